"""The answers: how the sticks fall, and which piece moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.core.action import Action, Vocabulary
from senet.rules.board import SQUARES, STICKS


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Throw(Action):
    """Chance throws the sticks."""

    steps: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Action):
    """The piece on a square goes as far as the sticks say."""

    square: int


THROW: Final = [Throw(steps) for steps in STICKS]
MOVE: Final = [Move(square) for square in range(SQUARES)]
VOCABULARY: Final = Vocabulary([*THROW, *MOVE])
