"""The auction: groups, face-down bids, who wins."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from baumeister.games.valley_of_the_kings.rules.actions import DONE, FACE_DOWN, Bid
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import EVERY_COLOUR
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    WHITE,
    answer,
    bids_open,
    choices,
    deal,
    few_blocks,
    fill_pharaoh,
    nobody_bids,
    question,
    refusal,
    start,
    stock,
    told,
)


def bid(state: Valley, *bids: str) -> None:
    """One text for each seat in turn order: "0:4 1:0" is a 4 at group 0 and a blank at group 1."""
    for tiles in bids:
        for tile in tiles.split():
            group, _, rings = tile.partition(":")
            answer(state, f"bid {group} {rings}")
        if question(state) == "Bids":
            answer(state, "done")


@pytest.mark.parametrize(("seats", "groups"), [(2, 3), (3, 4), (4, 5)])
def test_one_group_more_than_players(seats: int, groups: int) -> None:
    """Sites in play, groups per round: 3, 4, 5."""
    state = bids_open(seats)
    assert [sum(group) for group in state.groups] == [5] * groups
    assert state.bag.size == 165 - 5 * groups


def test_blocks_are_drawn_by_their_number_in_the_bag() -> None:
    state = start(2)
    assert state.to_act() == [CHANCE]
    assert choices(state) == ["draw red", "draw grey", "draw black", "draw white", "draw ochre"]
    assert state.weights() == [33] * 5
    answer(state, "draw grey", "draw grey")
    assert state.weights() == [33, 31, 33, 33, 33]
    deal(state, "rbw", "ooooo")
    assert state.groups == [[1, 2, 1, 1, 0], [0, 0, 0, 0, 5], [5, 0, 0, 0, 0]]


def test_an_end_of_bidding_says_whether_anything_was_bid() -> None:
    state = bids_open(2)
    seat = state.to_act()[0]
    first = state.legal(seat)[0]
    assert state.describe(seat, first) == first.text()
    said = []
    for notation in ("bid 0 4", "done"):
        said.append(state.game.sentences.say(state.describe(seat, DONE)))
        answer(state, notation)
    assert said == ["Bid nothing and buy no blocks", "Finish your bid"]


def test_a_colour_that_is_used_up_is_not_drawn() -> None:
    state = start(2, edition=few_blocks(1, 9, 9, 9, 9))
    answer(state, "draw red")
    assert choices(state) == ["draw grey", "draw black", "draw white", "draw ochre"]


def test_ruling_vk_3_only_complete_groups_are_laid_out() -> None:
    state = start(2, edition=few_blocks(3, 2, 3, 2, 2))
    assert len(state.groups) == 2
    deal(state, "rrrgg", "bbbww")
    assert question(state) == "Bids"
    assert state.bag.size == 2


def test_rulebook_blocks_drawn_too_many_stay_in_the_bag() -> None:
    state = start(2, edition=few_blocks(2, 2, 2, 1, 1))
    deal(state, "rrggb")
    assert (question(state), len(state.groups)) == ("Bids", 1)
    assert state.bag.counts == [0, 0, 1, 1, 1]


def test_ruling_vk_3_without_a_group_there_is_no_auction() -> None:
    state = start(2, edition=few_blocks(1, 1, 1, 1, 1))
    deal(state, "rgbwo")
    assert state.game.sentences.say(state.prompt(0)) == (
        "Place bid tiles face down at the only group if you want to buy it."
    )
    bid(state, "0:1", "")
    assert stock(state, 0) == "rgbwo"
    state.stock[0] = [0] * 5
    state.pharaoh = EVERY_COLOUR[:]
    while state.round == 1:
        answer(state, "done")
    assert state.groups == []
    assert question(state) == "Orders"


def test_tiles() -> None:
    """Components: eight tiles, 1 to 4 rings and four blanks; ten rings are the most for a group."""
    state = bids_open(2)
    assert choices(state)[:6] == ["bid 0 0", "bid 0 1", "bid 0 2", "bid 0 3", "bid 0 4", "bid 1 0"]
    answer(state, "bid 0 4", "bid 0 3", "bid 0 2", "bid 0 1")
    assert choices(state) == ["bid 0 0", "bid 1 0", "bid 2 0", "done"]
    answer(state, "bid 1 0", "bid 1 0", "bid 2 0", "bid 2 0")
    assert state.to_act() == [1]  # the eighth tile was the last
    answer(state, "done")
    assert "Grey has bid 10 gold rings for group 1." in told(state)


def test_nobody_has_to_use_all_tiles() -> None:
    """Ob ein Spieler alle Biet-Tafeln einsetzt, bleibt ihm überlassen."""
    state = bids_open(2)
    answer(state, "done")
    assert state.to_act() == [1]


def test_the_next_player_bids_when_the_one_before_is_done() -> None:
    state = bids_open(3)
    answer(state, "bid 0 1")
    assert state.to_act() == [0]
    answer(state, "done")
    assert state.to_act() == [1]


def test_the_highest_bid_wins() -> None:
    state = bids_open(3, "rrrrr", "ggggg", "bbbbb", "wwwww")
    bid(state, "0:1 1:2", "0:2", "0:3 0:1 1:0")
    assert stock(state, GREY) == "ggggg"
    assert stock(state, BLACK) == ""
    assert stock(state, WHITE) == "rrrrr"
    assert state.groups == []


def test_tiles_are_turned_up_when_all_have_bid() -> None:
    """Haben alle Spieler geboten, werden die Biet-Tafeln aufgedeckt."""
    state = bids_open(3)
    bid(state, "0:4", "0:3")
    assert stock(state, GREY) == ""
    assert not [event for event in state.log or [] if event.key == "shows"]
    bid(state, "")
    assert stock(state, GREY) == "rrrrr"
    assert told(state)[-6:-3] == [
        "Grey has bid 4 gold rings for group 1.",
        "Black has bid 3 gold rings for group 1.",
        "Grey buys group 1 with 4 gold rings.",
    ]


def test_one_player_may_buy_several_groups() -> None:
    state = bids_open(2, "rrrrr", "ggggg", "bbbbb")
    bid(state, "0:1 1:2 2:3", "2:4")
    assert stock(state, 0) == "rrrrrggggg"
    assert stock(state, 1) == "bbbbb"


def test_of_equal_bids_the_first_wins() -> None:
    """Bei gleich hohem Gebot erhält derjenige die Steine, der zuerst geboten hat."""
    state = bids_open(4, "rrrrr")
    state.start = 2
    state.agenda[-1] = Bids(state.turn_order(), state.settings.edition.tiles)  # type: ignore[assignment]
    bid(state, "0:1", "0:4", "0:3 0:1", "")
    assert state.stock[3] == [5, 0, 0, 0, 0]
    assert told(state)[-1] == "Nobody buys group 5: it goes back into the bag."


@pytest.mark.parametrize("bluff", ["", "0:0", "0:0 0:0"])
def test_a_group_with_no_bid_or_only_blanks_goes_back_into_the_bag(bluff: str) -> None:
    state = bids_open(2, "ggggg")
    bid(state, bluff, "")
    assert state.bag.counts == [33] * 5
    assert [sum(blocks) for blocks in state.stock] == [0, 0]
    assert state.pharaoh == []


def test_variant_unsold_groups_go_to_the_pharaoh_at_once() -> None:
    """Die nicht ersteigerten Steine werden sofort auf der Pharaonen-Pyramide verbaut."""
    state = bids_open(2, "gwggo", "rrrrr", "bbbbb", unsold="pharaoh")
    bid(state, "1:1", "2:0")
    assert state.pharaoh == [1, 1, 1, 3, 4, 2, 2, 2, 2, 2]
    assert state.bag.size == 165 - 15
    assert "Nobody buys group 1: the pharaoh’s pyramid gets 5 blocks." in told(state)


def test_ruling_vk_19_unsold_groups_find_no_room_on_a_finished_pyramid() -> None:
    state = bids_open(2, "rrrrr", "rrrrr", "rrrrr", unsold="pharaoh")
    fill_pharaoh(state, 23)
    bag = state.bag.size
    bid(state, "", "")
    assert len(state.pharaoh) == 30
    assert state.bag.size == bag + 8
    assert told(state)[-4:] == [
        "Nobody buys group 1: the pharaoh’s pyramid gets 5 blocks.",
        "Nobody buys group 2: the pharaoh’s pyramid gets 2 blocks.",
        "The pharaoh’s pyramid is finished: 3 blocks go back into the bag.",
        "Nobody buys group 3: it goes back into the bag.",
    ]


def test_all_tiles_return_to_their_owners() -> None:
    """Bids cost nothing: in the next round everybody has all tiles again."""
    state = bids_open(2)
    bid(state, "0:4 0:3", "1:4")
    while state.round == 1:
        answer(state, "done")
    deal(state)
    assert question(state) == "Bids"
    assert "bid 0 4" in choices(state)


def test_ruling_vk_13_others_see_where_tiles_lie_but_not_their_rings() -> None:
    state = bids_open(3)
    answer(state, "bid 1 4", "bid 2 0", "done")
    answer(state, "bid 0 3")
    for viewer in (1, 2, PUBLIC):
        bids = state.mask(viewer).agenda[-1]
        assert isinstance(bids, Bids)
        assert bids.steps[0] == [FACE_DOWN[1], FACE_DOWN[2], DONE]
    mine = state.mask(0).agenda[-1]
    assert isinstance(mine, Bids)
    assert [step.notation() for step in mine.steps[0]] == ["bid 1 4", "bid 2 0", "done"]
    assert mine.steps[1] == [FACE_DOWN[0]]
    log = state.log or []
    assert log[-1].seen_from(0).data == {"group": 0}
    assert log[-1].seen_from(0).secret == {}
    assert log[-1].seen_from(1).secret == {"n": 3}


def test_ruling_vk_13_equal_sums_part_by_turn_order_not_by_tiles() -> None:
    state = bids_open(2, "rrrrr")
    bid(state, "0:2 0:3", "0:4 0:1 0:0")
    assert stock(state, 0) == "rrrrr"


def test_imagined_bids_look_like_the_seen_ones() -> None:
    state = bids_open(4)
    answer(state, "bid 0 1", "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0", "done")
    answer(state, *["bid 4 0"] * 4, "bid 4 1", "bid 4 2", "bid 4 3", "bid 4 4")
    for seed in range(50):
        world = state.mask(2).fill(Random(seed))
        bids = world.agenda[-1]
        assert isinstance(bids, Bids)
        assert world.mask(2).to_json() == state.mask(2).to_json()
        for steps in bids.steps[:2]:
            values = [step.rings for step in steps if isinstance(step, Bid)]
            assert all(values.count(n) <= 1 for n in (1, 2, 3, 4))
            assert values.count(0) <= 4


def test_from_outside_any_tile_may_still_be_at_hand() -> None:
    state = bids_open(2)
    answer(state, "bid 0 4")
    assert "bid 1 4" not in choices(state)
    assert "bid 1 4" in [action.notation() for action in state.mask(1).legal(0)]


def test_refused_bids() -> None:
    state = bids_open(2)
    answer(state, "bid 0 4")
    assert refusal(state, "bid 1 4") == "You have no tile with 4 gold rings left."
    assert refusal(state, "bid 1 5") == "You have no tile with 5 gold rings left."
    assert refusal(state, "bid 3 1") == "There are only 3 groups in the market."
    assert refusal(state, "worker 0 17") == (
        "“worker 0 17” is not possible now. Place bid tiles face down at any of the 3 groups"
        " you want to buy."
    )
    nobody_bids(state)


def test_the_winner_is_the_first_of_the_highest_sums() -> None:
    """A second formulation over random bids: sort by sum, then by turn order."""
    rng = Random(3)
    for _ in range(300):
        state = bids_open(4, "rrrrr", "ggggg", "bbbbb", "wwwww", "ooooo")
        sums = [[0] * 5 for _ in range(4)]
        while question(state) == "Bids":
            seat = state.to_act()[0]
            action = rng.choice(state.legal(seat)) if rng.random() < 0.8 else DONE
            if isinstance(action, Bid):
                sums[seat][action.group] += action.rings
            state.apply(seat, action)
        for group in range(5):
            ranking = sorted(range(4), key=lambda seat: (-sums[seat][group], seat))
            best = ranking[0]
            bought = [state.stock[seat][group] == 5 for seat in range(4)]
            assert bought == [seat == best and sums[best][group] > 0 for seat in range(4)]


def test_a_bid_of_nothing_gives_something_up() -> None:
    state = bids_open(2)
    assert state.throws_away(state.to_act()[0], DONE)
    answer(state, "bid 0 1")
    assert not state.throws_away(state.to_act()[0], DONE)
