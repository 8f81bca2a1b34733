"""The board, the sticks and the answers. Squares are numbered from 0; 30 is beyond the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.core.action import Action, Vocabulary

SQUARES: Final = 30
ROW: Final = 10
SEATS: Final = 2
PIECES: Final = 5  # of each player
EMPTY: Final = -1

REBIRTH: Final = 14  # where the drowned come back
BEAUTY: Final = 25  # where every piece must stop
WATER: Final = 26
OFF: Final = 30

STICKS: Final = {1: 4, 2: 6, 3: 4, 4: 1, 5: 1}  # how many of 16 throws bring so many steps
AGAIN: Final = (1, 4, 5)  # whoever throws one of these throws again
LIMIT: Final = 400  # throws, so that every game ends


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Throw(Action):
    steps: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Action):
    """The piece on a square goes as far as the sticks say."""

    square: int


THROW: Final = [Throw(steps) for steps in STICKS]
MOVE: Final = [Move(square) for square in range(SQUARES)]
VOCABULARY: Final = Vocabulary([*THROW, *MOVE])
