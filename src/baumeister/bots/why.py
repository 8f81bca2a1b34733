"""Why a bot has answered as it did, from what others could know of that moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from baumeister.bots.bot import Bot
from baumeister.bots.hint_parts import (
    LEAST,
    WORLDS,
    Parts,
    add,
    is_plain,
    lead_of,
    parts_after,
    weightiest,
)
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.thought import written
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Text

TRIES: Final = 400  # until enough worlds are found in which the answer was possible
NEXT: Final = 3  # of the best other answers, to be compared with first
OTHERS: Final = 12  # answers to be compared with at all

Difference = tuple[Parts, float]  # to other answers in one world: parts, and lead


def why(
    bot: Bot,
    view: State,
    seat: int,
    action: Action,
    reader: int,
    rng: Random,
    steps: Sequence[Action] = (),
) -> Text:
    """One sentence for a reader about an answer of a bot.

    Nothing else is looked at. Where `view` hides what the seat held, worlds are imagined in which
    the answer could be given. `steps` are what the seat had answered to the same secret question
    before.
    """
    if isinstance(bot, RandomBot):
        return Text("why.random", {"seat": seat})
    value = judgement_of(view.game).value
    worlds = _fitting(view, value, seat, action, rng, steps)
    if not worlds:
        return Text("why.unseen", {"seat": seat})
    return _reason(value, worlds, seat, action, reader, rng) or _excuse(bot, worlds, seat)


def _fitting(
    view: State, value: Value, seat: int, action: Action, rng: Random, steps: Sequence[Action]
) -> list[State]:
    """Worlds in which the seat may give its answer."""
    found: list[State] = []
    for _ in range(TRIES):
        world = imagine(view, value, rng)
        question = world.agenda[-1]
        if steps and isinstance(question, Sealed):
            question.steps[question.order.index(seat)] = [*steps]
        if seat in world.to_act() and action in world.legal(seat):
            found.append(world)
            if len(found) == WORLDS:
                break
    return found


def _reason(
    value: Value, worlds: list[State], seat: int, action: Action, reader: int, rng: Random
) -> Text | None:
    """Compared with the next best answers, then with all; None if that shows nothing good."""
    if all(len(world.legal(seat)) == 1 for world in worlds):
        return Text("why.only")
    least = LEAST * value.scale
    to_best: list[Difference] = []
    to_all: list[Difference] = []
    for world in worlds:
        mine, others = _tried(world, value, seat, action, rng)
        if others:
            to_best.append(_difference(mine, others[:NEXT], seat))
            to_all.append(_difference(mine, others, seat))
    if not to_all:
        return Text("why.sensible")
    for differences in (to_best, to_all):
        if is_plain([ahead for _, ahead in differences], least):
            reason = weightiest(_average(differences), value, seat, least)
            if reason is not None:
                return reason.text(reader)
    if not _knows_more(worlds, seat) and is_plain([-ahead for _, ahead in to_all], least):
        return Text("why.worse")
    return None


def _excuse(bot: Bot, worlds: list[State], seat: int) -> Text:
    """Where nothing that can be seen speaks for an answer."""
    if isinstance(bot, SearchBot):
        return Text("why.ahead", {"seat": seat})
    return Text("why.unseen" if _knows_more(worlds, seat) else "why.level", {"seat": seat})


def _knows_more(worlds: list[State], seat: int) -> bool:
    """Whether the seat could tell these worlds apart, although nobody else can."""
    return len({written(world.mask(seat)) for world in worlds}) > 1


def _tried(
    world: State, value: Value, seat: int, action: Action, rng: Random
) -> tuple[Parts, list[Parts]]:
    """What the answer leads to, and what others would, the best first."""
    sensible = value.sensible(world, seat, world.legal(seat))
    others = [other for other in sensible if other is not action]
    others = rng.sample(others, min(len(others), OTHERS))
    luck = rng.getrandbits(64)
    mine = parts_after(world, value, seat, action, Random(luck))
    found = [parts_after(world, value, seat, other, Random(luck)) for other in others]
    found.sort(key=lambda parts: -lead_of(parts, seat))
    return mine, found


def _difference(mine: Parts, others: list[Parts], seat: int) -> Difference:
    difference = [row[:] for row in mine]
    for parts in others:
        add(difference, parts, -1 / len(others))
    theirs = sum(lead_of(parts, seat) for parts in others) / len(others)
    return difference, lead_of(mine, seat) - theirs


def _average(differences: list[Difference]) -> Parts:
    first, _ = differences[0]
    total = [[0.0] * len(row) for row in first]
    for difference, _ in differences:
        add(total, difference, 1 / len(differences))
    return total
