"""The things of Kheops by number: colours, figures, symbols, sources of points."""

from __future__ import annotations

from typing import Final

WHITE: Final = 0  # begins, and owns the pharaoh
BLUE: Final = 1  # lays the last tile
COLOURS: Final = ("white", "blue")

WORKER: Final = 0
MUMMY: Final = 1
PRIEST: Final = 2
PHARAOH: Final = 3
FIGURES: Final = ("worker", "mummy", "priest", "pharaoh")

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
