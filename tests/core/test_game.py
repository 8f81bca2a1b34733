"""Games: seats, variants and the start."""

from __future__ import annotations

import pytest

from baumeister.core.game import Game, Variant
from baumeister.core.refusal import BadSetup
from baumeister.core.state import CHANCE
from baumeister.core.text import ENGLISH
from baumeister.games import game
from baumeister.languages import language
from tests.toys.offering import OFFERING
from tests.toys.tomb import TOMB, Tomb


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        TOMB.start(seats)
    assert str(refused.value) == f"Tomb is for 2 to 4 players, not for {seats}."


def test_options_left_out_have_their_default() -> None:
    assert TOMB.complete({}) == {"guard": "lost"}
    assert TOMB.complete({"guard": "kept"}) == {"guard": "kept"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        TOMB.start(2, {"colour": "red"})
    assert str(refused.value) == "There is no variant “colour”. Known variants: guard."


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        TOMB.start(2, {"guard": "sold"})
    assert (
        str(refused.value) == "The variant “guard” cannot be “sold”. Possible values: lost, kept."
    )


def test_options_reach_the_state() -> None:
    state = TOMB.start(2, {"guard": "kept"})
    assert isinstance(state, Tomb)
    assert state.keeps_pharaoh


def test_a_game_keeps_a_log_only_if_asked() -> None:
    assert TOMB.start(2).log is None
    assert TOMB.start(2, log=True).log == []


def test_a_started_game_asks_its_first_real_question() -> None:
    state = OFFERING.start(2)
    assert state.to_act() == [CHANCE]
    assert [type(question).__name__ for question in state.agenda] == ["Round", "Pass"] + [
        "Find"
    ] * 6


def test_a_game_without_printed_values_has_an_empty_edition() -> None:
    assert Game().edition() == ""


def test_an_option_may_matter_only_beside_another() -> None:
    always, sometimes = Variant("a", ("1",), "1"), Variant("b", ("1",), "1", needs=("a", "2"))
    assert always.matters({})
    assert not sometimes.matters({})
    assert not sometimes.matters({"a": "1"})
    assert sometimes.matters({"a": "2"})


def test_a_game_for_two_says_so_without_a_range() -> None:
    with pytest.raises(BadSetup) as refused:
        game("kheops").start(3)
    assert str(refused.value) == "Kheops is for exactly 2 players, not for 3."


def test_a_game_is_called_by_its_title_unless_a_language_has_a_name_for_it() -> None:
    valley, german = game("valley_of_the_kings"), language("de")
    assert (valley.title, valley.name(ENGLISH)) == ("Tal der Könige", "Valley of the Kings")
    assert valley.name(german) == valley.title
    assert TOMB.name(german) == TOMB.name(ENGLISH) == TOMB.title
