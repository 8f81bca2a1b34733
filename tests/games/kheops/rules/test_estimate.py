"""The live estimate and the preview of an action."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.foresight import foreseen
from baumeister.core.state import CHANCE
from baumeister.games.kheops.rules.actions import VOCABULARY
from baumeister.games.kheops.rules.estimate import estimate, holds
from baumeister.games.kheops.rules.state import Kheops
from tests.games.kheops.rules.naive import scores
from tests.games.kheops.rules.table import (
    ALL_VARIANTS,
    ANNA,
    BEN,
    answer,
    ask_turn,
    cells,
    deal,
    finished,
    moments,
    position,
    stand,
    start,
)

BASE = ("g1 hall1_two r", "g2 hall2_plain lr", "g3 hall2_two lr")


def test_each_section_stands_with_its_points_and_holders() -> None:
    state = position("a1 hall1_ankh b", "b2 hall1_red_queen t", *BASE)
    stand(state, "W b2", "w g2")
    upper, lower = holds(state)
    assert (cells(upper.section.cells), upper.seats, upper.points) == ({"a1", "b2"}, [ANNA], 24)
    assert (lower.seats, lower.points) == ([BEN], 8)
    assert (lower.section.white, lower.section.blue) == (0, 1)


def test_a_contested_section_has_no_holder_and_its_points_nonetheless() -> None:
    state = position(*BASE)
    stand(state, "W g1", "w g3")
    (hold,) = holds(state)
    assert (hold.seats, hold.points) == ([], 8)


def test_holders_are_seats_in_a_second_game_too() -> None:
    state = position(*BASE, match="two_games")
    state.number, state.white = 1, BEN
    stand(state, "W g2")
    (hold,) = holds(state)
    assert hold.seats == [BEN]
    assert estimate(state) == [0, 8]


def test_the_estimate_counts_ankhs() -> None:
    state = position("g1 hall1_ankh l", "g4 hall1_ankh t")
    stand(state, "W g1", "W g4")
    assert estimate(state) == [4, 0]


def test_before_the_first_tile_there_is_nothing() -> None:
    assert holds(start()) == []
    assert estimate(start()) == [0, 0]


def test_the_estimate_of_the_end_is_the_result() -> None:
    for seed in range(10):
        state = finished(seed)
        assert estimate(state) == state.points()


@pytest.mark.parametrize("viewer", [ANNA, BEN, PUBLIC])
def test_everybody_has_the_same_estimate(viewer: int) -> None:
    for state in moments(start(), 2):
        assert estimate(state.mask(viewer)) == estimate(state)


def brought(state: Kheops, notation: str) -> list[int]:
    """What an answer of Anna would bring, as she sees it."""
    action = VOCABULARY.parse(notation)
    return foreseen(state.mask(ANNA), ANNA, [action])[action]


@pytest.mark.parametrize("notation", ["put worker g1", "put mummy g2"])
def test_a_put_shows_what_it_changes(notation: str) -> None:
    state = position(*BASE)
    stand(state, "w g2")
    ask_turn(state, ANNA)
    assert brought(state, notation) == [8, -8]


def test_a_lay_shows_what_it_changes() -> None:
    state = position(*BASE)
    stand(state, "W g1")
    deal(state, ANNA, "hall2_gold_queen")
    answer(state, "put worker g2")
    assert brought(state, "lay hall2_gold_queen g4 lr") == [1 + 5, 0]


@pytest.mark.parametrize("variants", ALL_VARIANTS, ids=lambda variants: "-".join(variants.values()))
def test_previews_agree_with_doing_it(variants: dict[str, str]) -> None:
    """Incremental and full scoring agree, for any legal answer at any moment."""
    rng = Random(5)
    for seed in range(3):
        for state in moments(start(**variants), seed):
            seat = state.to_act()[0]
            if seat == CHANCE:
                continue
            legal = state.legal(seat)
            actions = rng.sample(legal, min(4, len(legal)))
            before = _by_seat(state.white, scores(state))
            for action, shown in foreseen(state, seat, actions).items():
                twin = state.copy()
                twin.agenda.clear()
                twin.agenda.append(state.agenda[-1])
                twin.apply(seat, action)
                after = _by_seat(state.white, scores(twin))
                assert shown == [after[n] - before[n] for n in range(2)]


def _by_seat(white: int, points: list[int]) -> list[int]:
    return points if white == ANNA else points[::-1]
