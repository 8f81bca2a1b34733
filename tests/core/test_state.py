"""States: checked answers, chance, the stack of questions and the log."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.action import HIDDEN, Action
from baumeister.core.event import EVERYONE, Event, only
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE, OVER, AskChance, AskSeat, Question, State
from baumeister.core.text import Text
from tests.toys.matches import dealt, play_all
from tests.toys.pieces import DRAW, NO, YES
from tests.toys.tomb import AMULET, BURY, MUMMY, PHARAOH, ROB, SEARCH, TOMB, Tomb

HANDS = [[MUMMY, MUMMY, MUMMY, AMULET], [PHARAOH, MUMMY, MUMMY, MUMMY]]


def tomb() -> Tomb:
    """Two seats with the hands above; seat 0 is on turn."""
    state = dealt(TOMB, HANDS).state
    assert isinstance(state, Tomb)
    return state


def test_a_state_has_nothing_to_note_unless_it_says_so() -> None:
    assert tomb().notes() == []


class Bare(Question[State]):
    """A question that leaves everything as it is."""

    def asked(self, state: State) -> list[int]:
        return [CHANCE]

    def legal(self, state: State, seat: int) -> list[Action]:
        return [YES, NO]


class Nested(State):
    """A state with data inside data."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.data: dict[str, list[int]] = {"inner": []}

    def facts(self) -> Json:
        return {"outer": self.data}


def refusal(seat: int, action: Action) -> str:
    """What is said, after making sure that nothing has changed."""
    state = tomb()
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, action)
    assert state.to_json() == before
    return str(refused.value)


def test_who_is_not_asked_may_not_answer() -> None:
    assert refusal(1, SEARCH) == "It is not Seat 2’s turn to answer."


def test_chance_is_told_apart_from_the_players() -> None:
    assert refusal(CHANCE, DRAW[1]) == "“draw 1” is not possible now."


def test_what_is_not_offered_is_refused() -> None:
    assert refusal(0, BURY[PHARAOH]) == "“bury 0” is not possible now. Your turn."


def test_a_game_may_cite_the_rule() -> None:
    assert refusal(0, ROB[0]) == "Nobody robs themselves."


def test_nothing_is_answered_after_the_end() -> None:
    state = tomb()
    state.agenda.clear()
    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        state.play(0, SEARCH)


def test_a_legal_answer_is_played() -> None:
    state = tomb()
    assert state.objection(0, BURY[AMULET]) is None
    state.play(0, BURY[AMULET])
    assert state.points() == [2, 0]
    assert state.to_act() == [1]


def test_a_question_on_top_waits_for_its_answer_first() -> None:
    state = tomb()
    state.play(0, ROB[1])
    assert state.to_act() == [1]
    assert state.legal(1) == [YES, NO]
    assert state.prompt(1) == Text("ask.Defend", {"other": 0})
    state.play(1, NO)
    assert state.to_act() == [CHANCE]
    assert state.legal(CHANCE) == [DRAW[PHARAOH], DRAW[MUMMY]]
    assert state.weights() == [1, 3]


def test_chance_answers_by_weight() -> None:
    state = play_all(dealt(TOMB, HANDS), "0 rob 1", "1 no").state
    rng = Random(1)
    drawn = Counter(state.sample(rng) for _ in range(4000))
    assert 900 < drawn[DRAW[PHARAOH]] < 1100
    assert drawn[DRAW[PHARAOH]] + drawn[DRAW[MUMMY]] == 4000


def test_chance_without_weights_has_nothing_to_choose_from() -> None:
    state = play_all(dealt(TOMB, HANDS), "0 rob 1", "1 no").state
    assert isinstance(state, Tomb)
    state.hands[1].cards.clear()
    with pytest.raises(ValueError, match="nothing to choose from"):
        state.sample(Random(1))


def test_a_question_on_its_own_is_open_even_and_the_same_for_all() -> None:
    state, question = tomb(), Bare()
    assert question.weights(state) == [1, 1]
    assert question.seen_by(state, CHANCE) == EVERYONE
    assert question.outside(YES) is HIDDEN
    assert question.prompt(state, CHANCE) == Text("ask.Bare")
    assert question.copy() is question
    assert question.mask(0) is question
    assert question.facts() == []
    assert question.objection(state, 0, YES) is None
    assert not question.proceed(state)
    assert not question.conceals(state)
    assert not question.throws_away(state, 0, YES)
    assert question.default(state, 0) is None


def test_a_guarding_pharaoh_is_lost_or_kept_by_option() -> None:
    for guard, left in (("lost", 0), ("kept", 1)):
        match = play_all(dealt(TOMB, HANDS, {"guard": guard}), "0 rob 1", "1 yes")
        assert isinstance(match.state, Tomb)
        assert match.state.hands[1].count(PHARAOH) == left


def test_what_everybody_saw_is_told_to_all() -> None:
    state = tomb()
    state.log = []
    state.tell("robs", 0, other=1)
    assert state.log == [Event("robs", 0, {"other": 1})]


def test_a_secret_is_told_with_its_public_part() -> None:
    state = tomb()
    state.log = []
    state.tell_secret("finds", 0, only(0), card=2)
    state.tell_secret("steals", 0, only(0), {"other": 1}, card=2)
    assert state.log == [
        Event("finds", 0, {}, {"card": 2}, only(0)),
        Event("steals", 0, {"other": 1}, {"card": 2}, only(0)),
    ]


def test_without_a_log_nothing_is_written() -> None:
    state = tomb().copy()
    state.tell("robs", 0, other=1)
    state.tell_secret("finds", 0, only(0), card=2)
    assert state.log is None


def test_the_data_names_the_game_and_the_open_questions() -> None:
    data = tomb().to_json()
    assert data["game"] == "tomb"
    assert data["seats"] == 2
    assert data["agenda"] == [{"ask": "Turn", "facts": [0]}]


def test_the_data_does_not_change_with_the_state() -> None:
    state = Nested(TOMB, 2)
    data = state.to_json()
    state.data["inner"].append(1)
    assert data["facts"] == {"outer": {"inner": []}}


def test_a_question_to_a_seat_or_to_chance_asks_nobody_else() -> None:
    state = tomb()
    assert AskSeat[State](1).asked(state) == [1]
    assert AskSeat[State](1).facts() == [1]
    assert AskSeat[State](1).first_asked(state) == 1
    assert AskChance[State]().asked(state) == [CHANCE]
    assert AskChance[State]().first_asked(state) == CHANCE


def test_the_first_to_act_is_one_of_all_until_the_game_is_over() -> None:
    state = tomb()
    assert state.first_to_act() == state.to_act()[0] == 0
    state.ask(Bare())
    assert state.first_to_act() == CHANCE
    state.agenda.clear()
    assert state.first_to_act() == OVER


class Plain(State):
    """Shows its facts, as every game does that has no better text board."""

    def facts(self) -> Json:
        return {"left": 3, "rows": [[1, 2], [3]], "hands": {"red": 1, "blue": [4, 5]}, "end": []}


def test_a_text_board_has_a_line_for_each_fact() -> None:
    board = str(Plain(TOMB, 2))
    assert board == "left: 3\nrows: (1 2) (3)\nhands: red 1, blue (4 5)\nend: "
