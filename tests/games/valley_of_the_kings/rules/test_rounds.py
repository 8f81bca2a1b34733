"""The order of a round, the pharaoh stone, and both ends of the game."""

from __future__ import annotations

import pytest

from baumeister.games.valley_of_the_kings.rules.names import LAST_ROUND, Site
from baumeister.games.valley_of_the_kings.rules.pyramid import EVERY_POSITION, Position
from baumeister.games.valley_of_the_kings.rules.rounds import is_over
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    GREY,
    answer,
    ask_building,
    bids_open,
    deal,
    fill_pharaoh,
    finished,
    give,
    later,
    lay,
    nobody_bids,
    own,
    question,
    stand,
    start,
    told,
)


def idle_round(state: Valley) -> list[str]:
    """Everybody does nothing for a round; the questions that were asked."""
    asked: list[str] = []
    number = state.round
    while state.round == number and state.to_act():
        if question(state) not in asked:
            asked.append(question(state))
        if question(state) == "DrawBlocks":
            deal(state)
        else:
            answer(state, "done")
    return asked


def test_the_first_round_has_no_theft_and_open_overseers() -> None:
    """Phases: round 1 without stealing and taking over, and with open overseers."""
    state = start(2)
    names = [type(question).__name__ for question in state.agenda]
    assert names == ["RoundEnd", "Building", "Workers", "Overseers", "DrawBlocks"]
    assert idle_round(state) == ["DrawBlocks", "Bids", "MoveOverseers", "MoveWorkers"]


def test_later_rounds_have_all_phases() -> None:
    """Phases: auction, overseers, workers, steal, take over, build."""
    state = start(2)
    idle_round(state)
    names = [type(question).__name__ for question in state.agenda]
    assert names == ["RoundEnd", "Building", "Theft", "Workers", "Overseers", "DrawBlocks"]
    own(state, GREY, 13, 14)
    own(state, 1, 15)
    lay(state, 13, "rrrrrrrr")
    stand(state, 1, overseers="13-a 14-a", workers="13-b 13-c 14-b 15-a")
    assert idle_round(state) == [
        "DrawBlocks",
        "Bids",
        "Orders",
        "MoveWorkers",
        "StealBlocks",
        "TakeSites",
    ]


def test_all_steal_before_anybody_takes_over() -> None:
    """Take over only in phase 5: not already while moving, nor before others have stolen."""
    state = start(3)
    idle_round(state)
    own(state, GREY, 13, 14)
    lay(state, 13, "rrrr")
    lay(state, 14, "rrrr")
    stand(state, 1, overseers="13-a", workers="13-b")
    stand(state, 2, overseers="14-a", workers="14-b")
    asked: list[tuple[str, int]] = []
    while state.round == 2 and state.to_act():
        if question(state) in ("StealBlocks", "TakeSites"):
            asked.append((question(state), state.to_act()[0]))
        answer(state, "draw red" if question(state) == "DrawBlocks" else "done")
    assert asked == [("StealBlocks", 1), ("StealBlocks", 2), ("TakeSites", 1), ("TakeSites", 2)]


def test_the_pharaoh_stone_goes_to_the_left() -> None:
    """Startspieler wechseln."""
    state = start(3)
    seen = []
    for _ in range(4):
        seen.append(state.start)
        idle_round(state)
    assert seen == [0, 1, 2, 0]


def test_ruling_vk_1_as_a_variant_seat_0_has_the_pharaoh_stone_first() -> None:
    state = bids_open(4, first_player="first_seat")
    assert state.start == 0
    assert state.turn_order() == [0, 1, 2, 3]
    assert state.to_act() == [0]
    assert told(state)[0] == "Round 1 begins; Grey has the pharaoh stone."


def test_every_phase_begins_with_the_pharaoh_stone() -> None:
    state = start(3)
    idle_round(state)
    deal(state)
    assert state.to_act() == [1]
    nobody_bids(state)
    answer(state, "done", seat=0)
    answer(state, "done", seat=1)
    answer(state, "done", seat=2)
    assert question(state) == "MoveWorkers"
    assert state.to_act() == [1]
    answer(state, "done")
    assert state.to_act() == [2]


def test_the_game_ends_when_the_pharaoh_s_pyramid_is_finished() -> None:
    state = later(2)
    fill_pharaoh(state, 29)
    give(state, GREY, "r")
    ask_building(state)
    assert state.to_act() == []
    assert state.result() is not None


def test_others_still_build_when_the_pharaoh_s_pyramid_is_finished() -> None:
    """Das Spiel endet nach der Spielrunde, in der sie fertiggestellt ist."""
    state = later(2)
    own(state, 1, 3)
    lay(state, 3, "rrrr")
    stand(state, 1, workers="3-a")
    fill_pharaoh(state, 29)
    give(state, GREY, "rr")
    give(state, 1, "rb")
    bag = state.bag.size
    ask_building(state)
    assert len(state.pharaoh) == 30
    assert state.to_act() == [1]
    answer(state, "build 3 red 4")
    assert state.to_act() == []
    assert state.points() == [0, 5]
    assert state.bag.size == bag + 2  # what the pharaoh has no room for


def test_29_blocks_are_not_the_end() -> None:
    state = later(2)
    fill_pharaoh(state, 28)
    give(state, GREY, "r")
    ask_building(state)
    assert len(state.pharaoh) == 29
    assert state.to_act() != []


def test_the_round_is_played_to_its_end() -> None:
    """Variant: a pyramid that unsold groups finish does not cut the round short."""
    state = bids_open(2, "rrrrr", unsold="pharaoh")
    fill_pharaoh(state, 29)
    nobody_bids(state)
    assert len(state.pharaoh) == 30
    assert question(state) == "MoveOverseers"
    while state.to_act():
        answer(state, "done")
    assert state.round == 1
    assert told(state)[-1] == "Round 1 ends."


@pytest.mark.parametrize(("seats", "sites"), [(2, 9), (3, 12), (4, 15)])
def test_the_game_ends_when_all_sites_in_play_are_finished(seats: int, sites: int) -> None:
    state = later(seats)
    assert len(state.settings.board.sites) == sites
    for n, site in enumerate(state.settings.board.sites):
        assert not is_over(state)
        size = state.settings.board.sizes[site]
        lay(state, site + 1, "rgbwo"[n % 5] * (5, 14)[size])
    assert is_over(state)


def test_the_last_block_of_the_last_site_is_built_and_the_game_is_over() -> None:
    """Oder alle anderen Pyramiden vollendet sind."""
    state = later(2)
    for n, site in enumerate(state.settings.board.sites):
        own(state, n % 2, site + 1)
        lay(state, site + 1, "rgbwo"[n % 5] * (5, 14)[state.settings.board.sizes[site]])
    state.bag.put(state.take_block(Site(2), Position(4)))
    stand(state, GREY, workers="3-a")
    give(state, GREY, "w")
    ask_building(state)
    answer(state, "build 3 white 4")
    assert state.to_act() == []
    assert len(state.pharaoh) == 0
    assert state.points() == [3, 0]


def test_ruling_vk_20_the_game_ends_after_round_30() -> None:
    state = start(2)
    for number in range(1, LAST_ROUND + 1):
        assert state.round == number
        idle_round(state)
    assert state.to_act() == []
    assert state.round == LAST_ROUND == 30
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


def test_unfinished_pyramids_bring_nothing() -> None:
    state = later(2)
    own(state, GREY, 3)
    lay(state, 3, "rrrr")
    fill_pharaoh(state, 30)
    state.proceed()
    assert state.points() == [0, 0]
    result = state.result()
    assert result is not None
    assert result.points == [0, 0]


def tied(**variants: str) -> Valley:
    """Grey: a large mixed pyramid; Black: a small layered and a small mixed one."""
    state = later(2, 2, **variants)
    own(state, GREY, 13)
    own(state, 1, 3, 4)
    lay(state, 13, "rgbworgbworgbw")
    lay(state, 3, "rrrrg")
    lay(state, 4, "rrrgg")
    state.ledger.book(0, GREY, 4)
    state.ledger.book(2, 1, 3)
    state.ledger.book(0, 1, 1)
    fill_pharaoh(state, 30)
    state.proceed()
    return state


def test_ruling_vk_22_equal_points_share_the_victory() -> None:
    result = tied().result()
    assert result is not None
    assert result.points == [4, 4]
    assert result.winners == [0, 1]


def test_ruling_vk_22_or_more_pyramids_win_then_more_large_ones() -> None:
    result = tied(tie_break="on").result()
    assert result is not None
    assert result.winners == [1]
    state = tied(tie_break="on")
    state.owner[3] = -1
    for position in EVERY_POSITION[:5]:
        state.take_block(Site(3), position)
    assert state.tie_breaks() == [17, 16]  # one pyramid each, and Grey's is large


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_has_a_result(seats: int) -> None:
    state = finished(seats, seats)
    result = state.result()
    assert result is not None
    assert len(result.points) == seats
