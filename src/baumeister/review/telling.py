"""A review in words: its numbers so that they add up, and its decisions as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from baumeister.bots.judgement import judgement_of
from baumeister.core.sentences import seat_name
from baumeister.core.text import Language, Text
from baumeister.review.review import Review
from baumeister.review.seat_review import PARTS, Decision, SeatReview
from baumeister.review.texts import SENTENCES

HUNDRED: Final = 100
MINUS: Final = "−"


@dataclass(frozen=True)
class ToldDecision:
    """A decision in words."""

    at: int
    turn: int
    given: str
    best: str
    cost: str
    reason: str


class Telling:
    """A review for people who read a language; `names` are what the seats are called."""

    def __init__(
        self, review: Review, language: Language, names: Sequence[str] | None = None
    ) -> None:
        self.review = review
        self.language = language
        self._names = names

    @property
    def names(self) -> list[str]:
        seats = range(self.review.record.seats)
        return [seat_name(seat, self.language, self._names) for seat in seats]

    def say(self, key: str, **words: str | int) -> str:
        numbers = {name: word for name, word in words.items() if isinstance(word, int)}
        texts = {name: word for name, word in words.items() if isinstance(word, str)}
        return SENTENCES.say(Text(key, numbers, texts), self.language, self._names)

    def percent(self, share: float) -> str:
        return self.hundredths(round(HUNDRED * share))

    def hundredths(self, n: int, sign: str = "") -> str:
        return self.say("review.percent", number=f"{sign}{abs(n)}".replace("-", MINUS))

    def signed(self, n: int) -> str:
        return self.hundredths(n, "+" if n > 0 else MINUS if n < 0 else "±")

    def sentence(self, seat: SeatReview) -> str:
        """How the chance of a seat went."""
        if not self.review.is_over:
            key = "review.from_to"
        else:
            key = "review.won" if seat.end > 0 else "review.lost"
        return self.say(key, start=self.percent(seat.start), end=self.percent(seat.end))

    def part_names(self) -> dict[str, str]:
        return {part: self.say(f"review.part.{part}") for part in PARTS}

    def part_figures(self, seat: SeatReview) -> dict[str, str]:
        return {part: self.signed(n) for part, n in whole_parts(seat).items()}

    def total(self, seat: SeatReview) -> str:
        return self.signed(sum(whole_parts(seat).values()))

    def turning_points(self, seat: SeatReview) -> list[ToldDecision]:
        return [self.decision(seat.seat, found) for found in seat.turning_points]

    def decision(self, seat: int, decision: Decision) -> ToldDecision:
        return ToldDecision(
            decision.at,
            decision.turn,
            self.say("review.given", answer=self._answer(seat, decision, decision.given)),
            self.say("review.best", answer=self._answer(seat, decision, decision.best)),
            self.say(
                "review.cost",
                percent=self.percent(decision.regret),
                error=self.percent(decision.error),
            ),
            self._reason(decision),
        )

    def _answer(self, seat: int, decision: Decision, notation: str) -> str:
        game = self.review.game
        view = self.review.before(decision.turn).mask(seat)
        text = view.describe(seat, game.vocabulary.parse(notation))
        return game.sentences.say(text, self.language, self._names)

    def _reason(self, decision: Decision) -> str:
        if decision.reason is None:
            return self.say("review.reason_ahead")
        sentences = judgement_of(self.review.game).sentences
        return sentences.say(decision.reason, self.language, self._names)


def whole_parts(seat: SeatReview) -> dict[str, int]:
    """The parts in whole hundredths that add up to the difference of what is shown."""
    total = round(HUNDRED * seat.end) - round(HUNDRED * seat.start)
    return add_up({part: HUNDRED * change for part, change in seat.parts().items()}, total)


def add_up(parts: Mapping[str, float], total: int) -> dict[str, int]:
    """Each part rounded up or down, so that they come to the total; the nearest ones give way."""
    found = {part: floor(change) for part, change in parts.items()}
    missing = total - sum(found.values())
    order = sorted(parts, key=lambda part: found[part] - parts[part])
    for n in range(abs(missing)):
        part = order[n % len(order)] if missing > 0 else order[-1 - n % len(order)]
        found[part] += 1 if missing > 0 else -1
    return found
