"""Positions in the Valley in which any player knows what to do."""

from __future__ import annotations

from baumeister.games.valley_of_the_kings.auction import Bids
from baumeister.games.valley_of_the_kings.names import COLOURS
from baumeister.games.valley_of_the_kings.pyramid import PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rounds import (
    BUILDING,
    MOVING_OVERSEERS,
    MOVING_WORKERS,
    THEFT,
)
from baumeister.games.valley_of_the_kings.state import Valley
from tests.bots.blunders.position import Position, assert_right
from tests.games.valley_of_the_kings.table import (
    BLACK,
    GREY,
    SHORT,
    answer,
    ask,
    ask_building,
    ask_orders,
    ask_takeover,
    ask_theft,
    ask_workers,
    fill_pharaoh,
    give,
    later,
    lay,
    overseers_open,
    own,
    stand,
)

SIMULATIONS = 200


def check(
    name: str, state: Valley, *, right: tuple[str, ...] = (), wrong: tuple[str, ...] = ()
) -> None:
    seat = state.to_act()[0]
    assert_right(Position(name, state, seat, right, wrong, SIMULATIONS))


def middle() -> Valley:
    """A round in which everything from the second action on is still to come."""
    state = later(2)
    for phase in (BUILDING, THEFT, MOVING_WORKERS, MOVING_OVERSEERS):
        state.ask(phase)
    return state


def last_round() -> Valley:
    """The same, but the pharaoh's pyramid is finished, so nothing comes after this round."""
    state = middle()
    fill_pharaoh(state, PHARAOH_BLOCKS)
    return state


def skip(state: Valley, actions: int) -> None:
    """So many actions of the round are over."""
    del state.agenda[len(state.agenda) - actions :]


def ask_bids(state: Valley, *groups: str) -> None:
    for blocks in groups:
        for letter in blocks:
            state.bag.take(SHORT.index(letter))
        state.groups.append([blocks.count(letter) for letter in SHORT[: len(COLOURS)]])
    ask(state, Bids(state.turn_order(), state.rules.edition.tiles))


def test_the_last_block_keeps_the_colour() -> None:
    """Red makes five points of it, grey three."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "rg")
    skip(state, 4)
    ask_building(state)
    check("last block", state, right=("build 3 red",))


def test_the_odd_block_goes_into_the_hidden_place() -> None:
    """Two gaps in a red base, of which nobody will see the middle one."""
    state = later(2)
    own(state, GREY, 13)
    lay(state, 13, "rrrr.rrr.")
    stand(state, GREY, workers="13-a")
    give(state, GREY, "rg")
    ask_building(state)
    check("hidden", state, wrong=("build 13 grey 8", "build 13 red 4", "done"))


def test_an_early_pyramid_is_not_spoilt() -> None:
    """There is time enough to wait for the fourth red block."""
    state = later(2)
    own(state, GREY, 3)
    lay(state, 3, "rrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "g")
    ask_building(state)
    check("not spoilt", state, right=("done",))


def test_at_the_end_anything_is_finished() -> None:
    """A mixed pyramid is one point, an unfinished one is none."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "gw")
    skip(state, 4)
    ask_building(state)
    check("finish", state, right=("build 3",))


def test_a_nearly_finished_site_is_taken_over() -> None:
    """Two blocks are missing for sixteen points, and they are in stock."""
    state = middle()
    own(state, BLACK, 13)
    lay(state, 13, "rrrrrrrrrrrr")
    stand(state, GREY, overseers="13-a", workers="13-b 13-c")
    give(state, GREY, "rr")
    skip(state, 3)
    ask_takeover(state)
    check("take over", state, right=("take_over 13",))


def test_blocks_are_stolen_that_both_need() -> None:
    """The same two red blocks finish the own pyramid or the foreign one."""
    state = middle()
    own(state, BLACK, 3)
    own(state, GREY, 4)
    lay(state, 3, "rrrr")
    lay(state, 4, "rrr")
    stand(state, GREY, overseers="3-a", workers="3-b 4-a")
    skip(state, 3)
    ask_theft(state)
    check("steal", state, right=("steal 3",))


def test_the_worker_goes_where_the_block_is_missing() -> None:
    """One step, one block, five points, and nothing comes later."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrrr")
    stand(state, GREY, workers="18 18 18 18 18")
    give(state, GREY, "r")
    skip(state, 2)
    ask_workers(state)
    check("worker", state, right=("worker 0 3-",))


def test_five_alike_need_a_site() -> None:
    """Three workers beside two free small sites have a whole pyramid in their hands."""
    state = last_round()
    stand(state, GREY, overseers="18 18", workers="18 18 18")
    give(state, GREY, "rrrrr")
    skip(state, 1)
    ask_orders(state)
    check("claim", state, wrong=("done",))


def test_the_guard_does_not_leave_the_treasure() -> None:
    """Black's figures wait beside twelve red blocks, and the other overseer is on his way."""
    state = middle()
    own(state, GREY, 13)
    lay(state, 13, "rrrrrrrrrrrr")
    stand(state, GREY, overseers="13-a 16", workers="13-b 13-c")
    skip(state, 1)
    ask_orders(state)
    answer(state, "overseer 1 4-a")
    check("guard", state, wrong=("overseer 0",))


def test_most_rings_for_the_only_group_that_helps() -> None:
    """Red finishes the pyramid; for the other blocks there is no site."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rr")
    stand(state, GREY, overseers="3-a", workers="3-b 3-c")
    ask_bids(state, "ggwwb", "rrrgw", "bbwwo")
    check("bid", state, right=("bid 1",))


def test_the_rival_does_not_get_his_last_blocks() -> None:
    """Only red lets Black finish; Grey leads, and has nothing to build."""
    state = last_round()
    state.ledger.book(0, GREY, 4)
    own(state, BLACK, 3)
    lay(state, 3, "rrr")
    stand(state, BLACK, overseers="3-a", workers="3-b 3-c")
    ask_bids(state, "ggggg", "wwwww", "rrrrr")
    check("deny", state, wrong=("done",))


def test_the_first_overseers_claim() -> None:
    """Whoever has no site cannot build at all."""
    areas = tuple(f"overseer 0 {area}" for area in range(16, 23))
    check("first claim", overseers_open(2), wrong=("done", *areas))


def test_the_leader_ends_the_game() -> None:
    """One block more for the pharaoh, and Grey has won before Black can finish."""
    state = later(2, 6)
    state.ledger.book(0, GREY, 6)
    fill_pharaoh(state, PHARAOH_BLOCKS - 1)
    own(state, GREY, 4)
    own(state, BLACK, 3)
    lay(state, 3, "rrrr")
    stand(state, BLACK, overseers="3-a", workers="3-b")
    own(state, BLACK, 13)
    lay(state, 13, "rrrrrrrrrrrrr")
    stand(state, GREY, workers="4-a")
    give(state, GREY, "g")
    ask_building(state)
    check("end", state, right=("done",))
