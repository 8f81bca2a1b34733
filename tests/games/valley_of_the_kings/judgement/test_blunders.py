"""Positions in the Valley in which any player knows what to do."""

from __future__ import annotations

from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import COLOURS
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rules.rounds import (
    BUILDING,
    MOVING_OVERSEERS,
    MOVING_WORKERS,
    THEFT,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.bots.position import Blunders, Position
from tests.games.valley_of_the_kings.rules.table import (
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
    own,
    stand,
)

BLUNDERS = Blunders()
SIMULATIONS = 200


def decision(state: Valley, *right: str, wrong: tuple[str, ...] = ()) -> Position:
    return Position(state, state.to_act()[0], right, wrong, SIMULATIONS)


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
    ask(state, Bids(state.turn_order(), state.settings.edition.tiles))


def ways(figure: str, *sites: int, fields: str = "abcd") -> list[str]:
    """The moves of a figure to any field of these sites."""
    return [f"{figure} {site}-{field}" for site in sites for field in fields]


@BLUNDERS.position
def test_the_last_block_keeps_the_colour() -> Position:
    """Red makes five points of it, grey three."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "rg")
    skip(state, 4)
    ask_building(state)
    return decision(state, "build 3 red 4")


@BLUNDERS.position
def test_the_odd_block_goes_into_the_hidden_place() -> Position:
    """Two gaps in a red base, of which nobody will see the middle one."""
    state = later(2)
    own(state, GREY, 13)
    lay(state, 13, "rrrr.rrr.")
    stand(state, GREY, workers="13-a")
    give(state, GREY, "rg")
    ask_building(state)
    return decision(state, wrong=("build 13 grey 8", "build 13 red 4", "done"))


@BLUNDERS.position
def test_an_early_pyramid_is_not_spoilt() -> Position:
    """There is time enough to wait for the fourth red block."""
    state = later(2)
    own(state, GREY, 3)
    lay(state, 3, "rrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "g")
    ask_building(state)
    return decision(state, "done")


@BLUNDERS.position
def test_at_the_end_anything_is_finished() -> Position:
    """A mixed pyramid is one point, an unfinished one is none."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrr")
    stand(state, GREY, workers="3-a")
    give(state, GREY, "gw")
    skip(state, 4)
    ask_building(state)
    return decision(state, wrong=("done",))


@BLUNDERS.position
def test_a_nearly_finished_site_is_taken_over() -> Position:
    """Two blocks are missing for sixteen points, and they are in stock."""
    state = middle()
    own(state, BLACK, 13)
    lay(state, 13, "rrrrrrrrrrrr")
    stand(state, GREY, overseers="13-a", workers="13-b 13-c")
    give(state, GREY, "rr")
    skip(state, 3)
    ask_takeover(state)
    return decision(state, "take_over 13")


@BLUNDERS.position
def test_the_blocks_are_stolen_that_finish_the_own_pyramid() -> Position:
    """Two red ones make five points, any other one, and nothing comes later."""
    state = last_round()
    own(state, BLACK, 3)
    own(state, GREY, 4)
    lay(state, 3, "rrgw")
    lay(state, 4, "rrr")
    stand(state, GREY, overseers="3-a", workers="3-b 4-a")
    skip(state, 3)
    ask_theft(state)
    return decision(state, "steal 3 0", "steal 3 1")


@BLUNDERS.position
def test_the_worker_goes_where_the_block_is_missing() -> Position:
    """One step, one block, five points, and nothing comes later."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rrrr")
    stand(state, GREY, workers="18 18 18 18 18")
    give(state, GREY, "r")
    skip(state, 2)
    ask_workers(state)
    return decision(state, *ways("worker 0", 3))


@BLUNDERS.position
def test_five_alike_need_a_site() -> Position:
    """A whole pyramid in stock, and six steps bring three workers only to sites 3 and 4."""
    state = last_round()
    stand(state, GREY, overseers="18 18", workers="18 18 18 18 18")
    give(state, GREY, "rrrrr")
    skip(state, 1)
    ask_orders(state)
    return decision(state, *ways("overseer 0", 3, 4))


@BLUNDERS.position
def test_the_guard_does_not_leave_the_treasure() -> Position:
    """Black's figures wait beside twelve red blocks, and the other overseer is on its way."""
    state = middle()
    own(state, GREY, 13)
    lay(state, 13, "rrrrrrrrrrrr")
    stand(state, GREY, overseers="13-a 16", workers="13-b 13-c")
    skip(state, 1)
    ask_orders(state)
    answer(state, "overseer 1 4-a")
    return decision(state, wrong=("overseer 0 *",))


@BLUNDERS.position
def test_the_best_tile_for_the_only_group_that_helps() -> Position:
    """Red finishes the pyramid; for the other blocks there is no site."""
    state = last_round()
    own(state, GREY, 3)
    lay(state, 3, "rr")
    stand(state, GREY, overseers="3-a", workers="3-b 3-c")
    ask_bids(state, "ggwwb", "rrrgw", "bbwwo")
    answer(state, "bid 0 1", "bid 2 2", "bid 0 3")
    return decision(state, "bid 1 4")


@BLUNDERS.position
def test_the_rival_does_not_get_their_last_blocks() -> Position:
    """Only red lets Black finish; Grey leads, and has nothing to build."""
    state = last_round()
    state.ledger.book(0, GREY, 4)
    own(state, BLACK, 3)
    lay(state, 3, "rrr")
    stand(state, BLACK, overseers="3-a", workers="3-b 3-c")
    ask_bids(state, "ggggg", "wwwww", "rrrrr")
    answer(state, "bid 0 1", "bid 1 2", "bid 2 3")
    return decision(state, "bid 2 4")


@BLUNDERS.position
def test_overseers_go_where_something_is_left_to_claim() -> Position:
    """Finished sites are good for nothing, and without a site of their own Grey cannot build."""
    state = middle()
    own(state, GREY, 3, 4, 13)
    own(state, BLACK, 7, 8, 14)
    for site in (3, 4, 7, 8, 13, 14):
        lay(state, site, ("rg" * 7)[: BLOCKS[state.settings.board.sizes[site - 1]]])
    give(state, GREY, "wwwww")
    skip(state, 1)
    ask_orders(state)
    return decision(state, *ways("overseer 0", 11, 12), *ways("overseer 0", 15, fields="abcdefgh"))


@BLUNDERS.position
def test_the_leader_ends_the_game() -> Position:
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
    return decision(state, "done")
