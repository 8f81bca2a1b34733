"""Blocks: each colour has a grain of its own, so that nobody has to tell colours apart."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.svg import box, path
from baumeister.games.valley_of_the_kings.rules.names import COLOURS

_GRAINS: Final = (
    "M3 14L14 3M3 29L29 3M12 30L35 7M27 30L35 22",  # red: slanted
    "M9 9h.1M19 9h.1M29 9h.1M9 23h.1M19 23h.1M29 23h.1M14 16h.1M24 16h.1",  # grey: dots
    "M7 7l6 6m0-6l-6 6M25 7l6 6m0-6l-6 6M7 19l6 6m0-6l-6 6M25 19l6 6m0-6l-6 6",  # black: crosses
    "M7 7H31V25H7Z",  # white: a frame
    "M3 11l5.300-5 5.300 5 5.300-5 5.300 5 5.300-5 5.300 5M3 25l5.300-5 5.300 5 5.300-5 5.300 5"
    " 5.300-5 5.300 5",  # ochre: waves
)


def _block(colour: int) -> str:
    return (
        box("shade", 5, 6, 37, 35, 3)
        + box(f"front{colour}", 0.5, 6, 37, 31.5, 3)
        + box(f"top{colour}", 0.5, 0.5, 37, 31, 3)
        + path(f"grain{colour}", _GRAINS[colour])
        + path(f"shine{colour}", "M2 29.500V3Q2 2 3 2H35.500")
    )


# A block that lies on others throws its shadow on them.
CAST: Final = path("block-shadow", "M6 37H38V4L47 15V44Q47 47 44 47H15Z")
BLOCKS: Final = tuple(_block(colour) for colour in range(len(COLOURS)))
BLOCK_HOT: Final = hot_box(0, 0, 38, 38, 3)
BLOCK_RING: Final = box("ring", -1, -1, 40, 40, 4)
