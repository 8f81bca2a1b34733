"""What is one's own beside the figures: points, blocks to build, scarabs."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, group, join, kept, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.arrangement import OWN
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import PHARAOH_STONE, SCARABS
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, stock_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.state import Valley

STOCK_LEFT: Final = 66
STOCK_PITCH: Final = 48
STOCK_HOT: Final = hot_box(-2, 2, 46, 48, 8)
STOCK_RING: Final = box("ring", -3, 3, 238, 46, 8)
COLOUR_RING: Final = box("ring", -2, 4, 46, 44, 8)
BLOCK_SIZE: Final = 0.74


def own_panel(state: Valley, words: Words, pen: Pen, offered: Offered) -> Panel:
    is_seated = 0 <= pen.seat < state.seats
    parts: dict[str, Picture] = {
        "own-head": _head(state, words, pen, pen.seat) if is_seated else "",
        "own-stock": stock(state, words, pen, offered.colours, pen.seat) if is_seated else "",
    }
    return Panel("own", words.say("panel.own"), Rectangle(0, 0, *OWN), parts)


def _head(state: Valley, words: Words, pen: Pen, seat: int) -> Picture:
    points = state.ledger.points[seat]
    return (
        tooltip(
            words.count("points", points),
            pen.place(f"points-{seat}", 8, 29, label(0, 0, "large", str(points)))
            + label(8, 45, "plain", words.say("worth")),
        )
        + (move(40, 6, star(words), 0.8) if seat in winners(state) else "")
        + (pharaoh_stone(words, 42, 6) if state.start == seat else "")
        + scarabs(words, seat, state.scarabs[seat], 322, 26)
    )


@kept
def pharaoh_stone(words: Words, x: float, y: float) -> Picture:
    """Whoever has it begins."""
    body = move(0, 0, tooltip(words.say("starts"), PHARAOH_STONE), 0.55)
    return Placed(body, "pharaoh-stone", x, y)


@kept
def scarabs(words: Words, seat: int, count: int, x: float, y: float) -> Picture:
    body = Placed(move(0, 0, SCARABS[seat], 0.75), f"scarabs-{seat}", x, y)
    return tooltip(words.count("scarabs", count), body + label(x + 16, y + 5, "bold", f"×{count}"))


def stock(state: Valley, words: Words, pen: Pen, offered: Collection[int], seat: int) -> Picture:
    """Blocks by colour; those of the colours that are offered can be picked up."""
    colours = join(
        move(
            colour * STOCK_PITCH,
            0,
            _offered(words, pen, seat, colour, count)
            if colour in offered
            else _still(words, seat, colour, count),
        )
        for colour, count in enumerate(state.stock[seat])
    )
    return pen.place(f"stock-{seat}", STOCK_LEFT, 0, colours, STOCK_RING)


def _name(seat: int, colour: int) -> str:
    return f"stock-{seat}-{colour}"


def _offered(words: Words, pen: Pen, seat: int, colour: int, count: int) -> Picture:
    said = words.say("pick.stock", colour=words.colours[colour], n=count)
    return pen.pick(stock_name(colour), said, _counted(seat, colour, count), STOCK_HOT)


@kept
def _still(words: Words, seat: int, colour: int, count: int) -> Picture:
    said = words.say("stock", colour=words.colours[colour], n=count)
    return tooltip(said, _counted(seat, colour, count))


@kept
def _counted(seat: int, colour: int, count: int) -> Picture:
    """Only the block flies, and not its number."""
    number = label(30.5, 31, "stock-amount" if count else "stock-none", str(count))
    block = Placed(_block(colour, count), _name(seat, colour), 0, 0, ring=COLOUR_RING)
    return block + number


@lru_cache(maxsize=256)
def _block(colour: int, count: int) -> str:
    """One for each, on one another: one that leaves is seen to leave."""
    if not count:
        return group("used", move(0, 11, BLOCKS[colour], BLOCK_SIZE))
    return "".join(move(n / 100, 11, BLOCKS[colour], BLOCK_SIZE) for n in range(count))
