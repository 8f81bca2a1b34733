"""Delivering stones and getting cards: red cards, and the bonuses of the pyramids."""

from __future__ import annotations

import pytest

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import Ship
from baumeister.games.imhotep.rules.delivery import QUARRY, StoneSource, deliver, gain
from baumeister.games.imhotep.rules.market import EMPTY
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    CARDS,
    ENTRANCE,
    EVERY_CARD,
    FROM_OBELISKS,
    LEFT,
    MIDDLE,
    OBELISKS,
    PAVED_PATH,
    PYRAMID,
    RIGHT,
    SARCOPHAGUS,
    STATUE,
    TEMPLE,
    MarketCard,
    Site,
)
from baumeister.games.imhotep.rules.state import Imhotep
from tests.games.imhotep.rules.table import (
    BLACK,
    BROWN,
    NO_CARDS,
    WHITE,
    answer,
    changed_edition,
    choices,
    dock,
    exhaust,
    give,
    hand,
    load,
    market_of,
    question,
    refusal,
    send,
    stones_on,
    table,
    told,
)


def pyramids(pyramid: int, built: int) -> Imhotep:
    """Side B with so many stones in one pyramid; White's stone is about to reach it."""
    state = table(sides="ABAAA")
    for _ in range(built):
        state.pyramids.build(BLACK, pyramid)
    return state


def bonus(pyramid: int, built: int) -> Imhotep:
    """White has built on the field with the bonus."""
    state = pyramids(pyramid, built)
    send(state, 2, "B", "pyramid")
    answer(state, f"pyramid {('left', 'middle', 'right')[pyramid]}")
    return state


@pytest.mark.parametrize(
    ("card", "site"), [(ENTRANCE, PYRAMID), (SARCOPHAGUS, BURIAL_CHAMBER), (PAVED_PATH, OBELISKS)]
)
def test_red_cards_build_with_a_stone_of_the_quarry(card: MarketCard, site: Site) -> None:
    """Market cards, red rows, and clarification: red card: which stone."""
    state = table(market=(CARDS[card], "statue", "statue", "statue"))
    send(state, 2, "B", "market")
    quarry, sled = state.quarry[WHITE], state.sled[WHITE]
    answer(state, "card 0")
    assert state.stones_at(site) == [WHITE]
    delivered = 1  # its own stone has gone back
    assert (state.quarry[WHITE], state.sled[WHITE]) == (quarry - 1 + delivered, sled)
    assert hand(state, WHITE) == []
    assert state.market.discard.counts[card] == 1


def test_other_cards_stay_in_front_of_their_owner() -> None:
    state = table()
    for card in EVERY_CARD[PAVED_PATH + 1 :]:
        state.market.pile.take(card)
        gain(state, BROWN, card)
    assert hand(state, BROWN) == list(CARDS[PAVED_PATH + 1 :])
    assert state.market.discard.size == 0


def test_no_red_card_builds_at_the_temple() -> None:
    state = table()
    for card in (ENTRANCE, SARCOPHAGUS, PAVED_PATH):
        gain(state, WHITE, card)
        state.proceed()
    assert state.stones_at(TEMPLE) == []


RED_FIRST = ("sarcophagus", "statue", "statue", "statue")


def at_the_market(stones: str, stones_first: str = "off") -> Imhotep:
    """A ship has come to the market; White has no other stone than those on it."""
    state = table(market=RED_FIRST, stones_first=stones_first)
    load(state, 0, stones)
    exhaust(state, WHITE)
    state.burial_chamber.stones.clear()
    answer(state, "sail 0 market")
    return state


def test_ruling_im_8_stones_return_when_all_have_got_their_cards() -> None:
    """Beispiel: Alle Steine auf dem Boot kommen anschließend in den Steinbruch zurück."""
    state = at_the_market("BAB")
    answer(state, "card 1", "card 2")
    assert (state.quarry[WHITE], state.fleet.stones_on(Ship(0))) == (0, 3)
    answer(state, "card 3")
    assert (state.quarry[WHITE], state.fleet.stones_on(Ship(0))) == (2, 0)
    assert told(state)[-3:] == [
        "White gets a stone back from ship 1 for a market card.",
        "Black gets a stone back from ship 1 for a market card.",
        "White gets a stone back from ship 1 for a market card.",
    ]


def test_ruling_im_8_a_red_card_of_the_market_finds_no_stone_on_the_ship() -> None:
    """With an empty quarry the card is lost; its stone comes back after that."""
    state = at_the_market("BAB")
    answer(state, "card 0")
    assert (
        told(state)[-1]
        == "White has no stone left in the quarry: the card Sarcophagus has no effect."
    )
    assert (hand(state, WHITE), state.market.discard.counts[SARCOPHAGUS]) == ([], 1)
    answer(state, "card 1", "card 2")
    assert (state.burial_chamber.stones, state.quarry[WHITE]) == ([], 2)


def test_ruling_im_8_an_option_returns_each_stone_before_its_card() -> None:
    """Clarification: red card with empty quarry, bought at the market."""
    state = at_the_market("BAB", stones_first="on")
    assert (state.quarry[WHITE], state.fleet.stones_on(Ship(0))) == (1, 2)
    answer(state, "card 0")
    assert (state.burial_chamber.stones, state.quarry[WHITE]) == ([WHITE], 0)
    answer(state, "card 1", "card 2")
    assert (state.quarry[WHITE], state.fleet.stones_on(Ship(0))) == (1, 0)


def test_ruling_im_8_the_lever_does_not_unload_a_stone_twice() -> None:
    state = table(market=RED_FIRST)
    give(state, BLACK, "lever")
    load(state, 0, "BCD")
    answer(state, "play lever", "sail 0 market", "next 2", "card 1")
    assert choices(state) == ["next 0", "next 1"]
    assert refusal(state, "next 2") == "There is no stone on slot 3."
    answer(state, "next 1", "card 2", "card 3")
    assert state.fleet.stones_on(Ship(0)) == 0


def test_ruling_im_8_a_red_card_without_a_stone_has_no_effect() -> None:
    """Clarification: red card with empty quarry, from the draw pile."""
    state = pyramids(LEFT, 1)
    load(state, 2, "B")
    exhaust(state, WHITE)
    answer(state, "sail 2 pyramid", "pyramid left", "top_card", "draw paved_path")
    assert state.obelisks.stones[WHITE] == 0
    assert "White has no stone left in the quarry: the card Paved Path has no effect." in told(
        state
    )
    assert (hand(state, WHITE), state.market.discard.counts[PAVED_PATH]) == ([], 1)


def test_ruling_im_17_a_red_card_from_the_draw_pile_acts_at_once() -> None:
    """Clarification: red card from the draw pile (Pyramid B)."""
    state = bonus(LEFT, 1)
    answer(state, "top_card", "draw sarcophagus")
    assert state.burial_chamber.stones == [WHITE]
    assert question(state) == "Turn"


def test_ruling_im_17_an_entrance_builds_by_the_rules_of_side_b() -> None:
    """Its owner chooses the pyramid and gets the bonus of the field."""
    state = bonus(LEFT, 1)
    answer(state, "top_card", "draw entrance")
    assert (state.to_act(), question(state)) == ([WHITE], "ChoosePyramid")
    for _ in range(2):
        state.pyramids.build(BLACK, MIDDLE)
    answer(state, "pyramid middle")
    assert choices(state) == ["stones", "decline"]
    answer(state, "stones")
    assert state.sled[WHITE] == 5


def test_a_paved_path_can_complete_a_tower() -> None:
    """Clarification: red card: which stone; Obelisks B."""
    state = table(sides="AAAAB", market=("paved_path", "statue", "statue", "statue"))
    for _ in range(2):
        state.obelisks.deliver(WHITE)
    send(state, 2, "B", "market")
    answer(state, "card 0")
    assert state.ledger.table()[FROM_OBELISKS] == [0, 10, 0, 0]


def test_an_entrance_on_side_a_scores_its_field() -> None:
    state = table(market=("entrance", "statue", "statue", "statue"))
    send(state, 2, "B", "market")
    answer(state, "card 0")
    assert state.points() == [0, 2, 0, 0]
    assert "White builds at the pyramid: 2 points." in told(state)


def test_ruling_im_20_a_card_at_work_is_not_on_the_discard_pile() -> None:
    """The only two cards: the entrance is at work, so only the statue can be drawn."""
    cards = market_of(1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
    state = table(sides="ABAAA", edition=changed_edition(cards), market=("entrance", "statue"))
    state.pyramids.build(BLACK, LEFT)
    state.market.display[1] = EMPTY
    state.market.discard.put(STATUE)
    send(state, 2, "B", "market")
    answer(state, "pyramid left")
    assert hand(state, WHITE) == ["entrance"]
    answer(state, "top_card")
    assert choices(state) == ["draw statue"]
    answer(state, "draw statue")
    assert hand(state, WHITE) == ["statue"]
    assert state.market.discard.counts[ENTRANCE] == 1


def test_the_card_bonus() -> None:
    """Pyramid B, left: 1 point and the top market card of the draw pile."""
    state = bonus(LEFT, 1)
    assert state.points() == [0, 1, 0, 0]
    assert (state.to_act(), choices(state)) == ([WHITE], ["top_card", "decline"])
    answer(state, "top_card", "draw statue")
    assert hand(state, WHITE) == ["statue"]
    assert told(state)[-1] == "White draws a Statue from the pile."


def test_the_stones_bonus() -> None:
    """Pyramid B, middle: 1 point and three stones for the sled."""
    state = bonus(MIDDLE, 2)
    state.sled[WHITE] = 1
    quarry = state.quarry[WHITE]
    answer(state, "stones")
    assert (state.sled[WHITE], state.quarry[WHITE]) == (4, quarry - 3)
    assert state.points() == [0, 1, 0, 0]


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(4, 9, 1), (0, 2, 2), (3, 9, 2)])
def test_bonus_stones_are_limited_by_sled_and_quarry(sled: int, quarry: int, taken: int) -> None:
    """Clarification: Pyramid B bonuses: stones only up to sled 5 and quarry."""
    state = bonus(MIDDLE, 2)
    state.sled[WHITE], state.quarry[WHITE] = sled, quarry
    answer(state, "stones")
    assert state.sled[WHITE] == sled + taken


def test_the_load_bonus() -> None:
    """Pyramid B, right: 1 point and a stone on any empty slot of a ship that has not sailed."""
    state = bonus(RIGHT, 3)
    places = [
        f"place {ship} {slot}" for ship, size in ((0, 4), (1, 3), (3, 2)) for slot in range(size)
    ]
    assert choices(state) == [*places, "decline"]
    assert refusal(state, "place 2 1") == "Ship 3 has already sailed in this round."
    answer(state, "place 0 2")
    assert stones_on(state, 0) == [NOBODY, NOBODY, WHITE, NOBODY]
    assert state.sled[WHITE] == 2


def test_the_load_bonus_can_make_a_ship_ready() -> None:
    """Clarification: Pyramid B bonuses: loading may bring another ship to its minimum."""
    state = bonus(RIGHT, 3)
    load(state, 1, "A")
    answer(state, "place 1 2")
    assert state.fleet.is_ready[1]
    assert "sail 1 temple" in choices(state)


@pytest.mark.parametrize(("pyramid", "built"), [(LEFT, 1), (MIDDLE, 2), (RIGHT, 3)])
def test_ruling_im_16_every_bonus_can_be_declined(pyramid: int, built: int) -> None:
    """Clarification: Pyramid B bonuses: all "may"."""
    state = bonus(pyramid, built)
    before = [state.sled[:], state.quarry[:], state.fleet.load[:], state.market.pile_size()]
    answer(state, "decline")
    assert [state.sled, state.quarry, state.fleet.load, state.market.pile_size()] == before
    assert (question(state), told(state)[-1]) == ("Turn", "White declines the bonus.")


def test_ruling_im_16_a_card_bonus_without_cards_is_not_offered() -> None:
    state = table(sides="ABAAA", edition=NO_CARDS, market=())
    state.pyramids.build(BLACK, LEFT)
    send(state, 2, "B", "pyramid")
    answer(state, "pyramid left")
    assert question(state) == "Turn"


def test_the_card_bonus_shuffles_the_discard_pile() -> None:
    edition = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0))
    state = table(sides="ABAAA", edition=edition)
    state.market.clear_display()
    state.pyramids.build(BLACK, LEFT)
    send(state, 2, "B", "pyramid")
    answer(state, "pyramid left", "top_card", "draw statue")
    assert "The discarded market cards are shuffled into a new pile." in told(state)
    assert (hand(state, WHITE), state.market.pile_size()) == (["statue"], 3)


@pytest.mark.parametrize(("sled", "quarry"), [(5, 9), (2, 0)])
def test_ruling_im_16_a_stones_bonus_without_room_or_stones_is_not_offered(
    sled: int, quarry: int
) -> None:
    state = pyramids(MIDDLE, 2)
    load(state, 2, "B")
    state.sled[WHITE], state.quarry[WHITE] = sled, quarry
    answer(state, "sail 2 pyramid", "pyramid middle")
    assert question(state) == "Turn"


def test_ruling_im_16_a_load_bonus_with_an_empty_sled_is_not_offered() -> None:
    state = pyramids(RIGHT, 3)
    state.sled[WHITE] = 0
    send(state, 2, "B", "pyramid")
    answer(state, "pyramid right")
    assert question(state) == "Turn"


def test_ruling_im_16_a_load_bonus_without_a_free_slot_is_not_offered() -> None:
    state = pyramids(RIGHT, 3)
    dock(state, 0, 1)
    load(state, 3, "AA")
    send(state, 2, "B", "pyramid")
    answer(state, "pyramid right")
    assert question(state) == "Turn"


def test_ruling_im_3_the_only_unfinished_pyramid_needs_no_choice() -> None:
    state = table(sides="ABAAA")
    for pyramid in (LEFT, RIGHT):
        for _ in range(5):
            state.pyramids.build(BLACK, pyramid)
    send(state, 2, "B", "pyramid")
    assert state.pyramids.stones[MIDDLE] == [WHITE]
    assert question(state) == "Turn"


def test_a_stone_waits_on_its_ship_until_its_pyramid_is_chosen() -> None:
    state = table(sides="ABAAA")
    send(state, 2, "BC", "pyramid")
    assert stones_on(state, 2)[:2] == [WHITE, BROWN]
    answer(state, "pyramid left")
    assert stones_on(state, 2)[:2] == [NOBODY, BROWN]
    assert state.to_act() == [BROWN]


def test_events_name_where_a_stone_came_from_and_went_to() -> None:
    state = table()
    load(state, 1, ".B")
    deliver(state, WHITE, TEMPLE, StoneSource(1 * 4 + 1))
    deliver(state, WHITE, BURIAL_CHAMBER, QUARRY)
    places = [event.data for event in (state.log or [])[-2:]]
    assert places == [
        {"site": TEMPLE, "ship": 1, "slot": 1, "field": 0, "n": 0},
        {"site": BURIAL_CHAMBER, "ship": -1, "slot": -1, "field": 0, "n": 0},
    ]


def test_fields_of_side_b_are_numbered_through() -> None:
    """Five fields in each pyramid; -1 is the edge."""
    state = table(sides="ABAAA")
    send(state, 0, "AAAA", "pyramid")
    answer(state, "pyramid right", "pyramid left", "pyramid middle", "pyramid right")
    built = [event.data["field"] for event in state.log or [] if event.key == "builds.scores"]
    assert built == [10, 0, 5, 11]
