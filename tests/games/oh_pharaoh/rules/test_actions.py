"""Everything that can be answered."""

from __future__ import annotations

import pytest

from baumeister.games.oh_pharaoh.rules.actions import (
    JOKER_LAYS,
    LAY,
    LAY_JOKER,
    LAYS,
    VOCABULARY,
    Lay,
    Steal,
)
from baumeister.games.oh_pharaoh.rules.names import JOKER


@pytest.mark.parametrize(
    "notation",
    [
        "score 1",
        "go_on",
        "open 2",
        "pile",
        "lay 5 0",
        "lay joker 1 9",
        "swap 3 1 7",
        "thief 2 0",
        "tax",
        "offer",
        "finish",
        "give pharaoh",
        "want joker",
        "propose 1",
        "propose_all",
        "drop",
        "accept",
        "decline",
        "counter",
        "deal 2",
        "no_deal",
        "play_pharaoh",
        "endure",
        "steal 6",
        "steal joker 6",
        "take_back 4",
        "take_back joker 4",
        "take_all",
        "keep",
        "discard tax",
        "done",
        "roll 6",
        "draw thief",
        "end_card",
    ],
)
def test_notation(notation: str) -> None:
    assert VOCABULARY.parse(notation).notation() == notation


def test_a_joker_is_laid_for_a_number() -> None:
    joker, five = VOCABULARY.parse("lay joker 1 5"), VOCABULARY.parse("lay 5 1")
    assert isinstance(joker, Lay)
    assert isinstance(five, Lay)
    assert (joker.card, joker.pyramid, joker.number) == (JOKER, 1, 5)
    assert (five.card, five.pyramid, five.number) == (5, 1, 5)


def test_a_joker_is_stolen_by_the_number_it_stands_for() -> None:
    joker = VOCABULARY.parse("steal joker 5")
    assert isinstance(joker, Steal)
    assert (joker.card, joker.number) == (JOKER, 5)


def test_the_size_of_the_vocabulary() -> None:
    """The turn, lays, swaps and thieves; trade; pharaohs, loot and tax; the end; chance."""
    turn = 2 + 1 + 3 + 1 + 2 * 18 + 4 * 2 * 9 + 4 * 2 + 1 + 1 + 1
    trade = 13 + 13 + 4 + 1 + 1 + 3 + 4 + 1
    attack = 2 + 18 + 18 + 2 + (4 + 1 + 1)
    assert len(VOCABULARY) == turn + trade + attack + (13 + 1) + (6 + 13 + 1)
    assert len({action.notation() for action in VOCABULARY}) == len(VOCABULARY)


def test_the_lays_of_a_set_of_numbers() -> None:
    assert LAYS[0][0] == []
    assert LAYS[1][0b10001 << 0] == [LAY[1][0], LAY[1][4]]
    assert JOKER_LAYS[0][1 << 8] == [LAY_JOKER[0][8]]
    assert LAYS[1][(1 << 9) - 1] == LAY[1]
