"""What a golden file can hold: a random game told, or sequences of answers counted."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Tale:
    """A random game to write down."""

    game: str
    seats: int
    name: str  # of the variants
    variants: dict[str, str]
    seed: int

    def file(self) -> str:
        return f"{self.game}/{self.seats}p-{self.name}-{self.seed}.txt"


@dataclass(frozen=True)
class Position:
    """A moment of a random game from which sequences of answers are counted."""

    game: str
    name: str
    seats: int
    depth: int
    variants: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    answers: int = 0  # given by this seed before
