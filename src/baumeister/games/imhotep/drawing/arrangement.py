"""How Imhotep's panels lie on a screen: all five sites are always in sight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.arrangement import Across, Arrangement, Down, Size, Spread, Tree
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.rules.names import SITES

SIZES: Final[dict[str, Size]] = {
    "river": layout.RIVER,
    **{SITES[site]: size for site, size in layout.SITES.items()},
    "own": layout.OWN,
    "hand": layout.HAND,
}
UPPER: Final = Down("pyramid", "temple")
LOWER: Final = Across("burial_chamber", "obelisks")
NARROW: Final = Down("river", "market", Across("pyramid", "temple"), LOWER)
SQUARE: Final = Down(Across("river", UPPER), "market", LOWER)
BROAD: Final = Down(Across(Down("river", LOWER), UPPER), "market")
DOCK: Final = (Across("own", "hand"), Down("own", "hand"))


@lru_cache(maxsize=8)
def arrangement(seats: int) -> Arrangement:
    sizes = {**SIZES, **{f"seat-{seat}": layout.SEAT for seat in range(seats)}}
    return Arrangement(sizes, {"": Spread((NARROW, SQUARE, BROAD))}, DOCK)


def whole(seats: int, viewer: int) -> Tree:
    """One picture of everything, with all that others have."""
    others = [f"seat-{seat}" for seat in range(seats) if seat != viewer]
    if viewer == PUBLIC:
        return Across(SQUARE, Down(*others))
    if len(others) == 1:
        return Down(BROAD, Across(DOCK[1], *others))
    return Across(Down(SQUARE, DOCK[0]), Down(*others))
