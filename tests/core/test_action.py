"""Actions and vocabularies."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import ClassVar, final

import pytest

from baumeister.core.action import HIDDEN, Action, Names, Vocabulary, subsets
from baumeister.core.refusal import UnknownNotation
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import FACE_DOWN
from tests.toys.pieces import DONE, YES, Draw
from tests.toys.tomb import BURY, ROB, SEARCH, VOCABULARY


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bring(Action):
    """Bring so many stones to a site."""

    stones: int
    site: int

    names: ClassVar[Names] = {"site": ("temple", "obelisk")}


def test_notation_is_the_word_and_the_numbers() -> None:
    assert SEARCH.notation() == "search"
    assert ROB[2].notation() == "rob 2"


def test_notation_spells_the_numbers_that_have_names() -> None:
    assert Bring(0, 1).notation() == "bring 0 obelisk"


def test_names_are_for_the_notation_only() -> None:
    assert Bring(0, 1).text() == Text("action.bring", {"stones": 0, "site": 1})


def test_an_action_says_itself_with_its_numbers() -> None:
    assert ROB[2].text() == Text("action.rob", {"other": 2})


def test_an_action_shows_its_notation() -> None:
    assert repr(BURY[1]) == "<bury 1>"


def test_copies_are_the_same_object() -> None:
    assert copy(ROB[1]) is ROB[1]
    assert deepcopy([ROB[1]])[0] is ROB[1]


def test_alike_is_not_equal() -> None:
    assert Draw(1) != Draw(1)


@pytest.mark.parametrize("action", [ROB[1], YES, HIDDEN])
def test_an_action_is_still_the_same_after_pickling(action: Action) -> None:
    assert pickle.loads(pickle.dumps(action)) is action


def test_what_others_see_of_an_answer_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(FACE_DOWN[1])) is FACE_DOWN[1]


def test_an_action_that_no_game_knows_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match=r"<draw 9> cannot be pickled: it is in the vocabulary"):
        pickle.dumps(Draw(9))


def test_a_vocabulary_reads_what_others_see_but_nobody_answers() -> None:
    words = Vocabulary(ROB, outside=[DONE])
    assert words.seen("done") is DONE
    assert words.seen("?") is HIDDEN
    assert words.seen("rob 1") is ROB[1]
    assert words.outside() == [HIDDEN, DONE]
    assert words.knows(DONE) and words.knows(ROB[0]) and not words.knows(Draw(0))
    with pytest.raises(UnknownNotation):
        words.parse("done")


def test_number_and_action_lead_to_each_other() -> None:
    for number, action in enumerate(VOCABULARY):
        assert VOCABULARY.number(action) == number
        assert VOCABULARY[number] is action
    assert len(VOCABULARY) == 13


def test_a_vocabulary_reads_tables_of_tables_row_by_row() -> None:
    table = [[Bring(stones, site) for site in range(2)] for stones in range(2)]
    assert list(Vocabulary([DONE, table])) == [DONE, *table[0], *table[1]]


def test_a_set_of_bits_has_its_actions_ready() -> None:
    first, second = ROB[:2]
    assert subsets([first, second]) == [[], [first], [second], [first, second]]


def test_notation_parses_to_the_action_whatever_the_spaces() -> None:
    assert VOCABULARY.parse("rob 2") is ROB[2]
    assert VOCABULARY.parse("  rob   2 ") is ROB[2]


@pytest.mark.parametrize("notation", ["", "rob", "rob 9", "rob two", "done", "?"])
def test_an_unknown_notation_is_refused_and_quoted(notation: str) -> None:
    with pytest.raises(UnknownNotation, match=r"is not a move this game knows") as refused:
        VOCABULARY.parse(notation)
    assert f"“{notation}”" in str(refused.value)


def test_two_actions_with_one_notation_are_refused() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        Vocabulary([Draw(1), Draw(1)])


def test_the_hidden_action_is_in_no_vocabulary() -> None:
    assert HIDDEN.notation() == "?"
    assert HIDDEN not in list(Vocabulary([DONE]))
