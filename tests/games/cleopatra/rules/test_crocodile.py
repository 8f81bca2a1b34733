"""The end: tainted hands, sanctuaries, the crocodile, the richest architect."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.cleopatra.rules.crocodile import eaten, end_game
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    give,
    rich,
    squares,
    table,
    told,
)


def ended(talents: list[int], amulets: list[int], merchants: int = 0) -> Cleopatra:
    """A game that ends with so many talents and amulets."""
    state = table(len(talents))
    for seat, n in enumerate(talents):
        rich(state, seat, n)
    state.amulets = amulets[:]
    state.merchants = [merchants] * len(talents)
    end_game(state)
    return state


def ranks(state: Cleopatra) -> list[int]:
    result = state.result()
    assert result is not None
    return result.ranks


def test_each_tainted_card_in_the_hand_costs_an_amulet() -> None:
    """Ein Amulett für jede Korruptions-Ressourcen- oder Charakterkarte."""
    state = table()
    give(state, ANNA, "stone", "double_stone", "trompe_loeil", "vizier", "scribe", "lapis")
    give(state, BEN, "artisan")
    end_game(state)
    assert state.amulets == [4, 0, 0]
    assert [pile.size for pile in state.hands] == [0, 0, 0]
    assert state.discard.size == 7
    assert "Anna takes 4 amulets for tainted cards in hand." in told(state)


def test_an_amulet_goes_to_each_square_of_the_own_sanctuaries() -> None:
    """Auch auf das Feld, auf dem sich die Statue befindet."""
    state = table()
    state.amulets = [6, 6, 2]
    state.sanctuaries[ANNA] = [squares("80", "81"), squares("00")]
    state.sanctuaries[CLEO] = [squares("87", "88", "78")]
    end_game(state)
    assert state.amulets == [3, 6, 0]
    assert "Cleo leaves 2 amulets in sanctuaries." in told(state)


def test_whoever_has_most_amulets_left_is_eaten() -> None:
    state = ended([40, 60, 30], [3, 5, 0])
    assert state.points() == [40, 0, 30]
    assert ranks(state) == [1, 3, 2]
    assert state.ledger.table()[12] == [0, -60, 0]
    assert "Ben has 5 amulets left and is eaten by the crocodile." in told(state)


def test_all_who_have_most_are_eaten() -> None:
    state = ended([40, 60, 30], [5, 5, 1])
    assert state.points() == [0, 0, 30]
    assert ranks(state) == [2, 2, 1]


def test_without_amulets_the_crocodile_stays_hungry() -> None:
    """Geht das Krokodil leer aus."""
    state = ended([40, 60, 30], [0, 0, 0])
    assert ranks(state) == [2, 1, 3]
    assert told(state)[-1] == "The crocodile stays hungry."


def test_a_merchant_that_is_left_is_worth_three_talents() -> None:
    state = ended([40, 41, 30], [0, 0, 1], merchants=2)
    assert state.points() == [46, 47, 0]
    assert state.ledger.table()[10] == [6, 6, 6]


def test_equal_talents_go_by_fewer_amulets() -> None:
    """Gewinnt derjenige, der die geringste Anzahl an Amuletten übrig hatte."""
    state = ended([40, 40, 30], [2, 1, 3])
    assert ranks(state) == [2, 1, 3]


def test_ruling_cl_28_what_is_still_equal_is_shared() -> None:
    assert ranks(ended([40, 40, 30], [1, 1, 3])) == [1, 1, 3]


def test_ruling_cl_19_the_eaten_lose_everything_and_rank_last() -> None:
    state = ended([0, 90, 0], [1, 2, 1])
    assert state.points() == [0, 0, 0]
    assert ranks(state) == [1, 3, 1]


def test_ruling_cl_19_if_all_are_eaten_nobody_wins() -> None:
    state = ended([40, 60, 30], [4, 4, 4])
    assert state.points() == [0, 0, 0]
    assert ranks(state) == [1, 1, 1]
    assert told(state)[-1] == "Everybody has been eaten: nobody wins."


@pytest.mark.parametrize(
    ("amulets", "points", "places"),
    [
        ([8, 0], [0, 30], [2, 1]),
        ([7, 3], [33, 27], [1, 2]),
        ([9, 12], [0, 0], [1, 1]),
        ([0, 0], [40, 30], [1, 2]),
    ],
)
def test_ruling_cl_20_two_players_fear_eight_amulets(
    amulets: list[int], points: list[int], places: list[int]
) -> None:
    state = ended([40, 30], amulets)
    assert state.points() == points
    assert ranks(state) == places


def test_ruling_cl_20_nobody_pays_more_than_they_have() -> None:
    state = ended([3, 30], [7, 0])
    assert state.points() == [0, 30]
    assert state.ledger.table()[11] == [-3, 0]
    assert "Anna loses 3 talents to corruption." in told(state)


def test_who_is_eaten_agrees_with_a_naive_count() -> None:
    rng = Random(9)
    for _ in range(2000):
        seats = rng.randrange(2, 6)
        state = table(seats)
        state.amulets = [rng.randrange(10) for _ in range(seats)]
        if seats == 2:
            naive = {seat for seat, n in enumerate(state.amulets) if n >= 8}
        else:
            worst = sorted(state.amulets)[-1]
            naive = {seat for seat, n in enumerate(state.amulets) if n == worst and worst}
        assert set(eaten(state)) == naive
