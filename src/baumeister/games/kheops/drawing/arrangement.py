"""How Kheops' panels lie on a screen.

A phone has room for a lens in the sky beside the apex; what each thing is worth stands on larger
screens only.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.arrangement import Across, Arrangement, Down, Size, Spread, Tree
from baumeister.drawing.geometry import Rectangle
from baumeister.games.kheops.drawing import layout
from baumeister.games.kheops.rules.state import SEATS

WINDOWS: Final[dict[str, Rectangle]] = {
    "pyramid": layout.PYRAMID,
    "pile": layout.PILE,
    "score": layout.SCORE,
    "worth": layout.WORTH,
    "lens": layout.LENS,
    "own": layout.OWN,
    "hand": layout.HAND,
    **{f"seat-{seat}": layout.SEAT for seat in range(SEATS)},
}
COLUMN: Final = Down("pile", "score", "worth")
ARRANGEMENT: Final = Arrangement(
    {name: Size(window.width, window.height) for name, window in WINDOWS.items()},
    {
        "": Spread(
            (
                "pyramid",
                Across(COLUMN, "pyramid"),
                Across(Down("pile", "score"), "pyramid"),
                Down(Across("pile", "score"), "pyramid"),
                Down(Across(Down("pile", "score"), "lens"), "pyramid"),
            )
        )
    },
    (Across("own", "hand"), Down("own", "hand")),
)


def whole(viewer: int) -> Tree:
    """One picture of everything, as a seat sees it."""
    if viewer == PUBLIC:
        return Across(COLUMN, "pyramid", Down("seat-0", "seat-1"))
    return Across(COLUMN, "pyramid", Down(f"seat-{1 - viewer}", "own", "hand"))
