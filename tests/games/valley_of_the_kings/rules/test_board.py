"""The valley: borders, steps, and which sites are in play."""

from __future__ import annotations

import pytest

from baumeister.games.valley_of_the_kings.rules.board import FAR, Board
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    CENTRE,
    LARGE,
    SITE_OF,
    SMALL,
    SPOT_NAMES,
    SPOTS,
    STEPS,
    Site,
    spot_of,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rules.tables import BIT_OF, STRIP_OF
from tests.games.valley_of_the_kings.rules.table import (
    changed_edition,
    choices,
    overseers_open,
    spot,
)

OUTER = {17: (1, 2), 18: (3, 4), 19: (5, 6), 20: (7, 8), 21: (9, 10), 22: (11, 12)}


def board(seats: int = 4, text: str | None = None) -> Board:
    return edition_for(text or VALLEY_OF_THE_KINGS.edition(), seats).board


def steps(one: str, other: str) -> int:
    return board().steps[spot(one)][spot(other)]


def breadth_first(valley: Board, source: int) -> list[int]:
    """The steps to every spot, by flooding the graph of spots that touch."""
    beside: list[set[int]] = [set() for _ in range(SPOTS)]
    for one in valley.spots:
        for area in valley.areas_at[one]:
            beside[one].add(area)
            beside[area].add(one)
    found = [FAR] * SPOTS
    found[source] = 0
    queue = [source]
    for here in queue:
        for there in beside[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return found


RING = changed_edition(
    (
        """    "17 18 19 20 21 22",
    "16 18",
    "16 17",
    "16 20",
    "16 19",
    "16 22",
    "16 21",""",
        """    "17 18 19 20 21 22",
    "16 18 22",
    "16 17 19",
    "16 20 18",
    "16 19 21",
    "16 22 20",
    "16 21 17",""",
    )
)


@pytest.mark.parametrize("text", [None, RING])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_are_those_of_a_breadth_first_search(seats: int, text: str | None) -> None:
    valley = board(seats, text)
    for source in valley.spots:
        assert valley.steps[source] == breadth_first(valley, source)


@pytest.mark.parametrize("text", [None, RING])
def test_within_reach_is_everything_that_many_steps_away(text: str | None) -> None:
    valley = board(4, text)
    for source in valley.spots:
        for limit in range(STEPS + 1):
            near = {n for n in valley.spots if 0 < valley.steps[source][n] <= limit}
            reach = dict(valley.reach[source][limit])
            assert near == {n for n in range(SPOTS) if reach.get(STRIP_OF[n], 0) & BIT_OF[n]}


def test_rulebook_example_one_step_to_a_field_and_to_an_area() -> None:
    """Vom zentralen Gebiet 16 auf das Baufeld 15-B oder in das Gebiet 17: ein Schritt."""
    assert steps("16", "15-b") == 1
    assert steps("16", "17") == 1


def test_rulebook_example_two_steps_from_6_c() -> None:
    """Vom Baufeld 6-C ist man mit zwei Schritten wahlweise im Gebiet 16 oder 20."""
    assert [n for n in range(AREAS) if board().steps[spot("6-c")][n] == 2] == [
        spot("16"),
        spot("20"),
    ]


def test_rulebook_example_lines_that_coincide() -> None:
    """Vom Gebiet 16 zum Baufeld 8-C ist es nur 1 Schritt."""
    assert steps("16", "8-c") == 1
    assert steps("20", "8-c") == 1
    assert steps("16", "8-a") == 2


def test_area_16_borders_all_others_and_each_other_one_its_partner() -> None:
    """Areas."""
    valley = board()
    assert valley.areas_at[CENTRE] == [1, 2, 3, 4, 5, 6]
    for one, other in ((17, 18), (19, 20), (21, 22)):
        assert valley.areas_at[spot(str(one))] == [CENTRE, spot(str(other))]
        assert valley.areas_at[spot(str(other))] == [CENTRE, spot(str(one))]


def test_sites_and_fields() -> None:
    """Sites and fields: six large sites with eight fields, nine small ones with four, 84 in all."""
    valley = board()
    large = [n + 1 for n, size in enumerate(valley.sizes) if size == LARGE]
    assert large == [2, 6, 10, 13, 14, 15]
    fields = [n for n in valley.spots if n >= AREAS]
    assert len(fields) == 84
    for site in range(15):
        count = sum(SITE_OF[n] == site for n in fields)
        assert count == (8 if site + 1 in large else 4)


def test_site_2_is_large() -> None:
    """Rulebook, the example of theft."""
    assert board().sizes[1] == LARGE


def test_field_13_h_exists() -> None:
    assert spot("13-h") in board().spots


def test_steps_from_area_16() -> None:
    """Sites and fields, steps from 16: one to the sites in the middle and to 4-C, 8-C and 12-C."""
    near = {SPOT_NAMES[n] for n in board().spots if n >= AREAS and board().steps[CENTRE][n] == 1}
    middle = {f"{site}-{letter}" for site in (13, 14, 15) for letter in "abcdefgh"}
    assert near == middle | {"4-c", "8-c", "12-c"}
    far = [n for n in board().spots if n >= AREAS and SPOT_NAMES[n] not in near]
    assert {board().steps[CENTRE][n] for n in far} == {2}


def test_home_areas() -> None:
    """Sites and fields, home area."""
    for area, sites in OUTER.items():
        for site in sites:
            homes = {board().areas_at[spot_of(Site(site - 1), letter)][0] for letter in range(4)}
            assert homes == {spot(str(area))}
    for site in (13, 14, 15):
        assert board().areas_at[spot_of(Site(site - 1), 0)] == [CENTRE]


def test_ruling_vk_24_no_two_spots_are_more_than_four_steps_apart() -> None:
    """Movement graph: diameter 4; same area 2, middle to outer 3, partner 3, other corner 4."""
    valley = board()
    assert max(valley.steps[one][other] for one in valley.spots for other in valley.spots) == 4
    assert steps("1-a", "1-b") == steps("1-a", "2-a") == 2
    assert steps("13-a", "1-a") == 3
    assert steps("13-a", "4-c") == 2
    assert steps("1-a", "3-a") == 3
    assert steps("1-a", "5-a") == 4


def test_ruling_vk_24_the_blocks_do_just_more_than_fill_the_valley() -> None:
    """Why six large sites: 129 blocks and 30 for the pharaoh, of 165."""
    capacity = sum(BLOCKS[size] for size in board().sizes)
    assert capacity == 129
    blocks = sum(edition_for(VALLEY_OF_THE_KINGS.edition(), 4).blocks)
    assert capacity + PHARAOH_BLOCKS < blocks == 165


@pytest.mark.parametrize(
    ("seats", "out", "large", "small", "capacity"),
    [(4, [], 6, 9, 129), (3, [1, 5, 9], 6, 6, 114), (2, [1, 2, 5, 6, 9, 10], 3, 6, 72)],
)
def test_sites_in_play(seats: int, out: list[int], large: int, small: int, capacity: int) -> None:
    """Sites in play: three suns are out with three players, two and three suns with two."""
    valley = board(seats)
    assert [n + 1 for n in range(15) if n not in valley.sites] == out
    sizes = [valley.sizes[site] for site in valley.sites]
    assert (sizes.count(LARGE), sizes.count(SMALL)) == (large, small)
    assert sum(BLOCKS[size] for size in sizes) == capacity
    assert len(out) <= 8  # scarabs of one colour that is not in the game cover them


def test_ruling_vk_2_nobody_stands_on_fields_of_covered_sites() -> None:
    covered = {"1", "2", "5", "6", "9", "10"}
    targets = {notation.split()[2] for notation in choices(overseers_open(2))[:-1]}
    assert {target.partition("-")[0] for target in targets if "-" in target} == {
        str(n) for n in range(1, 16)
    } - covered
    assert board(2).steps[CENTRE][spot("1-a")] == FAR
    assert board(2).fields[STRIP_OF[spot("1-a")]] == 0


@pytest.mark.parametrize(
    ("source", "field", "area"),
    [
        ("16", "8-c", "16"),
        ("20", "8-c", "20"),
        ("7-a", "8-c", "20"),
        ("8-a", "8-c", "20"),
        ("13-a", "8-c", "16"),
        ("17", "8-c", "16"),
        ("4-c", "8-c", "16"),
        ("19", "8-c", "20"),
        ("5-a", "8-c", "20"),
        ("16", "4-c", "16"),
        ("18", "4-c", "18"),
        ("3-a", "4-c", "18"),
        ("17", "4-c", "18"),
        ("1-a", "12-c", "16"),
        ("22", "12-c", "22"),
        ("21", "12-c", "22"),
        ("16", "1-a", "17"),
        ("12-c", "13-a", "16"),
    ],
)
def test_ruling_vk_8_beside_a_taken_field_the_nearer_area(
    source: str, field: str, area: str
) -> None:
    assert board().fallback(spot(source), spot(field)) == spot(area)
