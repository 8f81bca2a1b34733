"""The market: groups of five, the tiles that lie at them, and the tiles at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.ink import hint, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import TILE_BACK, TILE_HOT, TILES
from baumeister.games.valley_of_the_kings.drawing.layout import (
    DESK,
    GROUP_LEFT,
    GROUP_PITCH,
    RACK_LEFT,
    RACK_PITCH,
    RACK_TOP,
    ROW,
    STACK_LEFT,
    STACK_PITCH,
    group_row,
)
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, tile_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.actions import GROUPS, MOST_RINGS, Bid, FaceDown
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import TILES as ALL_TILES
from baumeister.games.valley_of_the_kings.rules.state import Valley

ROW_HOT: Final = box("hot", 0, 0, ROW.width, ROW.height, 8)
ROW_RING: Final = box("ring", 2, 2, ROW.width - 4, ROW.height - 4, 8)
SEAT_SIZE: Final = 0.56  # of the stone on a tile


def bids_of(state: Valley, seat: int) -> list[Bid | FaceDown]:
    """The tiles that a seat has laid, as far as they can be seen."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Bids):
        return []
    steps = question.steps[question.order.index(seat)]
    return [step for step in steps if isinstance(step, Bid | FaceDown)]


def tiles_left(state: Valley, seat: int) -> int:
    return ALL_TILES - len(bids_of(state, seat))


def market(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, offered: Offered
) -> dict[str, str]:
    parts = {
        f"group-{group}": _group(state, words, pen, names, offered, group)
        if group < len(state.groups)
        else ""
        for group in range(GROUPS)
    }
    parts["rack"] = _rack(state, words, pen, offered)
    return {name: move(DESK.x, DESK.y, body) if body else "" for name, body in parts.items()}


def _group(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    offered: Offered,
    group: int,
) -> str:
    counts = state.groups[group]
    colours = [colour for colour, count in enumerate(counts) for _ in range(count)]
    blocks = "".join(
        move(GROUP_LEFT + n * GROUP_PITCH, 14, BLOCKS[colour]) for n, colour in enumerate(colours)
    )
    about = words.say("group.blocks", group=group + 1, blocks=words.some(counts))
    body = (
        box("group-row", 0, 0, ROW.width, ROW.height, 8)
        + disc("badge", 24, 34, 16)
        + label(24, 41, "badge-large", str(group + 1))
        + f'<g data-at="group-{group}">{blocks}</g>'
    )
    stacks = "".join(_stack(state, words, pen, names, group, seat) for seat in range(state.seats))
    offers = "".join(
        pen.fit(
            f"bid {group} {rings}",
            tile_name(rings),
            ROW_HOT,
            f"group-{group}",
            move(STACK_LEFT + pen.seat * STACK_PITCH, 11, TILES[rings]),
        )
        for rings in sorted(offered.tiles)
    )
    x, y = group_row(group)
    return move(x, y, hint(about, body) + stacks + offers)


def _stack(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    group: int,
    seat: int,
) -> str:
    """The tiles of a seat at a group: face down, but everybody knows his own."""
    tiles = [bid for bid in bids_of(state, seat) if bid.group == group]
    if not tiles:
        return ""
    rings = [bid.rings for bid in tiles if isinstance(bid, Bid)]
    if rings and seat == pen.seat:
        values = ", ".join(map(str, rings))
        said = words.say("group.own", group=group + 1, rings=values)
        top = TILES[0] if not sum(rings) else _sum(sum(rings))
    else:
        name = seat_name(seat, words.language, names)
        said = words.count("group.tiles", len(tiles), seat=name, group=group + 1)
        top = TILE_BACK
    under = "".join(move(-2 * n, 2 * n, TILE_BACK) for n in range(min(3, len(tiles)) - 1, 0, -1))
    body = under + top + move(17, -9, STONES[seat], SEAT_SIZE)
    if len(tiles) > 1:
        body += disc("badge", 4, 44, 9.5) + label(4, 49, "badge-text", str(len(tiles)))
    ring = box("ring", -3, -3, 42, 52, 7)
    x = STACK_LEFT + seat * STACK_PITCH
    return pen.place(f"bids-{group}-{seat}", x, 11, hint(said, body), ring)


def _sum(rings: int) -> str:
    return box("tile", 0, 0, 36, 46, 5) + label(18, 33, "tile-sum", str(rings))


def _rack(state: Valley, words: Words, pen: Pen, offered: Offered) -> str:
    """The tiles at hand of whoever looks, while bids are laid."""
    is_open = state.agenda and isinstance(state.agenda[-1], Bids)
    if not is_open or pen.seat >= state.seats:
        return ""
    all_tiles = state.settings.edition.tiles
    laid = [bid.rings for bid in bids_of(state, pen.seat) if isinstance(bid, Bid)]
    tiles = ""
    for n, rings in enumerate(n for n in range(MOST_RINGS, -1, -1) if all_tiles[n]):
        tile = _tile(words, pen, offered, rings, all_tiles[rings] - laid.count(rings))
        tiles += move(RACK_LEFT + RACK_PITCH * n, RACK_TOP, tile)
    return label(16, RACK_TOP + 29, "note", words.say("tiles")) + tiles


def _tile(words: Words, pen: Pen, offered: Offered, rings: int, left: int) -> str:
    if not left:
        return f'<g class="used">{TILES[rings]}</g>'
    said = words.count("tile", rings) if rings else words.say("tile.blank")
    body = TILES[rings]
    if left > 1:
        body += disc("badge", 33, 44, 9.5) + label(33, 49, "badge-text", str(left))
    if rings in offered.tiles:
        return pen.pick(tile_name(rings), said, body, TILE_HOT)
    return hint(said, body)
