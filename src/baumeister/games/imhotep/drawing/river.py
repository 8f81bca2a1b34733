"""The river: water, lotus, and the ships of the round."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, path
from baumeister.games.imhotep.drawing.layout import RIVER
from baumeister.games.imhotep.drawing.ships import draw_ship
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.voyages import Voyages
from baumeister.games.imhotep.rules.actions import EVERY_SHIP
from baumeister.games.imhotep.rules.state import Imhotep


def river_panel(state: Imhotep, words: Words, pen: Pen, voyages: Voyages) -> Panel:
    ships: dict[str, Picture] = {
        f"ship-{ship}": draw_ship(state, words, pen, voyages, ship) for ship in EVERY_SHIP
    }
    window = Rectangle(0, 0, *RIVER)
    return Panel("river", words.say("panel.river"), window, {"water": WATER, **ships})


PAD: Final = "M0 0L1 -.300A1 1 0 1 0 .700 .700Z"  # a leaf of lotus with a notch


# Between the ships and below them, never behind what is written beside them.
WAVES: Final = (
    *((12, 27), (14, 74), (10, 121), (13, 168)),
    *((70, 49), (176, 48), (292, 49)),
    *((118, 95), (236, 96), (306, 94)),
    *((60, 142), (170, 143), (270, 142)),
)
PADS: Final = ((340, 118, 5), (349, 128, 3.5), (318, 174, 5), (336, 179, 7))


def _waves() -> str:
    return "".join(path("wave", f"M{x} {y}q7 -5 14 0t14 0t14 0") for x, y in WAVES)


WATER: Final = (
    box("river", 0, 0, *RIVER, 8)
    + _waves()
    + "".join(move(x, y, path("pad", PAD), size) for x, y, size in PADS)
)
