"""Sealed questions: at once and in turn order, masked and imagined."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.action import HIDDEN, Action
from baumeister.core.event import EVERYONE, PUBLIC, only
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.sealed import Sealed, reveals
from baumeister.core.state import State
from tests.toys.auction import AUCTION, BID, Auction, Bid, Bids
from tests.toys.matches import dealt, play_all
from tests.toys.offering import GIVE, OFFERING, Temple
from tests.toys.pieces import DONE

BREAD, HONEY, GOLD = range(3)
HANDS = [[BREAD, BREAD, HONEY], [BREAD, HONEY, GOLD], [BREAD, BREAD, BREAD]]


def offering(*answers: str) -> Match:
    """Three seats with the hands above, asked for a card to pass."""
    return play_all(dealt(OFFERING, HANDS), *answers)


def auction(*answers: str) -> Match:
    """Three seats bid for a prize of one point."""
    return play_all(Match(AUCTION, begin(AUCTION, 3)), "- prize 0", *answers)


def sealed(state: State) -> Sealed[State]:
    question = state.agenda[-1]
    assert isinstance(question, Sealed)
    return question


def test_at_once_everybody_is_asked_until_they_are_done() -> None:
    assert offering().state.to_act() == [0, 1, 2]
    assert offering("1 give 2").state.to_act() == [0, 2]


def test_in_turn_order_one_after_the_other_is_asked() -> None:
    assert auction().state.to_act() == [0]
    assert auction("0 bid 5").state.to_act() == [0]
    assert auction("0 bid 5", "0 done").state.to_act() == [1]


def test_one_step_is_a_whole_answer_unless_a_game_says_otherwise() -> None:
    assert sealed(offering("1 give 2").state).is_done == [False, True, False]
    assert sealed(auction("0 bid 2").state).is_done == [False, False, False]


def test_the_last_answer_reveals_all() -> None:
    state = offering("2 give 0", "0 give 1", "1 give 2").state
    assert isinstance(state, Temple)
    assert [hand.kinds() for hand in state.hands] == [[BREAD], [BREAD, HONEY], [BREAD, GOLD]]
    assert type(state.agenda[-1]).__name__ == "Offering"


def test_the_earlier_of_two_equal_bids_wins() -> None:
    match = auction("0 bid 1", "0 done", "1 bid 4", "1 bid 2", "1 done", "2 bid 6", "2 done")
    assert isinstance(match.state, Auction)
    assert match.state.points() == [0, 1, 0]
    assert match.state.tiles[1] == [1, 3, 5, 6]


def test_others_see_who_is_done_at_once_and_nothing_else() -> None:
    state = offering("1 give 2").state
    assert sealed(state.mask(0)).steps == [[], [HIDDEN], []]
    assert sealed(state.mask(1)).steps == [[], [GIVE[GOLD]], []]


def test_steps_that_are_not_done_are_unseen_at_once() -> None:
    passed = ("0 give 0", "1 give 2", "2 give 0")
    begun = offering(*passed, "0 give 0").state
    assert begun.mask(1).to_json() == offering(*passed).state.mask(1).to_json()
    assert sealed(begun.mask(0)).steps[0] == [GIVE[BREAD]]


def test_others_see_how_many_tiles_lie_there_in_turn_order() -> None:
    state = auction("0 bid 5", "0 bid 2", "0 done").state
    assert sealed(state.mask(1)).steps == [[HIDDEN, HIDDEN, DONE], [], []]
    assert sealed(state.mask(0)).steps == [[BID[5], BID[2], DONE], [], []]


def test_answers_are_seen_by_their_seat_and_after_the_reveal_by_all() -> None:
    question = sealed(auction().state)
    assert question.seen_by(auction().state, 2) == only(2)
    assert question.shown_to(2, DONE) == EVERYONE


@pytest.mark.parametrize("seed", range(30))
def test_imagined_steps_look_like_the_ones_seen(seed: int) -> None:
    """Tiles fall in value: who imagines a 1 first has to try again."""
    view = auction("0 bid 6", "0 bid 5", "0 bid 4", "0 done").state.mask(PUBLIC)
    steps = sealed(view.fill(Random(seed))).steps[0]
    tiles = [step.tile for step in steps if isinstance(step, Bid)]
    assert len(tiles) == 3
    assert tiles == sorted(tiles, reverse=True)
    assert steps[3] is DONE


@pytest.mark.parametrize("seed", range(10))
def test_an_unfinished_answer_is_imagined_unfinished(seed: int) -> None:
    view = auction("0 bid 6").state.mask(1)
    steps = sealed(view.fill(Random(seed))).steps[0]
    assert len(steps) == 1
    assert steps[0] in BID


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_answer_is_imagined_from_the_imagined_hand(seed: int) -> None:
    view = offering("1 give 2").state.mask(0)
    world = view.fill(Random(seed))
    assert isinstance(world, Temple)
    (step,) = sealed(world).steps[1]
    assert step in [GIVE[kind] for kind in world.hands[1].kinds()]
    assert sealed(world).steps[0] == []


def test_several_steps_are_imagined_until_they_are_whole() -> None:
    passed = ("0 give 0", "1 give 2", "2 give 0", "0 give 0", "0 done")
    world = offering(*passed).state.mask(1).fill(Random(3))
    assert sealed(world).steps[0][-1] is DONE
    assert DONE not in sealed(world).steps[0][:-1]


def test_who_answered_unseen_can_be_asked_again_by_those_who_imagine() -> None:
    """One's own answer stays, and so does what was seen of answers in turn order."""
    view = offering("0 give 1", "1 give 2").state.mask(0)
    sealed(view).reopen()
    assert view.to_act() == [1, 2]
    assert sealed(view).steps == [[GIVE[HONEY]], [], []]
    bids = auction("0 bid 5", "0 done").state.mask(1)
    before = bids.to_json()
    sealed(bids).reopen()
    assert bids.to_json() == before


def test_what_cannot_be_imagined_is_an_error() -> None:
    view = auction("0 bid 6", "0 bid 5", "0 done").state.mask(1)
    assert isinstance(view, Auction)
    view.tiles[0] = [6]
    with pytest.raises(ValueError, match="No steps of these hands"):
        view.fill(Random(1))


def test_a_copy_has_its_own_steps() -> None:
    state = auction("0 bid 6").state
    twin = state.copy()
    twin.apply(0, BID[2])
    assert sealed(state).steps[0] == [BID[6]]


def test_the_data_of_a_sealed_question_tells_its_steps() -> None:
    question = sealed(auction("0 bid 6", "0 bid 5").state)
    assert question.to_json() == {
        "ask": "Bids",
        "facts": [[0, 1, 2], 0],
        "steps": [["bid 6", "bid 5"], [], []],
        "done": [False, False, False],
        "hidden": [False, False, False],
    }


def reveals_with(match: Match, seat: int, action: Action) -> bool:
    before = match.state.to_json()
    is_last = reveals(match.state, seat, action)
    assert match.state.to_json() == before
    return is_last


def test_only_the_last_answer_reveals() -> None:
    assert not reveals_with(offering("0 give 0"), 1, GIVE[GOLD])
    assert reveals_with(offering("0 give 0", "2 give 0"), 1, GIVE[GOLD])


def test_a_step_that_is_not_the_last_reveals_nothing() -> None:
    match = auction("0 done", "1 done", "2 bid 1")
    assert not reveals_with(auction("0 done", "1 done"), 2, BID[1])
    assert reveals_with(match, 2, DONE)


def test_an_open_question_has_nothing_to_reveal() -> None:
    match = Match(AUCTION, begin(AUCTION, 2))
    assert not reveals_with(match, -1, AUCTION.vocabulary.parse("prize 0"))


def test_a_blank_question_asks_the_same() -> None:
    question = Bids([2, 0, 1], prize=1)
    assert question.blank().facts() == question.facts()


def test_how_many_answers_a_seat_has_is_a_secret() -> None:
    state = offering().state
    assert sealed(state).conceals(state)
    assert state.forced(0) is None


def test_a_whole_answer_can_be_written_anew_in_a_view() -> None:
    state = offering().state
    seat = state.to_act()[0]
    action = state.legal(seat)[0]
    state.apply(seat, action)
    assert seat not in state.to_act()
    view = state.mask(seat)
    sealed(view).redo(seat, [])
    assert seat in view.to_act()
    assert action in view.legal(seat)
