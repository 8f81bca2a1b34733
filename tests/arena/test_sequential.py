"""Sequential tests decide as often wrongly as they say, and bounds stay bounds."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.arena.ratings import Met, ratings
from baumeister.arena.sequential import (
    HIGHER,
    LEAST,
    LOWER,
    OPEN,
    Until,
    expected,
    judged,
    until,
    verdict,
)
from baumeister.arena.sequential import turns as turns_of
from baumeister.arena.shards import sharded
from baumeister.core.refusal import Refusal
from tests.arena.games import made_up, plan


def decided(ahead: float, claims: Until, seed: int) -> str:
    """Turns of two games between bots that are so far apart, until there is a verdict."""
    rng, share, scores = Random(seed), expected(ahead), list[float]()
    for _ in range(3000):
        scores.append(((rng.random() < share) + (rng.random() < share)) / 2)
        if len(scores) % 8 == 0 and (found := judged(scores, claims).claim) != OPEN:
            return found
    return OPEN


@pytest.mark.parametrize(("ahead", "claim"), [(0, LOWER), (60, HIGHER), (200, HIGHER)])
def test_the_claim_that_holds_is_found_nineteen_times_out_of_twenty(
    ahead: float, claim: str
) -> None:
    found = [decided(ahead, Until(0, 60), seed) for seed in range(60)]
    assert found.count(claim) >= 54
    assert OPEN not in found


def test_a_few_wins_in_a_row_are_not_certainty() -> None:
    assert judged([1.0] * (LEAST - 1), Until(0, 300)).claim == OPEN
    assert judged([1.0] * 5, Until(0, 10)).claim == OPEN
    assert judged([1.0] * 400, Until(0, 10)).claim == HIGHER


def test_only_turns_without_a_gap_count() -> None:
    two = plan("a", "b", games=6)
    games = {n: made_up(n, "a", "b", n % 2, [1, 0], [1, 2]) for n in (0, 1, 2, 4, 5)}
    assert [[game.number for game in turn] for turn in turns_of(two, games)] == [[0, 1]]
    assert verdict(two, games, Until(0, 10)).turns == 1


@pytest.mark.parametrize("words", ["", "5", "10,0", "3,3", "a,b", "1,2,3"])
def test_claims_that_are_none_are_refused(words: str) -> None:
    with pytest.raises(Refusal, match="no two ratings"):
        until(words)


@pytest.mark.parametrize("words", ["", "0/3", "4/3", "1", "1/0", "a/b"])
def test_shards_that_are_none_are_refused(words: str) -> None:
    with pytest.raises(Refusal, match="no part of the games"):
        sharded(words)


def test_shards_share_all_games() -> None:
    fixtures = list(plan("a", "b", "c", games=5).fixtures())
    parts = [{game.number for game in fixtures if sharded(f"{n}/4")(game)} for n in range(1, 5)]
    assert set.union(*parts) == {game.number for game in fixtures}
    assert sum(map(len, parts)) == len(fixtures)


def test_whoever_won_everything_is_rated_by_a_bound() -> None:
    """20 of 20: 0.025 ** (1 / 20) is the least share that makes this likely enough."""
    found = ratings(["a", "b"], {("a", "b"): Met(20, 20)}, "b")["a"]
    assert found.bound == "above"
    assert found.rating == found.low == found.high
    assert expected(found.rating) ** 20 == pytest.approx(0.025)


def test_whoever_lost_everything_is_rated_by_a_bound() -> None:
    found = ratings(["a", "b"], {("a", "b"): Met(20, 0)}, "b")["a"]
    assert found.bound == "below"
    assert expected(-found.rating) ** 20 == pytest.approx(0.025)


def test_one_lost_game_makes_it_a_rating_again() -> None:
    found = ratings(["a", "b"], {("a", "b"): Met(20, 19)}, "b")["a"]
    assert found.bound == ""
    assert found.low < found.rating < found.high
