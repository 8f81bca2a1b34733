"""Pyramids: cards step by step, what they are worth, and where the next card could go."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.boxes import Box, Spot
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import block, joker_block, laid
from baumeister.games.oh_pharaoh.drawing.icons import die
from baumeister.games.oh_pharaoh.drawing.layout import ACROSS, BLOCK, PLINTH
from baumeister.games.oh_pharaoh.drawing.rolls import Roll
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses, pick_name
from baumeister.games.oh_pharaoh.rules.actions import (
    LAY,
    LAY_JOKER,
    SCORE,
    SEND_THIEF,
    SIDES,
    STEAL,
    STEAL_JOKER,
    SWAP,
    TAKE_BACK,
    TAKE_BACK_JOKER,
)
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS, PYRAMIDS, THIEF
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Loot, Mend

WIDE: Final = 300  # room for longer words
CHIP_PITCH: Final = 68
CHIP_COLUMNS: Final = 5
CELLAR: Final = 0.74  # the size of a card in the plinth


class Site:
    """One place for a pyramid: whose, which one, where, and how large its cards are."""

    def __init__(self, state: OhPharaoh, owner: int, number: int, bottom: int) -> None:
        room = layout.area(state.seats, bottom, owner)
        spot = layout.place(room, number)
        self.owner = owner
        self.number = number
        self.room = Box(room.x + spot.x, room.y + spot.y, spot.width, spot.height)
        self.pyramid = state.pyramids[PYRAMIDS * owner + number]
        rows = self.pyramid.top - self.pyramid.bottom + 1
        free = int(owner == bottom)
        self.cut = layout.cut(self.room, rows, max(1, *self.pyramid.widths), free)
        self.size = self.cut.size

    def width(self, cards: int) -> float:
        """How wide so many cards of a step are, in the size of a whole card."""
        return (cards - 1) * self.cut.across + BLOCK.width

    def step(self, number: int) -> Spot:
        pyramid = self.pyramid
        level = number - pyramid.bottom
        return layout.step(self.room, self.cut, level, pyramid.widths[number])


def pyramid(
    state: OhPharaoh, words: Words, pen: Pen, uses: Uses, site: Site, roll: Roll | None
) -> Picture:
    body: Picture = _ground(state, words, site) + join(
        _step(state, words, pen, site, number)
        for number in reversed(NUMBERS)
        if site.pyramid.widths[number]
    )
    if pen.seat == site.owner:
        body = pen.button(SCORE[site.number], body, _frame(site))
        body += _places(pen, uses, site)
    else:
        body += _theft(pen, site)
    if roll is not None and roll.target == (site.owner, site.number):
        body += _die(words, site, roll)
    name = f"pyramid-{site.owner}-{site.number}"
    return pen.place(name, site.room.x, site.room.y, body)


def _frame(site: Site) -> Area:
    return hot_box(1, 1, site.room.width - 2, site.room.height - 2, 10)


def _ground(state: OhPharaoh, words: Words, site: Site) -> str:
    room, found = site.room, site.pyramid
    if not found.size:
        return _empty(state, words, site)
    ground = box("op-ground", 0, 0, room.width, room.height, 10) + box(
        "op-plinth", 8, room.height - PLINTH, room.width - 16, PLINTH - 6, 6
    )
    sentence = _worth(state, words, found)
    return hint(sentence, ground) + _sum(state, words, found, room)


def _empty(state: OhPharaoh, words: Words, site: Site) -> str:
    middle, foot = site.room.width / 2, site.room.height - 15
    if site.number < state.allowed_pyramids:
        ground = box("op-ground", 0, 0, *site.room[2:], 10) + _outline(site.room)
        return ground + label(middle, foot, "op-worth-no middle", words.say("room"))
    space = state.settings.edition.two_pyramids
    return hint(
        words.say("about.two_pyramids", n=space),
        box("op-locked", 0, 0, *site.room[2:], 10)
        + label(middle, foot, "op-worth-no middle", words.say("from_space", n=space)),
    )


@lru_cache(maxsize=8)
def _outline(room: Box) -> str:
    """A pyramid that could be there."""
    shape = layout.cut(room, 4, 3, 0)
    return "".join(
        box(
            "op-outline",
            *layout.step(room, shape, level, 3 - level),
            (3 - level) * shape.across * shape.size,
            shape.up * shape.size,
            5,
        )
        for level in range(3)
    )


def _worth(state: OhPharaoh, words: Words, found: Pyramid) -> str:
    """What it would bring, and what a thief needs, for those who point at it."""
    if not found.is_legal:
        return words.say("incomplete")
    sentences = [_bring(state, words, found)]
    if found.steps <= SIDES:
        sentences.append(words.say("needs_roll", n=found.steps))
    return " ".join(sentences)


def _bring(state: OhPharaoh, words: Words, found: Pyramid) -> str:
    if found.steps < state.needed_steps:
        return words.say("worth_nothing", n=state.needed_steps)
    total = " + ".join(str(number) for number in range(found.bottom, found.top + 1))
    return words.say("worth_about", sum=total, steps=found.steps, n=found.score())


def _sum(state: OhPharaoh, words: Words, found: Pyramid, room: Box) -> str:
    """On the plinth: how many cards, and what they are worth."""
    style = "op-worth-no"
    if not found.is_legal:
        sentence = words.say("incomplete")
    elif found.steps < state.needed_steps:
        is_wide = room.width >= WIDE
        sentence = words.say("worthless") if is_wide else words.say("worth", n=0)
    else:
        sentence, style = words.say("worth", n=found.score()), "op-worth"
    foot = room.height - 15
    return (
        box("op-mini", 18, foot - 16, 14, 20, 3)
        + label(38, foot, "op-note", str(found.size))
        + label(room.width - 18, foot, f"{style} right", sentence)
    )


def _step(state: OhPharaoh, words: Words, pen: Pen, site: Site, number: int) -> Picture:
    """A step: its numbers first, then its jokers; above it there may be narrower ones."""
    found = site.pyramid
    plain, jokers = found.plain(number), found.jokers[number]
    body = _cards(pen, state, site, number, number, 0, plain)
    body += _cards(pen, state, site, JOKER, number, plain, jokers)
    if jokers:
        hot = hot_box(plain * site.cut.across, 0, site.width(jokers), BLOCK.height, 7)
        body += pen.fit(SWAP[site.owner][site.number][number - 1], pick_name(number), hot)
    spot = site.step(number)
    wide = site.width(found.widths[number]) * site.size
    ring = box("ring", -3, -3, wide + 6, site.cut.up * site.size + 3, 6)
    name = f"step-{site.owner}-{site.number}-{number}"
    return "<g>" + pen.place(name, *spot, move(0, 0, body, site.size), ring) + "</g>"


def _cards(
    pen: Pen, state: OhPharaoh, site: Site, kind: int, number: int, first: int, count: int
) -> Picture:
    """Alike cards of a step; a click on any of them takes one."""
    if not count:
        return ""
    body = _row(kind, number, first, count, site.cut.across)
    action = _taking(state, site, kind, number)
    if action is None:
        return body
    hot = hot_box(first * site.cut.across, 0, site.width(count), BLOCK.height, 7)
    return pen.button(action, body, hot)


@lru_cache(maxsize=1024)
def _row(kind: int, number: int, first: int, count: int, across: float) -> str:
    shape = laid(kind, number)
    return "".join(
        f'<g class="drifts" transform="translate({n * across:g} 0)">{shape}</g>'
        for n in range(first, first + count)
    )


def _taking(state: OhPharaoh, site: Site, kind: int, number: int) -> Action | None:
    """The answer that takes a card of this step, while such a question is open."""
    question = state.agenda[-1] if state.agenda else None
    place = (site.owner, site.number)
    if isinstance(question, Loot) and place == (question.victim, question.pyramid):
        return (STEAL_JOKER if kind == JOKER else STEAL)[number - 1]
    if isinstance(question, Mend) and place == (question.seat, question.pyramid):
        return (TAKE_BACK_JOKER if kind == JOKER else TAKE_BACK)[number - 1]
    return None


def _theft(pen: Pen, site: Site) -> Picture:
    """While a thief is held: the frame, and what the die must show."""
    action = SEND_THIEF[site.owner][site.number]
    if not pen.offers(action):
        return ""
    steps = site.pyramid.steps
    if steps > SIDES:
        needed = label(46, 30, "op-needs-text", "–")
    else:
        needed = label(28, 30, "op-needs-text", "≥") + move(46, 4, die(steps, "op-die"), 0.76)
    badge = move(
        site.room.width / 2 - 46,
        site.room.height - 45,
        box("op-needs", 0, 0, 92, 42, 20) + needed,
    )
    frame = _frame(site)
    return pen.fit(action, pick_name(THIEF), Area(frame.shape + badge, frame.bounds))


def _die(words: Words, site: Site, roll: Roll) -> str:
    """The last roll, beside the pyramid the thief came to."""
    key = "roll_succeeds" if roll.is_enough else "roll_fails"
    style = "op-die-good" if roll.is_enough else "op-die-bad"
    sentence = words.say(key, rolled=roll.rolled, n=roll.needed)
    picture = die(roll.rolled, style) + label(22, 68, "op-worth middle", f"≥ {roll.needed}")
    return move(site.room.width - 56, 10, hint(sentence, picture))


# Where a card that is held can be laid


def _places(pen: Pen, uses: Uses, site: Site) -> Picture:
    """The places for every number, for the number itself and for a joker that stands for it."""
    found: dict[int, Picture] = {}
    for number in NUMBERS:
        fits = join(
            pen.fit(_lay(kind, site.number, number), pick_name(kind), _chip(number, kind))
            for kind in (number, JOKER)
            if kind in uses.held
        )
        if fits:
            found[number] = fits
    return _on_empty(site, found) if not site.pyramid.size else _around(site, found)


def _lay(kind: int, pyramid: int, number: int) -> Action:
    return (LAY_JOKER if kind == JOKER else LAY)[pyramid][number - 1]


@lru_cache(maxsize=32)
def _chip(number: int, kind: int) -> Area:
    """How the card would lie there."""
    face = joker_block(number) if kind == JOKER else block(number)
    hot = hot_box(0, 0, BLOCK.width, BLOCK.height, 7)
    return Area(group("op-soft", face) + hot.shape, hot.bounds)


def _on_empty(site: Site, found: dict[int, Picture]) -> Picture:
    """Nothing lies there yet: all numbers, in rows."""
    parts = []
    columns = min(CHIP_COLUMNS, max(1, len(found)))
    left = (site.room.width - columns * CHIP_PITCH) / 2 + 4
    for n, fits in enumerate(found.values()):
        row, column = divmod(n, columns)
        parts.append(move(left + column * CHIP_PITCH, 40 + row * 92, fits))
    return join(parts)


def _around(site: Site, found: dict[int, Picture]) -> Picture:
    """Beside the steps; new numbers above the top and in the plinth."""
    pyramid = site.pyramid
    parts = []
    above = [number for number in found if number > pyramid.top]
    below = [number for number in found if number < pyramid.bottom]
    for number, fits in found.items():
        if number in above:
            x = _beside(site, above.index(number), len(above), ACROSS * site.size)
            top = layout.step(site.room, site.cut, pyramid.top + 1 - pyramid.bottom, 1).y
            parts.append(move(x, top, fits, site.size))
        elif number in below:
            x = _beside(site, below.index(number), len(below), CELLAR * ACROSS)
            top = site.room.height - CELLAR * BLOCK.height - 2
            parts.append(move(x, top, fits, CELLAR))
        else:
            x, y = site.step(number)
            end = x + ((pyramid.widths[number] - 1) * site.cut.across + ACROSS) * site.size
            furthest = site.room.width - BLOCK.width * site.size - 3
            parts.append(move(round(min(end, furthest), 2), y, fits, site.size))
    return join(parts)


def _beside(site: Site, number: int, count: int, pitch: float) -> float:
    """Things in a row in the middle."""
    return round((site.room.width - count * pitch) / 2 + number * pitch, 2)
