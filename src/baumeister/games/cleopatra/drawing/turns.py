"""Whose turn it is."""

from __future__ import annotations

from baumeister.core.state import NOBODY
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import NextTurn


def turn_of(state: Cleopatra) -> int:
    """The seat whose turn it is: the one that comes before the next."""
    if not state.agenda:
        return NOBODY
    waiting = state.agenda[0]
    return (waiting.seat - 1) % state.seats if isinstance(waiting, NextTurn) else NOBODY
