"""Cards: whole and low ones, their blocks in a pyramid, and their backs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.arrangement import Size
from baumeister.drawing.ink import group, move, tooltip
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.oh_pharaoh.drawing.icons import SCARAB, SPECIAL_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import BACK, CARD, FORMS, LAID, NARROW
from baumeister.games.oh_pharaoh.drawing.texts import words_in
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS, SPECIAL, THIEF

ORDER: Final = (*NUMBERS, JOKER, *SPECIAL)  # from left to right, wherever kinds lie side by side
GAP: Final = box("op-gap", 1, 1, LAID.width - 2, LAID.height - 2, 6)
_BRICKS: Final = "M4 104H88M4 116H88M22 92V104M46 92V104M70 92V104M34 104V116M58 104V116M22 116V126"
_WALL: Final = "M3 92H89V119Q89 127 81 127H11Q3 127 3 119Z"
NARROW_BLOCK: Final = 40  # one without room for a picture
LOW_CARD: Final = Size(48, 42)  # in units of its own


@lru_cache(maxsize=256)
def card(kind: int, language: Language, scale: float) -> str:
    """A card that says what it does when pointed at."""
    return tooltip(words_in(language).about(kind), move(0, 0, face(kind), scale))


@cache
def face(kind: int) -> str:
    """A whole card: what it is stands in its corner, too, where no other card covers it."""
    body = _number(kind) if kind in NUMBERS else _picture(kind)
    papyrus = box("op-card", 0.75, 0.75, CARD.width - 1.5, CARD.height - 1.5, 9)
    return f'<g class="op-k{kind}">{papyrus}{body}</g>'


def _number(number: int) -> str:
    return (
        path("op-wall", _WALL)
        + path("op-brick", _BRICKS + "M70 116V126M46 116V126")
        + path("op-peak", "M46 22L80 86H12Z")
        + label(17, 31, "op-index", str(number))
        + label(50, 84, "op-number", str(number))
    )


def _picture(kind: int) -> str:
    return (
        path("op-band", "M1 12Q1 1 12 1H80Q91 1 91 12V13H1Z")
        + move(5, 17, _icon(kind), 0.54)
        + move(16, 46, _icon(kind), 1.45)
    )


def _icon(kind: int) -> str:
    return SCARAB if kind == JOKER else SPECIAL_ICONS[kind - THIEF]


@cache
def low_face(kind: int) -> str:
    """A card of which only the upper half is there."""
    if kind in NUMBERS:
        body = path(
            "op-wall", "M1.500 34H46.500V37Q46.500 40.500 43 40.500H5Q1.500 40.500 1.500 37Z"
        )
        body += label(24, 29, "op-low", str(kind))
    else:
        body = path("op-band", "M1 6Q1 1 6 1H42Q47 1 47 6V7H1Z") + move(8, 8, _icon(kind), 0.67)
    papyrus = box("op-card", 0.75, 0.75, LOW_CARD.width - 1.5, LOW_CARD.height - 1.5, 5)
    return f'<g class="op-k{kind}">{papyrus}{body}</g>'


@cache
def faint_face(kind: int) -> str:
    """A low card that cannot be had."""
    place = box("op-slot", 1, 1, LOW_CARD.width - 2, LOW_CARD.height - 2, 5)
    if kind in NUMBERS:
        return place + label(24, 26, "op-faint", str(kind))
    return place + group(f"op-k{kind}", group("op-dim", move(12, 9, _icon(kind), 0.5)))


@cache
def block(number: int, form: int) -> str:
    """A number card in a pyramid."""
    width, height, _ = FORMS[form]
    middle = width / 2
    if form:
        body = path("op-brick", f"M2 {height - 5:g}H{width - 2:g}")
        body += label(middle, height - 10, "op-flat", str(number))
    else:
        body = path("op-wall", "M3 44H57V58Q57 63 52 63H8Q3 63 3 58Z")
        body += path("op-brick", "M3 53.500H57M20 44V53.500M40 44V53.500M30 53.500V63")
        body += label(middle, 37, "op-block", str(number))
    papyrus = box("op-card", 0.75, 0.75, width - 1.5, height - 1.5, 5)
    return f'<g class="op-k{number}">{papyrus}{body}</g>'


@cache
def joker_block(number: int, form: int) -> str:
    """A joker in a pyramid, with the number it stands for."""
    width, height, _ = FORMS[form]
    if width < NARROW_BLOCK:
        body = label(width / 2, height - 10, "op-flat", str(number))
    else:
        body = move(29, height / 2 - 14, SCARAB, 0.58)
        body += label(16, height / 2 + 12, "op-joker", str(number))
    gold = box("op-gold", 0.75, 0.75, width - 1.5, height - 1.5, 5)
    return f'<g class="op-gilt">{gold}{body}</g>'


def laid(kind: int, number: int, form: int) -> str:
    return joker_block(number, form) if kind == JOKER else block(number, form)


@cache
def slim(kind: int) -> str:
    """A card that is so narrow that many of them lie side by side."""
    if kind in NUMBERS:
        return block(kind, FORMS.index(NARROW))
    papyrus = box("op-card", 0.75, 0.75, NARROW.width - 1.5, NARROW.height - 1.5, 5)
    icon = move(2, NARROW.height / 2 - 12, _icon(kind), 0.5)
    return f'<g class="op-k{kind}">{papyrus}{icon}</g>'


@cache
def blank(kind: int, number: int, form: int) -> str:
    """A block of which others cover so much that no number has room on it."""
    width, height, _ = FORMS[form]
    style = "op-gold" if kind == JOKER else "op-card"
    return f'<g class="op-k{number}">{box(style, 0.75, 0.75, width - 1.5, height - 1.5, 5)}</g>'


def _back(width: float, height: float, edge: float, corner: float) -> str:
    """A pyramid under the sun, all in blue."""
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


@cache
def shapes() -> dict[str, str]:
    """Everything that is drawn again and again."""
    return {
        **{f"face-{kind}": face(kind) for kind in ORDER},
        **{f"low-{kind}": low_face(kind) for kind in ORDER},
        **{f"slim-{kind}": slim(kind) for kind in (JOKER, *SPECIAL)},
        **{
            f"block-{number}-{form}": block(number, form)
            for number in NUMBERS
            for form in range(len(FORMS))
        },
        **{
            f"joker-{number}-{form}": joker_block(number, form)
            for number in NUMBERS
            for form in range(len(FORMS))
        },
        "back": BACK_SHAPE,
        "small-back": SMALL_BACK,
    }
