"""A newcomer plays: nothing is skipped, and no question runs ahead of what is shown."""

from __future__ import annotations

import pytest

from baumeister.games import all_games, game
from tests.browser.conftest import Invite
from tests.browser.newcomer import MOVING, Newcomer
from tests.browser.people import expect_result_that_adds_up

GAMES = [found.id for found in all_games()]
MOST_CLICKS = 7  # in a turn
ANSWERS = 6  # are enough to see whether everything is shown


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_at_once(invite: Invite, name: str) -> None:
    found = game(name)
    person = invite("Nora").at_pace("instant")
    newcomer = Newcomer(person)
    newcomer.sit_at(found, found.fewest - 1)
    newcomer.play()
    turns = newcomer.turns()
    per_turn, asked = newcomer.clicks / turns, newcomer.answers
    print(f"{name}: {per_turn:.1f} clicks a turn, {newcomer.without_choice} of {asked} in vain")
    assert newcomer.at_odds == 0
    assert per_turn <= MOST_CLICKS
    expect_result_that_adds_up(person.page)


@pytest.mark.parametrize("speed", ["calm", "brisk"])
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_shown_before_it_is_said(invite: Invite, name: str, speed: str) -> None:
    found = game(name)
    newcomer = Newcomer(invite("Nora", **MOVING).at_pace(speed))
    newcomer.sit_at(found, found.fewest - 1)
    newcomer.play(ANSWERS)
    newcomer.page.wait_for_selector("#table.mine:not(.arriving), #table.over")
    assert newcomer.skipped == 0
    assert newcomer.ahead == newcomer.at_odds == 0
