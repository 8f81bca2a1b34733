"""The parts of Kheops' judgement, by number."""

from __future__ import annotations

from typing import Final

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
HALLS: Final = 0
SARCOPHAGI: Final = 1
AT_APEX: Final = 2
LONGEST: Final = 3
CLOSED: Final = 4
ANKHS: Final = 5
FIGURES: Final = 6
TURN: Final = 7
MATCH: Final = 8
