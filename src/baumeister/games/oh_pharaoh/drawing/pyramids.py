"""Pyramids: blocks step by step, and what can be done with them where they stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, join, kept, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing.cards import blank, laid
from baumeister.games.oh_pharaoh.drawing.icons import die
from baumeister.games.oh_pharaoh.drawing.laying import laying
from baumeister.games.oh_pharaoh.drawing.plinths import ground
from baumeister.games.oh_pharaoh.drawing.reach import reaching
from baumeister.games.oh_pharaoh.drawing.rolls import Roll
from baumeister.games.oh_pharaoh.drawing.sites import Site
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses, pick_name
from baumeister.games.oh_pharaoh.rules.actions import (
    SCORE,
    SEND_THIEF,
    SIDES,
    STEAL,
    STEAL_JOKER,
    SWAP,
    TAKE_BACK,
    TAKE_BACK_JOKER,
)
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS, THIEF
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Loot, Mend

TIGHT_PIXELS: Final = 5.5  # pixels between blocks that leave no room for numbers


def pyramid(
    state: OhPharaoh, words: Words, pen: Pen, uses: Uses, site: Site, roll: Roll | None = None
) -> Picture:
    """A pyramid where it stands, with all that can be done there."""
    is_robbed = pen.offers(SEND_THIEF[site.owner][site.number])
    below = ground(state, words, site, roll, pick_name(THIEF) if is_robbed else "")
    if is_on_counter(state, pen, site):
        return move(site.room.x, site.room.y, below + _plain_steps(site))
    name = f"pyramid-{site.owner}-{site.number}"
    body: Picture = below + pen.place(name, 0, 0, _steps(site))
    if pen.seat == site.owner:
        body = pen.button(SCORE[site.number], body, _frame(site))
        body += laying(state, words, pen, uses, site)
    else:
        body += _theft(pen, site)
    return move(site.room.x, site.room.y, body + _swaps(pen, site))


def still_pyramid(state: OhPharaoh, words: Words, site: Site) -> str:
    """The same to be looked at only."""
    return move(site.room.x, site.room.y, ground(state, words, site) + _plain_steps(site))


def broken_pyramid(state: OhPharaoh, pen: Pen, site: Site) -> Picture:
    """One that cards are taken out of, large enough for that; it has no ground."""
    steps = join(
        _placed(site, number, _taken(state, pen, site, number)) for number in _numbers(site)
    )
    return move(site.room.x, site.room.y, steps)


def is_on_counter(state: OhPharaoh, pen: Pen, site: Site) -> bool:
    """Whether somebody takes cards out of this pyramid now, and sees it large for that."""
    return pen.is_asked and _asked_place(state) == (site.owner, site.number)


def _asked_place(state: OhPharaoh) -> tuple[int, int] | None:
    question = state.agenda[-1]
    if isinstance(question, Loot):
        return question.victim, question.pyramid
    return (question.seat, question.pyramid) if isinstance(question, Mend) else None


def _frame(site: Site) -> Area:
    return hot_box(1, 1, site.room.width - 2, site.room.height - 2, 8)


def _numbers(site: Site) -> list[int]:
    """From the top down: should there be too little room, a step covers the foot of the next."""
    return [number for number in reversed(NUMBERS) if site.pyramid.widths[number]]


@kept
def _steps(site: Site) -> Picture:
    return join(_placed(site, number, _blocks(site, number)) for number in _numbers(site))


def _step_name(site: Site, number: int | str) -> str:
    return f"step-{site.owner}-{site.number}-{number}"


@lru_cache(maxsize=4096)
def _plain_steps(site: Site) -> str:
    return "".join(
        move(*site.step(number), _blocks(site, number), site.size) for number in _numbers(site)
    )


def _placed(site: Site, number: int, body: Picture) -> Picture:
    """A step at its place, with a ring if something was just laid there."""
    name, step = _step_name(site, number), move(0, 0, body, site.size)
    wide = site.width(site.pyramid.widths[number]) * site.size
    ring = box("ring", -2, -2, wide + 4, site.cut.up * site.size + 4, 5)
    return "<g>" + Placed(step, name, *site.step(number), ring=ring) + "</g>"


def _blocks(site: Site, number: int) -> str:
    """A step: its numbers first, then its jokers."""
    plain, jokers = site.pyramid.plain(number), site.pyramid.jokers[number]
    is_tight = site.cut.across * site.size < TIGHT_PIXELS
    return _row(number, number, 0, plain, site.cut.form, site.cut.across, is_tight) + _row(
        JOKER, number, plain, jokers, site.cut.form, site.cut.across, is_tight
    )


@lru_cache(maxsize=4096)
def _row(
    kind: int, number: int, first: int, count: int, form: int, across: float, is_tight: bool
) -> str:
    covered = blank(kind, number, form) if is_tight else laid(kind, number, form)
    shapes = [covered] * (count - 1) + [laid(kind, number, form)] * min(1, count)
    return "".join(
        f'<g class="drifts" transform="translate({n * across:.4g} 0)">{shape}</g>'
        for n, shape in enumerate(shapes, first)
    )


# Taking cards out


def _taken(state: OhPharaoh, pen: Pen, site: Site, number: int) -> Picture:
    """Alike cards of a step; a click on any of them takes one."""
    plain, jokers = site.pyramid.plain(number), site.pyramid.jokers[number]
    across, form = site.cut.across, site.cut.form
    parts = []
    for kind, first, count in ((number, 0, plain), (JOKER, plain, jokers)):
        if count:
            body = _row(kind, number, first, count, form, across, False)
            hot = hot_box(first * across, 0, site.width(count), site.cut.height, 5)
            parts.append(pen.button(_taking(state, kind, number), body, hot))
    return join(parts)


def _taking(state: OhPharaoh, kind: int, number: int) -> Action:
    if isinstance(state.agenda[-1], Loot):
        return (STEAL_JOKER if kind == JOKER else STEAL)[number - 1]
    return (TAKE_BACK_JOKER if kind == JOKER else TAKE_BACK)[number - 1]


# Joker and thief


def _swaps(pen: Pen, site: Site) -> Picture:
    """While the right number is held: the jokers it can be put in the place of."""
    swaps = SWAP[site.owner][site.number]
    return join(
        pen.fit(swaps[number - 1], pick_name(number), _joker_area(site, number))
        for number in NUMBERS
        if site.pyramid.jokers[number]
    )


def _joker_area(site: Site, number: int) -> Area:
    x, y = site.step(number)
    first = x + site.pyramid.plain(number) * site.cut.across * site.size
    wide = site.width(site.pyramid.jokers[number]) * site.size
    return reaching(Rectangle(first, y, wide, site.block.height), site.room)


def _theft(pen: Pen, site: Site) -> Picture:
    """While a thief is held: the frame, and what the die must show."""
    action = SEND_THIEF[site.owner][site.number]
    if not pen.offers(action):
        return ""
    frame = _frame(site)
    badge = move(2, site.foot, _badge(site.pyramid.steps, site.room.width - 4))
    return pen.fit(action, pick_name(THIEF), Area(frame.shape + badge, frame.bounds))


@lru_cache(maxsize=256)
def _badge(steps: int, width: float) -> str:
    ground, middle = box("op-needs", 0, 0, width, 18, 6), width / 2
    if steps > SIDES:
        return ground + label(middle, 13, "op-needs-text", "–")
    needed = label(middle - 9, 13.5, "op-needs-text", "≥")
    return ground + needed + move(middle + 1, 2, die(steps, "op-die"), 0.32)
