"""Perft: counting sequences of answers."""

from __future__ import annotations

from random import Random

from baumeister.core.perft import perft
from baumeister.core.playout import play_out
from tests.toys.auction import AUCTION
from tests.toys.offering import OFFERING


def test_nothing_can_be_done_in_one_way() -> None:
    assert perft(AUCTION.start(2), 0) == 1


def test_one_answer_counts_the_options() -> None:
    assert perft(AUCTION.start(2), 1) == 3


def test_every_prize_is_followed_by_every_first_bid() -> None:
    """Six tiles or none, for each of three prizes."""
    assert perft(AUCTION.start(2), 2) == 3 * 7


def test_falling_bids_are_counted_one_by_one() -> None:
    """After tile n there are n - 1 lower ones or the end; after none, the next seat has seven."""
    assert perft(AUCTION.start(2), 3) == 3 * (sum(range(1, 7)) + 7)


def test_where_several_are_asked_the_first_answers() -> None:
    state = OFFERING.start(2)
    for _ in range(6):
        state.apply(-1, state.legal(-1)[0])
    assert state.to_act() == [0, 1]
    assert perft(state, 1) == len(state.legal(0)) == 1


def test_an_end_is_a_leaf() -> None:
    state = AUCTION.start(2)
    play_out(state, Random(1))
    assert perft(state, 5) == 1
