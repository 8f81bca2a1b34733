"""Kheops and its model agree before every answer: of recorded games, and of games by chance."""

from __future__ import annotations

import baumeister as b
from tests.games.lockstep import play_numbered, play_record

KHEOPS = b.game("kheops")


def test_recorded_games_in_lockstep() -> None:
    for record in [*b.records(KHEOPS).values()][::6]:
        both = play_record(KHEOPS, record)
        assert both.state.result() is not None


def test_games_by_chance_in_lockstep() -> None:
    for number in range(20):
        both = play_numbered(KHEOPS, number)
        assert both.state.result() is not None
