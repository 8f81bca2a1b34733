"""The table as plain text."""

from __future__ import annotations

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.diagram import letter, letters
from tests.games.imhotep.rules.table import BLACK, GREY, answer, give, load, send, start, table

BOARD = """\
round 1
ship 0         [A..D] needs 3
ship 1         at temple
ship 2         [..] needs 1
ship 3         [..] needs 1
market         statue statue statue pair, pile 28, discard 0
pyramid        - B -, edge -
temple         CC... of 2
burial_chamber AB
obelisks       A0 B0 C0 D4, towers D
A   0 points, sled 2, quarry 26, no cards
B   0 points, sled 3, quarry 26, statue*1
C   0 points, sled 4, quarry 23, no cards
D   0 points, sled 5, quarry 23, no cards"""


def test_the_board_shows_the_whole_table() -> None:
    state = table(sides="BBBBB")
    load(state, 0, "A..D")
    send(state, 1, "CC", "temple")
    state.pyramids.build(1, 1)
    for owner in (0, 1):
        state.burial_chamber.deliver(owner)
    for _ in range(4):
        state.obelisks.deliver(GREY)
    give(state, 1, "statue")
    assert str(state) == BOARD


def test_taken_market_fields_are_empty() -> None:
    state = table()
    send(state, 2, "A", "market")
    answer(state, "card 1")
    assert "market         statue - statue statue, pile 30, discard 0" in str(state)


def test_before_the_first_round() -> None:
    lines = str(start(2)).splitlines()
    assert lines[:2] == ["round 0", "ship 0         [-] needs 0"]
    assert lines[-1] == "B   0 points, sled 3, quarry 26, no cards"


def test_letters() -> None:
    assert letter(BLACK) == "A"
    assert letters([NOBODY, 3]) == ".D"
    assert letters([]) == "-"
