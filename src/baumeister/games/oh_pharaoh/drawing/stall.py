"""The stall where trade begins, and what everything that lies on its counter is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, move
from baumeister.drawing.lines import shortened
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing.cards import face
from baumeister.games.oh_pharaoh.drawing.icons import ARROWS
from baumeister.games.oh_pharaoh.drawing.layout import CARD, COUNTER, STALL
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import OFFER
from baumeister.games.oh_pharaoh.rules.player_actions import Act
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

STRIPES: Final = 12
SHORT_HEADING: Final = 27  # letters that fit in large type
LONG_HEADING: Final = 36
LINE: Final = 23  # from line to line
NAME_LENGTH: Final = 18  # characters
LETTER: Final = 11.6  # how wide a letter on a key is
SMALL_LETTER: Final = 9.2
SIGN: Final = 34  # room for a sign before the text


def _awning(width: float, height: float) -> str:
    """Cloth in stripes that ends in a scalloped edge."""
    stripe = width / STRIPES
    return "".join(
        path(
            "op-awning-light" if n % 2 else "op-awning",
            f"M{n * stripe:g} 0h{stripe:g}v{height:g}q{-stripe / 2:g} 9 {-stripe:g} 0z",
        )
        for n in range(STRIPES)
    )


_POT: Final = (
    "M10 0H24V6C34 12 36 24 30 36L26 44H8L4 36C-2 24 0 12 10 6ZM10 10Q4 12 5 20M24 10Q30 12 29 20"
)


def _goods() -> str:
    """What is for sale, left and right of the counter."""
    pots = "".join(move(x, 26, path("op-wood", _POT), 0.86) for x in (30, 70, 108))
    plank = box("op-wood", 12, 62, STALL.width - 24, 8, 3)
    return pots + plank


GROUND: Final = move(
    STALL.x,
    STALL.y,
    box("shade", 3, 4, STALL.width, STALL.height, 12)
    + box("slab", 0, 0, STALL.width, STALL.height, 12)
    + _goods()
    + move(8, 4, _awning(STALL.width - 16, 12)),
)


def stall(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    """Where an offer begins, and how many more there may be in this turn."""
    most = state.settings.offers
    sentence = ""
    if not most:
        sentence = words.say("no_trade")
    elif any(isinstance(question, Act) for question in state.agenda):
        sentence = words.count("offers_left", most - state.offers)
    offer = key(pen, OFFER, Box(164, 14, 270, 54), words.say("make_offer"))
    note = label(STALL.width - 18, 48, "op-note right", sentence) if sentence else ""
    return move(STALL.x, STALL.y, offer + note)


# What lies on the counter


def sheet(seat: int, heading: str, body: Picture, *, is_mine: bool) -> Picture:
    """A sheet of papyrus over track and stall; framed if the viewer is to answer."""
    return move(
        COUNTER.x,
        COUNTER.y,
        box("shade", 6, 8, COUNTER.width, COUNTER.height, 14)
        + box("op-sheet-mine" if is_mine else "op-sheet", 0, 0, *COUNTER[2:], 14)
        + move(16, 13, STONES[seat])
        + _heading(heading)
        + body,
    )


def _heading(text: str) -> str:
    """In large letters if it fits, otherwise on two lines."""
    if len(text) <= SHORT_HEADING:
        return label(64, 41, "op-heading", text)
    return paragraph(64, 39, "op-heading-long", text, LONG_HEADING)


def paragraph(x: float, y: float, style: str, text: str, letters: int) -> str:
    """A sentence around a line, on at most two lines of so many letters."""
    lines = wrap(text, letters)
    if len(lines) == 1:
        return label(x, y, style, text)
    first, second, *rest = lines
    if rest:
        second = shortened(f"{second} {rest[0]}", letters)
    return label(x, y - LINE / 2, style, first) + label(x, y + LINE / 2, style, second)


def key(pen: Pen, action: Action, area: Box, text: str, sign: str = "") -> Picture:
    """A button with a text on it, and perhaps a sign; nothing if that is not an answer now."""
    if not pen.offers(action):
        return ""
    body = box("op-key", 0, 0, area.width, area.height, 10) + sign
    body += _caption(area, text, SIGN if sign else 0)
    return move(
        area.x, area.y, pen.button(action, body, hot_box(0, 0, area.width, area.height, 10))
    )


def dead_key(area: Box, text: str) -> str:
    """The same where the cards for it are missing."""
    body = box("op-key", 0, 0, area.width, area.height, 10) + _caption(area, text)
    return move(area.x, area.y, group("op-dim", body))


def _caption(area: Box, text: str, left: float = 0) -> str:
    style, letter, room = "op-key-text", LETTER, area.width - left
    if len(text) * letter > room - 12:
        style, letter = "op-key-long", SMALL_LETTER
    most = int((room - 8) / letter)
    return label(left + room / 2, area.height / 2 + 7, style, shortened(text, most))


def swap_arrows(x: float, y: float, scale: float) -> str:
    return move(x, y, ARROWS, scale)


def in_a_row(kinds: Sequence[int], words: Words, scale: float, pitch: float) -> str:
    """Cards side by side, or overlapping if the pitch is small."""
    return "".join(
        move(n * pitch, 0, face(kind, words.language), scale) for n, kind in enumerate(kinds)
    )


@lru_cache(maxsize=16)
def slots(count: int, scale: float, pitch: float) -> str:
    return "".join(
        box("op-slot", n * pitch, 0, CARD.width * scale, CARD.height * scale, 6)
        for n in range(count)
    )


def short(name: str) -> str:
    return shortened(name, NAME_LENGTH)
