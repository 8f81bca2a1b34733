"""Kheops' players in short: points, figures, and hidden tiles."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.ink import move
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.supply import kinds_of, tile_place
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import BACK
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BOTH_COLOURS, Figure
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.tiles import Tile

ICONS: Final = [[move(12, 12, shape, 0.4) for shape in FIGURES[colour]] for colour in BOTH_COLOURS]
TILES: Final = move(12, 15, BACK, 0.18)


def chips(state: Kheops, words: Words, now: Now) -> list[Chip]:
    return [_chip(state, words, now, seat) for seat in range(SEATS)]


def _chip(state: Kheops, words: Words, now: Now, seat: int) -> Chip:
    points = words.count("points", now.points[seat])
    if state.result() is None:
        points = f"{points}, {words.say('now')}"
    kinds = kinds_of(state.colour(seat))
    tiles = len(state.hands[seat])
    counts = [_figures(state, words, seat, figure) for figure in kinds]
    counts.append(Count(TILES, str(tiles), words.count("tiles_in_hand", tiles)))
    places = (
        f"hand-{seat}",
        *(tile_place(seat, Tile(tile)) for tile in state.settings.edition.kinds),
        *(f"supply-{seat}-{figure}" for figure in kinds),
    )
    return Chip(str(now.points[seat]), points, tuple(counts), places)


def _figures(state: Kheops, words: Words, seat: int, figure: Figure) -> Count:
    colour = state.colour(seat)
    left = state.figures.supply[colour * COLUMNS + figure]
    about = words.say(
        "supply.short", colour=words.colours[colour], figure=words.figures[figure], n=left
    )
    return Count(ICONS[colour][figure], str(left), about)
