"""The board as one viewer sees it: drawn once for a page and for the pushes that follow it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing import AUTO, DAY, NIGHT, Svg, draw, draw_parts, lines, plain
from baumeister.web.table.table import Table
from baumeister.web.view.sight import Sight

THEMES: Final = {theme.name: theme for theme in (AUTO, DAY, NIGHT)}
PART: Final = "part-"  # begins the ids of the board's parts
MARKED_EVENTS: Final = 6  # for somebody who has not answered yet
BOARDS: Final = 64  # kept: whoever opens a page gets its first push right after it
ACTION_IN_DRAWING: Final = re.compile(r'data-action="([^"]*)"')


@dataclass(frozen=True)
class Board:
    """A drawing in the making: each form of it is made when it is first wanted."""

    view: State
    seat: int
    legal: Sequence[Action]
    last: Sequence[Event]  # what stays marked
    language: Language
    names: Sequence[str]

    def svg(self, theme: str) -> Svg:
        """The whole board; its parts have the ids by which they are replaced later."""
        return draw(
            self.view,
            seat=self.seat,
            legal=self.legal,
            last=self.last,
            language=self.language,
            names=self.names,
            theme=THEMES[theme],
            standalone=False,
            ids=PART,
        )

    @cached_property
    def parts(self) -> dict[str, str]:
        """The pieces of the same drawing, by the ids of their elements."""
        drawn = draw_parts(
            self.view,
            seat=self.seat,
            legal=self.legal,
            last=self.last,
            language=self.language,
            names=self.names,
            ids=PART,
        )
        return {PART + name: part for name, part in drawn.items()}

    @cached_property
    def offered(self) -> frozenset[str]:
        """The notation of the answers that can be pointed at."""
        return frozenset(ACTION_IN_DRAWING.findall("".join(self.parts.values())))

    @cached_property
    def words(self) -> list[str]:
        """The same board as lines of text."""
        text = lines(self.view, seat=self.seat, language=self.language, names=self.names)
        return [line for line in plain(text).split("\n") if line]


def board_of(table: Table, sight: Sight, language: Language, names: Sequence[str]) -> Board:
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
) -> Board:
    view = table.match.state.mask(seat)
    return Board(view, seat, legal, _since_own_answer(table, seat), language, names)


def _since_own_answer(table: Table, seat: int) -> Sequence[Event]:
    """What stays marked on the board: everything since this seat answered last."""
    log, start = table.log_seen_from(seat), table.log_before_answer_of(seat)
    return log[-MARKED_EVENTS:] if start is None else log[start:]
