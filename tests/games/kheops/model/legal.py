"""What may be answered, phase by phase of a turn."""

from __future__ import annotations

from collections import Counter

from tests.games.kheops.model.table import (
    CELLS,
    Table,
    beside,
    room,
    sides,
    ways,
    written,
)


def found(table: Table) -> Counter[str]:
    """The next tile of the foundation in any of three positions, by its likelihood."""
    cell = table.foundation[len(table.tiles)]
    likely: Counter[str] = Counter()
    for tile, number in table.pile().items():
        turned = ways(cell, tile)
        for way in turned:
            numbers = "".join(str(n) for n, side in enumerate(sides(cell)) if side in way)
            likely[f"found {tile} {numbers}"] += number * 3 // len(turned)
    return likely


def drawn(table: Table) -> Counter[str]:
    return Counter({f"draw {tile}": number for tile, number in table.pile().items()})


def put(table: Table, seat: int) -> set[str]:
    """Any figure on a free tile; the mummy also in place of an enemy worker or mummy."""
    found = {f"put {kind} {cell}" for kind in table.available(seat) for cell in table.free()}
    if "mummy" in table.available(seat):
        found |= {f"put mummy {cell}" for cell in table.removable(seat)}
    return found


def effect(table: Table, seat: int, what: str) -> set[str]:
    """What an immediate symbol can do; nothing if it cannot act, or is none of these."""
    if what in ("turn_corridor", "turn_hall"):
        return turn(table, seat, what.removeprefix("turn_"))
    if what == "replace":
        return replace(table, seat)
    return move(table, seat) if what == "move" else set()


def turn(table: Table, seat: int, kind: str) -> set[str]:
    """Any such tile that no enemy priest or pharaoh holds; one that looks the same only at need."""
    held = [cell for cell, figure in table.standing(1 - seat).items() if is_protected(figure)]
    loose = [cell for cell, tile in table.tiles.items() if room(tile) == kind and cell not in held]
    found = {
        f"turn {cell} {written(way)}"
        for cell in loose
        for way in ways(cell, table.tiles[cell])
        if way != table.open[cell]
    }
    return found or {f"turn {cell} {written(table.open[cell])}" for cell in loose}


def is_protected(figure: str) -> bool:
    return figure in ("priest", "pharaoh")


def replace(table: Table, seat: int) -> set[str]:
    cells, kinds = table.removable(seat), table.available(seat)
    return {f"replace {cell} {kind}" for cell in cells for kind in kinds}


def move(table: Table, seat: int) -> set[str]:
    return {f"move {start} {cell}" for start in table.standing(seat) for cell in table.free()}


def lay(table: Table, seat: int) -> set[str]:
    """Any tile of the hand, any way round, in an empty cell that touches a tile."""
    return {
        f"lay {tile} {cell} {written(way)}"
        for tile in table.hands[seat]
        for cell in CELLS
        if cell not in table.tiles and touches(table, cell)
        for way in ways(cell, tile)
    }


def touches(table: Table, cell: str) -> bool:
    return any(beside(cell, side) in table.tiles for side in sides(cell))
