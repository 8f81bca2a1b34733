"""What everybody would have if the round ended now, and the game with it."""

from __future__ import annotations

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.edition import TWO_FIELD
from baumeister.games.imhotep.rules.final_scoring import final_points
from baumeister.games.imhotep.rules.names import TEMPLE
from baumeister.games.imhotep.rules.round_end import GoHome, TempleBonus
from baumeister.games.imhotep.rules.round_start import TurnUpRoundCard
from baumeister.games.imhotep.rules.state import Imhotep


def estimate(state: Imhotep) -> list[int]:
    points = state.points()
    for row in [_temple_points(state), *final_points(state).values()]:
        for seat, n in enumerate(row):
            points[seat] += n
    return points


def _temple_points(state: Imhotep) -> list[int]:
    """What the temple will surely bring when this round ends; on side B a choice may not."""
    owners = state.temple.seen_from_above()
    fields = state.settings.edition.temple_fields
    points = [0] * state.seats
    for field in range(_first_field(state), len(owners)):
        if owners[field] == NOBODY:
            continue
        if not state.settings.side_b[TEMPLE]:
            points[owners[field]] += 1
        elif fields[field] == TWO_FIELD:
            points[owners[field]] += 2
    return points


def _first_field(state: Imhotep) -> int:
    """The first field of the temple that has not counted in this round."""
    for question in reversed(state.agenda):
        if isinstance(question, TempleBonus):
            return question.field
        if isinstance(question, GoHome | TurnUpRoundCard):
            return state.temple.width
    return 0
