"""What is counted when the pyramid is finished."""

from __future__ import annotations

from collections import Counter

from tests.games.kheops.model.table import MEETS, Table, beside, room, symbol

Account = dict[str, list[int]]  # points of each seat by source


def sections(table: Table) -> list[set[str]]:
    """Tiles that hang together by openings on both sides of a joint; single tiles are none."""
    found: list[set[str]] = []
    for cell in table.tiles:
        if not any(cell in section for section in found):
            found.append(reached(table, cell))
    return [section for section in found if len(section) > 1]


def reached(table: Table, start: str) -> set[str]:
    known, new = set[str](), {start}
    while new:
        known |= new
        new = {other for cell in new for other in joined(table, cell)} - known
    return known


def joined(table: Table, cell: str) -> list[str]:
    found = []
    for side in table.open[cell]:
        other = beside(cell, side)
        if other is not None and MEETS[side] in table.open.get(other, set()):
            found.append(other)
    return found


def strengths(table: Table, section: set[str]) -> list[int]:
    """How many figures each seat has there; pharaoh and the symbol 2 count for two."""
    strong = [0, 0]
    for cell in section & set(table.figures):
        seat, kind = table.figures[cell]
        strong[seat] += 2 if kind == "pharaoh" or symbol(table.tiles[cell]) == "two" else 1
    return strong


def holders(table: Table, section: set[str], ties: str) -> list[int]:
    """Who gets the points of a section."""
    first, second = strengths(table, section)
    if first == second:
        return [0, 1] if first and ties == "both" else []
    return [0] if first > second else [1]


def values(table: Table, section: set[str], longest: int, closed: str) -> dict[str, int]:
    """The worth of a section by source."""
    tiles = [table.tiles[cell] for cell in section]
    if any(symbol(tile) == "curse" for tile in tiles):
        return {}
    worth = {"halls": table.points_for("hall") * sum(room(tile) == "hall" for tile in tiles)}
    worth["sarcophagi"] = for_sarcophagi(table, [symbol(tile) for tile in tiles])
    worth["apex"] = table.points_for("apex") if "a1" in section else 0
    worth["longest"] = table.points_for("longest") if len(section) == longest else 0
    if is_closed(table, section, closed):
        worth["closed"] = sum(worth.values()) * (table.points_for("closed") - 1)
    return worth


def for_sarcophagi(table: Table, symbols: list[str]) -> int:
    colours = [each.split("_")[0] for each in symbols if each.endswith(("_pharaoh", "_queen"))]
    if len(colours) == 1:
        return table.points_for("sarcophagus")
    return table.points_for("pair") if len(colours) == 2 and len(set(colours)) == 1 else 0


def is_closed(table: Table, section: set[str], closed: str) -> bool:
    for cell in section:
        for side in table.open[cell]:
            other = beside(cell, side)
            if other is None or (closed == "everywhere" and other not in joined(table, cell)):
                return False
    return True


def ankhs(table: Table, seat: int) -> int:
    """The square of the ankhs under own figures, save those in a cursed section."""
    cursed = set[str]()
    for section in sections(table):
        if any(symbol(table.tiles[cell]) == "curse" for cell in section):
            cursed |= section
    cells = [cell for cell in table.standing(seat) if symbol(table.tiles[cell]) == "ankh"]
    return sum(cell not in cursed for cell in cells) ** 2


def account(table: Table, variants: dict[str, str]) -> Account:
    """All points of a finished game."""
    found = {"ankhs": [ankhs(table, seat) for seat in (0, 1)]}
    every = sections(table)
    longest = max((len(section) for section in every), default=0)
    for section in every:
        worth = values(table, section, longest, variants["closed"])
        for seat in holders(table, section, variants["ties"]):
            for source, points in worth.items():
                found.setdefault(source, [0, 0])[seat] += points
    return found


def totals(found: Account) -> list[int]:
    return [sum(row[seat] for row in found.values()) for seat in (0, 1)]


def ranks(points: list[int]) -> list[int]:
    return [1 + sum(Counter(points)[more] for more in set(points) if more > own) for own in points]
