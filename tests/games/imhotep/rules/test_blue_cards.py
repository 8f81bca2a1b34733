"""The blue market cards."""

from __future__ import annotations

import pytest

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import Ship
from baumeister.games.imhotep.rules.names import CARDS, TEMPLE
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from tests.games.imhotep.rules.table import (
    BLACK,
    WHITE,
    answer,
    ask_turn,
    choices,
    dock,
    exhaust,
    give,
    hand,
    load,
    question,
    refusal,
    send,
    stones_on,
    table,
    told,
)


def holding(card: str) -> Imhotep:
    """Black has this card and is to move."""
    state = table()
    give(state, BLACK, card)
    return state


def is_playable(state: Imhotep, card: str) -> bool:
    return f"play {card}" in choices(state)


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("lever", ["sail 2 temple"]),
        ("hammer", ["place 0 0"]),
        ("sail", ["place 3 0", "sail 3 temple"]),
        ("chisel", ["place 0 0", "place 1 0"]),
    ],
)
def test_a_blue_card_is_the_whole_turn_and_is_then_discarded(card: str, answers: list[str]) -> None:
    """Market cards, blue rows: as the turn's action, one per turn."""
    state = holding(card)
    give(state, BLACK, "hammer" if card != "hammer" else "lever")
    load(state, 2, "A")
    answer(state, f"play {card}", *answers)
    assert (question(state), state.to_act()) == ("Turn", [WHITE])
    assert card not in hand(state, BLACK)
    assert state.market.discard.counts[CARDS.index(card)] == 1


def test_ruling_im_20_a_blue_card_stays_until_its_effect_is_done() -> None:
    state = holding("chisel")
    answer(state, "play chisel", "place 0 0")
    assert (hand(state, BLACK), state.market.discard.size) == (["chisel"], 0)
    answer(state, "place 0 1")
    assert (hand(state, BLACK), state.market.discard.size) == ([], 1)


def test_a_card_is_played_in_a_later_turn_than_it_was_taken() -> None:
    """Market cards: blue cards only in a later turn."""
    state = table(market=("hammer", "statue", "statue", "statue"))
    send(state, 2, "A", "market")
    answer(state, "card 0")
    assert (hand(state, BLACK), state.to_act()) == (["hammer"], [WHITE])
    assert not is_playable(state, "hammer")
    ask_turn(state, BLACK)
    assert is_playable(state, "hammer")


def test_red_green_and_purple_cards_are_never_played() -> None:
    state = holding("statue")
    give(state, BLACK, "temple_decoration")
    assert not any(choice.startswith("play") for choice in choices(state))


def test_lever_needs_a_ready_ship_and_a_free_site() -> None:
    """Lever: both conditions for sailing hold."""
    state = holding("lever")
    assert refusal(state, "play lever") == "No ship has the stones it needs to sail."
    load(state, 0, "AB")
    assert not is_playable(state, "lever")
    load(state, 2, "A")
    state.fleet.sail(Ship(3), TEMPLE)
    answer(state, "play lever")
    assert choices(state) == [
        f"sail 2 {site}" for site in ("market", "pyramid", "burial_chamber", "obelisks")
    ]
    assert refusal(state, "sail 2 temple") == "A ship already lies at the temple in this round."
    assert refusal(state, "sail 0 market") == "Ship 1 needs 3 stones before it may sail."
    assert refusal(state, "take") == (
        "“take” is not possible now. "
        "Lever: which ship sails where? You choose the order of unloading."
    )


def test_hammer_takes_three_stones_and_places_one() -> None:
    state = holding("hammer")
    quarry = state.quarry[BLACK]
    answer(state, "play hammer")
    assert (state.sled[BLACK], state.quarry[BLACK]) == (5, quarry - 3)
    answer(state, "place 1 2")
    assert state.sled[BLACK] == 4
    assert stones_on(state, 1) == [NOBODY, NOBODY, BLACK, NOBODY]


@pytest.mark.parametrize(
    ("sled", "quarry", "taken"), [(5, 20, 0), (4, 20, 1), (0, 1, 1), (1, 0, 0)]
)
def test_ruling_im_6_hammer_takes_what_it_can_and_places(
    sled: int, quarry: int, taken: int
) -> None:
    """Clarification: Hammer with full sled or empty quarry."""
    state = holding("hammer")
    state.sled[BLACK], state.quarry[BLACK] = sled, quarry
    answer(state, "play hammer", "place 0 0")
    assert state.sled[BLACK] == sled + taken - 1
    assert state.quarry[BLACK] == quarry - taken


def test_ruling_im_6_hammer_needs_a_stone_and_a_slot() -> None:
    state = holding("hammer")
    dock(state, 0, 1, 2)
    load(state, 3, "AB")
    assert refusal(state, "play hammer") == "There is no empty slot on any ship."
    state = holding("hammer")
    exhaust(state, BLACK)
    assert refusal(state, "play hammer") == "You have no stone on your sled."


def test_sail_card_places_a_stone_and_sails_that_ship() -> None:
    state = holding("sail")
    load(state, 1, ".B")
    answer(state, "play sail", "place 1 0")
    assert choices(state) == [
        f"sail 1 {site}" for site in ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    ]
    assert SENTENCES.say(state.prompt(BLACK)) == "Sail: where does ship 2 go?"
    answer(state, "sail 1 temple")
    assert state.temple.stones == [BLACK, WHITE]
    assert state.sled[BLACK] == 1


def test_ruling_im_7_the_new_stone_counts_for_the_minimum() -> None:
    """Clarification: Sail card: the ship must reach its minimum with the new stone."""
    state = holding("sail")
    load(state, 0, "BC")
    answer(state, "play sail")
    assert choices(state) == [
        "place 0 2",
        "place 0 3",
        "place 2 0",
        "place 2 1",
        "place 3 0",
        "place 3 1",
    ]
    assert refusal(state, "place 1 0") == "Ship 2 needs 2 stones before it may sail."
    assert refusal(state, "place 0 0") == "There is already a stone on slot 1 of ship 1."
    assert refusal(state, "take") == (
        "“take” is not possible now. Sail: put a stone on the ship that is to sail."
    )


def test_ruling_im_7_the_ship_that_got_the_stone_must_sail() -> None:
    """Clarification: Sail card: same ship must sail; site must be free."""
    state = holding("sail")
    load(state, 3, "A")
    state.fleet.sail(Ship(1), TEMPLE)
    answer(state, "play sail")
    assert refusal(state, "place 1 0") == "Ship 2 has already sailed in this round."
    answer(state, "place 2 0")
    assert refusal(state, "sail 3 market") == "The ship that got the stone must sail: ship 3."
    assert refusal(state, "sail 2 temple") == "A ship already lies at the temple in this round."
    assert refusal(state, "place 2 1") == (
        "“place 2 1” is not possible now. Sail: where does ship 3 go?"
    )


def test_ruling_im_7_sail_card_needs_a_stone_and_a_ship_for_it() -> None:
    state = holding("sail")
    state.sled[BLACK] = 0
    assert refusal(state, "play sail") == "You have no stone on your sled."
    state = holding("sail")
    dock(state, 2, 3)
    assert refusal(state, "play sail") == "No ship could sail with just one more stone."
    load(state, 1, "BBB")
    assert not is_playable(state, "sail")
    load(state, 0, "BB")
    assert is_playable(state, "sail")


@pytest.mark.parametrize("places", [("place 0 3", "place 0 1"), ("place 0 0", "place 3 1")])
def test_chisel_places_two_stones_on_one_ship_or_on_two(places: tuple[str, str]) -> None:
    state = holding("chisel")
    answer(state, "play chisel")
    assert SENTENCES.say(state.prompt(BLACK)) == "Put 2 stones on ships, one after the other."
    answer(state, places[0])
    assert state.to_act() == [BLACK]
    assert SENTENCES.say(state.prompt(BLACK)) == "Put 1 stone on a ship."
    assert refusal(state, places[0]).startswith("There is already a stone on slot")
    assert refusal(state, "take") == ("“take” is not possible now. Put 1 stone on a ship.")
    answer(state, places[1])
    assert (state.sled[BLACK], state.to_act()) == (0, [WHITE])


def test_ruling_im_5_chisel_needs_two_stones_and_two_slots() -> None:
    """Clarification: Chisel with one stone / one free slot."""
    state = holding("chisel")
    state.sled[BLACK] = 1
    assert refusal(state, "play chisel") == "The chisel needs two stones on your sled."
    state.sled[BLACK] = 2
    dock(state, 0, 1)
    load(state, 2, "BB")
    load(state, 3, "B")
    assert refusal(state, "play chisel") == "The chisel needs two empty slots."


def test_ruling_im_5_the_two_slots_may_be_on_two_ships() -> None:
    state = holding("chisel")
    dock(state, 0, 1)
    load(state, 2, "B")
    load(state, 3, "B")
    assert is_playable(state, "chisel")


def test_a_card_one_does_not_have_cannot_be_played() -> None:
    assert refusal(table(), "play hammer") == "You do not have the card Hammer."


@pytest.mark.parametrize(("card", "answers"), [("sail", ["place 2 0"]), ("lever", [])])
def test_ruling_im_25_a_blue_card_can_sail_the_fourth_ship(card: str, answers: list[str]) -> None:
    """Clarification: start player of the next round, also by Sail or Lever."""
    state = table()
    give(state, WHITE, card)
    dock(state, 0, 1, 3)
    load(state, 2, ".C")
    ask_turn(state, WHITE)
    answer(state, f"play {card}", *answers, "sail 2 pyramid")
    assert "Round 1 ends." in told(state)
    assert hand(state, WHITE).count(card) == 0
    assert state.agenda[0].asked(state) == [2]
