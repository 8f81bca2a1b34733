"""Why something is not allowed: the rules of legality said a second time."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.games.imhotep.rules.actions import PASS, VOCABULARY
from baumeister.games.imhotep.rules.objections import turn_objection
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.turn import Turn
from tests.games.imhotep.rules.table import (
    ALL_SIDES,
    changed_edition,
    finished,
    market_of,
    moments,
    question,
    start,
)
from tests.games.refusals import assert_every_refusal_is_a_sentence

BLUE_MARKET = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8))
SCARCE_SHIPS = changed_edition(("minimum = [1, 1, 2, 3]", "minimum = [1, 2, 3, 4]"))


def assert_legality_is_said_alike(state: Imhotep) -> None:
    seat = state.to_act()[0]
    allowed = [action for action in VOCABULARY if turn_objection(state, seat, action) is None]
    assert (allowed or [PASS]) == state.legal(seat)


@pytest.mark.parametrize("edition", [None, BLUE_MARKET, SCARCE_SHIPS])
@pytest.mark.parametrize("sides", ALL_SIDES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nothing_speaks_against_is_legal(seats: int, sides: str, edition: str | None) -> None:
    for seed in range(2):
        for state in moments(start(seats, sides, edition=edition), seed):
            if isinstance(state.agenda[-1], Turn):
                assert_legality_is_said_alike(state)


@pytest.mark.parametrize("edition", [None, BLUE_MARKET])
@pytest.mark.parametrize(("seats", "sides"), [(2, "BBBBB"), (4, "AAAAA"), (3, "BBBBB")])
def test_every_illegal_action_is_refused_with_a_sentence(
    seats: int, sides: str, edition: str | None
) -> None:
    asked = set()
    for number, state in enumerate(moments(start(seats, sides, edition=edition), 5)):
        if question(state) not in asked or number % 7 == 0:
            asked.add(question(state))
            before = state.to_json()
            assert_every_refusal_is_a_sentence(state, state.to_act()[0], VOCABULARY)
            assert state.to_json() == before
    assert {"Turn", "TurnUpRoundCard", "DealMarket"} <= asked


def test_somebody_else_is_not_asked() -> None:
    state = start(2)
    for seat, sentence in (
        (1, "It is not Seat 2’s turn to answer."),
        (0, "It is not Seat 1’s turn to answer."),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, PASS)
        assert str(refused.value) == sentence
    assert state.to_act() == [CHANCE]


def test_nothing_is_possible_after_the_end() -> None:
    state = finished(2, "AAAAA", 1)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, PASS)
    assert str(refused.value) == "The game is over."
