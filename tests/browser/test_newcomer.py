"""A newcomer plays: nothing is skipped, and no question runs ahead of what is shown."""

from __future__ import annotations

import sys

import pytest

from baumeister.games import all_games, game
from tests.browser.conftest import Invite
from tests.browser.newcomer import MOVING, SPEEDS, Newcomer
from tests.browser.people import expect_result_that_adds_up
from tests.browser.short_games import short

GAMES = [found.id for found in all_games()]
MOVING_SPEEDS = [speed for speed in SPEEDS if speed != "instant"]
MOST_CLICKS = 7  # in a turn
WHOLE = "kheops"  # is played to its end at every speed; the script does so with all games
ANSWERS = 12  # are enough to see whether everything is shown


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_at_once(invite: Invite, name: str) -> None:
    found = game(name)
    newcomer = Newcomer(invite("Nora", **MOVING), "instant")
    newcomer.sit_at(found, found.fewest - 1, **short(name))
    newcomer.play()
    per_turn, asked = newcomer.clicks / newcomer.turns(), newcomer.answers
    print(f"{name}: {per_turn:.1f} clicks a turn, {newcomer.without_choice} of {asked} in vain")
    assert newcomer.at_odds == 0
    assert newcomer.skipped == newcomer.told > 0
    assert per_turn <= MOST_CLICKS
    expect_result_that_adds_up(newcomer.page)


@pytest.mark.parametrize("speed", MOVING_SPEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_shown_before_it_is_said(invite: Invite, name: str, speed: str) -> None:
    found = game(name)
    newcomer = Newcomer(invite("Nora", **MOVING), speed)
    newcomer.sit_at(found, found.fewest - 1)
    newcomer.play(sys.maxsize if name == WHOLE else ANSWERS)
    assert newcomer.told > 0
    assert newcomer.at_a_time == 1
    assert newcomer.skipped == newcomer.ahead == newcomer.at_odds == 0
    assert (newcomer.steps > 0) == (speed == "step")
    if name == WHOLE:
        expect_result_that_adds_up(newcomer.page)
