"""Fitting: the level of bots that somebody wins about half of their games against.

It follows from the last game against bots alone: after a win it is the level above, after a defeat
the one below. So whoever wins more than half of the games is soon among stronger bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.bots import levels_for_people, usual_level
from baumeister.core.game import Game
from baumeister.play.sitter import Sitter
from baumeister.web.table.lesson_table import is_lesson
from baumeister.web.table.listing import Listed

FITS: Final = "fits"  # asked for instead of a level


def fitting_level(game: Game, person: str, tables: Sequence[Listed]) -> str:
    """For the next game of a person; `tables` may be any, of whatever games."""
    latest = max(
        (table for table in tables if _counts(game, person, table)),
        key=lambda table: table.standing.moved,
        default=None,
    )
    if latest is None:
        return usual_level(game)
    return level_after(game, latest.seats, latest.seats_of(person), latest.standing.ranks)


def level_met(game: Game, seats: Sequence[Sitter], own: Sequence[int]) -> str:
    """The level of the bots where somebody has played against bots alone, all of one level."""
    if len(own) != 1 or not seats[own[0]].is_person:
        return ""
    others = [seat for n, seat in enumerate(seats) if n != own[0]]
    levels = {seat.level if seat.kind == "bot" else "" for seat in others}
    level = levels.pop()
    return level if not levels and level in levels_for_people(game) else ""


def level_after(
    game: Game, seats: Sequence[Sitter], own: Sequence[int], ranks: Sequence[int]
) -> str:
    """What fits after such a game; nothing is said of any other."""
    level = level_met(game, seats, own)
    if not level:
        return ""
    levels = levels_for_people(game)
    mine, place = ranks[own[0]], levels.index(level)
    if mine == 1:
        return level if ranks.count(1) > 1 else levels[min(place + 1, len(levels) - 1)]
    return levels[max(place - 1, 0)]


def _counts(game: Game, person: str, table: Listed) -> bool:
    """Whole games from their beginning, without a guide."""
    info = table.info
    return (
        info.game == game.id
        and table.standing.is_over
        and info.luck_from == 0
        and not is_lesson(info.id)
        and bool(level_met(game, table.seats, table.seats_of(person)))
    )
