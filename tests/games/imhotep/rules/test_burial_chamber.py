"""The burial chamber: connected stones on side A, majorities in the rows on side B."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.games.imhotep.rules.burial_chamber import ROWS, BurialChamber
from baumeister.games.imhotep.rules.edition import edition_for
from baumeister.games.imhotep.rules.game import IMHOTEP
from tests.games.imhotep.rules.table import BLACK, BROWN, GREY, LETTERS, WHITE, send, table

SET_POINTS = [0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25]
ROW_PRIZES = [8, 4, 2, 0]

owners = st.lists(st.integers(0, 3), max_size=36)


def chamber(top: str, middle: str, bottom: str) -> BurialChamber:
    """A chamber by its rows, with a letter for each owner."""
    rows = [top, middle, bottom]
    stones = [row[column] for column in range(len(top)) for row in rows if column < len(row)]
    return BurialChamber([LETTERS.index(stone) for stone in stones])


def area_points(site: BurialChamber) -> list[int]:
    return site.area_points(edition_for(IMHOTEP.edition(), 4), 4)


def row_points(site: BurialChamber) -> list[int]:
    return site.row_points(edition_for(IMHOTEP.edition(), 4), 4)


def test_rulebook_example_ship_to_the_burial_chamber() -> None:
    """Ein 4er-Boot füllt die erste Spalte von oben und beginnt die zweite."""
    state = table()
    send(state, 0, "ABCD", "burial_chamber")
    assert state.burial_chamber.stones == chamber("AD", "B", "C").stones
    assert state.points() == [0, 0, 0, 0]


def test_rulebook_example_connected_stones() -> None:
    """Weiß 2 → 3; Schwarz 1 → 1; Braun 3 und 1 → 6 + 1; Grau 6 → 15 + 2."""
    site = chamber("CDDDD", "BADD", "BCCC")
    assert sorted(site.areas()) == [(BLACK, 1), (WHITE, 2), (BROWN, 1), (BROWN, 3), (GREY, 6)]
    assert area_points(site) == [1, 3, 6 + 1, 15 + 2]


def test_rulebook_example_majorities_in_the_rows() -> None:
    """Oben Weiß 8, Braun und Grau je 3; Mitte Schwarz 8, Weiß 4; unten Grau 8."""
    site = chamber("BCBDB", "ABAA", "DDDD")
    assert row_points(site) == [8, 8 + 4, 3, 3 + 8]


def test_stones_that_touch_only_at_a_corner_are_not_connected() -> None:
    assert chamber("ABA", "BAB", "ABA").areas() == [
        (owner, 1) for owner in (BLACK, WHITE, BLACK, WHITE, BLACK, WHITE, BLACK, WHITE, BLACK)
    ]


def test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next() -> None:
    assert chamber("BA", "B", "A").areas() == [(WHITE, 2), (BLACK, 1), (BLACK, 1)]


def test_every_area_of_a_seat_counts() -> None:
    """Burial chamber A: not only the largest area."""
    assert area_points(chamber("AABAA", "BBBBB", "AAAAA")) == [3 + 3 + 15, 17, 0, 0]


def test_areas_may_bend() -> None:
    assert chamber("AAA", "ABA", "AAA").areas() == [(BLACK, 8), (WHITE, 1)]


def test_the_chamber_grows_to_the_right_without_end() -> None:
    """Burial chamber: eight printed columns are no limit."""
    site = BurialChamber([BLACK] * 60)
    assert area_points(site) == [15 + 2 * 55, 0, 0, 0]


def test_rows_need_no_neighbours_but_at_least_one_stone() -> None:
    """Burial chamber B: 8, 4, 2 and 0 for the places of a row."""
    site = chamber("ABACABDDD", "BBBBBBBB", "CCCCCCCC")
    assert row_points(site) == [(8 + 4) // 2, 8 + 2, 8, (8 + 4) // 2]


def test_the_fourth_place_of_a_row_brings_nothing() -> None:
    site = chamber("AAAABBBCCD", "AAAAAAAAA", "AAAAAAAAA")
    assert row_points(site) == [24, 4, 2, 0]


@pytest.mark.parametrize(("seats", "points"), [(2, [8, 4]), (3, [8, 4, 2])])
def test_rows_pay_the_same_prizes_to_fewer_players(seats: int, points: list[int]) -> None:
    """Burial chamber B: with two players 8 and 4, with three 8, 4 and 2."""
    site = BurialChamber([owner for seat in range(seats) for owner in [seat] * 3 * (seats - seat)])
    prizes = [3 * prize for prize in points]
    assert site.row_points(edition_for(IMHOTEP.edition(), seats), seats) == prizes


def test_a_copy_goes_its_own_way() -> None:
    site = chamber("A", "", "")
    twin = site.copy()
    twin.deliver(WHITE)
    assert (site.stones, twin.stones) == ([BLACK], [BLACK, WHITE])


@given(owners=owners)
def test_connected_stones_by_merging_neighbours(owners: list[int]) -> None:
    """Every stone begins as an area of its own; equal neighbours become one."""
    cells = {(n // ROWS, n % ROWS): owner for n, owner in enumerate(owners)}
    area = {cell: number for number, cell in enumerate(cells)}
    for column, row in cells:
        for near in ((column + 1, row), (column, row + 1)):
            if cells.get(near) == cells[column, row]:
                old, new = area[near], area[column, row]
                area = {cell: new if number == old else number for cell, number in area.items()}
    points = [0, 0, 0, 0]
    for number in set(area.values()):
        members = [cell for cell in cells if area[cell] == number]
        size = len(members)
        points[cells[members[0]]] += SET_POINTS[size] if size <= 10 else 15 + 2 * (size - 5)
    assert area_points(BurialChamber(owners)) == points


@given(owners=owners)
def test_rows_by_standing_in_line(owners: list[int]) -> None:
    """Seats stand in line by their stones; everybody in a tie gets an equal part of its prizes."""
    points = [0, 0, 0, 0]
    for row in range(ROWS):
        stones = [owner for n, owner in enumerate(owners) if n % ROWS == row]
        line = sorted({*stones}, key=stones.count, reverse=True)
        for seat in line:
            tied = [n for n, other in enumerate(line) if stones.count(other) == stones.count(seat)]
            points[seat] += sum(ROW_PRIZES[place] for place in tied) // len(tied)
    assert row_points(BurialChamber(owners)) == points
