"""What the laws share, and how they speak; that they find faults is shown in `tests/laws`."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.facts import Json
from baumeister.core.laws import LAWS, LawBroken, Setup, check, speaks
from baumeister.core.laws.belief import _forgets, _frequencies
from baumeister.core.laws.setup import Step, demand, finish, moments, random_answer, steps
from baumeister.core.state import CHANCE, UNKNOWN, State
from baumeister.core.text import Language
from tests.toys.broken.course import Endless
from tests.toys.matches import dealt, play_all
from tests.toys.offering import OFFERING
from tests.toys.pieces import DRAW
from tests.toys.tomb import TOMB, TombGame

SETUP = Setup(TOMB, 2)


def test_a_demand_that_holds_says_nothing() -> None:
    demand(True, "ends", "all is well")


def test_a_broken_law_is_named_with_what_was_seen() -> None:
    with pytest.raises(LawBroken, match=r"^Law “ends”: no end after 9 answers$"):
        demand(False, "ends", "no end after 9 answers")


def test_a_table_starts_its_game_with_its_options() -> None:
    assert Setup(TOMB, 3, {"guard": "kept"}).start().agreed()[0]["guard"] == "kept"
    assert SETUP.start(log=True).log == []


def test_everybody_looks_on_at_a_table() -> None:
    assert Setup(TOMB, 3).viewers() == [0, 1, 2, PUBLIC]


def test_a_step_names_its_answer() -> None:
    step = next(steps(SETUP, Random(1)))
    assert str(step) == f"answer 0, -1 {step.action.notation()}"
    assert step.question is step.state.agenda[-1]


def test_a_step_leads_on_without_changing_its_state() -> None:
    step = next(steps(SETUP, Random(1)))
    before = step.state.to_json()
    assert step.after(step.state).to_json() != before
    assert step.state.to_json() == before


def test_the_other_answers_are_all_but_the_one_given() -> None:
    step = next(steps(SETUP, Random(1)))
    assert step.action not in step.others()
    assert {step.action, *step.others()} == set(step.state.legal(step.seat))


def test_a_random_game_is_the_same_for_the_same_seed() -> None:
    one, other = ([str(step) for step in steps(SETUP, Random(7))] for _ in range(2))
    assert one == other


def test_any_of_the_asked_seats_may_answer_first() -> None:
    first = {
        next(step.seat for step in steps(Setup(OFFERING, 3), Random(seed)) if step.seat != CHANCE)
        for seed in range(20)
    }
    assert first == {0, 1, 2}


def test_the_last_moment_is_the_end() -> None:
    where, state = list(moments(SETUP, Random(1)))[-1]
    assert where == "the end"
    assert state.result() is not None


def test_a_random_answer_is_legal() -> None:
    state = SETUP.start()
    assert random_answer(state, CHANCE, Random(1)) in state.legal(CHANCE)


def test_a_game_that_goes_on_for_ever_is_stopped() -> None:
    setup = Setup(TombGame(turn=Endless), 2)
    with pytest.raises(LawBroken, match=r"^Law “copies”: here: .* does not end$"):
        finish(setup, setup.start(), Random(1), "copies", "here")


def test_check_runs_every_law() -> None:
    check(TOMB, 2, {"guard": "kept"}, rng=Random(1))
    with pytest.raises(LawBroken, match=r"^Law “ends”"):
        check(TombGame(turn=Endless), 2, rng=Random(1))


def test_laws_go_by_what_they_say() -> None:
    for name, law in LAWS.items():
        assert name.replace(" ", "_") == getattr(law, "__name__", "")
        assert law.__doc__


class Forgetful(Language):
    """A language whose translation of one sentence names a number that is not there."""

    code = "forgetful"

    def translate(self, template: str) -> str:
        return "{whom}" if template == "Your turn." else template


def test_every_language_is_spoken() -> None:
    speaks(SETUP, Random(1))
    with pytest.raises(LawBroken, match=r"^Law “speaks”"):
        speaks(SETUP, Random(1), languages=(Language(), Forgetful()))


class View(State):
    """A state that is nothing but its data."""

    def __init__(self, data: Json) -> None:
        super().__init__(TOMB, 2)
        self.data = data

    def facts(self) -> Json:
        return self.data


@pytest.mark.parametrize(
    ("before", "after", "forgets"),
    [
        ({"hands": [[UNKNOWN, 3], [1]]}, {"hands": [[UNKNOWN], [1, UNKNOWN]]}, True),
        ({"hands": [[UNKNOWN, 3], [1]]}, {"hands": [[3], [1, UNKNOWN]]}, False),
        ({"hands": [[UNKNOWN, UNKNOWN]]}, {"hands": [[UNKNOWN]]}, False),
        ({"hands": [[2, 3]]}, {"hands": [[2]]}, False),
        ({"hands": [[UNKNOWN, 3]]}, {"hands": []}, True),
        ({"pile": 7, "seat": {"top": UNKNOWN}}, {"pile": 6, "seat": {"top": 2}}, False),
    ],
)
def test_only_what_was_known_among_hidden_things_is_forgotten(
    before: Json, after: Json, forgets: bool
) -> None:
    assert _forgets(View(before), View(after)) is forgets


def test_a_robbed_hand_with_a_known_card_is_not_compared() -> None:
    match = dealt(TOMB, [[1, 1, 1, 2], [0, 1, 1, 1]], {"guard": "kept"})
    play_all(match, "0 rob 1", "1 yes", "1 bury 1", "0 rob 1", "1 no")
    step = Step(13, match.state, CHANCE, DRAW[1])
    assert _frequencies(step, PUBLIC, Random(1), 20) == ({}, {})
