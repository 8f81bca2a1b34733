"""The areas of the seats: frame, name, points and hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.lines import in_two
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.hands import backs, backs_width, covered_hand, own_hand
from baumeister.games.oh_pharaoh.drawing.layout import HAND, MOST_BACKS
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

POINTS_WIDTH: Final = 88
COUNT_WIDTH: Final = 44  # the number beside the backs
NAME_LEFT: Final = 60
LETTER: Final = 12  # how wide a letter of a name is
SMALL_LETTER: Final = 10.8

_ARROW: Final = path("op-turn", "M0 -11L20 0L0 11Z")
_STAR: Final = path(
    "op-star", "M12 -2L16 7L25 7.500L18 13.500L20 23L12 18L4 23L6 13.500L-1 7.500L8 7Z"
)


def seat_panel(
    state: OhPharaoh,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    owner: int,
    bottom: int,
    pyramids: Mapping[str, Picture],
) -> Panel:
    """Each part changes for reasons of its own; the own hand has a panel of its own."""
    area = layout.area(state.seats, bottom, owner)
    is_bottom = owner == bottom
    name = seat_name(owner, words.language, names)
    head = _head(state, words, pen, area, owner, name, is_bottom)
    parts: dict[str, Picture] = {
        f"frame-{owner}": _frame(state, area, owner),
        f"head-{owner}": move(area.x, area.y, head),
    }
    if not is_bottom:
        left, top = area.x + _backs_left(area), area.y + 10
        parts[f"hand-{owner}"] = backs(state, words, pen, owner, left, top)
    return Panel(f"seat-{owner}", name, area, {**parts, **pyramids})


def hand_panel(state: OhPharaoh, words: Words, pen: Pen, uses: Uses, bottom: int) -> Panel:
    """The hand at the bottom: open to its owner, covered for everybody else."""
    if bottom == pen.seat:
        hand = own_hand(state, words, pen, uses, bottom)
    else:
        hand = covered_hand(state, words, pen, bottom)
    parts: dict[str, Picture] = {
        "hand-frame": _frame(state, HAND, bottom),
        f"hand-{bottom}": hand,
    }
    return Panel("hand", words.say("panel.hand"), HAND, parts)


def _backs_left(area: Box) -> float:
    """Backs of cards lie before the points."""
    return area.width - POINTS_WIDTH - COUNT_WIDTH - backs_width(MOST_BACKS)


def _frame(state: OhPharaoh, area: Box, owner: int) -> str:
    style = "op-panel-now" if owner in state.to_act() else "op-panel"
    return move(
        area.x,
        area.y,
        box("shade", 3, 4, area.width, area.height, 12)
        + box(style, 0, 0, area.width, area.height, 12),
    )


def _head(
    state: OhPharaoh, words: Words, pen: Pen, area: Box, owner: int, name: str, is_bottom: bool
) -> Picture:
    points = str(state.ledger.points[owner])
    room = (area.width - POINTS_WIDTH if is_bottom else _backs_left(area)) - NAME_LEFT
    result = state.result()
    star = ""
    if result is not None and owner in result.winners:
        star = move(2, 2, hint(words.say("winner"), _STAR))
    arrow = move(-9, 29, _ARROW) if owner in state.to_act() else ""
    sentence = words.count("points", state.ledger.points[owner])
    total = hint(sentence, label(0, 0, "op-points", points))
    return (
        arrow
        + move(14, 11, STONES[owner])
        + _name(name, room)
        + pen.place(f"points-{owner}", area.width - 14, 42, total)
        + star
    )


def _name(name: str, room: float) -> str:
    """In large letters if it fits, otherwise in small ones on two lines."""
    if len(name) * LETTER <= room:
        return label(NAME_LEFT, 36, "op-label", name)
    first, second = in_two(name, int((room - 4) / SMALL_LETTER))
    if not second:
        return hint(name, label(NAME_LEFT, 36, "op-label-small", first))
    return hint(
        name,
        label(NAME_LEFT, 26, "op-label-small", first)
        + label(NAME_LEFT, 46, "op-label-small", second),
    )
