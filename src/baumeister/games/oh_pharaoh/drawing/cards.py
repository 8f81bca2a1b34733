"""Cards: their faces in a hand, their blocks in a pyramid, and their backs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import hint, move
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.oh_pharaoh.drawing.icons import SCARAB, SPECIAL_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import BACK, BLOCK, CARD
from baumeister.games.oh_pharaoh.drawing.texts import words_in
from baumeister.games.oh_pharaoh.rules.names import JOKER, KINDS, NUMBERS, SPECIAL, THIEF

CARD_HOT: Final = hot_box(0, 0, CARD.width, CARD.height, 9)
CARD_RING: Final = box("ring", -2.5, -2.5, CARD.width + 5, CARD.height + 5, 11)
GAP: Final = box("op-gap", 1, 1, CARD.width - 2, CARD.height - 2, 9)
_BRICKS: Final = "M4 104H88M4 116H88M22 92V104M46 92V104M70 92V104M34 104V116M58 104V116M22 116V126"
_WALL: Final = "M3 92H89V119Q89 127 81 127H11Q3 127 3 119Z"


@lru_cache(maxsize=256)
def card(kind: int, language: Language) -> str:
    """A card that says what it does when pointed at."""
    return hint(words_in(language).about(kind), face(kind, language))


@lru_cache(maxsize=256)
def face(kind: int, language: Language) -> str:
    """As it looks in a hand: what it is stands in its corner, where no other card covers it."""
    body = _number(kind) if kind in NUMBERS else _picture(kind, language)
    papyrus = box("op-card", 0.75, 0.75, CARD.width - 1.5, CARD.height - 1.5, 9)
    return f'<g class="op-k{kind}">{papyrus}{body}</g>'


def _number(number: int) -> str:
    return (
        path("op-wall", _WALL)
        + path("op-brick", _BRICKS + "M70 116V126M46 116V126")
        + path("op-peak", "M46 22L80 86H12Z")
        + label(17, 31, "op-index", str(number))
        + label(48, 82, "op-number", str(number))
    )


def _picture(kind: int, language: Language) -> str:
    icon = SCARAB if kind == JOKER else SPECIAL_ICONS[kind - THIEF]
    lines = words_in(language).say(f"card.{KINDS[kind]}").split("|")
    first = 118 - 14 * (len(lines) - 1)
    name = "".join(label(46, first + 14 * n, "op-name", line) for n, line in enumerate(lines))
    return (
        path("op-band", "M1 12Q1 1 12 1H80Q91 1 91 12V13H1Z")
        + move(5, 17, icon, 0.54)
        + (move(20, 37, icon, 1.25) if len(lines) == 1 else move(25, 32, icon, 1.1))
        + name
    )


@cache
def block(number: int) -> str:
    """A number card in a pyramid: what covers its lower half leaves its number in sight."""
    return (
        f'<g class="op-k{number}">'
        + box("op-card", 0.75, 0.75, BLOCK.width - 1.5, BLOCK.height - 1.5, 6)
        + path("op-wall", "M3 50H57V70Q57 75 52 75H8Q3 75 3 70Z")
        + path("op-brick", "M3 62H57M20 50V62M40 50V62M30 62V75")
        + label(30, 39, "op-block", str(number))
        + "</g>"
    )


@cache
def joker_block(number: int) -> str:
    """A joker in a pyramid, with the number it stands for."""
    return (
        f'<g class="op-k{JOKER}">'
        + box("op-gold", 0.75, 0.75, BLOCK.width - 1.5, BLOCK.height - 1.5, 6)
        + move(29, 9, SCARAB, 0.56)
        + label(15, 36, "op-joker", str(number))
        + path("op-brick", "M6 58H54M6 66H54")
        + "</g>"
    )


def laid(kind: int, number: int) -> str:
    return joker_block(number) if kind == JOKER else block(number)


def _back(width: float, height: float, edge: float, corner: float) -> str:
    """A pyramid under the sun, all in lapis."""
    middle, foot = width / 2, height * 0.72
    return (
        box("op-back", edge / 2, edge / 2, width - edge, height - edge, corner)
        + disc("op-back-sun", middle, height * 0.3, width * 0.11)
        + path(
            "op-back-line",
            f"M{middle:g} {height * 0.42:g}L{width * 0.8:g} {foot:g}H{width * 0.2:g}Z",
        )
    )


BACK_SHAPE: Final = _back(CARD.width, CARD.height, 5, 9)
SMALL_BACK: Final = _back(BACK.width, BACK.height, 2, 4)


@lru_cache(maxsize=16)
def shapes(language: Language) -> dict[str, str]:
    """Everything that is drawn again and again."""
    return {
        **{f"face-{kind}": face(kind, language) for kind in (JOKER, *NUMBERS, *SPECIAL)},
        **{f"block-{number}": block(number) for number in NUMBERS},
        **{f"joker-{number}": joker_block(number) for number in NUMBERS},
        "back": BACK_SHAPE,
        "small-back": SMALL_BACK,
    }
