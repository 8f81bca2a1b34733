"""What is fixed about the game."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import BadSetup
from baumeister.games import game
from baumeister.games.kheops.rules.estimate import holds
from baumeister.games.kheops.rules.game import KHEOPS
from tests.games.kheops.rules.table import ALL_VARIANTS, finished, start


def test_a_game_for_two() -> None:
    """Ein Spiel für zwei Personen."""
    assert (KHEOPS.fewest, KHEOPS.most) == (2, 2)
    with pytest.raises(BadSetup):
        KHEOPS.start(3)


def test_the_bound_counts_every_tile_turn_and_effect() -> None:
    """In each of two games, all tiles are drawn, and each of 30 turns may set off all but six."""
    tiles, sarcophagi, turns = 50, 6, 49 - 19
    assert KHEOPS.bound == 2 * (tiles + turns * (2 + tiles - sarcophagi))


def test_the_game_is_registered() -> None:
    assert game("kheops") is KHEOPS


def test_the_documented_readings_are_the_default() -> None:
    assert start().settings.variants == {
        "match": "one_game",
        "closed": "edge",
        "ties": "nobody",
        "replacing": "acts",
    }


def test_ruling_kh_2_the_reading_of_closed_is_an_option() -> None:
    assert not start().settings.is_strict
    assert start(closed="everywhere").settings.is_strict


def test_ruling_kh_13_the_reading_of_ties_is_an_option() -> None:
    assert not start().settings.shares_ties
    assert start(ties="both").settings.shares_ties


@pytest.mark.parametrize("variants", ALL_VARIANTS, ids=lambda variants: "-".join(variants.values()))
def test_every_mixture_of_variants_can_be_played(variants: dict[str, str]) -> None:
    assert finished(1, **variants).result() is not None


def test_closed_sections_are_rare_by_the_strict_reading() -> None:
    """Scoring: 0.2 to 0.3 a game instead of about 4 in random play."""
    counts = []
    for closed in ("edge", "everywhere"):
        games = [finished(seed, closed=closed) for seed in range(60)]
        counts.append(sum(hold.section.is_closed for state in games for hold in holds(state)) / 60)
    assert 3 < counts[0] < 5
    assert 0.1 < counts[1] < 0.5


def test_random_play_is_as_the_facts_say() -> None:
    """Test of the proposal: about 18 points each, about 10 sections, of which 1.2 are tied."""
    games = [finished(seed) for seed in range(200)]
    white = sum(state.points()[0] for state in games) / 200
    blue = sum(state.points()[1] for state in games) / 200
    assert 15 < white < 22
    assert 15 < blue < 22
    found = [hold for state in games for hold in holds(state)]
    assert 9 < len(found) / 200 < 11
    tied = sum(hold.section.white == hold.section.blue > 0 for hold in found)
    assert 0.7 < tied / 200 < 1.8
