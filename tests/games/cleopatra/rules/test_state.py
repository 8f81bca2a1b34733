"""The table as a whole: sums, views, imagined worlds."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import State
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.draw_card import make_new_pile
from baumeister.games.cleopatra.rules.names import CARDS, KINDS
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    SHORT_GAME,
    answer,
    counts,
    finished,
    give,
    hand,
    moments,
    put_on_top,
    start,
    stock,
    table,
    throw_away,
)

DOUBLES = [name for name in CARDS if name.startswith("double_")] * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_ever_lost(seats: int) -> None:
    """Cards, talents, mosaics, statues; pieces and merchants are checked on the way."""
    sums = start(seats).inventory()
    assert sums["talents"] == 416
    assert sum(sums[name] for name in CARDS) == 109
    assert finished(seats, seats).inventory() == sums


def test_pieces_and_merchants_only_go_one_way() -> None:
    state = start(4)
    before = state.copy()
    for now in moments(state, 3):
        for name in ("walls", "obelisks", "doors", "laid", "closed"):
            assert getattr(now, name) & getattr(before, name) == getattr(before, name)
        assert now.sphinxes >= before.sphinxes
        assert now.throne >= before.throne
        assert len(now.stack) + len(now.mosaics) + len(now.removed) == 12
        merchants = zip(now.merchants, before.merchants, strict=True)
        assert all(0 <= left <= had <= 3 for left, had in merchants)
        assert min(now.amulets) >= 0
        assert min(now.ledger.points) >= 0
        before = now.copy()


def test_mosaics_never_overlap() -> None:
    for seed in range(4):
        state = finished(3, seed)
        covered = [squares for _, squares in state.mosaics]
        assert sum(squares.bit_count() for squares in covered) == state.laid.bit_count()
        assert state.laid == sum(covered)
        claimed = [region for regions in state.sanctuaries for region in regions]
        assert not any(region & state.laid for region in claimed)
        assert not any(region & ~state.closed for region in claimed)


def test_ruling_cl_27_talents_and_amulets_can_be_counted_by_all() -> None:
    state = table()
    state.amulets = [1, 2, 3]
    for viewer in (ANNA, PUBLIC):
        view = state.mask(viewer)
        assert view.amulets == [1, 2, 3]
        assert view.points() == state.points() == [5, 5, 5]


def test_points_are_handed_out_as_a_copy() -> None:
    state = table()
    state.points()[0] = 99
    assert state.points() == [5, 5, 5]


def test_the_game_has_no_result_before_its_end() -> None:
    assert table().result() is None
    assert finished(2, 1, edition=SHORT_GAME).result() is not None


def test_a_world_holds_what_is_known() -> None:
    state = table()
    give(state, BEN, "lapis", known=True)
    give(state, BEN, "stone", "vizier")
    throw_away(state, "wood")
    throw_away(state, "beggar", known=False)
    put_on_top(state, "marble")
    view = state.mask(ANNA)
    rng = Random(1)
    for _ in range(50):
        world = view.fill(rng)
        assert world.hands[BEN].counts[CARDS.index("lapis")] >= 1
        assert sum(world.hands[BEN].counts) == 3
        assert world.discard.counts[CARDS.index("wood")] >= 1
        assert sum(world.discard.counts) == 2
        assert world.inventory() == state.inventory()
        assert world.mask(ANNA).to_json() == view.to_json()


def test_whoever_knows_only_a_view_can_hide_no_more_of_it() -> None:
    state = table()
    give(state, BEN, "stone", "vizier")
    throw_away(state, "beggar", known=False)
    view = state.mask(ANNA)
    assert view.mask(ANNA) == view


def test_worlds_differ() -> None:
    state = table()
    give(state, BEN, "lapis", "stone", "vizier")
    rng = Random(2)
    view = state.mask(ANNA)
    assert len({str(view.fill(rng).hands[BEN].counts) for _ in range(30)}) > 10


@pytest.mark.parametrize(
    ("piece", "cards", "gone"),
    [
        ("pedestal", [*["artisan"] * 3, "double_marble", "double_lapis"], []),
        ("door 0", ["artisan", "artisan", "marble", "wood", "lapis"], DOUBLES),
    ],
)
def test_a_payer_is_imagined_with_what_it_takes(
    piece: str, cards: list[str], gone: list[str]
) -> None:
    """The rarest hands: no random hand would do, and there is hardly room for the right one."""
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, *cards)
    throw_away(state, *gone)
    answer(state, f"build {piece}")
    view = state.mask(BEN)
    rng = Random(3)
    for _ in range(30):
        world = view.fill(rng)
        owing = world.agenda[-1]
        assert isinstance(owing, PayFor)
        assert owing.can_pay(world)
        assert sum(world.hands[ANNA].counts) == 5
        assert world.mask(BEN).to_json() == view.to_json()
        answer(world, "auto")


def test_a_payer_is_imagined_with_trompe_loeil_if_nothing_else_is_left() -> None:
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "trompe_loeil", "trompe_loeil")
    taken = ["stone"] * 18 + ["double_stone"] * 3 + ["wood"] * 9 + ["double_wood"] * 3
    throw_away(state, *taken)
    answer(state, "build wall 0")
    world = state.mask(CLEO).fill(Random(4))
    assert world.hands[ANNA].counts == counts("artisan", "trompe_loeil", "trompe_loeil") or hand(
        world, ANNA
    ) == ["double_artisan", "trompe_loeil", "trompe_loeil"]


def test_the_payer_knows_the_own_hand() -> None:
    state = table()
    give(state, ANNA, "artisan", "stone", "wood")
    answer(state, "build wall 0")
    world = state.mask(ANNA).fill(Random(5))
    assert world.hands[ANNA].counts == state.hands[ANNA].counts


def test_a_saved_game_knows_what_stands_and_which_mosaics_were_removed() -> None:
    state = table()
    state.obelisks, state.removed = 1, [state.stack.pop()]
    assert State.from_json(state.to_json()) == state


def test_old_pools_are_imagined_with_their_sizes() -> None:
    state = table()
    stock(state, 0, "?", "?")
    give(state, ANNA, "stone")
    state.pile.pools[0].counts = [2] + [0] * (KINDS - 1)
    state.pile.pools[0].size = 2
    state.pile.open = state.pile.down = 0
    for card, count in enumerate(state.settings.edition.cards):
        for _ in range(count - 2 * (card == 0) - (card == 1)):
            state.discard.add(card)
    make_new_pile(state)
    world = state.mask(BEN).fill(Random(6))
    assert [pool.size for pool in world.pile.pools] == [2, 106]
    assert sum(world.pile.pools[0].counts) == 2
    assert world.inventory() == state.inventory()


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    state = finished(3, 2, edition=SHORT_GAME)
    assert state.mask(PUBLIC).fill(Random(1)).result() == state.result()
