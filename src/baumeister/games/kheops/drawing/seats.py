"""What another player has, for those who look at it: colour, points, figures, and hidden tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import Picture, group, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import box, label
from baumeister.games.kheops.drawing.figures import SIGNS
from baumeister.games.kheops.drawing.layout import OUTER, SEAT
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.supply import hand, supply
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.rules.names import COLOURS
from baumeister.games.kheops.rules.state import Kheops

NAME_LENGTH: Final = 18  # characters
GROUND: Final = box("slab", 1, 1, SEAT.width - 2, SEAT.height - 2, 10)
SUPPLY: Final = Point(26, 78)
HAND: Final = Point(0, 146)
TILE_SIZE: Final = 0.68
SPOTS: Final = [Point(SEAT.width / 2 + 92 * n, round(TILE_SIZE * OUTER + 8, 2)) for n in (-1, 0, 1)]


def seat_panel(
    state: Kheops, words: Words, pen: Pen, names: Sequence[str] | None, now: Now, seat: int
) -> Panel:
    """Each part changes for reasons of its own; one's own things are elsewhere."""
    name = seat_name(seat, words.language, names)
    parts: dict[str, Picture] = {"head": "", "supply": "", "hand": ""}
    if seat != pen.seat:
        parts = {
            "head": GROUND + _head(state, words, name, now, seat),
            "supply": move(*SUPPLY, supply(state, words, pen, seat)),
            "hand": pen.place(
                f"hand-{seat}", *HAND, hand(state, words, pen, seat, SPOTS, TILE_SIZE)
            ),
        }
    return Panel(f"seat-{seat}", name, SEAT, {f"{key}-{seat}": part for key, part in parts.items()})


def sign(state: Kheops, seat: int) -> str:
    """The letter of a seat on the sign of its colour."""
    colour = state.colour(seat)
    return SIGNS[colour] + label(0, 7, f"sign-{COLOURS[colour]}", LETTERS[seat])


def _head(state: Kheops, words: Words, name: str, now: Now, seat: int) -> str:
    """Who it is, in which colour, and the points there are or would be now."""
    colour = words.colours[state.colour(seat)]
    return (
        move(34, 36, sign(state, seat))
        + tooltip(name, label(62, 32, "who", shortened(name, NAME_LENGTH)))
        + label(62, 50, "plain", colour)
        + (move(130, 34, star(words)) if seat in winners(state) else "")
        + _score(state, words, now, seat)
    )


def _score(state: Kheops, words: Words, now: Now, seat: int) -> str:
    """Points of the first game of a match are certain; the rest is what would come now."""
    right = SEAT.width - 16
    points = label(right, 42, "score right", str(now.points[seat]))
    if state.result() is not None:
        return points
    text = label(right, 60, "small right", words.say("now"))
    certain = words.say("first_game", points=state.ledger.points[seat]) if state.number else ""
    return group("estimate", points + text) + label(62, 66, "small", certain)
