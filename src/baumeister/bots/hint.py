"""Hints: what a bot would do, one reason for it, and how likely the best answers are to win.

The parts of its value tell it best; where they are alike, what the search has seen is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from baumeister.bots.bot import Bot, consult
from baumeister.bots.hint_parts import HAIR, Comparison
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine
from baumeister.bots.thought import Forecasts
from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Text

NEXT: Final = 3  # of the best other answers, to be compared with first
OTHERS: Final = 24  # answers to be compared with at all; if there are more, a random sample
ALIKE: Final = 0.002  # chances to win that differ by less are the same
HUNDRED: Final = 100  # imagined games, of which an answer wins some
ALTERNATIVES: Final = 2  # that are told with their chances


@dataclass(frozen=True)
class Chance:
    """How many of a hundred imagined games an answer wins."""

    action: Action
    wins: int


@dataclass(frozen=True)
class Hint:
    """An answer with the one thing that speaks most for it."""

    action: Action
    why: Text  # for the seat that asked
    chances: tuple[Chance, ...] = ()  # its own first; empty where nothing was searched


def advise(bot: Bot, state: State, seat: int, rng: Random) -> Hint:
    """Ask a bot, and find out what speaks for its answer, from what the seat knows."""
    found = consult(bot, state.mask(seat), seat, state.legal(seat), rng)
    view, legal = state.mask(seat), state.legal(seat)
    return explain(view, seat, legal, found.answer, found.forecasts, rng)


def explain(
    view: State,
    seat: int,
    legal: list[Action],
    action: Action,
    forecasts: Forecasts,
    rng: Random,
) -> Hint:
    """What speaks for an answer; `forecasts` are those of the answers that were thought about."""
    if len(legal) == 1:
        return Hint(action, Text("hint.only"))
    value = judgement_of(view.game).value
    sensible = list(forecasts) or value.sensible(imagine(view, value, rng), seat, legal)
    others = [other for other in sensible if other is not action]
    if others:
        outlook = forecast(action, forecasts, isinstance(view.agenda[-1], Sealed))
    else:
        outlook = Text("hint.sensible")
        others = [other for other in legal if other is not action]
    others = _best_first(others, forecasts, rng)
    comparison = Comparison(view, seat, value, [action, *others], rng)
    if not forecasts:
        others.sort(key=lambda other: -comparison.merit(other))
    return Hint(action, _told(action, comparison, others, outlook), chances(action, forecasts))


def _best_first(answers: list[Action], forecasts: Forecasts, rng: Random) -> list[Action]:
    """The best answers, and some of the rest."""
    found = rng.sample(answers, len(answers))
    found.sort(key=lambda answer: -forecasts.get(answer, 0.0))
    rest = found[NEXT:]
    return found[:NEXT] + rng.sample(rest, min(len(rest), OTHERS - NEXT))


def _told(
    action: Action, comparison: Comparison, others: list[Action], outlook: Text | None
) -> Text:
    """Compare an answer with the next best ones, then with all; else tell what was forecast."""
    seat = comparison.seat
    reason = comparison.reason(action, others[:NEXT]) or comparison.reason(action, others)
    if reason is not None:
        return reason.text(seat)
    if outlook is not None and outlook.key != "hint.level":
        return outlook
    hair = comparison.reason(action, others, HAIR)
    if hair is not None:
        return Text("hint.hair", words={"why": hair.text(seat)})
    return outlook or Text("hint.equal")


def forecast(action: Action, forecasts: Forecasts, is_secret: bool = False) -> Text | None:
    """Whether an answer wins more imagined games than the others do."""
    if action not in forecasts:
        return None
    mine = forecasts[action]
    others = [theirs for answer, theirs in forecasts.items() if answer is not action]
    if mine - max(others, default=mine) >= ALIKE:
        return Text("hint.ahead")
    if any(mine - theirs >= ALIKE for theirs in others):
        return Text("hint.among")
    return Text("hint.mixed") if is_secret else Text("hint.level")


def chances(action: Action, forecasts: Forecasts) -> tuple[Chance, ...]:
    """Those of an answer and of its best alternatives."""
    if action not in forecasts:
        return ()
    others = [other for other in forecasts if other is not action]
    others.sort(key=lambda other: -forecasts[other])
    told = [action, *others[:ALTERNATIVES]]
    return tuple(Chance(answer, round(HUNDRED * forecasts[answer])) for answer in told)
