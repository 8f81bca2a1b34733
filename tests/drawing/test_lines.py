"""Boards in words and letters."""

from __future__ import annotations

import pytest

from baumeister.core.text import ENGLISH
from baumeister.drawing import lines, plain
from baumeister.drawing.lines import STYLES, WIDTH, column, shortened, width, wrapped
from baumeister.languages import language
from tests.drawing.boards import MIXTURES, moments, viewers

LONG = ["Anna", "Bartholomäus von und zu Hohenstein", '<b>"&', "D" * 60]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", MIXTURES)
def test_no_line_is_too_long_and_every_style_is_known(seats: int, sides: str) -> None:
    for number, state in enumerate(moments(seats, sides, seed=seats)):
        spoken = ENGLISH if number % 2 else language("de")
        for line in lines(state, language=spoken, names=LONG[:seats]):
            assert width(line) <= WIDTH, line
            assert {style for _, style in line} <= set(STYLES)


def test_every_viewer_gets_a_board() -> None:
    for state in moments(3, "BBBBB", seed=5):
        for seat in viewers(state):
            board = lines(state.mask(seat), seat=seat)
            assert plain(board).startswith("Imhotep · Round ")


def test_plain_text_has_no_spaces_at_the_end() -> None:
    assert plain([[("a ", "title"), ("b  ", "")], [], [("c", "dim")]]) == "a b\n\nc"


def test_a_column_is_filled_up_but_never_cut() -> None:
    assert column([("abc", "")], 5) == [("abc", ""), ("  ", "")]
    assert column([("abcdef", "")], 5) == [("abcdef", "")]


def test_long_texts_are_cut() -> None:
    assert shortened("abcdef", 6) == "abcdef"
    assert shortened("abcdefg", 6) == "abcde…"


def test_items_go_on_in_the_next_line() -> None:
    items = [[("x" * 30, "")] for _ in range(4)]
    two = list(wrapped([("head", "title")], items, ", ", 8))
    assert plain(two).splitlines() == [
        "head    " + ", ".join(["x" * 30] * 2),
        "        " + ", ".join(["x" * 30] * 2),
    ]
