"""The areas of the seats: frame, name, points and hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import ARROW, ground, small_name, star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import label
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


def seat_panel(
    state: OhPharaoh,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    owner: int,
    bottom: int,
    pyramids: Mapping[str, Picture],
) -> Panel:
    """Each part changes for reasons of its own; one's own hand has a separate panel."""
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
    return move(area.x, area.y, ground(area, owner in state.to_act()))


def _head(
    state: OhPharaoh, words: Words, pen: Pen, area: Box, owner: int, name: str, is_bottom: bool
) -> Picture:
    points = str(state.ledger.points[owner])
    room = (area.width - POINTS_WIDTH if is_bottom else _backs_left(area)) - NAME_LEFT
    arrow = move(6, -1, ARROW) if owner in state.to_act() else ""
    sentence = words.count("points", state.ledger.points[owner])
    total = hint(sentence, label(0, 0, "op-points", points))
    return (
        arrow
        + move(14, 11, STONES[owner])
        + _name(name, room)
        + pen.place(f"points-{owner}", area.width - 14, 42, total)
        + (move(2, 2, star(words)) if owner in winners(state) else "")
    )


def _name(name: str, room: float) -> str:
    """In large letters if it fits, otherwise in small ones on two lines."""
    if len(name) * LETTER <= room:
        return label(NAME_LEFT, 36, "op-label", name)
    return small_name(NAME_LEFT, 36, name, int((room - 4) / SMALL_LETTER))
