"""What is one's own, always in sight: points and figures, and below them the tiles of the hand."""

from __future__ import annotations

from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import Picture, group, move
from baumeister.drawing.lines import in_two
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.svg import label
from baumeister.games.kheops.drawing.layout import HAND, OUTER, OWN
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.offered import Offered
from baumeister.games.kheops.drawing.supply import hand, supply
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.rules.state import Kheops

SUPPLY: Final = Point(101, 10)
LINE_LETTERS: Final = 15  # characters, of what is written below the points
TILE_SIZE: Final = 0.76  # of a tile in the hand
SPOTS: Final = [Point(180 + 120 * n, round(TILE_SIZE * OUTER + 2, 2)) for n in (-1, 0, 1)]


def own_panel(state: Kheops, words: Words, pen: Pen, offered: Offered, now: Now) -> Panel:
    parts: dict[str, Picture] = {"own-points": "", "own-supply": ""}
    if pen.seat != PUBLIC:
        figures = supply(state, words, pen, pen.seat, offered)
        parts = {
            "own-points": _points(state, words, now, pen.seat),
            "own-supply": move(*SUPPLY, figures),
        }
    return Panel("own", words.say("panel.own"), OWN, parts)


def _points(state: Kheops, words: Words, now: Now, seat: int) -> str:
    """Those of a match's first game are certain; the rest is what would come now."""
    won = move(64, 14, star(words)) if seat in winners(state) else ""
    if state.result() is not None:
        return label(14, 38, "score", str(now.points[seat])) + won
    first, second = in_two(words.say("now"), LINE_LETTERS)
    text = label(14, 50, "plain", first) + label(14, 65, "plain", second)
    if state.number:
        certain = words.say("first_game", points=state.ledger.points[seat])
        text = label(14, 52, "bold", certain)
    return group("estimate", label(14, 34, "score", str(now.points[seat])) + text)


def hand_panel(state: Kheops, words: Words, pen: Pen, offered: Offered) -> Panel:
    tiles: Picture = ""
    if pen.seat != PUBLIC:
        tiles = hand(state, words, pen, pen.seat, SPOTS, TILE_SIZE, offered)
    return Panel("hand", words.say("panel.hand"), HAND, {"own-hand": tiles})
