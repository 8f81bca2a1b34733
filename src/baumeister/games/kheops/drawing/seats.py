"""The panels of the seats: name, points, supply of figures, and the tiles of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import UNKNOWN
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, hint, join, move, only_with, only_without
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import ARROW, arrow_on_the_right, frame, star, winners
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import box, label
from baumeister.games.kheops.drawing import layout
from baumeister.games.kheops.drawing.figures import FIGURES, SIGNS
from baumeister.games.kheops.drawing.layout import (
    HAND,
    HAND_SIZE,
    PANEL,
    PANELS,
    SUPPLY,
    SUPPLY_PITCH,
)
from baumeister.games.kheops.drawing.offered import Offered, figure_name, tile_name
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import BACK, HOT, whole_tile
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import COLOURS, PHARAOH, WHITE
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import WAYS_OF, turned

NAME_LENGTH: Final = 17  # characters
SUPPLY_HOT: Final = hot_box(-3, -1, 76, 68, 10)
FIGURE_SIZE: Final = 0.92
_ARROWS: Final = (arrow_on_the_right(PANEL.width), ARROW)


def seat_panel(
    state: Kheops,
    words: Words,
    pen: Pen,
    offered: Offered,
    names: Sequence[str] | None,
    estimate: Sequence[int],
    seat: int,
) -> Panel:
    """Each part changes for reasons of its own."""
    parts: dict[str, Picture] = {
        "frame": frame(PANEL, seat in state.to_act(), seat == pen.seat, _ARROWS[seat]),
        "head": _head(state, words, names, estimate, seat),
        "supply": _supply(state, words, pen, offered, seat),
        "hand": _hand(state, words, pen, offered, seat),
    }
    placed = {f"{name}-{seat}": move(*PANELS[seat], body) for name, body in parts.items()}
    window = Box(*PANELS[seat], PANEL.width, PANEL.height)
    return Panel(f"seat-{seat}", seat_name(seat, words.language, names), window, placed)


def _head(
    state: Kheops, words: Words, names: Sequence[str] | None, estimate: Sequence[int], seat: int
) -> str:
    """Who it is, in which colour, and the points there are or would be now."""
    name = seat_name(seat, words.language, names)
    colour = state.colour(seat)
    return (
        move(33, 32, SIGNS[colour] + label(0, 7, f"sign-{COLOURS[colour]}", LETTERS[seat]))
        + hint(name, label(62, 28, "name", shortened(name, NAME_LENGTH)))
        + label(62, 48, "note", words.colours[colour])
        + (move(122, 34, star(words)) if seat in winners(state) else "")
        + _score(state, words, estimate, seat)
    )


def _score(state: Kheops, words: Words, estimate: Sequence[int], seat: int) -> str:
    """Points of the first game of a match are certain; the rest is what would come now."""
    points, right = state.ledger.points[seat], PANEL.width - 18
    if state.result() is not None:
        return label(right, 46, "points", str(points))
    now = label(right, 44, "points", str(points + estimate[seat]))
    now += label(right, 62, "note right", words.say("now"))
    first = words.say("first_game", points=points) if state.number else ""
    certain = label(right - 74, 44, "note right", first)
    return f'<g class="estimate">{now}</g>{certain}'


def _supply(state: Kheops, words: Words, pen: Pen, offered: Offered, seat: int) -> Picture:
    colour = state.colour(seat)
    kinds = COLUMNS if colour == WHITE else PHARAOH
    return join(_kind(state, words, pen, offered, seat, figure) for figure in range(kinds))


def _kind(
    state: Kheops, words: Words, pen: Pen, offered: Offered, seat: int, figure: int
) -> Picture:
    """One kind of figure with how many there are; one that is gone is a shadow."""
    colour = state.colour(seat)
    left = state.figures.supply[colour * COLUMNS + figure]
    shape = move(18, 34, FIGURES[colour][figure], FIGURE_SIZE)
    about = words.say(
        "supply",
        colour=words.colours[colour],
        figure=words.figures[figure],
        n=left,
        about=words.about_figures[figure],
    )
    body = (shape if left else group("shadowy", shape)) + label(39, 42, "amount", f"×{left}")
    if seat == pen.seat and offered.is_choice(figure):
        kind: Picture = pen.pick(figure_name(figure), about, body, SUPPLY_HOT)
    else:
        kind = hint(about, body)
    return pen.place(f"supply-{seat}-{figure}", SUPPLY.x + figure * SUPPLY_PITCH, SUPPLY.y, kind)


def _hand(state: Kheops, words: Words, pen: Pen, offered: Offered, seat: int) -> Picture:
    parts: list[Picture] = []
    seen: Counter[int] = Counter()
    for n, tile in enumerate(state.hands[seat]):
        x, y = layout.hand_tile(n)
        parts.append(move(x, y, _held(words, pen, offered, seat, tile, seen[tile]), HAND_SIZE))
        seen[tile] += 1
    ring = box("ring", -6, -6, PANEL.width - 20, 98, 12)
    return pen.place(f"hand-{seat}", HAND.x, HAND.y, join(parts), ring)


def _held(words: Words, pen: Pen, offered: Offered, seat: int, tile: int, copy: int) -> Picture:
    if tile == UNKNOWN:
        return hint(words.say("hidden"), BACK)
    if seat != pen.seat or tile not in offered.tiles:
        return hint(words.tiles[tile], _cell(whole_tile(tile, WAYS_OF[tile][0])))
    name = tile_name(tile, copy)
    ways = ways_in_hand(tile)
    turns = " ".join(f"{name}/{turn}" for turn in range(1, len(ways)))
    first = _cell(whole_tile(tile, ways[0]))
    pictures = only_without(turns, first) if turns else first
    for turn, openings in enumerate(ways[1:], 1):
        pictures += only_with(f"{name}/{turn}", _cell(whole_tile(tile, openings)))
    return pen.pick(name, words.tiles[tile], pictures, HOT, len(ways))


def _cell(body: str) -> str:
    return group("cell", body)


def ways_in_hand(tile: int) -> list[int]:
    """How a tile lies in the hand after no turn, one, two; each is clockwise."""
    ways = [WAYS_OF[tile][0]]
    while len(ways) < len(WAYS_OF[tile]):
        ways.append(turned(ways[-1]))
    return ways
