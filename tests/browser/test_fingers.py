"""Whole games on a phone in portrait, by touch alone: almost nothing has to be pushed around."""

from __future__ import annotations

import pytest

from baumeister.games import all_games
from tests.browser.conftest import Invite
from tests.browser.fingers import Fingers
from tests.browser.people import PHONE, expect_result_that_adds_up
from tests.browser.short_games import short

MOST_PANS = 0.3  # for each turn


@pytest.mark.parametrize("game", [found.id for found in all_games()])
def test_a_whole_game_by_touch(invite: Invite, game: str) -> None:
    person = invite("Pia", **PHONE)
    found = next(one for one in all_games() if one.id == game)
    bots = [{"kind": "bot", "level": "random"}] * (found.fewest - 1)
    person.sit_at([{"kind": "me"}, *bots], game=game, **short(game))
    fingers = Fingers(person)
    fingers.play()
    turns = fingers.turns()
    print(f"{game}: {fingers.taps} taps and {fingers.pans} pans in {turns} turns")
    assert fingers.pans <= MOST_PANS * turns
    expect_result_that_adds_up(person.page)
