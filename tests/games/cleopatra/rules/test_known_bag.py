"""Piles of cards of which everybody knows a part."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.state import UNKNOWN
from baumeister.games.cleopatra.rules.known_bag import (
    FIRST_LOT,
    KnownBag,
    Lot,
    empty_known_bag,
    rows_of,
)
from baumeister.games.cleopatra.rules.names import KINDS

STONE, WOOD, LAPIS = 1, 3, 4


def bag(known: dict[int, int], unseen: dict[int, int]) -> KnownBag:
    made = empty_known_bag()
    for kind, count in known.items():
        for _ in range(count):
            made.add(kind)
    for kind, count in unseen.items():
        for _ in range(count):
            made.add_unseen(kind)
    return made


def test_known_cards_are_part_of_the_counts() -> None:
    made = bag({STONE: 2}, {STONE: 1, WOOD: 1})
    assert (made.counts[STONE], made.known[STONE], made.size) == (3, 2, 4)


def test_a_card_that_leaves_openly_may_have_been_a_known_one() -> None:
    made = bag({STONE: 1}, {STONE: 1, WOOD: 1})
    made.take(STONE)
    assert made.known[STONE] == 0
    made.take(STONE)
    made.take(WOOD)
    assert (made.size, sum(made.counts), sum(made.known)) == (0, 0, 0)


def test_a_card_that_leaves_in_secret_leaves_one_fewer_of_each_known_kind() -> None:
    one, other = (bag({STONE: 2, WOOD: 1}, {LAPIS: 1}) for _ in range(2))
    one.seal(FIRST_LOT)
    other.seal(FIRST_LOT)
    assert one.take_unseen(STONE) == other.take_unseen(LAPIS) == FIRST_LOT
    assert one.known == other.known
    assert (one.known[STONE], one.known[WOOD], one.size) == (1, 0, 3)
    assert sum(one.open) == 0
    assert one.is_mixed


def test_a_sealed_bag_of_open_cards_is_a_lot_of_its_own() -> None:
    made = bag({STONE: 2, WOOD: 1}, {})
    made.seal(Lot(3))
    made.take_unseen(STONE)
    made.add(LAPIS)
    assert rows_of(made.secrets) == [[3, *(int(kind in (STONE, WOOD)) for kind in range(KINDS)), 0]]
    assert (made.open[LAPIS], made.known[LAPIS], made.is_mixed) == (1, 1, False)
    made.blend([Lot(3)], FIRST_LOT)
    assert [*made.secrets] == [FIRST_LOT]
    assert made.is_mixed


def test_a_secret_card_comes_from_a_lot_that_has_it() -> None:
    with pytest.raises(ValueError, match="no such card"):
        bag({}, {STONE: 1}).take(WOOD)


def test_showing_a_card_makes_one_of_its_kind_known() -> None:
    made = bag({}, {STONE: 2})
    made.show(STONE)
    made.show(STONE)
    assert made.known[STONE] == 1


def test_pouring_takes_everything_along() -> None:
    made, other = bag({STONE: 1}, {}), bag({WOOD: 1}, {LAPIS: 2})
    made.pour(other)
    assert (made.size, made.known[WOOD], made.known[LAPIS], made.counts[LAPIS]) == (4, 1, 0, 2)
    assert (other.size, sum(other.counts), sum(other.known)) == (0, 0, 0)


def test_a_hidden_pile_keeps_its_size() -> None:
    made = bag({STONE: 1}, {WOOD: 2})
    assert made.facts()["cards"] == made.counts
    made.hide()
    assert made.counts == made.known
    assert (made.size, made.unknown()) == (3, 2)
    assert made.facts()["cards"] == [*made.known, UNKNOWN]


def test_a_bag_tells_others_what_it_would_tell_after_being_hidden() -> None:
    made = bag({STONE: 1}, {WOOD: 2})
    told = made.facts(is_hidden=True)
    made.hide()
    assert made.facts() == told


def test_what_is_known_is_always_there() -> None:
    """Whatever comes and goes, openly or not, no kind is known more often than it is there."""
    rng = Random(6)
    made = empty_known_bag()
    for _ in range(4000):
        kind = rng.randrange(KINDS)
        moves = [made.add, made.add_unseen]
        if made.counts[kind]:
            moves += [made.take, made.take, made.show]
            if rng.random() < 0.1:
                made.seal(FIRST_LOT)
                made.take_unseen(kind)
                continue
        rng.choice(moves)(kind)
        assert all(known <= n for known, n in zip(made.known, made.counts, strict=True))
        assert made.size == sum(made.counts)
        assert min(made.known) >= 0


def test_copies_share_what_is_known_until_one_of_them_changes() -> None:
    made = bag({STONE: 1}, {})
    first, second = made.copy(), made.copy()
    assert first.known is second.known is made.known
    made.add(WOOD)
    first.take(STONE)
    second.show(STONE)
    assert (made.known[STONE], made.known[WOOD]) == (1, 1)
    assert (first.known[STONE], first.known[WOOD]) == (0, 0)
    assert (second.known[STONE], second.known[WOOD]) == (1, 0)
