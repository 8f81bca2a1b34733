"""Play-outs."""

from __future__ import annotations

from random import Random

from baumeister.core.playout import play_out
from tests.toys.auction import AUCTION
from tests.toys.tomb import TOMB


def test_a_play_out_ends_the_game_and_counts_the_answers() -> None:
    state = TOMB.start(3)
    answers = play_out(state, Random(1))
    assert state.to_act() == []
    assert state.result() is not None
    assert 12 < answers <= TOMB.bound


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = AUCTION.start(3), AUCTION.start(3)
    assert play_out(one, Random(4)) == play_out(other, Random(4))
    assert one.to_json() == other.to_json()


def test_a_play_out_needs_no_generator() -> None:
    state = AUCTION.start(2)
    play_out(state)
    assert state.to_act() == []


def test_nothing_is_answered_after_the_end() -> None:
    state = AUCTION.start(2)
    play_out(state, Random(1))
    assert play_out(state, Random(1)) == 0
