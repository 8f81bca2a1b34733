"""The printed values, and what an edition file may not say."""

from __future__ import annotations

from collections import Counter

import pytest

from baumeister.core.refusal import BadEdition
from baumeister.games.kheops.rules.cells import CELLS, NAMES, neighbour
from baumeister.games.kheops.rules.edition import (
    BOX,
    FOUNDATION,
    HAND,
    Edition,
    edition_for,
)
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import ROOMS, SYMBOLS
from baumeister.games.kheops.rules.tiles import EVERY_TILE, SYMBOL_OF, TILES, passages, room
from tests.games.kheops.rules.table import box_of, changed_edition, finished, start


def edition() -> Edition:
    return edition_for(KHEOPS.edition())


def refused(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadEdition) as error:
        Edition(changed_edition(*changes))
    return str(error.value)


def count(**wanted: object) -> int:
    """How many tiles are of this room, have so many openings, or this symbol."""
    total = 0
    for tile in EVERY_TILE:
        facts = {
            "room": ROOMS[room(tile)],
            "openings": passages(tile),
            "symbol": SYMBOLS[SYMBOL_OF[tile]],
        }
        if all(facts[key] == value for key, value in wanted.items()):
            total += edition().tiles[tile]
    return total


def test_components_fifty_tiles() -> None:
    assert sum(edition().tiles) == BOX == 50


def test_arithmetic_19_and_6_and_25_tiles() -> None:
    """Arithmetic: 19 + 30 = 49 laid; 50 - 19 - 2 * 3 = 25 in the draw pile."""
    assert FOUNDATION + 30 == CELLS == 49
    assert BOX - FOUNDATION - 2 * HAND == 25
    assert CELLS + 1 == BOX


def test_foundation_is_the_base_row_and_six_tiles_above() -> None:
    """Foundation of 19: the whole base row, and the tiles of the row above that point up."""
    names = {NAMES[cell] for cell in edition().foundation}
    assert names == {*(f"g{n}" for n in range(1, 14)), *(f"f{n}" for n in (1, 3, 5, 7, 9, 11))}


def test_foundation_tiles_of_the_upper_row_rest_on_the_base() -> None:
    """Foundation of 19: each of the six rests on a tile of the base that points down."""
    for cell in edition().foundation[13:]:
        assert neighbour(cell, 2) in edition().foundation[:13]


def test_proposed_tiles_openings() -> None:
    """Proposed tiles: 104 openings, 24 corridors (18 x2, 6 x3), 26 halls (8 x1, 12 x2, 6 x3)."""
    assert sum(edition().tiles[tile] * passages(tile) for tile in EVERY_TILE) == 104
    corridors = [count(room="corridor", openings=n) for n in (1, 2, 3)]
    halls = [count(room="hall", openings=n) for n in (1, 2, 3)]
    assert (corridors, halls) == ([0, 18, 6], [8, 12, 6])


@pytest.mark.parametrize(
    ("symbol", "corridors", "halls"),
    [
        ("turn_corridor", 4, 2),
        ("turn_hall", 2, 3),
        ("move", 4, 1),
        ("replace", 3, 1),
        ("two", 2, 3),
        ("ankh", 1, 5),
        ("curse", 1, 2),
        ("forbidden", 2, 1),
        ("plain", 5, 2),
    ],
)
def test_proposed_tiles_sums(symbol: str, corridors: int, halls: int) -> None:
    """Proposed tiles: the table of sums, row by row."""
    assert count(room="corridor", symbol=symbol) == corridors
    assert count(room="hall", symbol=symbol) == halls


def test_proposed_tiles_sarcophagi() -> None:
    """Three pairs; a queen in a dead end and a pharaoh in a passage hall of each colour."""
    for colour in ("red", "green", "gold"):
        assert count(room="hall", openings=1, symbol=f"{colour}_queen") == 1
        assert count(room="hall", openings=2, symbol=f"{colour}_pharaoh") == 1


def test_proposed_tiles_row_by_row() -> None:
    """Proposed tiles K01 to K50."""
    rows = Counter(
        {
            "corridor2_turn_corridor": 4,  # K01-K04
            "corridor2_turn_hall": 2,
            "corridor2_move": 3,
            "corridor2_replace": 2,
            "corridor2_two": 2,
            "corridor2_forbidden": 1,
            "corridor2_plain": 4,
            "corridor3_move": 1,
            "corridor3_replace": 1,
            "corridor3_ankh": 1,
            "corridor3_curse": 1,
            "corridor3_forbidden": 1,
            "corridor3_plain": 1,  # K24
            "hall1_red_queen": 1,
            "hall1_green_queen": 1,
            "hall1_gold_queen": 1,
            "hall1_ankh": 2,
            "hall1_turn_hall": 1,
            "hall1_forbidden": 1,
            "hall1_two": 1,  # K32
            "hall2_red_pharaoh": 1,
            "hall2_green_pharaoh": 1,
            "hall2_gold_pharaoh": 1,
            "hall2_ankh": 2,
            "hall2_turn_hall": 2,
            "hall2_turn_corridor": 1,
            "hall2_replace": 1,
            "hall2_curse": 1,
            "hall2_two": 1,
            "hall2_plain": 1,  # K44
            "hall3_curse": 1,
            "hall3_turn_corridor": 1,
            "hall3_move": 1,
            "hall3_two": 1,
            "hall3_ankh": 1,
            "hall3_plain": 1,  # K50
        }
    )
    counts = zip(TILES, edition().tiles, strict=True)
    assert Counter({name: n for name, n in counts if n}) == rows


def test_points_of_the_rulebook() -> None:
    """Wert eines Abschnitts."""
    values = edition()
    assert (values.hall, values.sarcophagus, values.pair) == (1, 5, 15)
    assert (values.apex, values.longest, values.closed) == (5, 5, 2)


def test_tiles_and_foundation_are_reconstructed() -> None:
    assert edition().provenances == {
        "figures": "confirmed",
        "points": "confirmed",
        "foundation": "reconstruction",
        "tiles": "reconstruction",
    }


def test_its_own_edition_is_the_one_it_is_played_with() -> None:
    assert start(edition=KHEOPS.edition()).to_json() == start().to_json()


def test_another_edition_changes_the_game() -> None:
    other = changed_edition(
        ("workers = [14, 15]", "workers = [3, 4]"),
        ("corridor2_plain = [4]", "corridor1_plain = [4]"),
    )
    state = start(edition=other)
    assert state.figures.supply[0] == 3
    assert state.pile.counts[TILES.index("corridor1_plain")] == 4
    assert finished(1, edition=other).result() is not None


def test_an_edition_with_hardly_a_place_to_stand_can_be_played() -> None:
    """No dead end, even if figures are forbidden nearly everywhere."""
    gloomy = box_of(corridor2_forbidden=40, corridor3_curse=2, hall2_plain=2)
    skipped = 0
    for seed in range(10):
        state = finished(seed, edition=gloomy)
        skipped += sum(event.key == "skips" for event in state.log or [])
    assert skipped


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (
            "workers = [14, 15]",
            "workers = [14]",
            "figures.workers",
            "a list of exactly 2 whole numbers is needed here.",
        ),
        (
            "workers = [14, 15]",
            "workers = [14, 100]",
            "figures.workers",
            "each number must lie between 0 and 99.",
        ),
        (
            "sarcophagus = [5]",
            "sarcophagus = [-1]",
            "points.sarcophagus",
            "each number must lie between 0 and 99.",
        ),
        ("closed = [2]", "closed = [0]", "points.closed", "each number must lie between 1 and 99."),
        ("pair = [15]", "", "points.pair", "this value is missing."),
        (
            "corridor2_plain = [4]",
            "corridor4_plain = [4]",
            "tiles",
            "there are 46 tiles, but the box holds 50: 19 for the foundation, 6 for the hands,"
            " and the pile.",
        ),
        (
            "hall3_plain = [1]",
            "hall3_plain = [51]",
            "tiles.hall3_plain",
            "each number must lie between 0 and 50.",
        ),
        (
            "hall1_red_queen = [1]",
            "hall1_gold_pharaoh = [1]",
            "tiles",
            "“red_queen” must appear exactly once, not 0 times.",
        ),
        (
            "closed = [2]",
            "closed = [2]\nopen = [1]",
            "points.open",
            "there is no value of this name; is it misspelt?",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(old: str, new: str, where: str, why: str) -> None:
    text = changed_edition((old, new))
    lines = text.splitlines()
    header = f"[{where.partition('.')[0]}]"
    wanted = next((n for n, line in enumerate(lines, 1) if new and line == new.split("\n")[-1]), 0)
    if where in ("tiles", "points.pair"):
        wanted = 1 + lines.index(header)
    assert refused((old, new)) == f"Line {wanted} of the edition ({where}): {why}"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"g13",', '"g14",', "“g14” is not a cell of the pyramid: its cells are a1 to g13."),
        ('"g13",', '"g1",', "the cell “g1” appears twice."),
        ('"f11",', '"c1",', "the cell “c1” touches none of those before it."),
        ('"f11",', "", "a list of exactly 19 words is needed here."),
    ],
)
def test_a_foundation_that_cannot_be_laid_is_refused(old: str, new: str, why: str) -> None:
    line = 1 + KHEOPS.edition().splitlines().index("cells = [")
    assert refused((old, new)) == f"Line {line} of the edition (foundation.cells): {why}"


def test_a_misspelt_kind_of_tile_is_refused() -> None:
    wrong = changed_edition(("hall3_plain = [1]", "hall3_plain = [1]\nhall3_plane = [0]"))
    with pytest.raises(BadEdition, match=r"\(tiles.hall3_plane\): there is no value of this name"):
        Edition(wrong)


def test_a_missing_table_of_tiles_is_refused_at_the_end_of_the_file() -> None:
    text = KHEOPS.edition().partition("[tiles]")[0].rstrip()
    with pytest.raises(BadEdition) as error:
        Edition(text)
    last = len(text.splitlines())
    assert str(error.value) == f"Line {last} of the edition (tiles): this table is missing."
