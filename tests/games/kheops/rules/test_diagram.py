"""The table as plain text."""

from __future__ import annotations

from tests.games.kheops.rules.table import ANNA, BEN, deal, position, stand, start

BOARD = """\
game 1 of 1
a                                             ..
b                                      ..     ..     ..
c                               ..     ..     ..     ..     ..
d                        ..     ..     ..     ..     ..     ..     ..
e                 ..     ..     ..     ..     ..     ..     ..     ..     ..
f          ..     ..     ..     ..     ..     ..     ..     ..     ..     ..     ..
g Hal..W C-.rtm Ckl.bP Hrlrt    ..     ..     ..     ..     ..     ..     ..     ..     ..
pile 46
A white   0 points, supply W13 M1 P0 F1, hand hall1_ankh hall3_two
B blue    0 points, supply W15 M0 P1 F0, hand ?"""


def test_the_board_shows_the_whole_table() -> None:
    state = position(
        "g1 hall1_ankh l",
        "g2 corridor2_plain rt",
        "g3 corridor2_curse lb",
        "g4 hall3_red_queen lrt",
    )
    stand(state, "W g1", "m g2", "P g3")
    deal(state, ANNA, "hall3_two", "hall1_ankh")
    deal(state, BEN, "hall1_two")
    assert str(state.mask(ANNA)) == BOARD


def test_empty_hands_and_the_match() -> None:
    lines = str(start(match="two_games")).splitlines()
    assert lines[0] == "game 1 of 2"
    assert lines[-2:] == [
        "A white   0 points, supply W14 M1 P1 F1, hand -",
        "B blue    0 points, supply W15 M1 P1 F0, hand -",
    ]
