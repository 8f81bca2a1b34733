"""The lot: who has the pharaoh stone first."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.state import CHANCE
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    BROWN,
    GREY,
    WHITE,
    answer,
    by_rules_1,
    choices,
    deal,
    nobody_bids,
    question,
    start,
    told,
)


def test_ruling_vk_1_the_one_who_is_drawn_begins() -> None:
    """Es wird ausgelost, wer beginnt; die übrigen sind im Uhrzeigersinn an der Reihe."""
    state = start(4, first_player="lot")
    assert (question(state), state.to_act()) == ("DrawLot", [CHANCE])
    answer(state, "begin 2")
    assert told(state) == [
        "White is drawn by lot and begins.",
        "Round 1 begins; White has the pharaoh stone.",
    ]
    deal(state)
    assert state.turn_order() == [WHITE, BROWN, GREY, BLACK]
    assert state.to_act() == [WHITE]
    nobody_bids(state)
    assert (question(state), state.to_act()) == ("MoveOverseers", [WHITE])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_vk_1_every_seat_is_equally_likely_to_be_drawn(seats: int) -> None:
    state = start(seats, first_player="lot")
    assert choices(state) == [f"begin {seat}" for seat in range(seats)]
    assert state.weights() == [1] * seats
    rng = Random(1)
    drawn = Counter(state.sample(rng).notation() for _ in range(1200))
    assert all(abs(count - 1200 / seats) < 100 for count in drawn.values())
    assert len(drawn) == seats


def test_the_pharaoh_stone_goes_on_from_whoever_began() -> None:
    """Der Startspieler gibt den Pharaostein an seinen linken Nachbarn weiter."""
    state = start(3, first_player="lot")
    answer(state, "begin 2")
    deal(state)
    while state.round == 1:
        answer(state, "done")
    assert state.start == GREY


def test_ruling_vk_1_by_rules_1_seat_0_began() -> None:
    state = by_rules_1()
    assert question(state) == "DrawBlocks"
    assert state.start == GREY
