"""The value of the Valley: parts, what is worth more than what, and which answers it considers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE
from baumeister.games.valley_of_the_kings.judgement.plans import plans_for
from baumeister.games.valley_of_the_kings.judgement.sensible import BOARDS_KEPT, borders
from baumeister.games.valley_of_the_kings.judgement.value import VALUE
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Bid, Overseer
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EMPTY,
    LAYERED,
    MIXED,
    SINGLE,
    STRIPED,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    SHORT,
    answer,
    ask_building,
    ask_orders,
    ask_workers,
    bids_open,
    crowded,
    fill_pharaoh,
    give,
    later,
    lay,
    moments,
    own,
    stand,
    start,
)

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"unsold": "pharaoh"},
    {"stripes": "on"},
    {"tie_break": "on"},
)


def blocks(letters: str) -> tuple[int, ...]:
    return tuple(EMPTY if letter == "." else SHORT.index(letter) for letter in letters)


def building(site: int, letters: str, stock: str = "", pharaoh: int = 0) -> Valley:
    """Grey builds on one site with two workers."""
    state = later(2)
    own(state, GREY, site)
    lay(state, site, letters)
    stand(state, GREY, workers=f"{site}-a {site}-b")
    give(state, GREY, stock)
    fill_pharaoh(state, pharaoh)
    ask_building(state)
    return state


def worth(state: Valley, seat: int = GREY) -> float:
    return VALUE.points(state)[seat]


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_add_up(seats: int, variants: dict[str, str]) -> None:
    for state in moments(start(seats, **variants), 5, is_eager=True):
        points = VALUE.points(state)
        for seat in range(seats):
            assert sum(VALUE.of(state, seat)) == pytest.approx(points[seat])
    assert VALUE.points(state) == state.points()


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_legal_answers_are_sensible(seats: int, variants: dict[str, str]) -> None:
    tables = [
        start(seats, **variants),
        crowded(seats, 3, **variants),
        crowded(seats, 4, **variants),
    ]
    for table in tables:
        for state in moments(table, 7):
            for seat in state.to_act():
                if seat == CHANCE:
                    continue
                legal = state.legal(seat)
                found = VALUE.sensible(state, seat, legal[:])
                assert found and set(found) <= set(legal)
                assert len(set(found)) == len(found)


def laid(world: Valley, seat: int) -> list[Bid]:
    bids = world.agenda[-1]
    assert isinstance(bids, Bids)
    steps = bids.steps[bids.order.index(seat)]
    return [step for step in steps if isinstance(step, Bid)]


def test_in_which_order_tiles_are_laid_tells_nothing() -> None:
    """All see each tile being laid: if the best one always came first, it would lie open."""
    first: Counter[int] = Counter()
    for seed in range(12):
        for state in moments(start(2), seed):
            if isinstance(state.agenda[-1], Bids) and not laid(state, state.to_act()[0]):
                seat = state.to_act()[0]
                best = VALUE.sensible(state, seat, state.legal(seat))[0]
                assert isinstance(best, Bid)
                first[best.rings] += 1
    assert sorted(first) == [1, 2, 3, 4]
    assert max(first.values()) < first.total() / 2


def test_blank_tiles_are_not_laid() -> None:
    state = bids_open(2, "rrrrr", "ggggg", "wwwww")
    answer(state, "bid 0 4", "bid 1 3", "bid 2 1", "bid 0 0", "bid 1 2")
    assert VALUE.sensible(state, GREY, state.legal(GREY)) == [DONE]


def test_whoever_bids_is_believed_to_have_laid_rings() -> None:
    state = bids_open(2, "rrrrr", "ggggg", "wwwww")
    answer(state, "bid 0 1", "bid 2 0", "bid 2 0", "done")
    view, rng = state.mask(BLACK), Random(1)
    orders: set[tuple[int, ...]] = set()
    for _ in range(60):
        world = VALUE.imagine(view, rng)
        assert isinstance(world, Valley)
        assert [bid.group for bid in laid(world, GREY)] == [0, 2, 2]
        assert world.to_act() == [BLACK]
        orders.add(tuple(bid.rings for bid in laid(world, GREY)))
    assert len(orders) == 6
    assert all(sorted(rings) == [2, 3, 4] for rings in orders)


def test_own_bids_are_not_imagined() -> None:
    state = bids_open(2, "rrrrr", "ggggg", "wwwww")
    answer(state, "bid 0 1", "bid 2 0")
    world = VALUE.imagine(state.mask(GREY), Random(1))
    assert isinstance(world, Valley)
    assert [bid.rings for bid in laid(world, GREY)] == [1, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_orders_by_rule_of_thumb_come_to_an_end_and_are_not_too_far(seats: int) -> None:
    for seed in range(12):
        state = crowded(seats, 2 * seed + 1)
        rng = Random(seed)
        while state.agenda and isinstance(state.agenda[-1], Sealed):
            question = state.agenda[-1]
            seat = state.to_act()[0]
            state.play(seat, VALUE.reply(state, seat, state.legal(seat), rng))
            if isinstance(question, Orders):
                written = question.steps[question.order.index(seat)]
                assert cost(state, seat, written) <= 6 or question not in state.agenda


def test_by_rule_of_thumb_an_overseer_in_an_area_guards_nothing_and_claims_what_is_free() -> None:
    state = later(2)
    ask_orders(state)
    for seed in range(20):
        reply = VALUE.reply(state, GREY, state.legal(GREY), Random(seed))
        assert isinstance(reply, Overseer)
        assert reply.spot >= AREAS


def test_a_pyramid_may_become_several_kinds() -> None:
    assert [plan[0] for plan in plans_for(blocks("....."), False)] == [SINGLE, LAYERED, MIXED]
    assert [plan[0] for plan in plans_for(blocks("rg..."), False)] == [MIXED]
    assert [plan[0] for plan in plans_for(blocks("rg..."), True)] == [STRIPED, MIXED]
    hidden = blocks("rrrrgrrrr.....")
    assert [plan[0] for plan in plans_for(hidden, False)] == [SINGLE, LAYERED, MIXED]


def test_a_plan_counts_what_is_missing() -> None:
    single, layered, mixed = plans_for(blocks("rrr.."), False)
    assert single[1:3] == (SHORT.index("r"), 2)
    assert layered[1:3] == (SHORT.index("r"), 1)
    assert layered[5] == 1
    assert {plan[6] for plan in (single, layered, mixed)} == {2}


def test_one_colour_is_worth_more() -> None:
    assert worth(building(3, "rrr..")) > worth(building(3, "rrg.."))
    assert worth(building(3, "rrr..")) > worth(building(3, "rr..."))


def test_the_hidden_block_may_have_any_colour() -> None:
    assert worth(building(13, "rrrrg")) > worth(building(13, "rrrgr"))


def test_blocks_that_fit_are_worth_more() -> None:
    assert worth(building(3, "rrr..", "rr")) > worth(building(3, "rrr..", "gw"))


def test_what_is_not_finished_is_worth_less_near_the_end() -> None:
    assert worth(building(3, "rrr..", pharaoh=0)) > worth(building(3, "rrr..", pharaoh=26))


def test_workers_are_worth_most_where_they_can_build() -> None:
    def with_worker(spot: str) -> Valley:
        state = later(2)
        own(state, GREY, 3)
        lay(state, 3, "rrr")
        stand(state, GREY, workers=f"{spot} 20 20 20 20")
        give(state, GREY, "rr")
        ask_workers(state, BLACK)
        return state

    assert worth(with_worker("3-a")) > worth(with_worker("18")) > worth(with_worker("20")) - 1e-9
    assert worth(with_worker("3-a")) > worth(with_worker("20"))


def test_a_guard_is_worth_something() -> None:
    def guarded_by(overseers: str) -> Valley:
        state = later(2)
        own(state, GREY, 13)
        lay(state, 13, "rrrrrrrrr")
        stand(state, GREY, overseers=overseers)
        ask_orders(state)
        return state

    assert worth(guarded_by("13-a")) > worth(guarded_by("16"))


def test_thieves_at_work_cost_the_owner_and_please_the_thief() -> None:
    def with_thief(overseer: str) -> Valley:
        state = later(2)
        own(state, GREY, 13)
        lay(state, 13, "rrrrrrrrr")
        stand(state, BLACK, overseers=overseer, workers="13-b")
        ask_workers(state, GREY)
        return state

    robbed, safe = with_thief("13-c"), with_thief("16")
    assert worth(robbed, GREY) < worth(safe, GREY)
    assert worth(robbed, BLACK) - worth(robbed, GREY) > worth(safe, BLACK) - worth(safe, GREY)


def test_a_site_of_ones_own_is_worth_something() -> None:
    owner, landless = later(2), later(2)
    own(owner, GREY, 3)
    for state in (owner, landless):
        ask_workers(state, GREY)
    assert worth(owner) > worth(landless)


def test_a_beginner_sees_sites_and_blocks() -> None:
    state = building(3, "rr...")
    assert VALUE.visible(state)[GREY] > VALUE.visible(later(2))[GREY]


def test_the_borders_of_a_few_boards_are_remembered() -> None:
    first = start().settings.board
    found = borders(first)
    assert borders(first) is found
    for n in range(BOARDS_KEPT):
        borders(start(edition=f"{VALLEY_OF_THE_KINGS.edition()}# {n}").settings.board)
    assert borders(first) == found
    assert borders(first) is not found
