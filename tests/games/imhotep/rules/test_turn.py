"""A turn: exactly one of four actions, or a pass if there is none."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.playout import play_out
from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import Ship, Slot
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from tests.games.imhotep.rules.table import (
    ALL_SIDES,
    BLACK,
    BROWN,
    GREY,
    WHITE,
    answer,
    ask_turn,
    choices,
    dock,
    exhaust,
    give,
    load,
    moments,
    question,
    refusal,
    send,
    start,
    stones_on,
    table,
    told,
)

RIVER = [f"place {ship} {slot}" for ship, size in enumerate((4, 3, 2, 2)) for slot in range(size)]


def stuck(seats: int = 2) -> Imhotep:
    """Nobody has a stone to take or to place, and no ship can sail."""
    state = table(seats)
    load(state, 0, "AB")
    for seat in range(seats):
        exhaust(state, seat)
    return state


def test_the_prompt_names_only_what_can_be_done() -> None:
    state = table()
    can = "Your turn: take stones or load a stone."
    assert SENTENCES.say(state.prompt(BLACK)) == can
    give(state, BLACK, "hammer")
    load(state, 3, "BB")
    everything = "take stones, load a stone, sail a ship or play a blue card"
    assert SENTENCES.say(state.prompt(BLACK)) == f"Your turn: {everything}."
    assert SENTENCES.say(stuck().prompt(BLACK)) == "Your turn: pass."


def test_four_actions_are_offered() -> None:
    state = table()
    give(state, BLACK, "hammer")
    load(state, 3, "BB")
    sails = [
        f"sail 3 {site}" for site in ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    ]
    assert choices(state) == ["take", *RIVER[:-2], *sails, "play hammer"]


def test_one_action_each_in_turn() -> None:
    state = table(3)
    asked = []
    for notation in ("take", "place 0 0", "take", "place 0 1"):
        asked += state.to_act()
        answer(state, notation)
    assert asked == [BLACK, WHITE, BROWN, BLACK]


@pytest.mark.parametrize(("sled", "taken"), [(0, 3), (1, 3), (2, 3), (3, 2), (4, 1)])
def test_three_stones_are_taken_but_the_sled_holds_five(sled: int, taken: int) -> None:
    """Clarification: take stones with 3-4 on the sled."""
    state = table()
    state.sled[BLACK] = sled
    quarry = state.quarry[BLACK]
    answer(state, "take")
    assert (state.sled[BLACK], state.quarry[BLACK]) == (sled + taken, quarry - taken)


def test_no_more_stones_than_the_quarry_has() -> None:
    state = table()
    state.quarry[BLACK] = 1
    answer(state, "take")
    assert (state.sled[BLACK], state.quarry[BLACK]) == (3, 0)
    assert told(state)[-1] == "Black takes 1 stone from the quarry."


def test_ruling_im_1_a_full_sled_takes_nothing() -> None:
    """Clarification: take stones with a full sled."""
    state = table()
    state.sled[BLACK] = 5
    assert "take" not in choices(state)
    assert refusal(state, "take") == "Your sled is full: it holds 5 stones."


def test_ruling_im_1_an_empty_quarry_gives_nothing() -> None:
    """Clarification: take stones with an empty own quarry."""
    state = table()
    state.quarry[BLACK] = 0
    assert "take" not in choices(state)
    assert refusal(state, "take") == "You have no stones left in the quarry."


def test_a_stone_goes_from_the_sled_to_any_empty_slot() -> None:
    state = table()
    assert choices(state)[1:] == RIVER
    answer(state, "place 0 3")
    assert stones_on(state, 0) == [NOBODY, NOBODY, NOBODY, BLACK]
    assert state.sled[BLACK] == 1


def test_placing_needs_a_stone_and_a_free_slot_of_a_ship_that_has_not_sailed() -> None:
    """Clarification: place with empty sled or no free slot."""
    state = table()
    load(state, 0, "A")
    dock(state, 1)
    assert refusal(state, "place 0 0") == "There is already a stone on slot 1 of ship 1."
    assert refusal(state, "place 1 0") == "Ship 2 has already sailed in this round."
    assert refusal(state, "place 2 2") == "Ship 3 has only 2 slots."
    state.sled[BLACK] = 0
    assert refusal(state, "place 0 1") == "You have no stone on your sled."
    assert not any(choice.startswith("place") for choice in choices(state))


def test_sailing_needs_the_minimum() -> None:
    """Clarification: sail with no boat at its minimum."""
    state = table()
    load(state, 0, "AB")
    assert not any(choice.startswith("sail") for choice in choices(state))
    assert refusal(state, "sail 0 temple") == "Ship 1 needs 3 stones before it may sail."
    assert refusal(state, "sail 2 temple") == "Ship 3 needs 1 stone before it may sail."
    load(state, 0, "..C")
    assert "sail 0 temple" in choices(state)


def test_sailing_needs_a_free_site() -> None:
    state = table()
    send(state, 2, "A", "temple")
    load(state, 3, "A")
    assert refusal(state, "sail 3 temple") == "A ship already lies at the temple in this round."


def test_one_site_stays_without_a_ship_in_every_round() -> None:
    for state in moments(start(3), 4):
        assert state.fleet.free_sites.bit_count() == 5 - state.fleet.sailed >= 1


def test_answers_to_other_questions_are_refused() -> None:
    state = table()
    for notation in ("card 0", "decline", "draw statue", "round 0", "next 1"):
        assert refusal(state, notation) == (
            "On your turn you take stones, place a stone, sail a ship or play a card."
        )


def test_passing_is_only_for_those_who_can_do_nothing() -> None:
    state = table()
    assert "pass" not in choices(state)
    assert refusal(state, "pass") == "You may pass only if nothing else is possible."


@pytest.mark.parametrize("spare", ["stone in the quarry", "stone on the sled", "ready ship"])
def test_ruling_im_4_pass_is_offered_only_if_nothing_else_is_possible(spare: str) -> None:
    """Clarification: no legal action at all."""
    state = stuck()
    assert choices(state) == ["pass"]
    if spare == "stone in the quarry":
        state.quarry[BLACK] += 1
    elif spare == "stone on the sled":
        state.sled[BLACK] += 1
    else:
        state.fleet.place(Ship(0), Slot(2), WHITE)
    assert "pass" not in choices(state)


def test_ruling_im_4_the_round_ends_when_all_have_passed() -> None:
    """Clarification: everyone must pass."""
    state = stuck(3)
    state.temple.deliver(WHITE)
    answer(state, "pass", "pass")
    assert (question(state), state.to_act()) == ("Turn", [BROWN])
    quarry = state.quarry[:]
    answer(state, "pass")
    assert question(state) == "TurnUpRoundCard"
    assert "Round 1 ends." in told(state)
    assert state.points() == [0, 1, 0]
    assert state.quarry == [quarry[BLACK] + 1, quarry[WHITE] + 1, 0]
    assert state.fleet.load == [NOBODY] * 16


def test_ruling_im_4_another_action_in_between_starts_the_count_again() -> None:
    state = stuck(2)
    answer(state, "pass")
    state.quarry[WHITE] += 1
    answer(state, "take")
    assert (state.passes, choices(state)) == (0, ["pass"])
    answer(state, "pass")
    assert (question(state), state.to_act()) == ("Turn", [WHITE])


def test_passes_are_counted_from_none_and_kept() -> None:
    assert start(2).passes == 0
    state = stuck()
    answer(state, "pass")
    assert state.passes == 1
    assert IMHOTEP.from_json(state.to_json()) == state


def test_ruling_im_21_after_a_round_of_passes_the_next_seat_begins() -> None:
    state = stuck(3)
    ask_turn(state, WHITE)
    answer(state, "pass", "pass", "pass", "round 4")
    for _ in range(4):
        answer(state, "draw statue")
    assert (question(state), state.to_act(), state.passes) == ("Turn", [WHITE], 0)


def test_a_stuck_table_still_comes_to_its_end() -> None:
    """All stones are built, so every further round is passed."""
    state = table(2)
    for seat in (BLACK, WHITE):
        exhaust(state, seat)
    play_out(state, Random(1))
    assert (state.round, state.to_act()) == (6, [])
    assert told(state).count("Black cannot do anything and passes.") == 6


def test_the_round_ends_with_the_fourth_ship() -> None:
    state = table()
    for ship, site in ((3, "temple"), (2, "pyramid"), (1, "obelisks")):
        send(state, ship, "AA", site)
        assert question(state) == "Turn"
    send(state, 0, "AAA", "burial_chamber")
    assert question(state) == "TurnUpRoundCard"


def test_the_seat_to_the_left_of_the_last_sailor_begins_the_next_round() -> None:
    """Clarification: start player of the next round."""
    state = table()
    dock(state, 0, 1, 2)
    ask_turn(state, BROWN)
    send(state, 3, "A", "pyramid")
    answer(state, "round 0", *["draw statue"] * 4)
    assert (question(state), state.to_act()) == ("Turn", [GREY])


@pytest.mark.parametrize("sides", ALL_SIDES)
def test_only_a_seat_without_any_stones_passes(sides: str) -> None:
    """Clarification: no legal action at all needs an empty sled and an empty quarry."""
    passes = 0
    for seed in range(8):
        state = table(3, sides)
        state.quarry = [4, 2, 0]
        for moment in moments(state, seed):
            if choices(moment) == ["pass"]:
                seat = moment.to_act()[0]
                assert moment.sled[seat] == moment.quarry[seat] == 0
                passes += 1
    assert passes > 20
