"""The table as a whole: sums, copies, views and imagined worlds."""

from __future__ import annotations

import itertools
from collections import Counter
from math import sqrt
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.games.oh_pharaoh.rules.names import KINDS, Card
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    SHORT,
    answer,
    begin,
    discard,
    finished,
    hand,
    moments,
    question,
    shrink_pile,
    start,
    table,
    words,
)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_card_is_ever_lost(seats: int) -> None:
    """All 90 cards, kind by kind, in every moment of a game."""
    sums = start(seats).inventory()
    assert sum(sums.values()) == 90
    for state in moments(start(seats), 2):
        assert state.inventory() == sums
        assert state.pile.size == sum(state.pile.counts)
        assert state.discard.size == sum(state.discard.counts)
        assert state.hand_sizes == [sum(hand) for hand in state.hands]
    assert finished(seats, 3).inventory() == sums


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_known_of_a_hand_is_true(seats: int) -> None:
    for seed in range(3):
        for state in moments(start(seats), seed):
            for held, known in zip(state.hands, state.known, strict=True):
                assert all(0 <= seen <= n for seen, n in zip(known, held, strict=True))
            assert all(count >= 0 for count in (*state.pile.counts, *state.discard.counts))


def test_others_see_only_what_all_know_of_a_hand() -> None:
    state = table(hands=["5 6 thief", "7"], row="joker 2 3", at="take")
    answer(state, "open 0", "draw 9")
    assert words(state.mask(ANNA).hands[ANNA]) == "joker 5 6 thief"
    for viewer in (BEN, CLEO, PUBLIC):
        view = state.mask(viewer)
        assert words(view.hands[ANNA]) == "joker"
        assert view.hand_sizes == state.hand_sizes
        assert view.inventory() == state.inventory()


def test_a_known_card_is_known_until_it_is_played() -> None:
    state = table(hands=["5 5 1"], row="6 2 3", at="take")
    answer(state, "open 0", "draw 9", "lay 6 0")
    assert words(state.mask(BEN).hands[ANNA]) == ""
    state = table(hands=["6 5 5"], row="6 2 3", at="take")
    answer(state, "open 0", "draw 9", "finish", "discard 6")
    assert words(state.mask(BEN).hands[ANNA]) == ""


def test_the_contents_of_the_pile_are_hidden_and_its_size_is_not() -> None:
    one = table(hands=["5", "7"])
    other = table(hands=["6", "7"])
    for viewer in (BEN, CLEO, PUBLIC):
        assert one.mask(viewer).to_json() == other.mask(viewer).to_json()
        assert one.mask(viewer).pile.size == one.pile.size
    assert one.mask(ANNA).to_json() != other.mask(ANNA).to_json()


def test_imagined_worlds_fit_the_view() -> None:
    rng = Random(4)
    for number, state in enumerate(moments(start(3, edition=SHORT), 5)):
        if number % 5:
            continue
        for viewer in (ANNA, CLEO, PUBLIC):
            view = state.mask(viewer)
            world = view.fill(rng)
            assert world.mask(viewer).to_json() == view.to_json()
            assert world.inventory() == state.inventory()
            assert [sum(hand) for hand in world.hands] == state.hand_sizes
            assert sum(world.pile.counts) == state.pile.size


def test_unknown_cards_are_imagined_as_likely_as_they_are() -> None:
    """Ben has two cards of which Anna knows nothing; she sees all other cards but five."""
    state = table(hands=["1", "9 9"], row="2 3 4")
    shrink_pile(state, "9 8 8")
    counts: Counter[str] = Counter()
    trials = 4_000
    view = state.mask(ANNA)
    for seed in range(trials):
        counts[hand(view.fill(Random(seed)), BEN)] += 1
    chances = {"8 8": 1 / 10, "8 9": 6 / 10, "9 9": 3 / 10}
    assert counts.keys() == chances.keys()
    for cards, chance in chances.items():
        spread = sqrt(trials * chance * (1 - chance))
        assert abs(counts[cards] - trials * chance) < 4 * spread


def test_a_card_drawn_blindly_is_imagined_as_it_was_drawn() -> None:
    """Cleo sees Anna draw a card from Ben's hand: what Anna then has is likely as it should be."""
    state = table(hands=["tax", "9 9 8"], row="2 3 4")
    shrink_pile(state)
    view = state.mask(CLEO)
    drawn: Counter[str] = Counter()
    imagined: Counter[str] = Counter()
    trials = 3_000
    for seed in range(trials):
        rng = Random(seed)
        world = view.fill(rng)
        if not world.hands[ANNA][KINDS.index("tax")]:
            continue
        answer(world, "tax", "endure", "collect 1")
        world.apply(-1, world.sample(rng))
        drawn[hand(world, ANNA)] += 1
        imagined[hand(world.mask(CLEO).fill(rng), ANNA)] += 1
    assert drawn.keys() == imagined.keys() == {"8", "9"}
    assert abs(drawn["9"] - imagined["9"]) < 4 * sqrt(trials)


def test_a_copy_goes_its_own_way() -> None:
    state = table(hands=["5 5 6 thief", "7 7", "8"], pyramids=["", "33/4"], row="1 2 3")
    before = state.to_json()
    twin = state.copy()
    assert twin.to_json() == before
    answer(twin, "lay 5 0", "lay 5 0", "lay 6 0", "thief 1 0", "endure", "roll 6", "steal 3")
    answer(twin, "finish", "discard 3")
    discard(twin, "1")
    twin.open[0] = Card(9)
    twin.ledger.book(0, 0, 5)
    assert state.to_json() == before


def test_the_whole_state_is_in_its_data() -> None:
    """Hands, piles, row, pyramids, track, end card, offers and points each make a difference."""
    state = table(hands=["5", "7"], pyramids=["22/3"])
    seen = [state.to_json()]
    state.gain(ANNA, Card(5))
    seen.append(state.to_json())
    for name, value in (
        ("open", [1, 2, 4]),
        ("overseer", 4),
        ("end_card", 1),
        ("offers", 2),
        ("quiet_turns", 3),
    ):
        setattr(state, name, value)
        seen.append(state.to_json())
    state.pile.size = 1
    seen.append(state.to_json())
    state.discard.put(1)
    seen.append(state.to_json())
    state.ledger.book(0, 1, 3)
    seen.append(state.to_json())
    begin(state, "end", BEN)
    seen.append(state.to_json())
    assert all(one != other for one, other in itertools.pairwise(seen))


def test_points_are_handed_out_as_a_copy() -> None:
    state = start()
    state.points()[0] = 99
    assert state.points() == [0, 0, 0]


def test_every_question_of_the_game_is_asked_in_random_games() -> None:
    asked = {question(state) for seed in range(8) for state in moments(start(4), seed)}
    assert asked == {
        "ScorePyramids",
        "TakeCard",
        "Act",
        "Complete",
        "EndOfTurn",
        "Defend",
        "RollDie",
        "Loot",
        "Mend",
        "AvoidTax",
        "CollectTax",
        "PayTax",
        "ComposeOffer",
        "Respond",
        "ChooseDeal",
        "DrawOne",
        "FillHand",
        "FillRow",
    }
