"""The market: stalls, the draw pile with its visible top card, and new cards for the stalls."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.bag import Bag
from baumeister.core.state import CHANCE, UNKNOWN, Question
from baumeister.games.cleopatra.rules.draw_card import TURN_UP_CARD
from baumeister.games.cleopatra.rules.draw_pile import (
    DOWN,
    NO_CARD,
    DrawPile,
    Pool,
    face_down,
    pool_of,
)
from baumeister.games.cleopatra.rules.known_bag import FIRST_LOT
from baumeister.games.cleopatra.rules.names import ARTISAN, CARDS, KINDS, MARBLE, WOOD
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    FACE_DOWN,
    answer,
    choices,
    empty_pile,
    give,
    hand,
    put_on_top,
    question,
    refusal,
    seen_by,
    start,
    stock,
    table,
    throw_away,
    told,
)


def test_setup_deals_three_cards_and_opens_three_stalls() -> None:
    """Spielvorbereitung: jeder Spieler erhält verdeckt drei Karten; drei Marktstände."""
    state = start(3)
    for seat in range(3):
        assert question(state) == "DealCard"
        answer(state, "draw artisan", "draw stone", "draw vizier" if seat == 0 else "draw wood")
    answer(state, "open lapis", "face_down", "open beggar", "face_down")
    assert state.stalls == [[CARDS.index("lapis")], [DOWN], [CARDS.index("beggar")]]
    assert state.pile.top == DOWN
    answer(state, "next_mosaic X")
    assert question(state) == "Turn"
    assert state.to_act() == [ANNA]
    assert hand(state, ANNA) == ["artisan", "stone", "vizier"]
    assert [state.talents(seat) for seat in range(3)] == [5, 5, 5]
    assert state.merchants == [3, 3, 3]
    assert state.statues == [2, 2, 2]
    assert state.round == 1
    assert "Artisan" not in " ".join(seen_by(state, BEN)[:3])


@pytest.mark.parametrize(("seats", "left"), [(2, 103), (3, 100), (4, 97), (5, 94)])
def test_ruling_cl_2_the_smaller_half_lies_face_up(seats: int, left: int) -> None:
    state = start(seats)
    while question(state) == "DealCard":
        state.apply(CHANCE, state.legal(CHANCE)[0])
    pile = state.pile
    assert pile.pools[0].size == left
    assert (pile.open, pile.down) == (left // 2, left - left // 2)


def test_the_box_holds_109_cards() -> None:
    """75 standard, 23 tainted resources, 11 characters."""
    cards = start(3).settings.edition.cards
    assert cards[:5] == [30, 18, 11, 9, 7]
    assert cards[5:10] == [3] * 5
    assert cards[10] == 8
    assert cards[11:] == [2, 2, 2, 2, 2, 1]
    assert (sum(cards[:5]), sum(cards[5:11]), sum(cards[11:]), sum(cards)) == (75, 23, 11, 109)


def test_the_box_holds_105_resources() -> None:
    """Facts: 36 artisans, 24 stones, 17 marble, 15 timber, 13 lapis lazuli; doubles count twice."""
    cards = start(3).settings.edition.cards
    sums = [cards[n] + 2 * cards[n + 5] for n in range(5)]
    assert sums == [36, 24, 17, 15, 13]
    assert sum(sums) == 105


def test_stalls_grow_until_they_are_taken() -> None:
    """Die Anzahl der Karten variiert im Spielverlauf von Marktstand zu Marktstand."""
    state = table()
    stock(state, 0, "stone")
    stock(state, 1, "stone", "wood", "lapis")
    stock(state, 2, "artisan")
    put_on_top(state, "wood")
    answer(state, "stall 0", "done", "open lapis", "open marble", "open stone")
    answer(state, "put 1", "put 0")
    assert [len(stall) for stall in state.stalls] == [1, 4, 2]


def test_a_stall_is_taken_as_a_whole() -> None:
    """Nimmt er alle Karten einer Reihe seiner Wahl auf die Hand."""
    state = table()
    stock(state, 1, "stone", FACE_DOWN, "lapis")
    put_on_top(state, "wood")
    answer(state, "stall 1")
    assert question(state) == "SeeFaceDown"
    answer(state, "draw scribe")
    assert hand(state, ANNA) == ["stone", "lapis", "scribe"]
    assert state.stalls[1] == []
    assert question(state) == "EndTurn"


def test_open_cards_of_a_stall_stay_known_and_face_down_ones_do_not() -> None:
    state = table()
    stock(state, 0, "stone", FACE_DOWN)
    put_on_top(state, "wood")
    answer(state, "stall 0", "draw envoy")
    view = state.mask(BEN)
    assert view.hands[ANNA].facts()["cards"] == [*view.hands[ANNA].known, UNKNOWN]
    assert view.hands[ANNA].known[CARDS.index("stone")] == 1
    assert view.hands[ANNA].unknown() == 1
    assert seen_by(state, ANNA)[-1] == "Anna gets an envoy."
    assert seen_by(state, BEN)[-1] == "Anna gets a face-down card."


def test_ruling_cl_1_a_face_down_card_is_decided_when_it_is_seen() -> None:
    """Every card that nobody has seen may come, as often as there are of it."""
    state = table()
    stock(state, 0, FACE_DOWN)
    put_on_top(state, "wood")
    answer(state, "stall 0")
    pool = state.pile.pools[0]
    assert state.weights() == [count for count in pool.counts if count]
    assert len(state.legal(CHANCE)) == KINDS


def test_ruling_cl_1_old_face_down_cards_are_not_mixed_with_the_new_pile() -> None:
    state = table()
    stock(state, 0, FACE_DOWN)
    state.pile.pools[0].counts = [0] * KINDS
    state.pile.pools[0].counts[CARDS.index("lapis")] = 2
    state.pile.pools[0].size = 2
    state.pile.open, state.pile.down = 0, 0
    state.pile.top = DOWN
    throw_in = ["stone", "stone", "wood", "wood"]
    for name in throw_in:
        state.discard.add(CARDS.index(name))
    stock_one = state.stalls[1]
    stock_one.append(MARBLE)
    answer(state, "stall 1", "done", "shuffle")
    assert len(state.pile.pools) == 2
    assert state.pile.pools[0].counts[CARDS.index("lapis")] == 2
    assert state.drawn == [DOWN]
    assert [action.notation() for action in state.legal(CHANCE)] == [
        "open stone",
        "open wood",
        "face_down",
    ]
    assert (pool_of(DOWN), pool_of(face_down(Pool(1)))) == (0, 1)


def test_the_sides_of_the_pile_are_weighed_by_their_numbers() -> None:
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    answer(state, "stall 0", "done")
    assert question(state) == "TurnUpCard"
    pile = state.pile
    weights = dict(zip(state.legal(CHANCE), state.weights(), strict=True))
    open_weight = sum(w for action, w in weights.items() if action.notation() != "face_down")
    assert open_weight * pile.down == (sum(weights.values()) - open_weight) * pile.open


def test_three_new_cards_one_for_each_stall() -> None:
    """Jeder der Stände erhält genau eine Karte, offen oder verdeckt wie gezogen."""
    state = table()
    stock(state, 0, "stone")
    stock(state, 2, "artisan")
    put_on_top(state, "wood")
    answer(state, "stall 0", "done", "face_down", "open lapis", "open marble")
    assert question(state) == "AssignCards"
    assert state.drawn == [CARDS.index("wood"), DOWN, CARDS.index("lapis")]
    assert state.pile.top == CARDS.index("marble")
    assert choices(state) == ["put 0", "put 1", "put 2"]
    answer(state, "put 2")
    assert refusal(state, "put 2") == "Stall 3 already has its new card."
    assert choices(state) == ["put 0", "put 1"]
    answer(state, "put 1")
    assert state.stalls == [
        [CARDS.index("lapis")],
        [DOWN],
        [CARDS.index("artisan"), CARDS.index("wood")],
    ]
    assert state.to_act() == [BEN]
    assert "Anna puts a face-down card in stall 2." in told(state)


def test_the_seat_is_told_what_it_assigns() -> None:
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    answer(state, "stall 0", "done", "face_down", "open lapis", "open marble")
    assert state.prompt(ANNA).key == "ask.AssignCards"
    answer(state, "put 0")
    assert state.prompt(ANNA).key == "ask.AssignCards.face_down"


def test_cards_that_are_alike_are_not_asked_for() -> None:
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, FACE_DOWN)
    answer(state, "stall 0", "done", "face_down", "face_down", "open marble")
    assert state.stalls == [[DOWN], [DOWN], [DOWN]]
    assert state.to_act() == [BEN]


def test_everybody_sees_the_top_card() -> None:
    state = table()
    put_on_top(state, "lapis")
    for seat in (ANNA, BEN, CLEO):
        assert state.mask(seat).pile.top == CARDS.index("lapis")


def test_ruling_cl_3_a_used_up_pile_is_made_anew_at_once() -> None:
    """Ein neuer Nachziehstapel aus offenen und verdeckten Karten."""
    state = table()
    stock(state, 0, "stone")
    throw_away(state, *["artisan"] * 5, "beggar")
    put_on_top(state, "wood")
    state.pile.pools[0].counts = [0] * KINDS
    state.pile.pools[0].size = state.pile.open = state.pile.down = 0
    answer(state, "stall 0", "done")
    assert choices(state) == ["shuffle"]
    answer(state, "shuffle")
    assert "The draw pile is used up: 6 discarded cards become the new one." in told(state)
    assert state.discard.size == 0
    assert (state.pile.open, state.pile.down) == (3, 3)
    assert choices(state) == ["open artisan", "open beggar", "face_down"]


def test_ruling_cl_8_shuffling_ends_what_is_known_of_discarded_cards() -> None:
    state = table()
    stock(state, 0, "stone")
    throw_away(state, *["lapis"] * 4)
    state.pile.pools[0].counts = [0] * KINDS
    state.pile.pools[0].size = state.pile.open = state.pile.down = 0
    assert state.mask(BEN).discard.counts[CARDS.index("lapis")] == 4
    answer(state, "stall 0", "done", "shuffle")
    view = state.mask(BEN)
    assert view.pile.pools[1].counts == [UNKNOWN] * KINDS
    assert [pool.size for pool in view.pile.pools] == [0, 4]


def test_ruling_cl_3_without_cards_stalls_get_fewer() -> None:
    state = table()
    stock(state, 0, "stone")
    stock(state, 1, "stone")
    empty_pile(state)
    put = state.pile
    put.top = WOOD
    answer(state, "stall 0", "done")
    assert question(state) == "AssignCards"
    assert choices(state) == ["put 0", "put 1", "put 2"]
    answer(state, "put 1")
    assert state.stalls == [[], [CARDS.index("stone"), CARDS.index("wood")], []]
    assert state.to_act() == [BEN]
    answer(state, "stall 1", "done")
    assert state.to_act() == [CLEO]
    assert state.pile.top == NO_CARD


def test_ruling_cl_3_cards_discarded_later_make_a_new_pile() -> None:
    """The pile was used up when nothing was discarded; then something is."""
    state = table()
    stock(state, 0, "stone")
    empty_pile(state)
    state.discard.add(CARDS.index("wood"))
    answer(state, "stall 0", "done", "shuffle")
    assert state.drawn == [face_down(Pool(1))]


def test_a_stall_without_cards_cannot_be_taken() -> None:
    state = table()
    stock(state, 0, "stone")
    state.merchants[ANNA] = 0
    assert choices(state) == ["stall 0"]
    assert refusal(state, "stall 2") == "There are no cards in stall 3."


def test_the_last_face_down_cards_of_a_pile_need_no_chance() -> None:
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    state.pile.open, state.pile.down = 0, 3
    state.pile.pools[0].counts = [3] + [0] * (KINDS - 1)
    state.pile.pools[0].size = 3
    answer(state, "stall 0", "done")
    assert question(state) == "AssignCards"
    assert state.drawn[1:] == [DOWN, DOWN]


def test_a_hidden_hand_shows_only_its_size() -> None:
    state = table()
    give(state, ANNA, "stone", "lapis")
    view = state.mask(BEN)
    assert view.hands[ANNA].facts()["cards"] == [*[0] * KINDS, UNKNOWN]
    assert view.hands[ANNA].size == 2
    assert state.mask(ANNA).hands[ANNA].counts == state.hands[ANNA].counts


@pytest.mark.parametrize("down", [0, 3])
def test_the_next_card_is_sampled_as_options_and_weights_say(down: int) -> None:
    state = table()
    state.pile.open, state.pile.down = 4, down
    state.ask(TURN_UP_CARD)
    for seed in range(200):
        by_weight = Question.sample(state.agenda[-1], state, Random(seed))
        assert state.sample(Random(seed)) is by_weight


@pytest.mark.parametrize("pool", [0, 1])
def test_a_card_seen_in_one_copy_is_still_unseen_in_the_other(pool: int) -> None:
    pile = DrawPile([Bag([2] * KINDS), Bag([2] * KINDS)], [FIRST_LOT, FIRST_LOT])
    twin = pile.copy()
    pile.take_from(Pool(pool), ARTISAN)
    assert pile.pools[pool].counts[0] == 1
    assert twin.pools[pool].counts[0] == 2
