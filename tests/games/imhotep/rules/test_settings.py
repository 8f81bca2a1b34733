"""What people are told about variants and printed values."""

from __future__ import annotations

import pytest

from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.texts import SENTENCES
from tests.games.imhotep.rules.table import changed_edition, start

ENDING = [
    "1 to 5 statues score 1, 3, 6, 10, 15 points, and each further one 2.",
    "Each blue card you have not played is worth 1 point at the end.",
    "Known from a single printed source in this edition: pyramid_b, burial_chamber_b, obelisks_b.",
    "No value of this edition had to be worked out by us.",
]


def told(seats: int = 3, sides: str = "AAABA", edition: str | None = None, **o: str) -> list[str]:
    return [SENTENCES.say(note) for note in start(seats, sides, edition=edition, **o).notes()]


def test_what_holds_in_every_game() -> None:
    assert told() == ENDING


def test_the_wrath_is_mentioned_where_it_threatens() -> None:
    assert told(wrath="on")[0] == (
        "Wrath of the Pharaoh: whoever has no stone at one of the four monuments loses 5 points."
    )
    milder = changed_edition(("penalty = [5]", "penalty = [1]"))
    assert told(wrath="on", edition=milder)[0].endswith("loses 1 point.")


@pytest.mark.parametrize(("seats", "choices"), [(2, "1, 3"), (3, "1, 3, 5"), (4, "1, 3, 5")])
def test_what_temple_b_pays_on_each_field(seats: int, choices: str) -> None:
    """Two players leave the fifth field empty."""
    assert told(seats, "AABBA")[:3] == [
        f"Temple B, fields {choices}: 1 point or up to 2 stones, as you like.",
        "Temple B, fields 2: 2 points.",
        "Temple B, fields 4: the top market card.",
    ]


def test_a_kind_of_field_that_is_not_there_is_not_mentioned() -> None:
    choices = changed_edition(
        ('["choice", "two", "choice", "card",', '["two", "two", "two", "card",')
    )
    assert told(2, "AABBA", choices)[0] == "Temple B, fields 1, 2, 3: 2 points."


def test_connected_stones_count_on_side_a() -> None:
    assert told(sides="AAAAA")[0] == (
        "1 to 5 connected stones score 1, 3, 6, 10, 15 points, and each further one 2."
    )


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("on", "Obelisks B: each single stone is worth 1 point at the end."),
        ("off", "Obelisks B: single stones are worth nothing at the end."),
    ],
)
def test_single_stones_are_named_as_a_difference_of_editions(choice: str, sentence: str) -> None:
    assert told(sides="AAABB", loose_stones=choice)[:2] == [
        sentence,
        "Only the English board of obelisks B values single stones; the German rulebook is silent.",
    ]


def test_that_stones_return_first_is_mentioned_if_it_is_chosen() -> None:
    assert told(stones_first="on")[0] == (
        "Market: a stone is back in the quarry before its owner takes a card, so a red card "
        "always finds one."
    )


def test_values_that_were_worked_out_are_named() -> None:
    guessed = IMHOTEP.edition().replace('"single source"', '"reconstruction"', 1)
    assert told(edition=guessed)[-2:] == [
        "Known from a single printed source in this edition: burial_chamber_b, obelisks_b.",
        "Worked out by us in this edition: pyramid_b.",
    ]


def test_sure_values_are_not_mentioned() -> None:
    sure = IMHOTEP.edition().replace('"single source"', '"confirmed"')
    assert told(edition=sure) == [*ENDING[:2], ENDING[-1]]
