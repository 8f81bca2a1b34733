"""The panels of the others, for those who look at them: points, hand, and pyramids in large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Later, Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing.cards import ORDER
from baumeister.games.oh_pharaoh.drawing.hand import hand_from_outside
from baumeister.games.oh_pharaoh.drawing.keys import slim_row
from baumeister.games.oh_pharaoh.drawing.layout import SEAT
from baumeister.games.oh_pharaoh.drawing.pyramids import still_pyramid
from baumeister.games.oh_pharaoh.drawing.sites import IN_SHEET, sites
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

SLAB: Final = box("slab", 0.75, 0.75, SEAT.width - 1.5, SEAT.height - 1.5, 10)
NAME_LENGTH: Final = 24  # characters
HAND_TOP: Final = 52
KNOWN_LEFT: Final = 78
SLIM: Final = 38.0  # the height of a card that all have seen
AREA: Final = Rectangle(8, 98, SEAT.width - 16, SEAT.height - 106)
PARTS: Final = ("head", "cards", "built")


def seat_panel(
    state: OhPharaoh, words: Words, pen: Pen, names: Sequence[str] | None, seat: int
) -> Panel:
    """For those who ask for it; no picture shows it beside the others."""
    name = seat_name(seat, words.language, names)
    parts = Later(partial(_parts, state, words, pen, seat, name))
    return Panel(f"seat-{seat}", name, Rectangle(0, 0, *SEAT), parts)


def _parts(state: OhPharaoh, words: Words, pen: Pen, seat: int, name: str) -> dict[str, Picture]:
    """Each changes for reasons of its own; one's own things lie elsewhere."""
    parts: list[Picture] = [""] * len(PARTS)
    if seat != pen.seat:
        built = join(
            still_pyramid(state, words, site) for site in sites(state, seat, AREA, IN_SHEET)
        )
        parts = [_head(state, words, seat, name), _cards(state, words, pen, seat), built]
    return {f"{key}-{seat}": part for key, part in zip(PARTS, parts, strict=True)}


def _head(state: OhPharaoh, words: Words, seat: int, name: str) -> str:
    points = state.ledger.points[seat]
    sentence = words.count("points", points)
    return (
        SLAB
        + move(12, 9, STONES[seat], 0.88)
        + tooltip(name, label(52, 30, "heading", shortened(name, NAME_LENGTH)))
        + (move(214, 12, star(words)) if seat in winners(state) else "")
        + tooltip(sentence, label(SEAT.width - 14, 34, "large right", str(points)))
    )


def _cards(state: OhPharaoh, words: Words, pen: Pen, seat: int) -> Picture:
    """How many cards there are, and those of them that all have seen."""
    count = state.hand_sizes[seat]
    known = tuple(state.known[seat])
    hand = hand_from_outside(seat, 14, HAND_TOP, 1)
    number = tooltip(
        words.count("hand_of", count), label(50, HAND_TOP + 28, "op-count", str(count))
    )
    return hand + number + _known(words, known)


@lru_cache(maxsize=512)
def _known(words: Words, counts: tuple[int, ...]) -> str:
    cards = [kind for kind in ORDER for _ in range(counts[kind])]
    if not cards:
        return ""
    row = move(KNOWN_LEFT, HAND_TOP, slim_row(cards, SEAT.width - KNOWN_LEFT - 8, SLIM))
    return tooltip(words.say("known", cards=words.several(list(counts))), row)
