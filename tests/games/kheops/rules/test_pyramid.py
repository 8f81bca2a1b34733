"""The pyramid: laying, turning, and what hangs together."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.kheops.rules.cells import (
    ALL_CELLS,
    CELLS,
    EVERY_CELL,
    Cell,
    cell_named,
)
from baumeister.games.kheops.rules.names import ANKH
from baumeister.games.kheops.rules.pyramid import Pyramid, no_pyramid
from baumeister.games.kheops.rules.tiles import EVERY_TILE, WAYS_OF
from tests.games.kheops.rules.naive import PLAN, Board, groups, is_closed
from tests.games.kheops.rules.table import cells, openings, pyramid, sections

PLAIN = "corridor2_plain"


def naive(built: Pyramid) -> Board:
    return {
        PLAN[cell]: ("", "", {side for side in range(3) if built.openings[cell] >> side & 1})
        for cell in range(CELLS)
        if built.laid >> cell & 1
    }


def numbers(bits: int) -> set[tuple[int, int]]:
    return {PLAN[cell] for cell in range(CELLS) if bits >> cell & 1}


def random_pyramid(rng: Random, size: int) -> Pyramid:
    """So many tiles of any kind, each beside another one."""
    built = no_pyramid()
    _lay_any(built, rng, 1 << rng.randrange(CELLS))
    while built.laid.bit_count() < size:
        _lay_any(built, rng, built.growth)
    return built


def _lay_any(built: Pyramid, rng: Random, places: int) -> None:
    cell = rng.choice([cell for cell in EVERY_CELL if places >> cell & 1])
    tile = rng.choice(EVERY_TILE)
    built.lay(cell, tile, rng.choice(WAYS_OF[tile]))


def test_ruling_kh_4_tiles_are_joined_where_both_are_open() -> None:
    built = pyramid(f"g1 {PLAIN} rb", f"g2 {PLAIN} lt")
    assert sections(built) == {frozenset({"g1", "g2"})}


@pytest.mark.parametrize("sides", ["rt", "lr"])
def test_ruling_kh_4_an_opening_against_a_wall_joins_nothing(sides: str) -> None:
    built = pyramid(f"g1 {PLAIN} lb", f"g2 {PLAIN} {sides}")
    assert sections(built) == {frozenset({"g1"}), frozenset({"g2"})}


def test_a_tile_joins_up_to_three_sections() -> None:
    built = pyramid("g1 hall1_ankh r", "g3 hall1_ankh l", "f1 hall1_ankh b", "g2 hall3_plain lrt")
    assert sections(built) == {frozenset({"g1", "g2", "g3", "f1"})}


def test_turning_cuts_a_section_and_joins_another() -> None:
    built = pyramid(
        "g1 hall1_ankh r", f"g2 {PLAIN} lr", "g3 hall1_ankh l", "f1 hall1_ankh b", "e1 hall1_two b"
    )
    assert sections(built) == {frozenset({"g1", "g2", "g3"}), frozenset({"f1"}), frozenset({"e1"})}
    built.turn(cell_named("g2"), openings("g2", "rt"))
    assert sections(built) == {
        frozenset({"g1"}),
        frozenset({"g2", "g3", "f1"}),
        frozenset({"e1"}),
    }


def test_a_ring_stays_whole_when_one_of_its_tiles_turns_away() -> None:
    """Six tiles around a corner: cut at one place, they still hang together."""
    around = ["f2 rt", "f3 lr", "f4 lt", "e1 rb", "e2 lr", "e3 lb"]
    built = pyramid(*(f"{where.split()[0]} {PLAIN} {where.split()[1]}" for where in around))
    ring = {where.split()[0] for where in around}
    assert sections(built) == {frozenset(ring)}
    built.turn(cell_named("e2"), openings("e2", "lt"))
    assert sections(built) == {frozenset(ring)}
    built.turn(cell_named("f3"), openings("f3", "lb"))
    assert sections(built) == {frozenset(ring - {"f4", "e3"}), frozenset({"f4", "e3"})}


def test_growth_is_every_empty_cell_beside_a_tile() -> None:
    built = pyramid("g1 hall1_ankh r")
    assert cells(built.growth) == {"g2"}
    built = pyramid("g1 hall1_ankh r", "g2 hall1_ankh l")
    assert cells(built.growth) == {"g3", "f1"}


def test_symbols_and_rooms_are_found_by_cell() -> None:
    built = pyramid("g1 hall1_ankh r", f"g2 {PLAIN} lr", "g3 corridor2_forbidden lr")
    assert cells(built.marked[ANKH]) == {"g1"}
    assert cells(built.halls) == {"g1"}
    assert cells(built.corridors()) == {"g2", "g3"}
    assert cells(built.free) == {"g1", "g2"}


def test_no_tile_can_be_turned_where_none_lies() -> None:
    with pytest.raises(ValueError, match="No tile lies there"):
        no_pyramid().turn(Cell(0), 1)


def test_sections_agree_with_a_flood_fill_whatever_is_laid_and_turned() -> None:
    rng = Random(7)
    for _ in range(60):
        built = no_pyramid()
        _lay_any(built, rng, 1 << rng.randrange(CELLS))
        for _ in range(70):
            if built.growth and rng.random() < 0.7:
                _lay_any(built, rng, built.growth)
            else:
                cell = rng.choice([cell for cell in EVERY_CELL if built.laid >> cell & 1])
                built.turn(cell, rng.choice(WAYS_OF[built.tiles[cell]]))
            found = sorted(sorted(numbers(section)) for section in built.sections)
            assert found == sorted(sorted(group) for group in groups(naive(built)))


@pytest.mark.parametrize("strict", [False, True])
def test_closedness_agrees_with_walking_along_every_side(strict: bool) -> None:
    rng = Random(8)
    closed = 0
    for _ in range(400):
        built = random_pyramid(rng, rng.choice([3, 10, 30, 49]))
        leaks = built.leaks(strict)
        for section in built.sections:
            wanted = is_closed(naive(built), numbers(section), strict)
            assert (section & leaks == 0) == wanted
            closed += wanted
    assert closed > 20


def test_masks_follow_from_the_tiles() -> None:
    rng = Random(9)
    for _ in range(50):
        built = random_pyramid(rng, rng.randrange(1, CELLS + 1))
        tiles = [cell for cell in range(CELLS) if built.tiles[cell] >= 0]
        assert built.laid == sum(1 << cell for cell in tiles)
        assert built.is_finished() == (built.laid == ALL_CELLS)
        assert sum(built.marked) == built.laid
        for side in range(3):
            is_open = [cell for cell in tiles if built.openings[cell] >> side & 1]
            assert built.open_sides[side] == sum(1 << cell for cell in is_open)


def test_a_copy_is_a_pyramid_of_its_own() -> None:
    built = random_pyramid(Random(1), 20)
    twin = built.copy()
    before = data(built)
    assert data(twin) == before
    _lay_any(twin, Random(2), twin.growth)
    cell = Cell(built.laid.bit_length() - 1)
    twin.turn(cell, WAYS_OF[twin.tiles[cell]][0])
    assert data(built) == before
    assert data(twin) != before


def data(built: Pyramid) -> list[int | list[int]]:
    """All of it, in lists of its own."""
    rows = (built.tiles, built.openings, built.marked, built.open_sides, built.sections)
    return [built.laid, built.halls, built.free, built.growth, *([*row] for row in rows)]
