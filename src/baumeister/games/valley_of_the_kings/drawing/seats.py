"""The panels of the seats: name, points, blocks, scarabs and bid tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import frame, star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing import layout
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import PHARAOH_STONE, SCARABS, TILE_BACK
from baumeister.games.valley_of_the_kings.drawing.layout import STOCK, STOCK_PITCH
from baumeister.games.valley_of_the_kings.drawing.market import tiles_left
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, stock_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.names import COLOURS
from baumeister.games.valley_of_the_kings.rules.state import Valley

NAME_LENGTH: Final = 22  # characters
STOCK_HOT: Final = hot_box(-5, -4, 76, 47, 8)
STOCK_RING: Final = box("ring", -8, -6, 420, 50, 10)
COLOUR_RING: Final = box("ring", -4, -3, 74, 45, 8)


def seat_panel(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    offered: Offered,
    seat: int,
) -> Panel:
    """Each part changes for reasons of its own."""
    area, name = layout.panel(state.seats, seat), seat_name(seat, words.language, names)
    parts: dict[str, Picture] = {
        "frame": frame(area, seat in state.to_act(), seat == pen.seat),
        "head": _head(state, words, pen, area, seat, name),
        "stock": _stock(state, words, pen, offered, seat),
    }
    placed = {f"{part}-{seat}": move(area.x, area.y, body) for part, body in parts.items()}
    return Panel(f"seat-{seat}", name, area, placed)


def _head(state: Valley, words: Words, pen: Pen, area: Box, seat: int, name: str) -> Picture:
    """Who it is, the points, and what is left of scarabs and tiles."""
    scarabs, tiles = state.scarabs[seat], tiles_left(state, seat)
    points, has_won = str(state.ledger.points[seat]), seat in winners(state)
    return (
        move(14, 10, STONES[seat])
        + hint(name, label(60, 29, "name", shortened(name, NAME_LENGTH)))
        + hint(
            words.count("scarabs", scarabs),
            pen.place(f"scarabs-{seat}", 71, 48, move(0, 0, SCARABS[seat], 0.6))
            + label(86, 55, "note", f"×{scarabs}"),
        )
        + hint(
            words.count("tiles.left", tiles),
            pen.place(f"tiles-{seat}", 130, 38, move(0, 0, TILE_BACK, 0.45))
            + label(152, 55, "note", f"×{tiles}"),
        )
        + (
            move(198, 35, hint(words.say("starts"), PHARAOH_STONE), 0.7)
            if state.start == seat
            else ""
        )
        + (move(area.width - 118, 20, star(words)) if has_won else "")
        + pen.place(f"points-{seat}", area.width - 14, 48, label(0, 0, "points", points))
    )


def _stock(state: Valley, words: Words, pen: Pen, offered: Offered, seat: int) -> Picture:
    colours = join(
        _colour(state, words, pen, offered, seat, colour) for colour in range(len(COLOURS))
    )
    return pen.place(f"stock-{seat}", STOCK.x, STOCK.y, colours, STOCK_RING)


def _colour(
    state: Valley, words: Words, pen: Pen, offered: Offered, seat: int, colour: int
) -> Picture:
    count = state.stock[seat][colour]
    block, style = BLOCKS[colour], "stock-amount"
    if not count:
        block, style = group("used", block), "stock-none"
    body: Picture = block + label(46, 27, style, str(count))
    values: dict[str, int | str] = {"colour": words.colours[colour], "n": count}
    if seat == pen.seat and colour in offered.colours:
        body = pen.pick(stock_name(colour), words.say("pick.stock", **values), body, STOCK_HOT)
    else:
        body = hint(words.say("stock", **values), body)
    return pen.place(f"stock-{seat}-{colour}", colour * STOCK_PITCH, 0, body, COLOUR_RING)
