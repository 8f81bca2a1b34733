"""The auction: groups of five, and the tiles that lie at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, join, kept, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES, tally
from baumeister.drawing.svg import box, disc, label
from baumeister.games.valley_of_the_kings.drawing.arrangement import (
    AUCTION_HEAD,
    AUCTION_WIDTH,
    auction_size,
    row_pitch,
)
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import TILE_BACK, TILES
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, tile_name
from baumeister.games.valley_of_the_kings.drawing.phases import phase_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.actions import BID, GROUPS, Bid, FaceDown
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import TILES as ALL_TILES
from baumeister.games.valley_of_the_kings.rules.state import Valley

LEFT: Final = 3
WIDTH: Final = AUCTION_WIDTH - 2 * LEFT
LOWEST: Final = 40.0  # a row
BLOCK_SIZE: Final = 0.72
BLOCK_PITCH: Final = 29
BLOCKS_LEFT: Final = 32
STACK_LEFT: Final = 186
STACK_PITCH: Final = 41
TILE_SIZE: Final = 0.78
SEAT_SIZE: Final = 0.6  # of the stone on a tile


def bids_of(state: Valley, seat: int) -> list[Bid | FaceDown]:
    """The tiles that a seat has laid, as far as they can be seen."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Bids):
        return []
    steps = question.steps[question.order.index(seat)]
    return [step for step in steps if isinstance(step, Bid | FaceDown)]


def tiles_left(state: Valley, seat: int) -> int:
    return ALL_TILES - len(bids_of(state, seat))


def row_height(seats: int) -> float:
    return max(LOWEST, row_pitch(seats) - 4)


def market(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, offered: Offered
) -> Panel:
    size = auction_size(state.seats)
    frame = (
        box("slab", 0.75, 0.75, size.width - 1.5, size.height - 1.5, 8)
        + label(10, 16, "heading", phase_name(words, 0))
        + label(size.width - 10, 16, "small right", words.say("auction.size"))
    )
    parts: dict[str, Picture] = {"auction": frame}
    for number in range(GROUPS):
        is_there = number < len(state.groups)
        parts[f"group-{number}"] = (
            _group(state, words, pen, names, offered, number) if is_there else ""
        )
    return Panel("auction", words.say("panel.auction"), Rectangle(0, 0, *size), parts)


def _group(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    offered: Offered,
    number: int,
) -> Picture:
    height = row_height(state.seats)
    about = words.say("group.blocks", group=number + 1, blocks=words.some(state.groups[number]))
    body = (
        box("group-row", 0, 0, WIDTH, height, 7)
        + disc("badge", 16, height / 2, 10.5)
        + label(16, height / 2 + 4.5, "badge-small", str(number + 1))
        + _blocks(number, tuple(state.groups[number]), height)
    )
    stacks = join(
        _stack(state, words, pen, names, number, seat, height) for seat in range(state.seats)
    )
    offers = join(_offer(pen, number, rings, height) for rings in sorted(offered.tiles))
    y = AUCTION_HEAD + number * row_pitch(state.seats)
    return move(LEFT, y, tooltip(about, body) + stacks + offers)


@kept
def _blocks(number: int, counts: tuple[int, ...], height: float) -> Picture:
    """Those of one colour lie together, so that they fly together."""
    runs: list[Picture] = []
    at = 0
    for colour, count in enumerate(counts):
        if count:
            name = f"group-{number}-{colour}"
            runs.append(Placed(_run(colour, count), name, at * BLOCK_PITCH, 0))
            at += count
    return Placed(join(runs), f"group-{number}", BLOCKS_LEFT, height / 2 - 14)


@lru_cache(maxsize=64)
def _run(colour: int, count: int) -> str:
    return "".join(move(n * BLOCK_PITCH, 0, BLOCKS[colour], BLOCK_SIZE) for n in range(count))


def _offer(pen: Pen, number: int, rings: int, height: float) -> Picture:
    """A tile that may be laid at the group while it is held."""
    x = STACK_LEFT + pen.seat * STACK_PITCH
    ghost = move(x, height / 2 - 18, TILES[rings], TILE_SIZE)
    held, spot = tile_name(rings), f"group-{number}"
    hot = hot_box(0, 0, WIDTH, height, 7)
    return pen.fit(BID[number][rings], held, hot, spot=spot, ghost=ghost)


def _stack(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    number: int,
    seat: int,
    height: float,
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
    body = move(0, 0, under + top, TILE_SIZE) + move(15, -6, STONES[seat], SEAT_SIZE)
    if len(tiles) > 1:
        body += tally(27, 30, len(tiles))
    ring = box("ring", -3, -3, 35, 42, 6)
    x = STACK_LEFT + seat * STACK_PITCH
    return pen.place(f"bids-{number}-{seat}", x, height / 2 - 18, tooltip(said, body), ring)


def _sum(rings: int) -> str:
    return box("tile", 0, 0, 36, 46, 5) + label(14, 34, "tile-sum", str(rings))
