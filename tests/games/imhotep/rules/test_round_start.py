"""The beginning of a round."""

from __future__ import annotations

import pytest

from baumeister.core.state import CHANCE, NOBODY
from baumeister.games.imhotep.rules.actions import DRAW
from baumeister.games.imhotep.rules.market import PAIR
from baumeister.games.imhotep.rules.names import ON_THE_RIVER, STATUE
from tests.games.imhotep.rules.table import (
    NO_CARDS,
    answer,
    begin_round,
    changed_edition,
    choices,
    end_round,
    market_of,
    question,
    start,
    table,
    told,
)

ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}


def test_rulebook_example_round_card() -> None:
    """Die Karte zeigt ein 4er-, ein 3er- und zwei 2er-Boote: Sie liegen leer auf dem Fluss."""
    state = start()
    begin_round(state, "4322")
    assert state.fleet.sizes == [4, 3, 2, 2]
    assert state.fleet.needs == [3, 2, 1, 1]
    assert state.fleet.docked == [ON_THE_RIVER] * 4
    assert state.fleet.load == [NOBODY] * 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_cards(seats: int) -> None:
    """Round cards, each row: seven different cards for each number of players."""
    state = start(seats)
    assert choices(state) == [f"round {number}" for number in range(7)]
    assert state.weights() == [1] * 7
    for number, ships in enumerate(ROUND_CARDS[seats]):
        twin = start(seats)
        answer(twin, f"round {number}")
        assert twin.fleet.sizes == [int(size) for size in ships]
    assert len(set(ROUND_CARDS[seats])) == 7


@pytest.mark.parametrize(
    ("seats", "slots", "needs"),
    [(2, (57, 60), (37, 40)), (3, (62, 65), (41, 43)), (4, (70, 72), (47, 49))],
)
def test_round_cards_add_up(seats: int, slots: tuple[int, int], needs: tuple[int, int]) -> None:
    """Round cards: fewest and most slots of six rounds, and stones their ships need to sail."""
    edition = start(seats).settings.edition
    sizes = [sum(card) for card in edition.round_cards]
    minima = [sum(edition.minimum[size] for size in card) for card in edition.round_cards]
    assert (sum(sizes) - max(sizes), sum(sizes) - min(sizes)) == slots
    assert (sum(minima) - max(minima), sum(minima) - min(minima)) == needs


def test_ruling_im_2_the_card_never_turned_up_was_left_in_the_box() -> None:
    """Seven cards with one left out: each round any of those not yet seen is as likely."""
    state = start(2, edition=NO_CARDS)
    for played in range(6):
        assert len(choices(state)) == 7 - played
        assert state.weights() == [1] * (7 - played)
        begin_round(state, ROUND_CARDS[2][played])
        end_round(state)
    assert state.to_act() == []
    assert state.round_cards == [6]


def test_four_market_cards_are_turned_up() -> None:
    state = start()
    answer(state, "round 0")
    for field, card in enumerate(("statue", "hammer", "entrance", "sail")):
        assert (state.to_act(), question(state)) == ([CHANCE], "DealMarket")
        answer(state, f"draw {card}")
        assert state.market.filled_fields() == list(range(field + 1))
    assert state.market.pile_size() == 30
    assert question(state) == "Turn"
    assert told(state)[:2] == ["Round 1 begins.", "The market gets a Statue."]


def test_cards_are_drawn_by_their_number() -> None:
    state = start()
    answer(state, "round 0")
    assert state.weights() == [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3]
    answer(state, "draw statue", "draw lever")
    assert state.weights() == [2, 2, 2, 2, 2, 2, 2, 9, 1, 2, 3, 3]


def test_a_card_that_is_all_gone_cannot_be_drawn() -> None:
    state = start()
    answer(state, "round 0", "draw lever", "draw lever")
    assert "draw lever" not in choices(state)


def test_side_b_lays_three_open_cards_and_two_face_down() -> None:
    """Market B: the pair lies on the last field."""
    state = table(sides="BAAAA", market=("statue", "hammer", "sail"))
    assert state.market.display[3] == PAIR
    assert (state.market.pair, state.market.pile_size()) == (2, 29)


def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty() -> None:
    edition = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 1))
    state = table(edition=edition)
    end_round(state)
    answer(state, "round 0", "draw chisel", "draw statue")
    assert choices(state) == ["draw statue"]
    assert state.weights() == [4]
    assert told(state)[-2:] == [
        "The market gets a Statue.",
        "The discarded market cards are shuffled into a new pile.",
    ]


def test_ruling_im_18_fields_stay_empty_without_cards() -> None:
    edition = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0))
    state = table(edition=edition, market=("statue", "statue"))
    assert state.market.filled_fields() == [0, 1]
    assert question(state) == "Turn"
    state = table(sides="BAAAA", edition=edition, market=("statue", "statue"))
    assert (state.market.filled_fields(), state.market.pair) == ([0, 1], 0)


def test_the_first_round_begins_with_seat_zero() -> None:
    assert table().to_act() == [0]


def test_the_answers_of_chance_are_the_cards_that_are_drawn() -> None:
    state = start()
    answer(state, "round 0")
    state.play(CHANCE, DRAW[STATUE])
    assert state.market.display[0] == STATUE
