"""The table as plain text."""

from __future__ import annotations

from tests.games.oh_pharaoh.rules.table import BEN, start, table

BOARD = """\
overseer 4 of 10
open     7 joker thief, pile 68, discard 0
A   0 points, pyramids 5555/66/7, 3*/4, 3 cards 5 6 pharaoh
B   0 points, pyramids -, -, 2 cards 1 1
C  12 points, pyramids -, 8*/9, 0 cards -"""


def test_the_board_shows_the_whole_table() -> None:
    state = table(
        hands=["pharaoh 5 6", "1 1"],
        pyramids=["5555/66/7, 3*/4", "", "-, 8*/9"],
        row="7 joker thief",
        overseer=4,
    )
    state.ledger.book(0, 2, 12)
    assert str(state) == BOARD


def test_others_see_only_how_many_cards_a_hand_has() -> None:
    state = table(hands=["5 6", "1 1"])
    assert "A   0 points, pyramids -, -, 2 cards -" in str(state.mask(BEN))


def test_before_the_first_card() -> None:
    assert str(start()).splitlines()[:2] == [
        "overseer 0 of 10",
        "open     - - -, pile 89, discard 0",
    ]
