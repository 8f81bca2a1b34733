"""The table as text."""

from __future__ import annotations

from tests.games.valley_of_the_kings.rules.table import (
    GREY,
    answer,
    ask_workers,
    bids_open,
    fill_pharaoh,
    give,
    later,
    lay,
    own,
    stand,
)


def test_a_later_round() -> None:
    state = later(2)
    own(state, GREY, 3, 13)
    lay(state, 3, "rgbw")
    lay(state, 13, "rrrrrrrrrg.o")
    stand(state, GREY, overseers="3-a 17", workers="13-h")
    give(state, GREY, "ww")
    fill_pharaoh(state, 7)
    ask_workers(state)
    assert str(state).splitlines() == [
        "round 2, pharaoh stone A",
        "site  3 A  rgbw .",
        "site  4 .  .... .",
        "site  7 .  .... .",
        "site  8 .  .... .",
        "site 11 .  .... .",
        "site 12 .  .... .",
        "site 13 A  rrrrrrrrr g.o. .",
        "site 14 .  ......... .... .",
        "site 15 .  ......... .... .",
        "pharaoh    7 of 30",
        "bag        red*23 grey*31 black*32 white*26 ochre*29",
        "A   0 points, overseers 3-a 17, workers 13-h 16 16 16 16, scarabs 6, blocks white*2",
        "B   0 points, overseers 16 16, workers 16 16 16 16 16, scarabs 8, blocks -",
    ]


def test_the_market() -> None:
    state = bids_open(2, "rrgbw", "ooooo")
    assert str(state).splitlines()[1:4] == [
        "group 0    red*2 grey*1 black*1 white*1",
        "group 1    ochre*5",
        "group 2    red*5",
    ]
    answer(state, "bid 0 4")
    assert "4" not in str(state).splitlines()[1]
