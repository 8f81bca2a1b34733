"""The ratings that the seat menu shows."""

from __future__ import annotations

from baumeister.bots import BOTS
from baumeister.bots.ratings import RATINGS, rating
from baumeister.games import games


def test_every_game_has_measured_levels_in_their_order() -> None:
    assert list(RATINGS) == [game.id for game in games()]
    for measured in RATINGS.values():
        assert list(measured) == list(BOTS)[: len(measured)]
        assert list(measured.values()) == sorted(measured.values())
        assert measured["random"] == 0


def test_what_was_not_measured_has_no_rating() -> None:
    assert rating("imhotep", "builder") == 1350
    assert rating("oh_pharaoh", "master") is None
    assert rating("nim", "builder") is None
