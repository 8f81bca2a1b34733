"""What chance answers in Kleopatra, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from baumeister.core.action import Action, Names
from baumeister.games.cleopatra.rules.mosaic_shapes import EVERY_SHAPE, SHAPES, Shape
from baumeister.games.cleopatra.rules.names import CARDS, DICE, EVERY_CARD, Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Action):
    """Chance: the card that a seat gets without others seeing it."""

    card: Card

    names: ClassVar[Names] = {"card": CARDS}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Open(Action):
    """Chance: the next card of the draw pile lies face up."""

    card: Card

    names: ClassVar[Names] = {"card": CARDS}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FaceDown(Action):
    """Chance: the next card of the draw pile lies face down."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shuffle(Action):
    """Chance: the discard pile is shuffled and becomes the draw pile."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Look(Action):
    """Chance: the discard pile is spread out for the one who may take a card."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Roll(Action):
    """Chance: how many of the dice show the symbol of the high priest."""

    n: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NextMosaic(Action):
    """Chance: the mosaic on top of the stack."""

    shape: Shape

    names: ClassVar[Names] = {"shape": SHAPES}


DRAW: Final = [Draw(card) for card in EVERY_CARD]
OPEN: Final = [Open(card) for card in EVERY_CARD]
FACE_DOWN: Final = FaceDown()
SHUFFLE: Final = Shuffle()
LOOK: Final = Look()
ROLL: Final = [Roll(n) for n in range(DICE + 1)]
NEXT_MOSAIC: Final = [NextMosaic(shape) for shape in EVERY_SHAPE]
