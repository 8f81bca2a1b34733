"""What lies on the counter is made of: headings, keys, and cards in a row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import hot_box
from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.lines import broken, shortened
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing.cards import ORDER, face, slim
from baumeister.games.oh_pharaoh.drawing.layout import CARD, COUNTER, NARROW

HEADING_LETTERS: Final = 33
LINE: Final = 15  # from line to line
NAME_LENGTH: Final = 20  # characters
LETTER: Final = 9.0  # how wide a letter on a key is
SMALL_LETTER: Final = 7.8
SIGN: Final = 26  # room for a sign before the text
SHEET: Final = box("op-sheet", 1, 1, COUNTER.width - 2, COUNTER.height - 2, 10)


def heading(seat: int, text: str, letters: int = HEADING_LETTERS) -> str:
    """Whose doing it is, and what, on one line or two."""
    return move(10, 8, STONES[seat], 0.68) + paragraph(42, 25, "op-title", text, letters)


@lru_cache(maxsize=512)
def paragraph(x: float, y: float, style: str, text: str, letters: int) -> str:
    """A sentence around a line, on at most two lines of so many letters."""
    lines = broken(text, letters)
    if len(lines) == 1:
        return label(x, y, style, text)
    first, second, *rest = lines
    if rest:
        second = shortened(f"{second} {rest[0]}", letters)
    return label(x, y - LINE / 2, style, first) + label(x, y + LINE / 2, style, second)


def key(pen: Pen, action: Action, area: Rectangle, text: str, sign: str = "") -> Picture:
    """A button with a text on it, and perhaps a sign; nothing if that is not an answer now."""
    if not pen.offers(action):
        return ""
    body = box("op-key", 0, 0, area.width, area.height, 8) + sign
    body += _caption(area, "op-key-text", text, SIGN if sign else 0)
    return move(area.x, area.y, pen.button(action, body, hot_box(0, 0, area.width, area.height, 8)))


def dead_key(area: Rectangle, text: str) -> str:
    """The same where the cards for it are missing."""
    body = box("op-slot", 0, 0, area.width, area.height, 8) + _caption(area, "op-key-off", text)
    return move(area.x, area.y, body)


def _caption(area: Rectangle, style: str, text: str, left: float = 0) -> str:
    """On two lines if it is too long for one, in small letters if a word of it is."""
    room = area.width - left - 6
    letter = LETTER
    if max(map(len, text.split())) * letter > room:
        style, letter = f"{style} op-key-small", SMALL_LETTER
    middle = left + (area.width - left) / 2
    return paragraph(middle, area.height / 2 + 5, style, text, int(room / letter))


def in_a_row(kinds: Sequence[int], card: Size, room: float) -> str:
    """Cards side by side, or overlapping as far as they must."""
    return _in_a_row(tuple(sorted(kinds, key=ORDER.index)), card, room)


def slim_row(kinds: Sequence[int], room: float, height: float) -> str:
    """Slim cards side by side, as large as there is room."""
    return _slim_row(tuple(sorted(kinds, key=ORDER.index)), room, height)


@lru_cache(maxsize=1024)
def _slim_row(kinds: tuple[int, ...], room: float, height: float) -> str:
    scale = min(height / NARROW.height, (room / len(kinds) - 2) / NARROW.width)
    pitch = NARROW.width * scale + 2
    return "".join(move(n * pitch, 0, slim(kind), scale) for n, kind in enumerate(kinds))


@lru_cache(maxsize=1024)
def _in_a_row(kinds: tuple[int, ...], card: Size, room: float) -> str:
    scale = card.width / CARD.width
    pitch = min(card.width + 4, (room - card.width) / max(1, len(kinds) - 1))
    return "".join(move(n * pitch, 0, face(kind), scale) for n, kind in enumerate(kinds))
