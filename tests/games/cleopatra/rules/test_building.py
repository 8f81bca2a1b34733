"""Building: prices, places and talents."""

from __future__ import annotations

import pytest

from baumeister.games.cleopatra.rules.names import (
    CARDS,
    DOOR,
    LEFT,
    MOSAIC,
    OBELISK,
    PEDESTAL,
    RIGHT,
    SPHINX,
    THRONE,
    WALL,
)
from baumeister.games.cleopatra.rules.pieces import chain, door_value, wall_value
from tests.games.cleopatra.rules.table import (
    ANNA,
    answer,
    choices,
    give,
    hand,
    question,
    refusal,
    squares,
    start,
    table,
    told,
)


@pytest.mark.parametrize(
    ("piece", "cost"),
    [
        (WALL, [1, 1, 0, 1, 0]),
        (SPHINX, [1, 1, 1, 0, 0]),
        (PEDESTAL, [3, 0, 2, 0, 2]),
        (THRONE, [3, 0, 2, 0, 2]),
        (OBELISK, [3, 2, 0, 2, 0]),
        (DOOR, [2, 0, 1, 1, 1]),
        (MOSAIC, [2, 1, 1, 0, 1]),
    ],
)
def test_what_each_piece_costs(piece: int, cost: list[int]) -> None:
    """Artisans, stones, marble, timber, lapis lazuli."""
    assert start().settings.edition.costs[piece] == cost


def test_all_pieces_together_cost_143_resources() -> None:
    """Facts: 55 artisans, 31 stones, 24 marble, 15 timber, 18 lapis lazuli."""
    costs = start().settings.edition.costs
    numbers = {WALL: 9, SPHINX: 6, PEDESTAL: 1, THRONE: 1, OBELISK: 2, DOOR: 2, MOSAIC: 12}
    sums = [sum(costs[piece][n] * count for piece, count in numbers.items()) for n in range(5)]
    assert sums == [55, 31, 24, 15, 18]
    assert sum(numbers.values()) == 33


def test_building_a_wall_card_by_card() -> None:
    state = table()
    give(state, ANNA, "artisan", "stone", "wood", "lapis")
    answer(state, "build wall 4")
    assert question(state) == "PayFor"
    assert state.prompt(ANNA).data == {"piece": WALL, "resource": 0}
    answer(state, "pay artisan", "pay stone", "pay wood")
    assert state.walls == 1 << 4
    assert state.talents(ANNA) == 5 + 3
    assert hand(state, ANNA) == ["lapis"]
    assert state.discard.known[CARDS.index("wood")] == 1
    assert state.amulets[ANNA] == 0
    assert question(state) == "Quarry"


def test_rulebook_example_wall() -> None:
    """Drei Talente für die Wand und zwei für die angrenzenden Felder des Mosaiks: 3 + 2 = 5."""
    state = table()
    state.laid = squares("60", "61", "70", "71", "72")
    give(state, ANNA, "artisan", "stone", "wood")
    assert wall_value(state, 0) == 5
    answer(state, "build wall 0", "auto")
    assert state.talents(ANNA) == 5 + 5
    assert told(state)[-1] == "Anna builds a column wall and gets 5 talents."


def test_a_corner_square_touches_two_walls() -> None:
    state = table()
    state.laid = squares("00", "01", "02", "10", "20")
    assert wall_value(state, 2) == 3 + 3
    assert wall_value(state, 3) == 3 + 3
    assert wall_value(state, 4) == 3


def test_rulebook_example_door_frame() -> None:
    """Vier verbundene Säulenwände, eine fehlt, die nächste zählt nicht: 4 + 4 = 8 Talente."""
    state = table()
    state.walls = 0b000101111
    assert door_value(state, LEFT) == 8
    give(state, ANNA, "artisan", "artisan", "marble", "wood", "lapis")
    answer(state, "build door 0", "auto")
    assert state.talents(ANNA) == 5 + 8
    assert state.doors == 1 << LEFT


@pytest.mark.parametrize(
    ("walls", "left", "right"),
    [
        (0, 0, 0),
        (0b111111111, 9, 9),
        (0b111111110, 0, 8),
        (0b000000111, 3, 0),
        (0b111101111, 4, 4),
        (0b100000000, 0, 1),
    ],
)
def test_chains_run_round_the_corners_from_each_side(walls: int, left: int, right: int) -> None:
    assert (chain(walls, LEFT), chain(walls, RIGHT)) == (left, right)


def test_a_door_frame_brings_4_to_13_talents() -> None:
    """Facts: the range of a door frame."""
    state = table()
    assert door_value(state, LEFT) == 4
    state.walls = 0b111111111
    assert door_value(state, RIGHT) == 13


def test_ruling_cl_24_chains_agree_with_a_naive_count() -> None:
    for walls in range(1 << 9):
        standing = [bool(walls >> slot & 1) for slot in range(9)]
        left = next((n for n, stands in enumerate(standing) if not stands), 9)
        right = next((n for n, stands in enumerate(standing[::-1]) if not stands), 9)
        assert (chain(walls, LEFT), chain(walls, RIGHT)) == (left, right)


def test_ruling_cl_24_later_walls_and_mosaics_pay_nothing_for_earlier_pieces() -> None:
    state = table()
    give(state, ANNA, "artisan", "artisan", "marble", "wood", "lapis")
    give(state, ANNA, "artisan", "stone", "wood")
    answer(state, "build door 0", "auto", "build wall 0", "auto")
    assert state.talents(ANNA) == 5 + 4 + 3


@pytest.mark.parametrize(("built", "value"), [*enumerate([2, 5, 2, 5, 2, 5])])
def test_rulebook_example_sphinxes(built: int, value: int) -> None:
    """Für jede Sphinx mit einer ungeraden Zahl zwei Talente, für jede mit einer geraden fünf."""
    state = table()
    state.sphinxes = built
    give(state, ANNA, "artisan", "stone", "marble")
    answer(state, "build sphinx", "auto")
    assert state.talents(ANNA) == 5 + value
    assert state.sphinxes == built + 1


def test_the_pedestal_comes_before_the_throne() -> None:
    """Zuerst wird der Sockel gebaut; je 12 Talente."""
    state = table()
    give(state, ANNA, *["artisan"] * 6, *["marble"] * 4, *["lapis"] * 4)
    assert "build throne" not in choices(state)
    assert refusal(state, "build throne") == "The throne needs its pedestal first."
    answer(state, "build pedestal", "auto")
    assert refusal(state, "build pedestal") == "The pedestal is already standing."
    answer(state, "build throne", "auto")
    assert state.talents(ANNA) == 5 + 24
    assert refusal(state, "build throne") == "The throne is already standing."


def test_an_obelisk_brings_twelve_talents() -> None:
    state = table()
    give(state, ANNA, *["artisan"] * 3, *["stone"] * 2, *["wood"] * 2)
    answer(state, "build obelisk 1", "auto")
    assert state.talents(ANNA) == 5 + 12
    assert state.obelisks == 0b10
