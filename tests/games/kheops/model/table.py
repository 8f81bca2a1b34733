"""What lies on the table: a pyramid of named cells whose sides are left, right, bottom or top."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

ROWS = "abcdefg"  # from the apex to the base
CELLS = [f"{row}{place}" for n, row in enumerate(ROWS) for place in range(1, 2 * n + 2)]
MEETS = {"l": "r", "r": "l", "b": "t", "t": "b"}  # a side, and the one it touches
KINDS = ("worker", "mummy", "priest", "pharaoh")
HAND = 3


def points_up(cell: str) -> bool:
    return int(cell[1:]) % 2 == 1


def sides(cell: str) -> str:
    """The three sides in the order in which chance counts them."""
    return "lrb" if points_up(cell) else "rlt"


def beside(cell: str, side: str) -> str | None:
    """The cell that touches this side; None: there is only desert."""
    row, place = ROWS.index(cell[0]), int(cell[1:])
    rows = {"b": row + 1, "t": row - 1}
    places = {"l": place - 1, "r": place + 1, "b": place + 1, "t": place - 1}
    row, place = rows.get(side, row), places[side]
    found = f"{ROWS[row]}{place}" if row < len(ROWS) else ""
    return found if found in CELLS else None


def room(tile: str) -> str:
    return "hall" if tile.startswith("hall") else "corridor"


def openings(tile: str) -> int:
    return int(tile.split("_")[0][-1])


def symbol(tile: str) -> str:
    return tile.split("_", 1)[1]


def ways(cell: str, tile: str) -> list[set[str]]:
    """Every way a tile can lie in a cell, as its open sides."""
    if openings(tile) == 3:
        return [set(sides(cell))]
    if openings(tile) == 2:
        return [set(sides(cell)) - {shut} for shut in sides(cell)]
    return [{open_side} for open_side in sides(cell)]


def written(open_sides: set[str]) -> str:
    return "".join(side for side in "lrbt" if side in open_sides)


class Table:
    """One game; `white` is the seat that plays White."""

    def __init__(self, edition: str, white: int) -> None:
        self.edition: dict[str, Any] = tomllib.loads(edition)
        tiles = {name: n for name, n in self.edition["tiles"].items() if name != "provenance"}
        self.box = Counter({name: n[0] for name, n in tiles.items()})
        self.white = white
        self.tiles: dict[str, str] = {}  # by cell
        self.open: dict[str, set[str]] = {}  # by cell
        self.figures: dict[str, tuple[int, str]] = {}  # seat and kind, by cell
        workers = self.edition["figures"]["workers"]
        first, second = ((seat, workers[seat != white]) for seat in (white, 1 - white))
        self.supply = {
            seat: Counter(worker=number, mummy=1, priest=1, pharaoh=int(seat == white))
            for seat, number in (first, second)
        }
        self.hands: dict[int, list[str]] = {0: [], 1: []}

    @property
    def foundation(self) -> list[str]:
        return list(self.edition["foundation"]["cells"])

    def points_for(self, what: str) -> int:
        return int(self.edition["points"][what][0])

    def pile(self) -> Counter[str]:
        """The tiles in the box that can still be drawn."""
        return +self.box

    def free(self) -> list[str]:
        """Tiles that a figure may come to."""
        return [
            cell
            for cell, tile in self.tiles.items()
            if cell not in self.figures and symbol(tile) != "forbidden"
        ]

    def standing(self, seat: int) -> dict[str, str]:
        """A player's figures by cell."""
        return {cell: kind for cell, (owner, kind) in self.figures.items() if owner == seat}

    def available(self, seat: int) -> set[str]:
        """Figures a player may bring into the game: priest and pharaoh only after the mummy."""
        has_mummy = "mummy" in self.standing(seat).values()
        kinds = {kind for kind, number in self.supply[seat].items() if number}
        return kinds if has_mummy else kinds - {"priest", "pharaoh"}

    def removable(self, seat: int) -> list[str]:
        """Where enemies stand who can be sent home."""
        enemies = self.standing(1 - seat)
        return [cell for cell, kind in enemies.items() if kind in ("worker", "mummy")]
