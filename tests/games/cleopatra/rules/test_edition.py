"""The edition file: printed values, and what is wrong with changed ones."""

from __future__ import annotations

import pytest

from baumeister.core.edition import PROVENANCES
from baumeister.core.refusal import BadEdition
from baumeister.games.cleopatra.rules.edition import Edition, all_fit, edition_for
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import Garden
from tests.games.cleopatra.rules.table import changed_edition, drawn_garden, squares, start

ROWS = '    ".P.###.P.",'


def complaint(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadEdition) as refused:
        Edition(changed_edition(*changes), False)
    return str(refused.value)


def test_the_standard_edition_can_be_played() -> None:
    edition = edition_for(CLEOPATRA.edition(), False)
    assert edition is edition_for(CLEOPATRA.edition(), False)
    assert set(edition.provenances.values()) == set(PROVENANCES)


@pytest.mark.parametrize(
    ("table", "sure"),
    [
        ("standard_cards", "confirmed"),
        ("tainted_cards", "confirmed"),
        ("characters", "confirmed"),
        ("corruption", "single source"),
        ("trompe_loeil", "reconstruction"),
        ("costs", "confirmed"),
        ("values", "confirmed"),
        ("throne", "single source"),
        ("garden", "reconstruction"),
        ("walls", "reconstruction"),
        ("high_priest", "single source"),
        ("offering", "confirmed"),
        ("table", "confirmed"),
        ("two_players", "reconstruction"),
        ("inspection", "reconstruction"),
    ],
)
def test_every_table_says_how_sure_it_is(table: str, sure: str) -> None:
    assert edition_for(CLEOPATRA.edition(), False).provenances[table] == sure


def test_amulets_by_card() -> None:
    """Facts: one for a tainted resource; beggar 2, courtesan 1, scribe 2, smuggler 1, vizier 1."""
    amulets = edition_for(CLEOPATRA.edition(), False).amulets
    assert amulets == [0] * 5 + [1] * 6 + [2, 1, 0, 2, 1, 1] + [0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (ROWS, '    ".P.###.P",', "“.P.###.P” is not a row of the garden"),
        (ROWS, '    ".P.###.Q.",', "“.P.###.Q.” is not a row of the garden"),
        ('"60 70 80"', '"60 70 8x"', "“8x” is not a square"),
        ('"60 70 80"', '"60 70 801"', "“801” is not a square"),
        ('"60 70 80"', '"60 70 81"', "square 81 does not touch wall 1."),
        ('"00 01 02"', '"00 01 12"', "square 12 does not touch wall 4."),
        ('"06 07 08"', '"05 07 08"', "square 05 does not touch wall 6."),
        ('"68 78 88"', '"68 78 87"', "square 87 does not touch wall 9."),
        ("taken = [1, 2, 3, 4]", "taken = [1, 3, 2, 4]", "no place may take fewer amulets"),
        ("wall = [3]", "wall = [100]", "each number must lie between 0 and 99."),
        ("wall = [1, 1, 0, 1, 0]", "wall = [1, 1, 0, 1]", "exactly 5 whole numbers"),
        ("symbols = [1]", "symbols = [6]", "each number must lie between 1 and 5."),
        ("steps = [5]", "steps = [7]", "each number must lie between 1 and 6."),
        ("rounds = [100]", "rounds = [101]", "each number must lie between 1 and 100."),
        ("artisan = [0]", "artist = [0]", "is it “artisan”, misspelt?"),
        ("hand = [10]", "hand = [10]\nfoot = [2]", "is it misspelt?"),
    ],
)
def test_wrong_values_are_refused(old: str, new: str, said: str) -> None:
    assert said in complaint((old, new))


def test_a_complaint_names_line_and_value() -> None:
    lines = CLEOPATRA.edition().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if "symbols =" in text)
    assert complaint(("symbols = [1]", "symbols = [0]")).startswith(
        f"Line {line} of the edition (high_priest.symbols): "
    )


def test_the_twelve_mosaics_must_fit() -> None:
    """Seven rows of nine squares would be enough, but not the four on the left and right."""
    said = "the twelve mosaics do not fit into this garden."
    assert said in complaint(
        (ROWS, '    ".########",'),
        ('    "P..###..P",', '    ".########",'),
        ('    "...P.P...",', '    ".########",'),
        ('    "P.......P",', '    ".########",'),
        ('"30 40 50"', '"30"'),
        ('"00 01 02"', '"00"'),
        ('"06 07 08"', '""'),
        ('"08 18 28"', '"28"'),
        ('"38 48 58"', '"38"'),
    )


def test_the_search_for_room_gives_up_in_the_end() -> None:
    """Squares enough, but the cross finds a gap wherever it lies."""
    gaps = squares(*(f"{row}{n}" for row in range(9) for n in range(9) if (row + 2 * n) % 5 == 0))
    whole = drawn_garden(*["#########"] * 9)
    assert (whole & ~gaps).bit_count() == 65
    assert not all_fit(Garden(whole & ~gaps, 0, [0] * 9, True))
    assert all_fit(Garden(whole, 0, [0] * 9, False))


def test_too_few_squares_are_not_even_searched() -> None:
    strips = drawn_garden(*["#########", "#########", "........."] * 3)
    assert strips.bit_count() == 54
    assert not all_fit(Garden(strips, 0, [0] * 9, True))


def test_a_box_without_enough_cards_is_refused() -> None:
    few = ("counts = [30, 18, 11, 9, 7]", "counts = [0, 0, 0, 0, 0]")
    fewer = ("trompe_loeil = [8]", "trompe_loeil = [6]")
    assert "the box needs cards for five hands and the market, 33 in all." in complaint(few, fewer)


def test_another_garden_can_be_played() -> None:
    text = changed_edition((ROWS, '    ".P.......",'))
    state = start(3, edition=text)
    assert state.settings.garden.squares.bit_count() == 78
