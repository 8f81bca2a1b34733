"""The garden: mosaics, palms, regions, sanctuaries; all compared with naive searches."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.action import Action
from baumeister.games.cleopatra.rules.actions import LAY, VOCABULARY
from baumeister.games.cleopatra.rules.edition import edition_for
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import (
    Garden,
    bit,
    first_square,
    regions,
    squares_of,
    statue_action,
)
from baumeister.games.cleopatra.rules.mosaic_shapes import (
    DRAWN,
    EVERY_SHAPE,
    MOSAICS,
    ORIENTED,
    QUARTER_TURNS,
    SHAPES,
    SQUARES,
    Shape,
    shape_named,
)
from baumeister.games.cleopatra.rules.names import EVERY_ROW, SIDE
from tests.games.cleopatra.rules.table import drawn_garden, squares

Places = set[tuple[int, int]]

PLAIN = edition_for(CLEOPATRA.edition(), False).garden
FLIPPED = edition_for(CLEOPATRA.edition(), True).garden


def places(bits: int) -> Places:
    """The second formulation of a set of squares."""
    return set(squares_of(bits))


def naive_turns(shape: int, flipping: bool) -> list[Places]:
    """All ways a mosaic can be held, as sets of places moved to the corner."""
    drawn = {
        (row, column)
        for row, line in enumerate(DRAWN[shape])
        for column, mark in enumerate(line)
        if mark == "#"
    }
    found: list[Places] = []
    for mirrored in (False, True) if flipping else (False,):
        held = {(row, -column) for row, column in drawn} if mirrored else drawn
        for _ in range(4):
            held = {(column, -row) for row, column in held}
            top = min(row for row, _ in held)
            left = min(column for _, column in held)
            moved = {(row - top, column - left) for row, column in held}
            if moved not in found:
                found.append(moved)
    return found


def naive_placements(shape: int, free: Places, flipping: bool) -> list[Places]:
    found = []
    for held in naive_turns(shape, flipping):
        for down in range(SIDE):
            for right in range(SIDE):
                covered = {(row + down, column + right) for row, column in held}
                if covered <= free:
                    found.append(covered)
    return found


def naive_regions(free: Places) -> list[Places]:
    """Flood fill, one square after the other."""
    left, found = set(free), []
    while left:
        region, frontier = set(), [left.pop()]
        while frontier:
            row, column = frontier.pop()
            region.add((row, column))
            for beside in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                if beside in left:
                    left.remove(beside)
                    frontier.append(beside)
        found.append(region)
    return found


def random_garden(rng: Random, garden: Garden) -> tuple[int, list[Shape]]:
    """The free squares after some mosaics were laid at random, and the mosaics that are left."""
    free, shapes = garden.squares, EVERY_SHAPE[:]
    rng.shuffle(shapes)
    for shape in shapes[: rng.randrange(MOSAICS + 1)]:
        lays = garden.lays(shape, free)
        if lays:
            free ^= garden.covered_by[shape][rng.choice(lays)]
            shapes.remove(shape)
    for _ in range(rng.randrange(12)):
        free &= ~bit(rng.choice(EVERY_ROW), rng.randrange(SIDE))
    return free, sorted(shapes)


def test_there_are_twelve_different_mosaics_of_five_squares() -> None:
    """Rulebook: 12 Plättchen mit je 5 Feldern; facts: all different, so every free shape."""
    assert MOSAICS == 12
    for shape in range(MOSAICS):
        assert all(squares is None or len(squares) == SQUARES for squares in ORIENTED[shape])
    kinds = {
        frozenset(frozenset(held) for held in naive_turns(shape, True)) for shape in range(MOSAICS)
    }
    assert len(kinds) == MOSAICS


@pytest.mark.parametrize(
    ("shape", "turned", "flipped"),
    [("X", 1, 1), ("I", 2, 2), ("Z", 2, 4), ("T", 4, 4), ("U", 4, 4), ("V", 4, 4), ("W", 4, 4)]
    + [(shape, 4, 8) for shape in "FLNPY"],
)
def test_orientations_that_look_alike_count_once(shape: str, turned: int, flipped: int) -> None:
    oriented = ORIENTED[SHAPES.index(shape)]
    assert sum(squares is not None for squares in oriented[:QUARTER_TURNS]) == turned
    assert sum(squares is not None for squares in oriented) == flipped


def test_ruling_cl_25_the_garden_has_75_squares_and_21_palms() -> None:
    """Facts: nine by nine squares without a block of three by two at the back."""
    assert PLAIN.squares.bit_count() == 75
    assert PLAIN.palms.bit_count() == 21
    assert not PLAIN.squares & squares("03", "04", "05", "13", "14", "15")


def test_no_two_palms_share_a_side() -> None:
    assert not PLAIN.palms & (PLAIN.palms << 1 | PLAIN.palms << SIDE + 1)


def test_ruling_cl_25_no_mosaic_covers_more_than_three_palms() -> None:
    """Facts: checked by enumeration; F, P, T, U, W, X, Y and Z can reach three."""
    most = [
        max((covered & PLAIN.palms).bit_count() for covered in covers) for covers in FLIPPED.covers
    ]
    assert max(most) == 3
    assert {SHAPES[shape] for shape, palms in enumerate(most) if palms == 3} == set("FPTUWXYZ")


@pytest.mark.parametrize(
    ("wall", "touching"),
    [
        (0, ("60", "70", "80")),
        (1, ("30", "40", "50")),
        (2, ("00", "10", "20")),
        (3, ("00", "01", "02")),
        (4, ()),
        (5, ("06", "07", "08")),
        (6, ("08", "18", "28")),
        (7, ("38", "48", "58")),
        (8, ("68", "78", "88")),
    ],
)
def test_the_squares_that_touch_each_wall(wall: int, touching: tuple[str, ...]) -> None:
    assert PLAIN.walls[wall] == squares(*touching)


@pytest.mark.parametrize("flipping", [False, True])
def test_placements_are_those_of_a_naive_search(flipping: bool) -> None:
    garden = FLIPPED if flipping else PLAIN
    rng = Random(1)
    for _ in range(25):
        free, _ = random_garden(rng, garden)
        for shape in EVERY_SHAPE:
            naive = naive_placements(shape, places(free), flipping)
            lays = garden.lays(shape, free)
            laid = [places(garden.covered_by[shape][lay]) for lay in lays]
            assert sorted(map(sorted, laid)) == sorted(map(sorted, naive))
            assert garden.fits(shape, free) == bool(naive)
            numbers = [VOCABULARY.number(lay) for lay in lays]
            assert numbers == sorted(numbers)


def test_a_lay_covers_what_its_orientation_says() -> None:
    for shape in range(MOSAICS):
        for lay, covered in FLIPPED.covered_by[shape].items():
            assert isinstance(lay, Action)
            data = lay.data()
            held = ORIENTED[shape][data["orientation"]]
            assert held is not None
            moved = {(row + data["row"], column + data["column"]) for row, column in held}
            assert places(covered) == moved
            assert lay is LAY[data["orientation"]][data["row"]][data["column"]]


def test_regions_are_those_of_a_flood_fill() -> None:
    rng = Random(2)
    for _ in range(2000):
        free = rng.getrandbits(100) & PLAIN.squares
        if rng.random() < 0.5:
            free |= rng.getrandbits(100) & PLAIN.squares
        found = [places(region) for region in regions(free)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, naive_regions(places(free))))


@pytest.mark.parametrize("flipping", [False, True])
def test_sanctuaries_are_those_of_a_naive_search(flipping: bool) -> None:
    """A region is one if no mosaic that is left could be laid in it."""
    garden = FLIPPED if flipping else PLAIN
    rng = Random(3)
    large = 0
    for _ in range(100):
        free, shapes = random_garden(rng, garden)
        naive = [
            region
            for region in naive_regions(places(free))
            if not any(naive_placements(shape, region, flipping) for shape in shapes)
        ]
        found = [places(region) for region in garden.sanctuaries(free, shapes)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, naive))
        large += sum(len(region) >= SQUARES for region in naive)
    assert large > 5


def test_rulebook_large_sanctuary() -> None:
    """Größere Heiligtümer: keines der verbliebenen Mosaiken passt hinein."""
    row = squares("70", "71", "72", "73", "74")
    assert not PLAIN.is_sanctuary(row, [shape_named("I"), shape_named("X")])
    assert PLAIN.is_sanctuary(row, [shape_named("X")])
    assert PLAIN.is_sanctuary(row, [])


def test_four_squares_are_always_a_sanctuary() -> None:
    """Ein Heiligtum ist häufig vier oder weniger Felder groß."""
    assert PLAIN.is_sanctuary(squares("70", "71", "72", "73"), EVERY_SHAPE)


def test_squares_that_touch_only_at_a_corner_are_not_connected() -> None:
    assert len(regions(squares("70", "81"))) == 2
    assert len(regions(squares("08", "10"))) == 2  # the end of a row and the start of the next


def test_a_sanctuary_is_named_by_its_first_square() -> None:
    region = squares("71", "80", "81")
    assert first_square(region) == (7, 1)
    assert statue_action(region).notation() == "statue 7 1"


def test_squares_from_a_drawing() -> None:
    assert drawn_garden(".#", "#.") == squares("01", "10")
