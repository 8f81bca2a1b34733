"""The market: groups of five, the tiles that lie at them, and the tiles in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import TILE_BACK, TILE_HOT, TILES
from baumeister.games.valley_of_the_kings.drawing.layout import (
    AUCTION,
    DESK,
    GROUP,
    GROUP_PITCH,
    RACK_LEFT,
    RACK_PITCH,
    RACK_TOP,
    ROW,
    STACK_LEFT,
    STACK_PITCH,
    STACK_TOP,
    group_row,
)
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, tile_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.actions import (
    BID,
    GROUPS,
    MOST_RINGS,
    Bid,
    FaceDown,
)
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import TILES as ALL_TILES
from baumeister.games.valley_of_the_kings.rules.state import Valley

ROW_HOT: Final = hot_box(0, 0, ROW.width, ROW.height, 8)
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
) -> Panel:
    parts = {
        f"group-{number}": _group(state, words, pen, names, offered, number)
        if number < len(state.groups)
        else ""
        for number in range(GROUPS)
    }
    parts["rack"] = _rack(state, words, pen, offered)
    placed = {name: move(DESK.x, DESK.y, body) if body else "" for name, body in parts.items()}
    return Panel("auction", words.say("panel.auction"), AUCTION, placed)


def _group(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    offered: Offered,
    number: int,
) -> Picture:
    counts = state.groups[number]
    colours = [colour for colour, count in enumerate(counts) for _ in range(count)]
    blocks = join(move(n * GROUP_PITCH, 0, BLOCKS[colour]) for n, colour in enumerate(colours))
    about = words.say("group.blocks", group=number + 1, blocks=words.some(counts))
    body = (
        box("group-row", 0, 0, ROW.width, ROW.height, 8)
        + disc("badge", 24, 34, 16)
        + label(24, 41, "badge-large", str(number + 1))
        + pen.place(f"group-{number}", *GROUP, blocks)
    )
    stacks = join(_stack(state, words, pen, names, number, seat) for seat in range(state.seats))
    offers = join(_offer(pen, number, rings) for rings in sorted(offered.tiles))
    return move(*group_row(number), hint(about, body) + stacks + offers)


def _offer(pen: Pen, number: int, rings: int) -> Picture:
    """A tile that may be laid at the group while it is held."""
    ghost = move(STACK_LEFT + pen.seat * STACK_PITCH, STACK_TOP, TILES[rings])
    held, spot = tile_name(rings), f"group-{number}"
    return pen.fit(BID[number][rings], held, ROW_HOT, spot=spot, ghost=ghost)


def _stack(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    number: int,
    seat: int,
) -> Picture:
    """The tiles of a seat at a group: face down, but everybody knows their own."""
    tiles = [bid for bid in bids_of(state, seat) if bid.group == number]
    if not tiles:
        return ""
    rings = [bid.rings for bid in tiles if isinstance(bid, Bid)]
    if rings and seat == pen.seat:
        values = ", ".join(map(str, rings))
        said = words.say("group.own", group=number + 1, rings=values)
        top = TILES[0] if not sum(rings) else _sum(sum(rings))
    else:
        name = seat_name(seat, words.language, names)
        said = words.count("group.tiles", len(tiles), seat=name, group=number + 1)
        top = TILE_BACK
    under = "".join(move(-2 * n, 2 * n, TILE_BACK) for n in range(min(3, len(tiles)) - 1, 0, -1))
    body = under + top + move(17, -9, STONES[seat], SEAT_SIZE)
    if len(tiles) > 1:
        body += disc("badge", 4, 44, 9.5) + label(4, 49, "badge-text", str(len(tiles)))
    ring = box("ring", -3, -3, 42, 52, 7)
    x = STACK_LEFT + seat * STACK_PITCH
    return pen.place(f"bids-{number}-{seat}", x, STACK_TOP, hint(said, body), ring)


def _sum(rings: int) -> str:
    return box("tile", 0, 0, 36, 46, 5) + label(18, 33, "tile-sum", str(rings))


def _rack(state: Valley, words: Words, pen: Pen, offered: Offered) -> Picture:
    """The tiles in the viewer's hand, while bids are laid."""
    is_open = state.agenda and isinstance(state.agenda[-1], Bids)
    if not is_open or pen.seat >= state.seats:
        return ""
    all_tiles = state.settings.edition.tiles
    laid = [bid.rings for bid in bids_of(state, pen.seat) if isinstance(bid, Bid)]
    tiles: list[Picture] = []
    for n, rings in enumerate(n for n in range(MOST_RINGS, -1, -1) if all_tiles[n]):
        tile = _tile(words, pen, offered, rings, all_tiles[rings] - laid.count(rings))
        tiles.append(move(RACK_LEFT + RACK_PITCH * n, RACK_TOP, tile))
    return label(16, RACK_TOP + 29, "note", words.say("tiles")) + join(tiles)


def _tile(words: Words, pen: Pen, offered: Offered, rings: int, left: int) -> Picture:
    if not left:
        return group("used", TILES[rings])
    said = words.count("tile", rings) if rings else words.say("tile.blank")
    body = TILES[rings]
    if left > 1:
        body += disc("badge", 33, 44, 9.5) + label(33, 49, "badge-text", str(left))
    if rings in offered.tiles:
        return pen.pick(tile_name(rings), said, body, TILE_HOT)
    return hint(said, body)
