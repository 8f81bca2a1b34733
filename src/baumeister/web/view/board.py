"""The board as one viewer sees it: drawn once for a page and for the push that follows it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.text import Language
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.drawing import drawer_of
from baumeister.web.table.table import Table
from baumeister.web.view.sight import Sight

PART: Final = "part-"  # begins the ids of the board's parts
MARKED_EVENTS: Final = 6  # for somebody who has not answered yet
BOARDS: Final = 64  # kept: whoever opens a page gets its first push right after it


def board_of(table: Table, sight: Sight, language: Language, names: Sequence[str]) -> Drawing:
    """The board that a sight shows; the same one as long as nothing has changed for the viewer."""
    return _board(table, table.version, sight.seat, tuple(sight.legal), language, tuple(names))


@lru_cache(maxsize=BOARDS)
def _board(
    table: Table,
    version: int,  # with which the table changes, but not its hash
    seat: int,
    legal: tuple[Action, ...],
    language: Language,
    names: tuple[str, ...],
) -> Drawing:
    last = _since_own_answer(table, seat)
    common = _common(table, last, language, names)
    return Drawing(table.match.state.mask(seat), Viewer(seat, legal, last, language, names), common)


def _common(
    table: Table, last: Sequence[Event], language: Language, names: tuple[str, ...]
) -> Drawing:
    """What strangers would see who know of the same events."""
    state, found = table.match.state, _commons(table, table.version, language, names)
    told = drawer_of(state.game).told(state, last)
    if told not in found:
        viewer = Viewer(PUBLIC, (), last, language, names)
        found[told] = Drawing(state.mask(PUBLIC), viewer)
    return found[told]


@lru_cache(maxsize=BOARDS)
def _commons(
    table: Table, version: int, language: Language, names: tuple[str, ...]
) -> dict[Hashable, Drawing]:
    """By what they tell of the latest events."""
    return {}


def _since_own_answer(table: Table, seat: int) -> Sequence[Event]:
    """What stays marked on the board: everything since this seat answered last."""
    log, start = table.log_seen_from(seat), table.log_before_answer_of(seat)
    return log[-MARKED_EVENTS:] if start is None else log[start:]


def board_parts(board: Drawing) -> dict[str, str]:
    """The pieces of a board, by the ids of their elements."""
    return {PART + name: part for name, part in board.parts(PART).items()}
