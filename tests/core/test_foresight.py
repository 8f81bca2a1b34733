"""What an answer would bring, from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.core.foresight import foreseen
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import State
from tests.toys.auction import AUCTION
from tests.toys.matches import dealt, play_all
from tests.toys.nim import NIM
from tests.toys.tomb import AMULET, BURY, MUMMY, TombGame

HANDS = [[MUMMY, AMULET, AMULET, AMULET], [MUMMY, MUMMY, MUMMY, MUMMY]]


def tomb(game: TombGame, turns: int = 2, hands: Sequence[Sequence[int]] = HANDS) -> State:
    """The first seat may bury a card; so many turns are left."""
    state = dealt(game, hands).state
    assert hasattr(state, "turns")
    state.turns = turns
    return state.mask(0)


def test_every_answer_says_what_it_brings_to_each_seat() -> None:
    view = tomb(TombGame())
    assert foreseen(view, 0, BURY[1:]) == {BURY[MUMMY]: [1, 0], BURY[AMULET]: [2, 0]}


def test_the_view_stays_as_it_is() -> None:
    view = tomb(TombGame())
    before = view.to_json()
    foreseen(view, 0, view.legal(0))
    assert view.to_json() == before


def test_whoever_is_not_asked_foresees_nothing() -> None:
    assert foreseen(tomb(TombGame()), 1, BURY) == {}


def test_sealed_answers_cannot_be_judged() -> None:
    match = play_all(Match(AUCTION, begin(AUCTION, 2)), "- prize 0", "0 done", "1 bid 5")
    view = match.state.mask(1)
    assert foreseen(view, 1, view.legal(1)) == {}


def test_an_end_at_which_hidden_things_count_cannot_be_judged() -> None:
    assert foreseen(tomb(TombGame(), turns=1), 0, BURY[1:2]) == {}


def test_a_game_that_promises_nothing_says_nothing() -> None:
    assert not NIM.is_foreseeable(NIM.start(2))
