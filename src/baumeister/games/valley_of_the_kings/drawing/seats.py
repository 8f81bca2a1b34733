"""The panels of the others: points, blocks, scarabs, bid tiles, and where their figures are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, kept, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.shapes import STONES, tally
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.arrangement import SEAT
from baumeister.games.valley_of_the_kings.drawing.crews import spots_of
from baumeister.games.valley_of_the_kings.drawing.figures import OVERSEERS, TILE_BACK, WORKERS
from baumeister.games.valley_of_the_kings.drawing.hand import told_apart
from baumeister.games.valley_of_the_kings.drawing.market import tiles_left
from baumeister.games.valley_of_the_kings.drawing.points_and_stock import (
    pharaoh_stone,
    scarabs,
    stock,
)
from baumeister.games.valley_of_the_kings.drawing.texts import Words, short_spot
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.names import Spot
from baumeister.games.valley_of_the_kings.rules.state import Valley

NAME_LENGTH: Final = 20  # characters
FIGURE_PITCH: Final = 41


def seat_panel(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, seat: int
) -> Panel:
    """Empty for one's own seat, whose things lie in the dock."""
    name = seat_name(seat, words.language, names)
    is_other = seat != pen.seat
    overseers = tuple(spots_of(state.overseers, seat, numbers.OVERSEERS))
    workers = tuple(spots_of(state.workers, seat, numbers.WORKERS))
    parts: dict[str, Picture] = {
        f"head-{seat}": _head(state, words, seat, name) if is_other else "",
        f"stock-{seat}": _stock(state, words, pen, seat) if is_other else "",
        f"figures-{seat}": _figures(seat, overseers, workers) if is_other else "",
    }
    return Panel(f"seat-{seat}", name, Rectangle(0, 0, *SEAT), parts)


def _head(state: Valley, words: Words, seat: int, name: str) -> Picture:
    return _who(words, seat, name, state.ledger.points[seat], seat in winners(state)) + _things(
        words, seat, state.scarabs[seat], tiles_left(state, seat), state.start == seat
    )


@kept
def _who(words: Words, seat: int, name: str, points: int, has_won: bool) -> Picture:
    return (
        box("slab", 0.75, 0.75, SEAT.width - 1.5, SEAT.height - 1.5, 10)
        + move(14, 14, STONES[seat], 0.8)
        + tooltip(name, label(52, 33, "heading", shortened(name, NAME_LENGTH)))
        + (move(218, 18, star(words), 0.8) if has_won else "")
        + tooltip(
            words.count("points", points),
            Placed(label(0, 0, "large right", str(points)), f"points-{seat}", SEAT.width - 14, 37),
        )
    )


@kept
def _things(words: Words, seat: int, left: int, tiles: int, begins: bool) -> Picture:
    return (
        scarabs(words, seat, left, 32, 72)
        + tooltip(
            words.count("tiles.left", tiles),
            Placed(move(0, 0, TILE_BACK, 0.56), f"tiles-{seat}", 92, 59)
            + label(118, 77, "bold", f"×{tiles}"),
        )
        + (pharaoh_stone(words, 166, 60) if begins else "")
    )


def _stock(state: Valley, words: Words, pen: Pen, seat: int) -> Picture:
    return move(-36, 100, stock(state, words, pen, (), seat))


@lru_cache(maxsize=512)
def _figures(seat: int, overseers: tuple[Spot, ...], workers: tuple[Spot, ...]) -> str:
    """Where each of them is; orders are nobody else's business."""
    found = [*told_apart(True, overseers, {}, {}), *told_apart(False, workers, {}, {})]
    return "".join(
        move(10 + FIGURE_PITCH * n, 172, _figure(seat, one.is_overseer, one.spot, len(one.figures)))
        for n, one in enumerate(found)
    )


def _figure(seat: int, is_overseer: bool, spot: Spot, count: int) -> str:
    return (
        box("slot", 0, 0, 38, 60, 8)
        + move(17 if is_overseer else 19, 24, _shape(seat, is_overseer), 0.75)
        + label(19, 54, "bold middle", short_spot(spot))
        + (tally(31, 9, count) if count > 1 else "")
    )


def _shape(seat: int, is_overseer: bool) -> str:
    return (OVERSEERS if is_overseer else WORKERS)[seat]
