"""What events of Imhotep move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import Event, visible
from baumeister.drawing import draw, motion
from baumeister.games import game
from baumeister.games.imhotep.drawing.board import ImhotepDrawer
from baumeister.games.imhotep.drawing.obelisks import tower_name
from baumeister.games.imhotep.rules.names import ENTRANCE, STATUE
from tests.drawing.boards import MIXTURES, begun, places, steps

QUARRY = {"ship": -1, "slot": -1}


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("takes", 1, {"n": 2}), [("quarry-1", "sled-1")] * 2),
        (Event("places", 0, {"ship": 2, "slot": 1}), [("sled-0", "ship-2-1")]),
        (Event("sails", 0, {"ship": 2, "site": 3}), [("ship-2", "dock-3")]),
        (Event("unloads", 3, {"ship": 2, "slot": 0}), [("ship-2-0", "quarry-3")]),
        (Event("gets", 3, {"card": 7, "field": 1}), [("market-1", "hand-3-7")]),
        (Event("gets", 3, {"card": ENTRANCE, "field": 1}), [("market-1", "hand-3")]),
        (
            Event("keeps", 3, {"card": 7}),
            [("look-7", "hand-3-7"), ("look-kept", "hand-3-7")],
        ),
        (
            Event("discards", 3, {"card": 8}),
            [("look-8", "discard"), ("look-left", "discard")],
        ),
        (Event("draws", 0, {"card": 8}), [("pile", "hand-0-8")]),
        (Event("deals", -1, {"card": 8, "field": 1}), [("pile", "market-1")]),
        (Event("no_stone", 2, {"card": ENTRANCE}), [("hand-2", "spent")]),
        (Event("clears", -1, {"card": 8, "field": 3}), [("market-3", "discard")]),
        (Event("plays", 2, {"card": 8}), [("hand-2-8", "discard")]),
        (Event("reshuffles", -1, {}), [("discard", "pile")]),
        (Event("passes", 0, {}), []),
        (Event("sees.hidden", 0, {}), []),
        (Event("round_ends", -1, {"round": 2}), []),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game("imhotep"), event) == moves


@pytest.mark.parametrize(
    ("site", "field", "place"),
    [
        (1, 4, "pyramid-4"),
        (1, -1, "pyramid-edge"),
        (2, 2, "temple-2"),
        (3, 7, "burial-7"),
        (4, 1, "obelisk-1"),
    ],
)
def test_where_stones_are_built(site: int, field: int, place: str) -> None:
    sailed = {"site": site, "ship": 3, "slot": 2, "field": field, "n": 0}
    assert motion(game("imhotep"), Event("builds", 1, sailed)) == [("ship-3-2", place)]
    carried = {**sailed, **QUARRY}
    brought = [("quarry-1", place), ("hand-1", "spent")]
    assert motion(game("imhotep"), Event("builds", 1, carried)) == brought


def test_the_last_open_card_of_side_b_is_followed_by_the_pair() -> None:
    event = Event("deals", -1, {"card": 8, "field": 2})
    assert motion(game("imhotep"), event) == [("pile", "market-2")] + [("pile", "pair")] * 2
    state = begun(3, "BAAAA")
    state.market.lay_face_down()
    assert "pair" in places(draw(state))
    assert "pair" not in places(draw(begun(3, "AAAAA")))


def test_who_only_sees_backs_sees_them_part() -> None:
    state = begun(3, "BAAAA")
    state.market.pair = 2
    state.market.looker = 1
    for card in (STATUE, ENTRANCE):
        state.market.look_at(card)
    mine, theirs = (set(places(draw(state.mask(seat), seat=seat))) for seat in (1, 0))
    assert {f"look-{STATUE}", f"look-{ENTRANCE}"} <= mine
    assert {"look-kept", "look-left"} <= theirs
    assert not {f"look-{STATUE}", f"look-{ENTRANCE}"} & theirs


def test_three_stones_become_a_tower() -> None:
    built = Event("builds.scores", 1, {"site": 4, "ship": 3, "slot": 2, "field": 1, "n": 9})
    assert motion(game("imhotep"), built) == [("ship-3-2", "tower-9-top"), ("obelisk-1", "tower-9")]


def test_of_towers_with_the_same_points_the_newest_is_meant() -> None:
    state = begun(2, "AAAAB")
    fields = state.obelisks.fields
    assert fields[5:] == [5, 5, 5]
    named = {}
    for towers in range(5, 9):
        state.obelisks.towers = [0] * towers
        found = [tower_name(state.obelisks, field) for field in range(len(fields))]
        assert len(set(found)) == len(fields)
        named[towers] = found.index("tower-5")
    assert named == {5: 5, 6: 5, 7: 6, 8: 7}


def test_a_blue_card_lies_on_the_discard_pile_while_it_is_played() -> None:
    """Its effect takes several answers, and it flies at once."""
    played = 0
    for before, after, events in steps(3, "AAAAA", seed=4):
        for event in events:
            if event.key == "plays":
                played += 1
                place = f"hand-{event.seat}-{event.data['card']}"
                had_another = before.hands[event.seat][event.data["card"]] > 1
                assert place in places(draw(before))
                assert (place in places(draw(after))) == had_another
    assert played


def test_what_was_reached_is_touched() -> None:
    events = [Event("takes", 1, {"n": 2}), Event("places", 0, {"ship": 2, "slot": 1})]
    assert ImhotepDrawer().touched(events) == {"sled-1", "ship-2-1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", MIXTURES)
def test_every_place_of_a_motion_is_in_the_drawings_around_it(seats: int, sides: str) -> None:
    moved = 0
    for before, after, events in steps(seats, sides, seed=seats + 10):
        moves = [move for event in visible(events, 0) for move in motion(game("imhotep"), event)]
        if moves:
            moved += len(moves)
            side_a = {"pair"} if sides[0] == "A" else set()
            origins = set(places(draw(before, standalone=False)))
            goals = set(places(draw(after, standalone=False)))
            assert {origin for origin, _ in moves} - {"look-kept", "look-left"} <= origins
            assert {goal for _, goal in moves} <= goals | side_a
    assert moved > 100
