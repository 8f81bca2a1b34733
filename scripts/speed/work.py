"""Work: what contenders are asked to do, and how much of it they did in which time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

PLAY: Final = "play"  # whole games by chance; a unit is a game
COPY: Final = "copy"  # of a state in the middle of a game
SEARCH: Final = "search"  # a unit is a simulation
STEP: Final = "step"  # of an environment, with what is seen and a mask

SEED: Final = 1
COUNTED: Final = 40  # games in which decisions and chance are told apart
COPIES: Final = 200  # in a row, so that counting costs next to nothing
SIMULATIONS: Final = 256  # for a decision


@dataclass(frozen=True)
class Work:
    units: int
    moves: float = 0


@dataclass(frozen=True)
class Course:
    """The average length of a game: what players decide, and what chance does as moves of its own.

    Most libraries let chance act within the moves of the players; then it is not counted.
    """

    decisions: float
    chance: float

    @property
    def moves(self) -> float:
        return self.decisions + self.chance


@dataclass(frozen=True)
class Row:
    """A line of a table."""

    library: str
    game: str
    how: str


@dataclass(frozen=True)
class Task:
    kind: str
    row: Row
    run: Callable[[], Work]
    course: Course | None = None


@dataclass(frozen=True)
class Timed:
    seconds: float
    units: int
    moves: float


def timed(run: Callable[[], Work], seconds: float) -> Timed:
    """Do it at least once, for so long; other programs on the machine do not count."""
    units, moves = 0, 0.0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or not units:
        done = run()
        units += done.units
        moves += done.moves
    return Timed(elapsed, units, moves)


def average(games: list[tuple[int, int]]) -> Course:
    """Of the decisions and the moves of chance in some games."""
    decisions, chance = (sum(column) / len(games) for column in zip(*games, strict=True))
    return Course(decisions, chance)


def copies(copy: Callable[[], object]) -> Work:
    for _ in range(COPIES):
        copy()
    return Work(COPIES)
