"""Sections and effects said a second time, with coordinates and sets, as the facts have them."""

from __future__ import annotations

from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import FIGURES, SYMBOLS, WHITE
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import EMPTY, TILES

Cell = tuple[int, int]  # row from the apex, place in the row
Tile = tuple[str, str, set[int]]  # room, symbol, open sides
Board = dict[Cell, Tile]

PLAN: list[Cell] = [(row, place) for row in range(7) for place in range(2 * row + 1)]


def neighbours(cell: Cell) -> list[Cell]:
    """By side, whether they are in the plan or not."""
    r, k = cell
    if k % 2 == 0:
        return [(r, k - 1), (r, k + 1), (r + 1, k + 1)]
    return [(r, k + 1), (r, k - 1), (r - 1, k - 1)]


def board(state: Kheops) -> Board:
    found: Board = {}
    for number, cell in enumerate(PLAN):
        kind = state.pyramid.tiles[number]
        if kind != EMPTY:
            shape, _, symbol = TILES[kind].partition("_")
            bits = state.pyramid.openings[number]
            found[cell] = (shape.rstrip("123"), symbol, {n for n in range(3) if bits >> n & 1})
    return found


def men(state: Kheops) -> dict[Cell, tuple[int, str]]:
    """Colour and kind of the figure in each cell."""
    found = {}
    for number, cell in enumerate(PLAN):
        for index, bits in enumerate(state.figures.standing):
            if bits >> number & 1:
                assert cell not in found
                found[cell] = (index // COLUMNS, FIGURES[index % COLUMNS])
    return found


def are_joined(tiles: Board, one: Cell, other: Cell) -> bool:
    side = neighbours(one).index(other)
    return other in tiles and side in tiles[one][2] and side in tiles[other][2]


def groups(tiles: Board) -> list[set[Cell]]:
    """Flood fill, lone tiles included."""
    left = set(tiles)
    found = []
    while left:
        group: set[Cell] = set()
        waiting = [left.pop()]
        while waiting:
            cell = waiting.pop()
            group.add(cell)
            near = [other for other in neighbours(cell) if are_joined(tiles, cell, other)]
            waiting += [other for other in near if other not in group]
        left -= group
        found.append(group)
    return found


def is_closed(tiles: Board, group: set[Cell], strict: bool) -> bool:
    for cell in group:
        for side, other in enumerate(neighbours(cell)):
            if side in tiles[cell][2]:
                if other not in tiles:
                    return False
                if strict and side not in tiles[other][2]:
                    return False
    return True


def value(tiles: Board, group: set[Cell], longest: int, strict: bool) -> int:
    symbols = [tiles[cell][1] for cell in group]
    if "curse" in symbols:
        return 0
    points = sum(tiles[cell][0] == "hall" for cell in group)
    colours = [symbol.split("_")[0] for symbol in symbols if symbol.endswith(("pharaoh", "queen"))]
    if len(colours) == 1:
        points += 5
    elif len(colours) == 2 and colours[0] == colours[1]:
        points += 15
    if (0, 0) in group:
        points += 5
    if len(group) == longest:
        points += 5
    return points * 2 if is_closed(tiles, group, strict) else points


def scores(state: Kheops) -> list[int]:
    """The points of White and of Blue."""
    variants = state.settings.variants
    tiles, figures = board(state), men(state)
    points, ankhs = [0, 0], [0, 0]
    parts = groups(tiles)
    longest = max(len(group) for group in parts)
    for group in parts:
        is_cursed = len(group) > 1 and any(tiles[cell][1] == "curse" for cell in group)
        strength = [0, 0]
        for cell in group & set(figures):
            colour, kind = figures[cell]
            is_double = kind == "pharaoh" or tiles[cell][1] == "two"
            strength[colour] += 2 if is_double else 1
            ankhs[colour] += tiles[cell][1] == "ankh" and not is_cursed
        if len(group) > 1:
            worth = value(tiles, group, longest, variants["closed"] == "everywhere")
            for colour, mine in enumerate(strength):
                other = strength[1 - colour]
                tie = mine == other and mine > 0 and variants["ties"] == "both"
                points[colour] += worth if mine > other or tie else 0
    return [points[colour] + ankhs[colour] ** 2 for colour in (WHITE, 1 - WHITE)]


def effect_at(state: Kheops, colour: int, name: str) -> str:
    """The question that a figure of a colour sets off when it has come to this cell, if any."""
    tiles, figures = board(state), men(state)
    symbol = tiles["abcdefg".index(name[0]), int(name[1:]) - 1][1]
    enemies = {cell: kind for cell, (owner, kind) in figures.items() if owner != colour}
    firm = {cell for cell, kind in enemies.items() if kind in ("priest", "pharaoh")}
    if symbol in ("turn_corridor", "turn_hall"):
        room = symbol.removeprefix("turn_")
        turnable = [cell for cell, tile in tiles.items() if tile[0] == room and cell not in firm]
        return "TurnTile" if turnable else ""
    if symbol == "replace":
        has_figure = sum(state.figures.supply[colour * COLUMNS : (colour + 1) * COLUMNS]) > 0
        return "ReplaceFigure" if has_figure and set(enemies) - firm else ""
    if symbol == "move":
        bare = [cell for cell in tiles if cell not in figures and tiles[cell][1] != "forbidden"]
        return "MoveFigure" if bare else ""
    return ""


assert set(SYMBOLS) >= {"ankh", "curse", "two"}  # the words used above
