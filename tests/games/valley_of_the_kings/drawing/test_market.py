"""The market: groups, tiles that lie face down, and the bag."""

from __future__ import annotations

from random import Random

from baumeister.core.event import PUBLIC, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import draw, draw_parts
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import (
    TILE_BACK,
    TILES,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
    picks_of,
)
from tests.games.valley_of_the_kings.drawing.games import (
    begun,
    moments,
)


def bidding(*notations: str) -> Valley:
    state = begun(2)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(Random(1)))
    for notation in notations:
        state.apply(state.to_act()[0], state.game.vocabulary.parse(notation))
    return state


def test_groups_show_their_five_blocks() -> None:
    parts = draw_parts(bidding())
    for group in range(3):
        assert sum(parts[f"group-{group}"].count(block) for block in BLOCKS) == 5
    assert parts["group-3"] == ""


def test_a_tile_is_picked_up_and_laid_at_a_group() -> None:
    assert picks_of(bidding(), 0) == [f"tile-{rings}" for rings in (4, 3, 2, 1, 0)]
    bid = 'data-with="tile-4" data-action="bid 2 4" data-spot="group-2"'
    assert bid in asked_svg(bidding(), 0)


def test_tiles_at_a_group_are_face_down_but_for_their_owner() -> None:
    state = bidding("bid 1 4", "bid 1 3")
    mine = draw_parts(state.mask(0), seat=0)
    assert ">7</text>" in mine["group-1"]
    assert "Your tiles at group 2: 4, 3" in mine["group-1"]
    theirs = draw_parts(state.mask(1), seat=1)
    assert ">7</text>" not in theirs["group-1"]
    assert "Seat 1 has 2 tiles at group 2." in theirs["group-1"]
    assert TILE_BACK in theirs["group-1"]
    assert ">×6</text>" in theirs["head-0"]


def test_worlds_that_look_alike_are_drawn_alike() -> None:
    """Byte for byte: with other rings, and in every world that fits what a seat has seen."""
    first, second = bidding("bid 1 4", "bid 0 0"), bidding("bid 1 0", "bid 0 2")
    for seat in (1, PUBLIC):
        assert draw(first.mask(seat), seat=seat) == draw(second.mask(seat), seat=seat)
    assert draw(first.mask(0), seat=0) != draw(second.mask(0), seat=0)
    for number, state in enumerate(moments(3, 6)):
        if number % 11 == 0:
            for seat in (0, 1, 2, PUBLIC):
                view = state.mask(seat)
                other = view.fill(Random(5)).mask(seat)
                legal = view.legal(seat) if seat in view.to_act() else []
                last = visible(state.log or [], seat)[-9:]
                drawn = [draw(world, seat=seat, legal=legal, last=last) for world in (view, other)]
                assert drawn[0] == drawn[1]


def test_tiles_that_are_used_up_are_faint() -> None:
    rack = draw_parts(bidding("bid 1 4"), seat=0)["hand"]
    assert rack.count('class="used"') == 1
    assert TILES[4] in rack.partition('class="used"')[2].partition("data-at")[0]
    assert draw_parts(bidding("bid 1 4"), seat=PUBLIC)["hand"] == ""


def test_a_blank_bid_stays_a_blank_tile() -> None:
    group = draw_parts(bidding("bid 1 0"), seat=0)["group-1"]
    assert TILES[0] in group


def test_the_notes_tell_who_has_bid() -> None:
    notes = draw_parts(bidding("bid 1 4", "done"))["notes"]
    assert "Seat 1 has bid." in notes
    assert "Seat 2 has not bid yet." in notes


def test_what_was_bid_stands_in_the_notes_as_long_as_it_is_news() -> None:
    state = bidding("bid 1 4", "done", "bid 1 3", "done")
    notes = draw_parts(state, last=state.log or [])["notes"]
    assert "Last auction" in notes
    assert notes.count('class="won"') == 1
    assert "Last auction" not in draw_parts(state)["notes"]


def test_the_bag_counts_its_blocks() -> None:
    state = bidding()
    part = draw_parts(state)["bag"]
    assert f">{state.bag.size}</text>" in part
    assert "150 blocks in the bag" in part
