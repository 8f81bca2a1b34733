"""What is drawn and written alike of every seat."""

from __future__ import annotations

from baumeister.core.text import ENGLISH
from baumeister.drawing.seats import mark, marked, short_names, small_name, star, winners
from baumeister.drawing.words import BoardWords
from tests.toys.nim import TAKE, nim


def test_a_long_name_has_two_lines_and_is_whole_where_it_is_pointed_at() -> None:
    assert small_name(60, 36, "Anna Maria", 12).count("<text") == 1
    two = small_name(60, 36, "Anna Maria Louisa", 12)
    assert 'y="26">Anna Maria</text>' in two
    assert 'y="46">Louisa</text>' in two
    assert "<title>Anna Maria Louisa</title>" in two


def test_names_are_cut_where_they_are_too_long() -> None:
    assert short_names(nim(3), ENGLISH, ["Bartholomew"], 6) == ["Barth…", "Seat 2"]


def test_a_line_begins_with_who_is_asked_and_ends_the_game_with_who_has_won() -> None:
    state = nim(1)
    assert [mark(state, seat) for seat in range(2)] == ["▶ ", "  "]
    assert not winners(state)
    state.apply(0, TAKE[1])
    assert [seat for seat in range(2) if mark(state, seat) == "★ "] == winners(state)
    assert len(winners(state)) == 1


def test_a_seat_has_a_letter_and_a_colour() -> None:
    assert marked(nim(3), 1) == [("  ", "number"), ("B", "seat1")]


def test_a_star_says_what_it_means() -> None:
    assert "<title>wins</title>" in star(BoardWords(ENGLISH, {}))
