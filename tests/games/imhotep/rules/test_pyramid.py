"""The pyramid, sides A and B."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.games.imhotep.rules.edition import Edition, edition_for
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import FROM_PYRAMID, LEFT, MIDDLE, RIGHT
from baumeister.games.imhotep.rules.pyramid import Pyramids, pyramid_a, pyramid_b
from tests.games.imhotep.rules.table import (
    BLACK,
    BROWN,
    GREY,
    WHITE,
    answer,
    choices,
    refusal,
    send,
    table,
)

# Said again by level, as the boards show them: rows of columns, read column by column.
LEVELS_A = [[[2, 2, 2], [1, 4, 1], [3, 3, 3]], [[2, 1], [3, 3]], [[4]]]
GRIDS_B = {LEFT: [[2, 3], [1, 2]], MIDDLE: [[2, 1], [3, 1]], RIGHT: [[2, 3], [3, 1]]}
TOP_B = 4


def edition() -> Edition:
    return edition_for(IMHOTEP.edition(), 4)


def by_columns(grid: list[list[int]]) -> list[int]:
    return [row[column] for column in range(len(grid)) for row in grid]


def built_a(owners: list[int]) -> tuple[Pyramids, list[int]]:
    """A pyramid with these stones, and the points of each."""
    site = pyramid_a(edition())
    points = [
        site.build(owner, 0) if site.unfinished() else site.build_beside(owner) for owner in owners
    ]
    return site, points


def test_rulebook_example_ship_to_the_pyramid() -> None:
    """Ein 4er-Boot: Der vorderste Stein wird zuerst gebaut, jedes Feld zählt sofort."""
    state = table()
    send(state, 0, "ABCD", "pyramid")
    assert state.pyramids.stones == [[BLACK, WHITE, BROWN, GREY]]
    assert state.points() == [2, 1, 3, 2]


def test_rulebook_example_finished_pyramid() -> None:
    """Drei Ebenen mit 9, 4 und 1 Stein; danach liegen Steine am Rand der Tafel."""
    site, points = built_a([n % 4 for n in range(16)])
    assert [len(stones) for stones in site.stones] == [9 + 4 + 1]
    assert site.edge == [BROWN, GREY]
    assert points[14:] == [1, 1]


def test_rulebook_example_ship_to_the_three_pyramids() -> None:
    """Braun, Schwarz und Braun bauen die mittlere Pyramide, Weiß beginnt die linke."""
    state = table(sides="ABAAA")
    send(state, 0, "CACB", "pyramid")
    assert state.to_act() == [BROWN]
    answer(state, "pyramid middle")
    assert state.to_act() == [BLACK]
    answer(state, "pyramid middle")
    assert state.to_act() == [BROWN]
    answer(state, "pyramid middle", "decline")
    assert state.to_act() == [WHITE]
    answer(state, "pyramid left")
    assert state.pyramids.stones == [[WHITE], [BROWN, BLACK, BROWN], []]
    assert state.points() == [3, 2, 2 + 1, 0]


def test_pyramid_a_fields() -> None:
    """Pyramid A, each row: the points of the fields in building order, column by column."""
    _, points = built_a([0] * 14)
    assert points == [value for level in LEVELS_A for value in by_columns(level)]
    assert points == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
    assert sum(points) == 34


@pytest.mark.parametrize("pyramid", [LEFT, MIDDLE, RIGHT])
def test_pyramid_b_fields(pyramid: int) -> None:
    """Pyramid B, each row: the points of the three pyramids in building order."""
    site = pyramid_b(edition())
    points = [site.build(0, pyramid) for _ in range(5)]
    assert points == [*by_columns(GRIDS_B[pyramid]), TOP_B]


def test_pyramid_b_adds_up() -> None:
    """Pyramid B: 36 points in all (12 + 11 + 13)."""
    assert [sum(values) for values in edition().pyramid_b] == [12, 11, 13]


def test_pyramid_b_bonuses() -> None:
    """Pyramid B: a card on the second field left, stones on the third middle, a load right."""
    site = pyramid_b(edition())
    found = []
    for pyramid in (LEFT, MIDDLE, RIGHT):
        for number in range(5):
            site.build(0, pyramid)
            found.append((pyramid, number, site.bonus_of_last_stone(pyramid)))
    assert [place for place in found if place[2]] == [(LEFT, 1, 1), (MIDDLE, 2, 2), (RIGHT, 3, 3)]


def test_ruling_im_23_a_finished_pyramid_cannot_be_chosen() -> None:
    """Clarification: Pyramid B, one pyramid full."""
    state = table(sides="ABAAA")
    for _ in range(5):
        state.pyramids.build(BLACK, MIDDLE)
    send(state, 0, "ABC", "pyramid")
    assert choices(state) == ["pyramid left", "pyramid right"]
    assert refusal(state, "pyramid middle") == "The middle pyramid is finished."


def test_ruling_im_23_the_edge_opens_when_all_three_are_finished() -> None:
    state = table(sides="ABAAA")
    for pyramid in (LEFT, MIDDLE, RIGHT):
        for _ in range(5 - (pyramid == RIGHT)):
            state.pyramids.build(BLACK, pyramid)
    send(state, 0, "BCD", "pyramid")
    assert state.pyramids.stones[RIGHT][-1] == WHITE
    assert state.pyramids.edge == [BROWN, GREY]
    assert state.ledger.table()[FROM_PYRAMID] == [0, 4, 1, 1]


@pytest.mark.parametrize("sides", ["AAAAA", "ABAAA"])
def test_a_copy_goes_its_own_way(sides: str) -> None:
    site = table(sides=sides).pyramids
    twin = site.copy()
    twin.build(0, 0)
    twin.build_beside(1)
    assert (site.owners(), twin.owners()) == ([], [0, 1])


@given(owners=st.lists(st.integers(0, 3), max_size=30))
def test_side_a_pays_what_the_level_says(owners: list[int]) -> None:
    values = [value for level in LEVELS_A for value in by_columns(level)]
    site, points = built_a(owners)
    assert points == [values[n] if n < len(values) else 1 for n in range(len(owners))]
    assert site.owners() == owners


@given(choices=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=40))
def test_side_b_pays_what_the_grids_say(choices: list[tuple[int, int]]) -> None:
    site = pyramid_b(edition())
    heights = [0, 0, 0]
    for owner, pyramid in choices:
        assert site.unfinished() == [n for n in (LEFT, MIDDLE, RIGHT) if heights[n] < 5]
        if heights[pyramid] < 5:
            values = [*by_columns(GRIDS_B[pyramid]), TOP_B]
            assert site.build(owner, pyramid) == values[heights[pyramid]]
            heights[pyramid] += 1
        elif sum(heights) == 15:
            assert site.build_beside(owner) == 1
    assert len(site.owners()) == sum(heights) + len(site.edge)
