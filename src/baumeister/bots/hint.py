"""Hints: what a bot would do, and why.

The parts of its value tell it best; where they are alike, what the search has seen is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from baumeister.bots.bot import Bot, consult
from baumeister.bots.hint_parts import HAIR, NOTHING, Account, Comparison
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine
from baumeister.bots.thought import Forecasts
from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Text

NEXT: Final = 3  # of the best other answers, to be compared with first
OTHERS: Final = 24  # answers to be compared with at all; of more, some are chosen by chance
ALIKE: Final = 0.002  # chances to win that differ by less are the same
PLAIN: Final = 0.01  # what makes a plain difference
HUNDRED: Final = 100  # imagined games, of which an answer wins some
THOUSAND: Final = 1000
PLACES: Final = ("first", "second", "third")  # of the clauses in the sentence


@dataclass(frozen=True)
class Hint:
    """An answer with what speaks for it."""

    action: Action
    account: Account = NOTHING
    against: str = ""  # what it is compared with
    outlook: Text | None = None  # what the search has seen, or that there is no choice

    def text(self, seat: int) -> Text:
        """The reason for the seat that asked."""
        if not self.account.reasons:
            return self.outlook or Text("hint.equal")
        if self.against == "hair":
            return Text("hint.hair", words={"first": self.account.reasons[0].clause(seat)})
        why = self._why(seat)
        if self.outlook is None:
            return why
        return Text("hint.both", words={"why": why, "outlook": self.outlook})

    def _why(self, seat: int) -> Text:
        clauses: dict[str, str | Text] = {"compared": Text(f"compared.{self.against}")}
        before = None
        for place, reason in zip(PLACES, self.account.reasons, strict=False):
            clauses[place] = reason.clause(seat, before)
            before = reason
        key = f"hint.{len(self.account.reasons)}"
        if self.account.price is None:
            return Text(key, words=clauses)
        return Text(f"{key}.but", words={**clauses, "price": self.account.price.clause(seat)})


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
        return Hint(action, outlook=Text("hint.only"))
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
    return _told(action, comparison, others, outlook)


def _best_first(answers: list[Action], forecasts: Forecasts, rng: Random) -> list[Action]:
    """The best answers, and some of the rest."""
    found = rng.sample(answers, len(answers))
    found.sort(key=lambda answer: -forecasts.get(answer, 0.0))
    rest = found[NEXT:]
    return found[:NEXT] + rng.sample(rest, min(len(rest), OTHERS - NEXT))


def _told(
    action: Action, comparison: Comparison, others: list[Action], outlook: Text | None
) -> Hint:
    """Compare an answer with the next best ones, then with all; else tell what was forecast."""
    account = comparison.account(action, others[:NEXT])
    if account.reasons:
        return Hint(action, account, _named(len(others), "best"))
    account = comparison.account(action, others)
    if account.reasons:
        return Hint(action, account, _named(len(others), "average"), _if_plain(outlook))
    if outlook is None or outlook.key == "hint.level":
        account = comparison.account(action, others, HAIR)
    return Hint(action, account, "hair", outlook)


def _named(others: int, kind: str) -> str:
    """What an answer was compared with."""
    if others == 1:
        return "other"
    return "others" if others <= NEXT else kind


def _if_plain(outlook: Text | None) -> Text | None:
    """What is worth telling beside other reasons: that no other answer does as well."""
    if outlook is None or outlook.key != "hint.ahead" or outlook.data["games"] != HUNDRED:
        return None
    return outlook


def forecast(action: Action, forecasts: Forecasts, is_secret: bool = False) -> Text | None:
    """How many imagined games an answer wins, and how many the next best one does.

    If that is as many, those that win less are told instead, or that there are none of them.
    """
    if action not in forecasts:
        return None
    mine = forecasts[action]
    others = [theirs for answer, theirs in forecasts.items() if answer is not action]
    best = max(others, default=mine)
    if mine - best >= ALIKE:
        return _won("hint.ahead", mine, best)
    worse = [theirs for theirs in others if mine - theirs >= ALIKE]
    if worse:
        return _won("hint.among", mine, max(worse))
    if is_secret:
        return Text("hint.mixed")
    return Text("hint.level", {"wins": round(HUNDRED * mine), "games": HUNDRED})


def _won(key: str, mine: float, theirs: float) -> Text:
    """Of a hundred games, or of a thousand where that would hide the difference."""
    games = HUNDRED if mine - theirs >= PLAIN else THOUSAND
    data = {"wins": round(games * mine), "others": round(games * theirs), "games": games}
    return Text(key, data)
