"""Sailing and unloading."""

from __future__ import annotations

from baumeister.games.imhotep.rules.names import OBELISKS, TEMPLE
from tests.games.imhotep.rules.table import (
    BLACK,
    BROWN,
    GREY,
    WHITE,
    answer,
    ask_turn,
    choices,
    give,
    hand,
    load,
    question,
    refusal,
    send,
    table,
    told,
)


def test_stones_are_unloaded_from_the_bow_and_gaps_are_ignored() -> None:
    """Ships: from the front slot to the stern; gaps are skipped."""
    state = table()
    send(state, 0, "D.BC", "burial_chamber")
    assert state.burial_chamber.stones == [GREY, WHITE, BROWN]


def test_a_ship_without_own_stones_may_be_sailed() -> None:
    """Clarification: sailing a boat without own stones."""
    state = table()
    assert state.to_act() == [BLACK]
    send(state, 1, "BC", "temple")
    assert state.temple.stones == [WHITE, BROWN]
    assert told(state)[-3] == "Black sails ship 2 to the temple."


def test_an_unloaded_ship_stays_at_its_site_and_blocks_it() -> None:
    state = table()
    send(state, 1, "BC", "temple")
    load(state, 2, "A")
    assert state.fleet.docked[1] == TEMPLE
    assert choices(state)[-4:] == [
        "sail 2 market",
        "sail 2 pyramid",
        "sail 2 burial_chamber",
        "sail 2 obelisks",
    ]
    assert refusal(state, "sail 2 temple") == "A ship already lies at the temple in this round."
    assert refusal(state, "sail 1 market") == "Ship 2 has already sailed in this round."


def test_the_owner_of_each_stone_decides_for_it() -> None:
    state = table()
    send(state, 0, "BAB", "market")
    asked = []
    for field in range(3):
        asked += state.to_act()
        answer(state, f"card {field}")
    assert asked == [WHITE, BLACK, WHITE]


def test_the_lever_chooses_the_order_of_all_stones() -> None:
    """Clarification: Lever: all stones of the ship, whoever owns them."""
    state = table()
    give(state, BLACK, "lever")
    load(state, 0, "BCDA")
    answer(state, "play lever", "sail 0 burial_chamber")
    assert (state.to_act(), choices(state)) == ([BLACK], ["next 0", "next 1", "next 2", "next 3"])
    answer(state, "next 3", "next 1", "next 0")
    assert state.burial_chamber.stones == [BLACK, BROWN, WHITE, GREY]


def test_ruling_im_15_the_lever_is_asked_stone_by_stone() -> None:
    """Owners still choose their own cards, and the next stone is chosen after that."""
    state = table(market=("sail", "statue", "lever", "hammer"))
    give(state, BLACK, "lever")
    load(state, 0, "BC.A")
    answer(state, "play lever", "sail 0 market", "next 1")
    assert (state.to_act(), question(state)) == ([BROWN], "TakeCard")
    answer(state, "card 0")
    assert (state.to_act(), choices(state)) == ([BLACK], ["next 0", "next 3"])
    assert refusal(state, "next 1") == "There is no stone on slot 2."
    assert refusal(state, "card 1") == (
        "“card 1” is not possible now. Lever: which stone is unloaded next?"
    )
    answer(state, "next 3", "card 1")
    assert (state.to_act(), question(state)) == ([WHITE], "TakeCard")
    answer(state, "card 3")
    assert hand(state, WHITE) == ["hammer"]


def test_ruling_im_15_the_lever_is_not_asked_about_stones_of_one_owner() -> None:
    state = table()
    give(state, BLACK, "lever")
    load(state, 0, "BCBB")
    answer(state, "play lever", "sail 0 burial_chamber", "next 1")
    assert state.burial_chamber.stones == [BROWN, WHITE, WHITE, WHITE]
    assert question(state) == "Turn"


def test_the_lever_leaves_the_pyramid_to_the_owner() -> None:
    """Clarification: Lever: owners still choose their own pyramid."""
    state = table(sides="ABAAA")
    give(state, BLACK, "lever")
    load(state, 1, "BC")
    answer(state, "play lever", "sail 1 pyramid", "next 1")
    assert (state.to_act(), question(state)) == ([BROWN], "ChoosePyramid")
    answer(state, "pyramid left")
    assert (state.to_act(), question(state)) == ([WHITE], "ChoosePyramid")


def test_a_site_gets_at_most_one_ship_in_a_round() -> None:
    state = table()
    send(state, 3, "A", "obelisks")
    load(state, 2, "A")
    load(state, 1, "AB")
    sails = [choice for choice in choices(state) if choice.startswith("sail")]
    assert len(sails) == 2 * 4
    assert not any("obelisks" in choice for choice in sails)
    assert state.fleet.docked[3] == OBELISKS


def test_unloading_is_the_business_of_whoever_is_on_turn_next() -> None:
    """Exactly one action each: after the ship it is the next seat's turn."""
    state = table()
    ask_turn(state, GREY)
    send(state, 1, "BC", "temple")
    assert (question(state), state.to_act()) == ("Turn", [BLACK])
