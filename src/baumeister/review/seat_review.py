"""The review of a game from one seat: its chances, its decisions, and where the difference is from.

The chance to win goes from what the game promised at the start to what it came to. Each change is
put down to chance, to an own decision, to somebody else's, or to what had been hidden, so that all
four together are the whole way. An own decision costs what it was worse than the best answer; what
a forecast before it did not foresee belongs to the duel with the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.review.course import Turn
from baumeister.review.judging import Finding
from baumeister.review.tally import Shares, Tally

LEAST: Final = 0.02  # of the chance to win: what is worth a word
SURE: Final = 2.0  # standard errors: what is hardly due to the search's own luck
TURNING_POINTS: Final = 3
SEEN_ENOUGH: Final = 0.5  # of the imagined games of the answer given: so many has the best one, too

LUCK, OWN, OTHERS, HIDDEN = "luck", "own", "others", "hidden"
PARTS: Final = (LUCK, OWN, OTHERS, HIDDEN)


@dataclass(frozen=True)
class Decision:
    """An own answer beside the best one, as far as the seat could know."""

    turn: int
    at: int  # so many answers had been given before
    asked: str  # the key of the question's sentence
    given: str  # notations
    best: str
    regret: float  # by how much the best answer wins more often
    error: float  # its standard error
    reason: Text | None = None

    @property
    def is_mistake(self) -> bool:
        """Whether the difference is more than noise, and worth a word."""
        return self.regret >= max(LEAST, SURE * self.error)


@dataclass(frozen=True)
class SeatReview:
    """`curve` has an entry for the moment before each turn, and one for the end."""

    seat: int
    turns: list[Turn]
    curve: list[Shares]
    errors: list[float]  # of the seat's own share in each entry
    changes: list[dict[str, float]]  # for each turn, by what it is put down to
    decisions: list[Decision]  # those with a choice
    looks: int  # how many are in it

    def parts(self) -> dict[str, float]:
        """What each part did to the chance to win, over the whole game."""
        return {part: sum(change.get(part, 0.0) for change in self.changes) for part in PARTS}

    @property
    def start(self) -> float:
        return self.curve[0][self.seat]

    @property
    def end(self) -> float:
        return self.curve[-1][self.seat]

    @property
    def regret(self) -> float:
        """What all own decisions cost together; noise is in it, but as often for as against."""
        return -self.parts()[OWN]

    @property
    def mistakes(self) -> list[Decision]:
        """The worst first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return sorted(found, key=lambda decision: (-decision.regret, decision.turn))

    @property
    def turning_points(self) -> list[Decision]:
        return self.mistakes[:TURNING_POINTS]


def seat_review(
    seat: int,
    turns: Sequence[Turn],
    known: Mapping[int, Finding],
    asked: Mapping[int, str],
    secret: frozenset[int],
    looks: int = 1,
) -> SeatReview:
    """`known` has a finding for every turn and for the end, `asked` the sentence of each question
    that left a choice, and `secret` the turns in which somebody answered face down.
    """
    curve = [known[number].before.means() for number in range(len(turns) + 1)]
    errors = [known[number].before.error(seat) for number in range(len(turns))]
    changes = [
        _put_down(turn, known[turn.number], curve, seat, turn.number in secret) for turn in turns
    ]
    decisions = [
        _decision(turn, known[turn.number], seat, asked[turn.number])
        for turn in turns
        if turn.seat == seat and turn.number in asked
    ]
    return SeatReview(seat, [*turns], curve, [*errors, 0.0], changes, decisions, looks)


def questions_of(
    walked: Sequence[tuple[Turn, State, State]],
) -> tuple[dict[int, str], frozenset[int]]:
    """What `seat_review` wants to know of the questions behind the turns."""
    asked: dict[int, str] = {}
    secret: set[int] = set()
    for turn, before, _ in walked:
        if turn.is_chance:
            continue
        if isinstance(before.agenda[-1], Sealed):
            secret.add(turn.number)
        if len(before.legal(turn.seat)) > 1:
            asked[turn.number] = before.prompt(turn.seat).key
    return asked, frozenset(secret)


def _put_down(
    turn: Turn, finding: Finding, curve: Sequence[Shares], seat: int, is_secret: bool
) -> dict[str, float]:
    """The change of one turn in parts."""
    before, after = curve[turn.number][seat], curve[turn.number + 1][seat]
    if turn.is_chance:
        expected = finding.expected.mean(seat) if finding.expected.n else before
        return {LUCK: after - expected, HIDDEN: expected - before}
    if turn.seat == seat:
        own = -finding.lost.mean(0) if finding.lost.n else 0.0
        expected = finding.expected.mean(seat) if finding.expected.n else after
        return {OWN: own, HIDDEN: after - expected, OTHERS: expected - before - own}
    if is_secret:
        return {HIDDEN: after - before}
    told = finding.told.mean(seat) if finding.told.n else 0.0
    return {OTHERS: after - before - told, HIDDEN: told}


def _decision(turn: Turn, finding: Finding, seat: int, asked: str) -> Decision:
    given = turn.action.notation()
    best = _best(finding.compared, given, seat)
    if best == given:
        return Decision(turn.number, turn.at, asked, given, given, 0.0, 0.0)
    mine, other = finding.compared[given], finding.compared[best]
    regret = other.mean(seat) - mine.mean(seat)
    error = sqrt(mine.error(seat) ** 2 + other.error(seat) ** 2)
    return Decision(turn.number, turn.at, asked, given, best, regret, error, finding.reason)


def _best(compared: Mapping[str, Tally], given: str, seat: int) -> str:
    """Among answers that were looked at as closely as the one given; that one if it is best."""
    if given not in compared:
        return given
    enough = SEEN_ENOUGH * compared[given].n
    looked_at = [notation for notation, tally in compared.items() if tally.n >= enough]
    return max(looked_at, key=lambda notation: compared[notation].mean(seat))
