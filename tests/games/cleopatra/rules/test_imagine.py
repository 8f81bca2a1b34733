"""Imagined worlds: each that fits what everybody has seen, as often as cards can make it so.

In small positions every outcome of chance is gone through, so frequencies are exact. They are
compared with all ways to lay the cards of a lot, one by one, into the places where they may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.games.cleopatra.rules.draw_card import make_new_pile
from baumeister.games.cleopatra.rules.draw_pile import Pool
from baumeister.games.cleopatra.rules.known_bag import FIRST_LOT, Lot
from baumeister.games.cleopatra.rules.names import CARDS, KINDS, Card
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    ask_turn,
    counts,
    empty_pile,
    give,
    hand,
    moments,
    names,
    put_on_top,
    start,
    stock,
    table,
    throw_away,
)

STEPS = 12  # a share of this for each card while two, three, four or six are left

World = tuple[str, ...]


class Scripted(Random):
    """Chance that goes through given numbers, and notices if they are not enough."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return (self.numbers.pop(0) + 0.5) / STEPS


def imagined(view: Cleopatra, draws: int) -> dict[World, float]:
    """The share of each world among all outcomes of so many draws."""
    found: Counter[World] = Counter()
    for numbers in product(range(STEPS), repeat=draws):
        chance = Scripted(numbers)
        world = view.fill(chance)
        assert chance.numbers == []
        found[described(world)] += 1
    total = STEPS**draws
    return {world: number / total for world, number in found.items()}


def described(state: Cleopatra) -> World:
    """What lies in the hands of Ben and Cleo and on the discard pile."""
    return (
        " ".join(hand(state, BEN)),
        " ".join(hand(state, CLEO)),
        " ".join(names(state.discard.counts)),
    )


def possible(lot: Sequence[str], *places: Sequence[str]) -> dict[World, float]:
    """All ways to lay the cards of a lot on the places "?" of Ben, Cleo and the discard pile."""
    found: Counter[World] = Counter()
    for order in permutations(lot):
        cards = iter(order)
        laid = [[next(cards) if card == "?" else card for card in place] for place in places]
        found[tuple(" ".join(sorted(place, key=CARDS.index)) for place in laid)] += 1
    total = sum(found.values())
    return {world: number / total for world, number in found.items()}


def leave_in_pile(state: Cleopatra, *cards: str) -> None:
    """All other cards of the draw pile are out of the game, for positions small enough to count."""
    empty_pile(state)
    state.pile.pools[-1].counts = counts(*cards)
    state.pile.pools[-1].size = state.pile.down = len(cards)


def test_one_lot_is_dealt_to_everybody_alike() -> None:
    state = table()
    give(state, BEN, "artisan", "stone")
    give(state, CLEO, "artisan")
    leave_in_pile(state, "wood")
    lot = ["artisan", "artisan", "stone", "wood"]
    assert imagined(state.mask(ANNA), 3) == pytest.approx(possible(lot, "??", "?", ""))


def test_nobody_imagines_the_own_cards_elsewhere() -> None:
    state = table()
    give(state, BEN, "artisan", "stone")
    give(state, CLEO, "artisan")
    leave_in_pile(state, "wood")
    lot = ["artisan", "wood"]
    assert imagined(state.mask(BEN), 1) == {
        ("artisan stone", world[1], ""): share
        for world, share in possible(lot, "", "?", "").items()
    }


def test_what_was_taken_openly_stays_in_the_hand() -> None:
    state = table()
    stock(state, 0, "lapis", "?")
    put_on_top(state, "wood")
    ask_turn(state, BEN)
    answer(state, "stall 0", "draw stone")
    leave_in_pile(state, "marble", "marble")
    lot = ["stone", "marble", "marble"]
    assert imagined(state.mask(ANNA), 1) == pytest.approx(possible(lot, ["lapis", "?"], "", ""))


def test_what_a_beggar_got_is_known_in_both_hands() -> None:
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "stone", "wood")
    give(state, CLEO, "lapis", known=True)
    answer(state, "play beggar", "give stone", "give lapis")
    leave_in_pile(state, "marble")
    assert names(state.mask(BEN).hands[ANNA].counts) == ["stone", "lapis"]
    expected = possible(["wood", "marble"], "?", "", ["beggar"])
    assert imagined(state.mask(ANNA), 1) == pytest.approx(expected)


def test_what_was_offered_to_an_envoy_is_known() -> None:
    state = table()
    give(state, ANNA, "envoy")
    give(state, BEN, "stone", "wood")
    answer(state, "play envoy", "name stone", "ask_all", "offer", "refuse", "done")
    leave_in_pile(state, "marble", "marble")
    expected = possible(["wood", "marble", "marble"], ["stone", "?"], "", ["envoy"])
    assert imagined(state.mask(CLEO), 1) == pytest.approx(expected)


def reshuffled() -> Cleopatra:
    """Ben holds a card of the first pile; all others of that were discarded and shuffled again."""
    state = table()
    give(state, BEN, "stone")
    stock(state, 0, "?")
    leave_in_pile(state, "wood")
    state.pile.down = 0
    throw_away_without_pile(state, "artisan", "marble", "marble")
    make_new_pile(state)
    return state


def throw_away_without_pile(state: Cleopatra, *cards: str) -> None:
    for card in cards:
        state.discard.add(CARDS.index(card))


def test_what_was_shuffled_again_is_in_no_hand() -> None:
    expected = possible(["stone", "wood"], "?", "", "")
    assert imagined(reshuffled().mask(ANNA), 1) == pytest.approx(expected)


def test_new_cards_come_from_the_new_pile() -> None:
    state = reshuffled()
    state.hands[CLEO].add_unseen(CARDS.index("marble"), state.pile.lots[-1])
    state.pile.take_from(_newest(state), _card("marble"))
    state.pile.down -= 1
    old = possible(["stone", "wood"], "?", "", "")
    new = possible(["artisan", "marble", "marble"], "", "?", "")
    expected = {
        (one[0], other[1], ""): share * chance
        for one, share in old.items()
        for other, chance in new.items()
    }
    assert imagined(state.mask(ANNA), 2) == pytest.approx(expected)


def test_a_card_that_only_one_lot_has_tells_no_lots_apart() -> None:
    state = reshuffled()
    state.hands[BEN].add_unseen(CARDS.index("marble"), state.pile.lots[-1])
    state.pile.take_from(_newest(state), _card("marble"))
    state.take_openly(BEN, _card("marble"))
    assert sorted(state.hands[BEN].secrets) == [FIRST_LOT]
    assert len(set(state.pile.lots)) == 2


def test_a_card_that_both_lots_have_makes_them_one() -> None:
    state = reshuffled()
    state.hands[BEN].add_unseen(CARDS.index("marble"), state.pile.lots[-1])
    state.pile.take_from(_newest(state), _card("marble"))
    state.pile.pools[-1].put(CARDS.index("stone"))
    state.pile.down += 1
    state.take_openly(BEN, _card("stone"))
    assert set(state.pile.lots) == set(state.hands[BEN].secrets) == {FIRST_LOT}
    view = state.mask(ANNA)
    left = ["artisan", "stone", "wood", "marble", "marble"]
    assert names(view.unseen[FIRST_LOT]) == sorted(left, key=CARDS.index)
    found = {hand(view.fill(Random(n)), BEN)[0] for n in range(60)}
    assert found == set(left)


def test_what_a_courtesan_took_is_one_of_the_discarded_cards() -> None:
    state = table()
    give(state, BEN, "courtesan", known=True)
    throw_away(state, "artisan", "artisan", "wood")
    leave_in_pile(state, "lapis")
    ask_turn(state, BEN)
    answer(state, "play courtesan", "take wood")
    expected = possible(["artisan", "artisan", "wood"], "?", "", "??")
    assert imagined(state.mask(ANNA), 3) == pytest.approx(expected)


def test_what_is_discarded_after_a_courtesan_was_never_hers() -> None:
    state = table()
    give(state, BEN, "courtesan", known=True)
    throw_away(state, "artisan", "stone", "stone")
    leave_in_pile(state, "lapis")
    ask_turn(state, BEN)
    answer(state, "play courtesan", "take stone")
    throw_away_without_pile(state, "marble")
    expected = possible(["artisan", "stone", "stone"], "?", "", ["?", "?", "marble"])
    assert imagined(state.mask(ANNA), 3) == pytest.approx(expected)


def test_what_a_vizier_kept_is_one_of_the_cards_that_lay_open() -> None:
    state = table()
    give(state, BEN, "vizier", known=True)
    put_on_top(state, "lapis")
    ask_turn(state, BEN)
    answer(state, "play vizier", "open stone", "open stone", "open wood", "open marble")
    answer(state, "open beggar", "keep lapis", "keep stone", "done")
    view, rng = state.mask(ANNA), Random(1)
    lot = ["lapis", "stone", "stone", "wood", "marble"]
    expected = possible(lot, "??", "", ["?", "?", "?", "vizier"])
    found = Counter(described(view.fill(rng)) for _ in range(6000))
    assert found.keys() == expected.keys()
    for world, share in expected.items():
        assert found[world] / 6000 == pytest.approx(share, abs=0.02)


def test_a_bag_with_mixed_secrets_keeps_what_is_sure_to_be_there() -> None:
    """A card of the pile lay unseen among the discarded ones when the courtesan came."""
    state = table()
    give(state, BEN, "courtesan", known=True)
    throw_away(state, "artisan", "artisan", "artisan", "stone")
    throw_away(state, "wood", known=False)
    leave_in_pile(state, "lapis", "lapis")
    ask_turn(state, BEN)
    answer(state, "play courtesan", "look", "take stone")
    view, rng = state.mask(ANNA), Random(2)
    found = [view.fill(rng) for _ in range(80)]
    assert min(world.discard.counts[0] for world in found) == 2
    assert {card for world in found for card in hand(world, BEN)} >= {"stone", "wood", "lapis"}
    assert all(world.mask(ANNA).to_json() == view.to_json() for world in found)


def test_a_payer_is_imagined_among_all_hands_that_can_pay() -> None:
    state = table()
    state.merchants[BEN] = 0
    give(state, BEN, "artisan", "stone", "wood")
    leave_in_pile(state, "artisan", "double_stone", "lapis")
    ask_turn(state, BEN)
    answer(state, "build wall 0")
    view, rng = state.mask(ANNA), Random(3)
    lot = ["artisan", "artisan", "stone", "double_stone", "wood", "lapis"]
    pays = {"artisan stone wood", "artisan wood double_stone"}
    ways = {world: n for world, n in possible(lot, "???", "", "").items() if world[0] in pays}
    found = Counter(described(view.fill(rng)) for _ in range(3000))
    assert found.keys() == ways.keys()
    for world, share in ways.items():
        assert found[world] / 3000 == pytest.approx(share / sum(ways.values()), abs=0.03)


def test_where_nothing_is_hidden_nothing_is_imagined() -> None:
    state = reshuffled()
    assert state.fill(Random(1)).to_json() == state.to_json()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_the_owner_holds_is_always_possible(seats: int) -> None:
    """In any game, for any viewer: the cards of each lot are those that are really there."""
    for number, state in enumerate(moments(start(seats), seats)):
        if number % 23:
            continue
        for viewer in (PUBLIC, 0):
            view = state.mask(viewer)
            places: Counter[Lot] = Counter(lot for bag in view.known_bags() for lot in bag.hidden())
            for lot, pool in zip(view.pile.lots, view.pile.pools, strict=True):
                places[lot] += pool.size
            sizes = {lot: sum(row) for lot, row in view.unseen.items()}
            assert sizes == {lot: size for lot, size in places.items() if size}
            for bag in state.known_bags():
                rows = bag.secrets.values()
                secret = [sum(row[kind] for row in rows) for kind in range(KINDS)]
                both = [one + other for one, other in zip(bag.open, secret, strict=True)]
                assert both == bag.counts


def _newest(state: Cleopatra) -> Pool:
    return Pool(len(state.pile.pools) - 1)


def _card(name: str) -> Card:
    return Card(CARDS.index(name))
