"""The printed values, and what an edition file may not say."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import BadEdition
from baumeister.games.imhotep.rules.edition import Edition, edition_for
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import BLUE, CARDS, GREEN, RED, STATUE
from tests.games.imhotep.rules.table import changed_edition, finished, market_of, start


def edition(seats: int = 4) -> Edition:
    return edition_for(IMHOTEP.edition(), seats)


def refused(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadEdition) as error:
        Edition(changed_edition(*changes), 4)
    return str(error.value)


def test_market_cards() -> None:
    """Market cards, each row: 34 in all."""
    counts = dict(zip(CARDS, edition().market_cards, strict=True))
    assert [counts[CARDS[card]] for card in RED] == [2, 2, 2]
    assert [counts[CARDS[card]] for card in GREEN] == [2, 2, 2, 2]
    assert counts[CARDS[STATUE]] == 10
    assert {name: counts[name] for name in ("lever", "hammer", "sail", "chisel")} == {
        "lever": 2,
        "hammer": 2,
        "sail": 3,
        "chisel": 3,
    }
    assert sum(counts.values()) == 34
    assert [CARDS[card] for card in BLUE] == ["lever", "hammer", "sail", "chisel"]


def test_every_round_card_can_be_laid_with_the_ships_of_the_box() -> None:
    """Ships: two of size 4, three of size 3, two of size 2, one of size 1."""
    box = {4: 2, 3: 3, 2: 2, 1: 1}
    for seats in (2, 3, 4):
        for card in edition(seats).round_cards:
            assert len(card) == 4
            assert all(card.count(size) <= tokens for size, tokens in box.items())


def test_obelisk_prizes() -> None:
    """Obelisks A: prizes by number of players."""
    assert [edition(seats).obelisk_places for seats in (2, 3, 4)] == [
        [10, 1],
        [12, 6, 1],
        [15, 10, 5, 1],
    ]


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19)]
)
def test_sets(count: int, points: int) -> None:
    """Burial chamber A and Statue: 1/3/6/10/15, then 2 for each further one."""
    assert edition().set_points(count) == points


def test_another_edition_changes_the_game() -> None:
    richer = changed_edition(("towers = [10, 9,", "towers = [20, 9,"))
    assert start(2, "AAAAB", edition=richer).obelisks.fields[0] == 20
    assert start(2, "AAAAB").obelisks.fields[0] == 10


def test_its_own_edition_is_the_one_it_is_played_with() -> None:
    assert start(2, edition=IMHOTEP.edition()).to_json() == start(2).to_json()


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (
            '"4331"',
            '"433"',
            "round_cards.two",
            "“433” is not a round card: four ships of size 1 to 4 are needed.",
        ),
        (
            '"4432"',
            '"4452"',
            "round_cards.four",
            "“4452” is not a round card: four ships of size 1 to 4 are needed.",
        ),
        (
            '"4432"',
            '"4442"',
            "round_cards.four",
            "“4442” needs more ships of one size than the box holds.",
        ),
        (
            '"4331"',
            '"2234"',
            "round_cards.two",
            "the ships of “4322” are already on another round card.",
        ),
        (
            "places = [8, 4, 2, 0]",
            "places = [8, 4, 5, 0]",
            "burial_chamber_b.places",
            "no place may bring more points than the one before.",
        ),
        (
            "two = [10, 1]",
            "two = [10, 11]",
            "obelisks_a.two",
            "no place may bring more points than the one before.",
        ),
        (
            '# Points lost to the wrath of the Pharaoh.\nprovenance = "confirmed"',
            'provenance = "hearsay"',
            "wrath.provenance",
            "every table must say where its values come from: "
            "confirmed, single source, reconstruction.",
        ),
        (
            "minimum = [1, 1, 2, 3]",
            "minimum = [2, 1, 2, 3]",
            "ships.minimum",
            "no ship can need more stones than it has slots.",
        ),
        (
            "minimum = [1, 1, 2, 3]",
            "minimum = [1, 1, 2, 0]",
            "ships.minimum",
            "each number must lie between 1 and 4.",
        ),
        (
            'fields = ["choice", "two",',
            'fields = ["choice", "three",',
            "temple_b.fields",
            "“three” is not possible here. Possible values: choice, two, card.",
        ),
        (
            "penalty = [5]",
            "penalty = [5]\nmercy = [1]",
            "wrath.mercy",
            "there is no value of this name; is it misspelt?",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(
    old: str, new: str, where: str, why: str
) -> None:
    lines = changed_edition((old, new)).splitlines()
    changed = next(n for n, line in enumerate(lines, 1) if new.splitlines()[-1] in line)
    assert refused((old, new)) == f"Line {changed} of the edition ({where}): {why}"


NUMBERS = [
    "counts = [2,",
    "values = [1,",
    "further = [2",
    "values = [2,",
    "left = [2,",
    "middle = [2,",
    "right = [2, 3, 3,",
    "towers = [10,",
    "loose = [1",
    "penalty = [5",
]


@pytest.mark.parametrize("line", NUMBERS)
def test_points_and_counts_lie_between_0_and_99(line: str) -> None:
    start_of_list, _, _ = line.partition("[")
    first = line.partition("[")[2].partition(",")[0]
    rest = line.removeprefix(f"{start_of_list}[{first}")
    for fine in (0, 99):
        Edition(changed_edition((line, f"{start_of_list}[{fine}{rest}")), 4)
    for wrong in (-1, 100):
        sentence = refused((line, f"{start_of_list}[{wrong}{rest}"))
        assert sentence.endswith("each number must lie between 0 and 99.")


@pytest.mark.parametrize(
    ("old", "fine", "wrong"),
    [
        ("places = [8, 4, 2, 0]", "[99, 99, 0, 0]", ("[100, 4, 2, 0]", "[8, 4, 2, -1]")),
        ("two = [10, 1]", "[99, 0]", ("[100, 1]", "[10, -1]")),
        ("three = [12, 6, 1]", "[99, 6, 0]", ("[100, 6, 1]", "[12, 6, -1]")),
        ("four = [15, 10, 5, 1]", "[99, 1, 1, 0]", ("[100, 10, 5, 1]", "[15, 10, 5, -1]")),
    ],
)
def test_points_for_places_lie_between_0_and_99(
    old: str, fine: str, wrong: tuple[str, str]
) -> None:
    key = old.partition("[")[0]
    Edition(changed_edition((old, key + fine)), 4)
    for values in wrong:
        assert refused((old, key + values)).endswith("each number must lie between 0 and 99.")


def test_a_missing_table_is_refused_at_the_end_of_the_file() -> None:
    text = IMHOTEP.edition().partition("[wrath]")[0].rstrip()
    with pytest.raises(BadEdition) as error:
        Edition(text, 4)
    last = len(text.splitlines())
    assert str(error.value) == f"Line {last} of the edition (wrath): this table is missing."


def test_a_table_without_provenance_is_refused_at_its_heading() -> None:
    text = changed_edition(
        ('[wrath]\n# Points lost to the wrath of the Pharaoh.\nprovenance = "confirmed"', "[wrath]")
    )
    line = 1 + text.splitlines().index("[wrath]")
    with pytest.raises(BadEdition) as error:
        Edition(text, 4)
    assert str(error.value) == (
        f"Line {line} of the edition (wrath.provenance): this value is missing."
    )


def test_a_market_without_cards_can_be_played() -> None:
    nothing = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    assert finished(2, "BBBBB", 1, edition=nothing).to_act() == []


def test_values_of_other_seat_counts_are_checked_too() -> None:
    with pytest.raises(BadEdition):
        Edition(changed_edition(('"4331"', '"433"')), 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_that_must_be_full_can_be_played(seats: int) -> None:
    full = changed_edition(("minimum = [1, 1, 2, 3]", "minimum = [1, 2, 3, 4]"))
    state = start(seats, edition=full)
    assert state.settings.edition.minimum == [0, 1, 2, 3, 4]
    for seed in range(5):
        assert finished(seats, "AAAAA", seed, edition=full).to_act() == []


def test_a_market_of_one_kind_can_be_played() -> None:
    levers = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0))
    assert finished(3, "BBBBB", 1, edition=levers).inventory()["lever"] == 40
