"""The market's cards: display, draw pile, discard pile and the face-down pair."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.bag import Bag
from baumeister.core.laws import LAWS, Setup
from baumeister.core.state import NOBODY, NOTHING, UNKNOWN
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.market import EMPTY, PAIR, Market, new_market
from baumeister.games.imhotep.rules.names import SITES, MarketCard
from tests.games.imhotep.rules.table import changed_edition, finished, market_of, moments, start

RED, GREEN, BLUE = MarketCard(0), MarketCard(1), MarketCard(2)  # three kinds are enough here


def market(pile: list[int], discard: list[int] | None = None) -> Market:
    """Side B with these cards."""
    return Market(True, Bag(pile), Bag(discard or [0, 0, 0]), Bag([0, 0, 0]))


def lay_pair(site: Market) -> None:
    for _ in range(2):
        if site.restock():
            site.lay_face_down()


def test_a_new_market_has_everything_in_the_draw_pile() -> None:
    site = new_market(False, [1, 2, 3])
    assert (site.pile_size(), site.discard.size, site.display) == (6, 0, [EMPTY] * 4)


@pytest.mark.parametrize(("side_b", "fields"), [(False, 4), (True, 3)])
def test_open_cards_fill_the_fields_in_order(side_b: bool, fields: int) -> None:
    site = new_market(side_b, [9, 0, 0])
    for field in range(fields):
        assert site.empty_field() == field
        site.display[field] = RED
    assert site.empty_field() == NOTHING
    assert site.filled_fields() == list(range(fields))


def test_the_pair_lies_on_the_last_field_and_is_no_part_of_the_pile() -> None:
    site = market([3, 0, 0])
    lay_pair(site)
    assert (site.display[3], site.pair, site.pile_size()) == (PAIR, 2, 1)


def test_the_discard_pile_is_shuffled_only_when_the_draw_pile_is_empty() -> None:
    site = market([1, 0, 0], [0, 2, 0])
    assert site.restock()
    assert not site.needs_reshuffle()
    assert (site.pile_size(), site.discard.size) == (1, 2)
    site.pile.take(RED)
    assert site.needs_reshuffle()
    assert site.restock()
    assert (site.pile.counts, site.discard.size) == ([0, 2, 0], 0)


def test_without_any_card_there_is_nothing_to_draw() -> None:
    site = market([0, 0, 0])
    assert not site.needs_reshuffle()
    assert not site.restock()
    lay_pair(site)
    assert (site.pair, site.display[3]) == (0, EMPTY)


def test_ruling_im_24_the_pair_is_not_shuffled_with_the_discard_pile() -> None:
    site = market([2, 0, 0], [0, 0, 3])
    lay_pair(site)
    assert site.pile_size() == 0
    assert site.restock()
    assert (site.aside.counts, site.pile.counts) == ([2, 0, 0], [0, 0, 3])
    assert site.pair_bag() is site.aside


def test_ruling_im_24_the_pile_may_end_between_the_two_cards_of_the_pair() -> None:
    site = market([1, 0, 0], [0, 0, 3])
    lay_pair(site)
    assert (site.pair, site.pile_size()) == (2, 2)
    site.turn_up(RED)
    assert site.pair_bag() is site.pile
    site.turn_up(BLUE)
    assert (site.pair, site.pile_size()) == (0, 2)


def test_the_only_card_makes_a_pair_of_one() -> None:
    site = market([0, 1, 0])
    lay_pair(site)
    assert (site.pair, site.display[3]) == (1, PAIR)


def test_cards_looked_at_return_to_their_bags_when_hidden() -> None:
    site = market([1, 0, 0], [0, 1, 2])
    lay_pair(site)
    site.looker = 2
    site.look_at(RED)
    site.look_at(BLUE)
    assert not site.is_turning_up()
    hidden = site.copy()
    hidden.hide_looked_at()
    assert hidden.looked_at == [UNKNOWN, UNKNOWN]
    assert (hidden.aside.counts, hidden.pile.counts) == ([1, 0, 0], [0, 1, 2])
    assert not hidden.is_turning_up()
    again = hidden.copy()
    again.hide_looked_at()
    assert again.facts() == hidden.facts()


def test_an_imagined_pair_comes_from_the_same_bags() -> None:
    site = market([1, 0, 0], [0, 1, 2])
    lay_pair(site)
    site.look_at(RED)
    site.look_at(BLUE)
    site.hide_looked_at()
    seen = set()
    for seed in range(20):
        twin = site.copy()
        twin.imagine_looked_at(Random(seed))
        assert (twin.pair, twin.aside.size, twin.pile.size) == (0, 0, 2)
        seen.add(tuple(twin.looked_at))
    assert seen == {(RED, GREEN), (RED, BLUE)}


def test_cards_the_looker_sees_are_not_imagined_anew() -> None:
    site = market([1, 0, 0], [0, 1, 2])
    lay_pair(site)
    site.look_at(RED)
    site.look_at(BLUE)
    before = site.copy().facts()
    site.imagine_looked_at(Random(1))
    assert site.facts() == before


def test_the_look_ends() -> None:
    site = market([1, 1, 0])
    lay_pair(site)
    site.looker = 1
    site.look_at(RED)
    assert site.is_turning_up()
    site.end_look()
    assert (site.looked_at, site.looker, site.from_aside) == ([], NOBODY, 0)


def test_open_cards_are_cleared_to_the_discard_pile() -> None:
    site = market([0, 0, 5])
    site.display = [RED, EMPTY, GREEN, PAIR]
    site.clear_display()
    assert site.display == [EMPTY] * 4
    assert site.discard.counts == [1, 1, 0]


def test_every_card_is_counted_wherever_it_lies() -> None:
    site = market([2, 0, 0], [1, 0, 0])
    site.aside.put(RED)
    site.display[0] = RED
    site.looked_at = [RED, MarketCard(UNKNOWN)]
    assert site.count(RED) == 6


@given(
    counts=st.lists(st.integers(0, 4), min_size=3, max_size=3),
    steps=st.lists(st.sampled_from(["draw", "discard", "lay", "turn"]), max_size=40),
    rng=st.randoms(use_true_random=False),
)
def test_a_pile_in_real_order_never_contradicts_the_bags(
    counts: list[int], steps: list[str], rng: Random
) -> None:
    """Real cards in a real shuffled pile: whatever they show is possible for the bags."""
    site = market(counts[:])
    pile = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(pile)
    hands: list[int] = []
    discard: list[int] = []
    pair: list[int] = []

    def top() -> list[int]:
        if not pile:
            pile.extend(discard)
            discard.clear()
            rng.shuffle(pile)
        return [pile.pop()] if pile else []

    for step in steps:
        if step == "draw":
            is_there = site.restock()
            cards = top()
            assert is_there == bool(cards)
            for card in cards:
                assert site.pile.counts[card] > 0
                site.pile.take(card)
                hands.append(card)
        elif step == "discard" and hands:
            site.discard.put(hands[0])
            discard.append(hands.pop(0))
        elif step == "lay" and not pair:
            lay_pair(site)
            pair = top() + top()
        elif step == "turn" and pair:
            assert site.pair_bag().counts[pair[0]] > 0
            site.turn_up(MarketCard(pair[0]))
            hands.append(pair.pop(0))
        assert (site.pile_size(), site.discard.size, site.pair) == (
            len(pile),
            len(discard),
            len(pair),
        )


TINY = {
    "no cards": market_of(*[0] * 12),
    "one card": market_of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
    "red only": market_of(2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    "six cards": market_of(1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("change", TINY.values(), ids=TINY.keys())
@pytest.mark.parametrize("law", ["ends", "conserves", "fills", "leaks nothing", "weighs fairly"])
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_ruling_im_18_tiny_markets_keep_the_laws(
    sides: str, law: str, change: tuple[str, str]
) -> None:
    variants = dict(zip(SITES, sides, strict=True))
    LAWS[law](Setup(IMHOTEP, 3, variants, changed_edition(change)), Random(1))


@pytest.mark.parametrize("change", TINY.values(), ids=TINY.keys())
def test_the_pair_is_always_within_its_bags(change: tuple[str, str]) -> None:
    for state in moments(start(4, "BBBBB", edition=changed_edition(change)), 1):
        site = state.market
        assert 0 <= site.aside.size <= site.pair <= site.pile.size + site.aside.size
        assert (PAIR in site.display) <= (site.pair > 0)


def test_the_draw_pile_of_side_b_can_run_out() -> None:
    """Clarification: draw pile empty. All-B games can draw more cards than the box has."""
    logs = [finished(4, "BBBBB", seed).log or [] for seed in range(12)]
    assert any(event.key == "reshuffles" for log in logs for event in log)


def test_the_draw_pile_of_side_a_lasts() -> None:
    """Clarification: draw pile empty. All-A games draw 24 of the 34 cards."""
    assert finished(4, "AAAAA", 1).market.pile_size() == 34 - 24
