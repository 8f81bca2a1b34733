"""The printed values, and what an edition file may not say."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import BadEdition
from baumeister.games.oh_pharaoh.rules.edition import Edition, edition_for
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import (
    JOKER,
    KINDS,
    NUMBERS,
    PHARAOH,
    SPECIAL,
    TAX,
    THIEF,
)
from tests.games.oh_pharaoh.rules.table import COUNTS, changed_edition, finished, spaces, start


def edition() -> Edition:
    return edition_for(OH_PHARAOH.edition())


def refused(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadEdition) as error:
        Edition(changed_edition(*changes))
    return str(error.value)


def test_building_cards() -> None:
    """Fact: building cards, 79 of them."""
    cards = edition().cards
    assert [cards[number] for number in NUMBERS] == [13, 12, 11, 10, 9, 8, 6, 4, 3]
    assert cards[JOKER] == 3
    assert sum(cards[:THIEF]) == 79


def test_special_cards() -> None:
    """Fact: special cards, 10 of them."""
    cards = edition().cards
    assert (cards[THIEF], cards[TAX], cards[PHARAOH]) == (5, 2, 3)
    assert sum(cards[card] for card in SPECIAL) == 10


def test_whole_draw_pile() -> None:
    """Fact: whole draw pile at start: 89 cards of 13 kinds, and the end card beside it."""
    assert sum(edition().cards) == 89
    assert len(KINDS) == 13
    assert sum(start().inventory().values()) == 90


def test_ruling_op_5_the_spaces_of_the_track() -> None:
    """Facts: overseer track, first special space, second special space, last space."""
    assert (edition().two_pyramids, edition().three_steps, edition().last_space) == (3, 6, 10)
    assert edition().provenances == {
        "cards": "confirmed",
        "last_space": "confirmed",
        "two_pyramids": "single source",
        "three_steps": "reconstruction",
    }


def test_ruling_op_5_another_edition_moves_the_special_spaces() -> None:
    state = start(edition=changed_edition(*spaces(1, 5, 7)))
    values = state.settings.edition
    assert (values.two_pyramids, values.three_steps, values.last_space) == (1, 5, 7)


def test_its_own_edition_is_the_one_it_is_played_with() -> None:
    assert start(edition=OH_PHARAOH.edition()).to_json() == start().to_json()


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (
            COUNTS,
            "counts = [3, 5, 5, 5, 5, 5, 3, 0, 0, 0, 0, 0, 0]",
            "cards.counts",
            "at least 32 cards are needed.",
        ),
        (
            COUNTS,
            "counts = [0, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
            "cards.counts",
            "at least 3 kinds of cards are needed, so that they can lie open side by side.",
        ),
        (
            COUNTS,
            "counts = [3, 20, 0, 20, 0, 1, 1, 0, 0, 0, 5, 2, 3]",
            "cards.counts",
            "these cards do not make a pyramid.",
        ),
        (
            COUNTS,
            "counts = [3, 13, 12]",
            "cards.counts",
            "a list of exactly 13 whole numbers is needed here.",
        ),
        (
            COUNTS,
            "counts = [3, 13, 12, 11, 10, 9, 8, 6, 4, 3, 5, 2, 100]",
            "cards.counts",
            "each number must lie between 0 and 99.",
        ),
        (
            "space = [10]",
            "space = [31]",
            "last_space.space",
            "each number must lie between 1 and 30.",
        ),
        (
            "space = [3]",
            "space = [11]",
            "two_pyramids.space",
            "each number must lie between 0 and 10.",
        ),
        (
            "space = [6]",
            "space = [-1]",
            "three_steps.space",
            "each number must lie between 0 and 10.",
        ),
        (
            '"reconstruction"\nspace = [6]',
            '"a dream"\nspace = [6]',
            "three_steps.provenance",
            "every table must say where its values come from:"
            " confirmed, single source, reconstruction.",
        ),
        (
            "space = [6]",
            "space = [6]\nswamp = [1]",
            "three_steps.swamp",
            "there is no value of this name; is it misspelt?",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(
    old: str, new: str, where: str, why: str
) -> None:
    lines = changed_edition((old, new)).splitlines()
    word = new.splitlines()[0 if where.endswith("provenance") else -1]
    line = next(n for n, text in enumerate(lines, 1) if text.endswith(word))
    assert refused((old, new)) == f"Line {line} of the edition ({where}): {why}"


@pytest.mark.parametrize(
    "counts",
    [
        [0, 32, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 30, 1, 0, 1, 0],
        [99, 9, 9, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20],
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_odd_editions_can_be_played_to_their_end(seats: int, counts: list[int]) -> None:
    odd = changed_edition((COUNTS, f"counts = {counts}"), *spaces(0, 0, 2))
    state = finished(seats, 1, edition=odd)
    assert state.to_act() == []
    assert sum(state.inventory().values()) == sum(counts) + 1
