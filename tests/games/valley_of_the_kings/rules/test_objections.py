"""Why something is not allowed: the rules of legality said a second time."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.action import Action
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.games.valley_of_the_kings.rules.actions import (
    DONE,
    VOCABULARY,
    Bid,
    Build,
    Overseer,
    Steal,
    TakeOver,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.refusals import assert_every_refusal_is_a_sentence
from tests.games.valley_of_the_kings.rules.table import crowded, moments, question, start

# The actions that belong to each question; about all others it has no opinion.
CONCERNS: dict[str, type[Action]] = {
    "Bids": Bid,
    "MoveOverseers": Overseer,
    "Orders": Overseer,
    "MoveWorkers": Worker,
    "StealBlocks": Steal,
    "TakeSites": TakeOver,
    "BuildPyramids": Build,
}


def assert_legality_is_said_alike(state: Valley) -> None:
    kind = CONCERNS[question(state)]
    for seat in state.to_act():
        asked = state.agenda[-1]
        allowed = [
            action
            for action in VOCABULARY
            if isinstance(action, kind) and asked.objection(state, seat, action) is None
        ]
        assert [*allowed, DONE] == state.legal(seat)


def checked(state: Valley, seed: int, *, is_eager: bool) -> set[str]:
    """Compare both at many moments of a game; the questions at which it was done."""
    rng = Random(seed)
    seen: set[str] = set()
    for moment in moments(state, seed, is_eager=is_eager):
        name = question(moment)
        rare = name in ("StealBlocks", "TakeSites", "BuildPyramids", "MoveOverseers")
        if name in CONCERNS and (rare or rng.random() < 0.1):
            assert_legality_is_said_alike(moment)
            seen.add(name)
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nothing_speaks_against_is_legal(seats: int) -> None:
    seen = checked(start(seats), 1, is_eager=False)
    seen |= checked(start(seats), 2, is_eager=True)
    for seed in range(20):
        seen |= checked(crowded(seats, seed), seed, is_eager=False)
    assert seen == CONCERNS.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nothing_speaks_against_is_legal_by_the_older_readings_too(seats: int) -> None:
    seen = checked(start(seats, first_workers="own_sites"), 1, is_eager=True)
    for seed in range(12):
        seen |= checked(crowded(seats, seed, thieves="busy"), seed, is_eager=False)
    assert seen == CONCERNS.keys()


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (4, 1), (3, 4), (3, 7)])
def test_every_illegal_action_is_refused_with_a_sentence(seats: int, seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(moments(crowded(seats, seed), seed)):
        if number % 5 == 0:
            before = state.to_json()
            assert_every_refusal_is_a_sentence(
                state, state.to_act()[0], rng.sample([*VOCABULARY], 120)
            )
            assert state.to_json() == before


def test_somebody_else_is_not_asked() -> None:
    state = start(2)
    assert state.to_act() == [CHANCE]
    with pytest.raises(IllegalAction) as refused:
        state.play(1, DONE)
    assert str(refused.value) == "It is not Seat 2’s turn to answer."
