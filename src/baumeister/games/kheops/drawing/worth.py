"""What everything is worth, and what both colours would get for it if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import group, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.svg import box, label, path
from baumeister.games.kheops.drawing.layout import WORTH
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.seats import sign
from baumeister.games.kheops.drawing.symbols import SYMBOL_SHAPES
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import GROUNDS, triangle, upside_down
from baumeister.games.kheops.rules.edition import Edition
from baumeister.games.kheops.rules.names import ANKH, BOTH_COLOURS, PARTS, SARCOPHAGUS
from baumeister.games.kheops.rules.state import Kheops

GROUND: Final = box("slab", 4, 1, WORTH.width - 5, WORTH.height - 5, 8)
COLUMNS: Final = (138, 168)  # the middle of each colour's numbers
FIRST: Final = 70  # the middle of the first row
PITCH: Final = 45
_TILE: Final = 0.2
_HALL: Final = group("cell", GROUNDS[True][0b100])
_CLOSED: Final = group("cell", GROUNDS[True][0])
_APEX: Final = path("rock", triangle()) + move(0, -37, path("tip", triangle(0.5)))
_LONGEST: Final = (
    move(-64, 0, path("tip", triangle()))
    + move(0, -37, upside_down(path("tip", triangle())))
    + move(64, 0, path("tip", triangle()))
)
_ICONS: Final = (
    move(21, 4, _HALL, _TILE),
    move(21, 0, SYMBOL_SHAPES[SARCOPHAGUS], 0.56),
    move(21, 4, _APEX, _TILE),
    move(21, 4, _LONGEST, 0.11),
    move(21, 4, _CLOSED, _TILE),
    move(21, 0, SYMBOL_SHAPES[ANKH], 0.52),
)


def worth_panel(state: Kheops, words: Words, now: Now) -> Panel:
    signs = "".join(
        move(COLUMNS[colour], 26, sign(state, state.seat_of(colour)), 0.66)
        for colour in BOTH_COLOURS
    )
    numbers = "".join(_numbers(state, row, points) for row, points in enumerate(now.sources))
    parts = {
        "worth": _table(state.settings.edition, words) + signs,
        "worth-points": group("estimate", numbers),
    }
    return Panel("worth", words.say("panel.worth"), WORTH, parts)


@lru_cache(maxsize=16)
def _table(edition: Edition, words: Words) -> str:
    """Everything that does not change."""
    values = {
        "hall": edition.hall,
        "sarcophagus": edition.sarcophagus,
        "pair": edition.pair,
        "apex": edition.apex,
        "longest": edition.longest,
        "closed": edition.closed,
    }
    rows = "".join(
        move(0, FIRST + PITCH * row, _ICONS[row] + _words(words, part, values))
        for row, part in enumerate(PARTS)
    )
    return GROUND + label(14, 31, "heading", words.say("panel.score")) + rows


def _words(words: Words, part: str, values: dict[str, int]) -> str:
    return label(38, -2, "bold", words.say(f"worth.{part}")) + label(
        38, 13, "small", words.say(f"worth.{part}.each", **values)
    )


def _numbers(state: Kheops, row: int, points: Sequence[int]) -> str:
    y = FIRST + PITCH * row + 4
    return "".join(
        label(COLUMNS[colour], y, "got" if points[seat] else "got-none", str(points[seat]))
        for colour in BOTH_COLOURS
        for seat in (state.seat_of(colour),)
    )
