"""The things of Kheops by number: colours, figures, symbols, sources of points."""

from __future__ import annotations

from typing import Final, NewType

from baumeister.core.state import NOTHING

Colour = NewType("Colour", int)
Figure = NewType("Figure", int)  # the kind of figure, of either colour

WHITE: Final = Colour(0)  # begins, and owns the pharaoh
BLUE: Final = Colour(1)  # lays the last tile
COLOURS: Final = ("white", "blue")
NO_COLOUR: Final = Colour(NOTHING)
BOTH_COLOURS: Final[tuple[Colour, ...]] = (WHITE, BLUE)

WORKER: Final = Figure(0)
MUMMY: Final = Figure(1)
PRIEST: Final = Figure(2)
PHARAOH: Final = Figure(3)
FIGURES: Final = ("worker", "mummy", "priest", "pharaoh")
EVERY_FIGURE: Final[tuple[Figure, ...]] = (WORKER, MUMMY, PRIEST, PHARAOH)


def opponent(colour: Colour) -> Colour:
    return Colour(1 - colour)


HALL: Final = 0
CORRIDOR: Final = 1
ROOMS: Final = ("hall", "corridor")

PLAIN: Final = 0
TURN_CORRIDOR: Final = 1
TURN_HALL: Final = 2
REPLACE: Final = 3
MOVE: Final = 4
FORBIDDEN: Final = 5
TWO: Final = 6
ANKH: Final = 7
CURSE: Final = 8
SARCOPHAGUS: Final = 9  # the first of six: pharaoh and queen of each colour
SYMBOLS: Final = (
    "plain",
    "turn_corridor",
    "turn_hall",
    "replace",
    "move",
    "forbidden",
    "two",
    "ankh",
    "curse",
    "red_pharaoh",
    "red_queen",
    "green_pharaoh",
    "green_queen",
    "gold_pharaoh",
    "gold_queen",
)
EFFECTS: Final = range(TURN_CORRIDOR, MOVE + 1)  # symbols that act at once
SARCOPHAGI: Final = range(SARCOPHAGUS, len(SYMBOLS))
PAIRS: Final = 3  # colours of sarcophagi

# Where points come from; in a match, each of its two games has rows of its own.
PARTS: Final = ("halls", "sarcophagi", "apex", "longest", "closed", "ankhs")
FROM_HALLS: Final = 0
FROM_SARCOPHAGI: Final = 1
FROM_APEX: Final = 2
FROM_LONGEST: Final = 3
FROM_CLOSED: Final = 4
FROM_ANKHS: Final = 5
SOURCES: Final = (
    *PARTS,
    *(f"first_{part}" for part in PARTS),
    *(f"second_{part}" for part in PARTS),
)
