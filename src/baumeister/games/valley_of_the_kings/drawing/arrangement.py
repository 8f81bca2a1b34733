"""How the panels of the Valley lie beside and below each other.

The valley is small and shows everything; the site is a map that shows one place of it, where
fields and blocks are large enough for a finger.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.arrangement import Across, Arrangement, Down, Size, Spread, Tree

VALLEY: Final = Size(360, 270)
SITE: Final = Size(240, 224)
NOTES: Final = Size(114, 224)
PHASES: Final = Size(240, 164)
STOCKS: Final = Size(360, 76)
HAND: Final = Size(360, 58)
OWN: Final = Size(360, 52)
SEAT: Final = Size(304, 256)
AUCTION_WIDTH: Final = 360
AUCTION_HEAD: Final = 22
AUCTION_ROWS: Final = 202.0  # the height of all rows, unless they are few
TALLEST_ROW: Final = 58.0

SUMS: Final = frozenset({"phases", "notes", "stocks"})

FIELD: Final = "field"  # the spread in which figures move and pyramids grow
AUCTION: Final = "auction"  # and the one in which blocks are bought


def row_pitch(seats: int) -> float:
    """How far the rows of the groups lie apart; there is one group more than seats."""
    return min(TALLEST_ROW, AUCTION_ROWS / (seats + 1))


def auction_size(seats: int) -> Size:
    return Size(AUCTION_WIDTH, AUCTION_HEAD + row_pitch(seats) * (seats + 1) + 2)


@lru_cache(maxsize=8)
def arrangement(seats: int) -> Arrangement:
    sizes = {
        "valley": VALLEY,
        "site": SITE,
        "auction": auction_size(seats),
        "phases": PHASES,
        "notes": NOTES,
        "stocks": STOCKS,
        "hand": HAND,
        "own": OWN,
        **{f"seat-{seat}": SEAT for seat in range(seats)},
    }
    field = Spread(
        (
            Down("valley", Across("site", "notes")),
            Across(Down("valley", "stocks"), Down("site", "phases")),
            Down("valley", Across("site", "phases")),
        ),
        sums=SUMS,
    )
    auction = Spread(
        (
            Down("auction", "valley"),
            Across(Down("auction", "valley"), Down("site", "phases")),
            Across("valley", Down("auction", Across("site", "notes"))),
            Down("valley", Across("auction", "phases")),
        ),
        sums=SUMS,
    )
    return Arrangement(
        sizes,
        {AUCTION: auction, FIELD: field},
        (Across("hand", "own"), Down("hand", "own")),
    )


def whole(seats: int, viewer: int, is_auction: bool) -> Tree:
    """One picture of the table: the map, what is decided, and what everybody has."""
    others = [f"seat-{seat}" for seat in range(seats) if seat != viewer]
    dock = [Across("hand", "own")] if viewer != PUBLIC else []
    valley = Down("valley", *dock)
    acting = ["phases", "auction" if is_auction else "site"]
    if len(others) == 1:
        return Across(valley, Down(*acting, *others))
    return Across(valley, Down(*acting), Down(*others))
