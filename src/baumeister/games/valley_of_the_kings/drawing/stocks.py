"""The stocks of the others side by side, where there is room for more than their chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, group, join, kept, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Later, Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.arrangement import STOCKS
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.names import COLOURS
from baumeister.games.valley_of_the_kings.rules.state import Valley

LEFT: Final = 10
NAME_LENGTHS: Final = {1: 30, 2: 18, 3: 10, 4: 7}  # characters, by how many share the room
BROADEST: Final = 40  # how far blocks lie apart at most
BLOCK_SIZE: Final = 0.42


def stocks(state: Valley, words: Words, pen: Pen, names: Sequence[str] | None) -> Panel:
    parts = Later(partial(_parts, state, words, pen, names))
    return Panel("stocks", words.say("panel.stocks"), Rectangle(0, 0, *STOCKS), parts)


def _parts(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None
) -> dict[str, Picture]:
    others = [seat for seat in range(state.seats) if seat != pen.seat]
    room = (STOCKS.width - LEFT) / len(others)
    parts: dict[str, Picture] = {
        "stocks": box("slab", 0.75, 0.75, STOCKS.width - 1.5, STOCKS.height - 1.5, 8)
    }
    for seat in range(state.seats):
        parts[f"stocks-{seat}"] = ""
    for n, seat in enumerate(others):
        name = seat_name(seat, words.language, names)
        head = _head(seat, name, NAME_LENGTHS[len(others)])
        pitch = min(BROADEST, (room - LEFT) / len(COLOURS))
        blocks = _blocks(words, seat, tuple(state.stock[seat]), pitch)
        parts[f"stocks-{seat}"] = move(LEFT + room * n, 0, head + blocks)
    return parts


@lru_cache(maxsize=64)
def _head(seat: int, name: str, length: int) -> str:
    said = label(26, 21, "bold", shortened(name, length))
    return tooltip(name, move(0, 6, STONES[seat], 0.6) + said)


@kept
def _blocks(words: Words, seat: int, counts: tuple[int, ...], pitch: float) -> Picture:
    colours = join(
        move(pitch * colour, 0, _colour(words, seat, colour, count))
        for colour, count in enumerate(counts)
    )
    return Placed(colours, f"stock-{seat}", 0, 32)


def _colour(words: Words, seat: int, colour: int, count: int) -> Picture:
    block = move(0, 0, BLOCKS[colour], BLOCK_SIZE)
    placed = Placed(block if count else group("used", block), f"stock-{seat}-{colour}", 0, 0)
    number = label(8, 32, "bold middle" if count else "small middle", str(count))
    said = words.say("stock", colour=words.colours[colour], n=count)
    return tooltip(said, placed + number)
