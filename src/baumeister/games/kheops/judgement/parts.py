"""The parts of Kheops' judgement, and what a colour may have of each."""

from __future__ import annotations

from typing import Final, final

PARTS: Final = (
    "halls",
    "sarcophagi",
    "apex",
    "longest",
    "closed",
    "ankhs",
    "figures",
    "turn",
    "match",
)


@final
class Account:
    """What one colour may have in the end."""

    def __init__(self, match: float) -> None:
        self.halls = 0.0
        self.sarcophagi = 0.0
        self.apex = 0.0
        self.longest = 0.0
        self.closed = 0.0
        self.ankhs = 0.0
        self.figures = 0.0
        self.turn = 0.0
        self.match = match

    def parts(self) -> list[float]:
        """In the order of `PARTS`."""
        return [
            self.halls,
            self.sarcophagi,
            self.apex,
            self.longest,
            self.closed,
            self.ankhs,
            self.figures,
            self.turn,
            self.match,
        ]

    def total(self) -> float:
        bonuses = self.halls + self.sarcophagi + self.apex + self.longest + self.closed
        return bonuses + self.ankhs + self.figures + self.turn + self.match
