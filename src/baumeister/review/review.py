"""A review: what several looks at a game have found out, from every seat that was looked from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.state import OVER, State
from baumeister.review.course import Turn, turns_of, walk
from baumeister.review.judging import CLOSE, COARSE, Budget, Finding, findings
from baumeister.review.seat_review import SeatReview, questions_of, seat_review

VERSION: Final = 1  # of the method: what an older one has found is looked for anew
LOOKS: Final = 4  # that make a review; the first one is coarse


def budget_of(look: int) -> Budget:
    """How closely the look of a number looks."""
    return CLOSE if look else COARSE


class Review:
    """`known` has the findings of each seat by turn, joined over its looks."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.known: dict[int, dict[int, Finding]] = {}
        self.looks: dict[int, int] = {}

    @cached_property
    def turns(self) -> list[Turn]:
        return turns_of(self.game, self.record)

    @cached_property
    def walked(self) -> list[tuple[Turn, State, State]]:
        return list(walk(self.game, self.record, self.turns))

    @cached_property
    def _questions(self) -> tuple[dict[int, str], frozenset[int]]:
        return questions_of(self.walked)

    @property
    def is_over(self) -> bool:
        """Whether the record goes to the end of its game."""
        return bool(self.walked) and self.walked[-1][2].first_to_act() == OVER

    def before(self, turn: int) -> State:
        return self.walked[turn][1]

    def add(self, seat: int, found: Iterable[Finding]) -> None:
        """What a look has found, or a part of one."""
        known = self.known.setdefault(seat, {})
        for finding in found:
            if finding.turn in known:
                known[finding.turn].join(finding)
            else:
                known[finding.turn] = finding

    def look(self, seat: int, look: int, budget: Budget | None = None) -> None:
        self.add(seat, findings(self.game, self.record, seat, budget or budget_of(look), look))
        self.looks[seat] = self.looks.get(seat, 0) + 1

    def of(self, seat: int) -> SeatReview:
        """The review from a seat that was looked from."""
        asked, secret = self._questions
        looks = self.looks.get(seat, 1)
        return seat_review(seat, self.turns, self.known[seat], asked, secret, looks)

    def seats(self) -> Sequence[int]:
        return sorted(self.known)

    def to_json(self) -> dict[str, object]:
        """What was found out, as plain data for programs."""
        return {
            "version": VERSION,
            "game": self.game.id,
            "seats": self.record.seats,
            "players": self.record.players,
            "is_over": self.is_over,
            "moments": [turn.at for turn in self.turns] + [len(self.record.entries)],
            "reviews": [as_json(self.of(seat)) for seat in self.seats()],
        }


def as_json(review: SeatReview) -> dict[str, object]:
    return {
        "seat": review.seat,
        "looks": review.looks,
        "start": _rounded(review.start),
        "end": _rounded(review.end),
        "parts": {part: _rounded(change) for part, change in review.parts().items()},
        "curve": [[_rounded(share) for share in shares] for shares in review.curve],
        "errors": [_rounded(error) for error in review.errors],
        "changes": [_small(change) for change in review.changes],
        "regret": _rounded(review.regret),
        "decisions": [
            {
                "at": decision.at,
                "asked": decision.asked,
                "given": decision.given,
                "best": decision.best,
                "regret": _rounded(decision.regret),
                "error": _rounded(decision.error),
                "is_mistake": decision.is_mistake,
            }
            for decision in review.decisions
        ],
        "turning_points": [decision.at for decision in review.turning_points],
    }


def _small(change: Mapping[str, float]) -> dict[str, float]:
    return {part: _rounded(share) for part, share in change.items()}


def _rounded(share: float) -> float:
    return round(share, 6)
