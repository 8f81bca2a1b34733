"""Figures and the ways they can go: what they cost, and whose they are."""

from __future__ import annotations

from baumeister.drawing import draw, draw_parts
from baumeister.games.valley_of_the_kings.drawing.figures import (
    OVERSEERS,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.rules.actions import Worker
from baumeister.games.valley_of_the_kings.rules.names import CENTRE
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
    picks_of,
    texts_of,
)
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    stand,
    table,
)


def test_reachable_spots_show_what_they_cost() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 2))
    svg = asked_svg(state, 0)
    assert picks_of(state, 0) == ["worker-16"]
    steps = state.settings.board.steps[CENTRE]
    ways = [action for action in state.legal(0) if isinstance(action, Worker)]
    assert len(ways) > 30
    for way in ways:
        assert texts_of(svg, way.notation()) == [str(steps[way.spot])]
    assert texts_of(svg, "worker 0 15-b") == ["1"]
    assert texts_of(svg, "worker 0 17") == ["1"]
    assert texts_of(svg, "worker 0 8-a") == ["2"]


def test_figures_are_named_after_where_they_stand() -> None:
    state = table()
    stand(state, 0, "8-c", "13-h 17 17")
    state.ask(MoveWorkers(0, 0, 6))
    assert sorted(picks_of(state, 0)) == ["worker-13-h", "worker-16", "worker-17"]
    state.settle()
    state.ask(Orders([0, 1]))
    assert picks_of(state, 0) == ["overseer-8-c", "overseer-16"]


def test_overseers_in_one_area_who_are_not_alike_are_both_picked_up() -> None:
    """Only one of them can still claim a site."""
    state = table(round_now=1)
    state.ask(MoveOverseers(0, 0, 4, 1))
    assert picks_of(state, 0) == ["overseer-16", "overseer-16-too"]
    way = 'data-with="overseer-16-too" data-action="overseer 1 17"'
    assert way in asked_svg(state, 0)


def test_only_own_figures_are_picked_up() -> None:
    state, seat = asked("MoveWorkers", number=5)
    view = state.mask(seat)
    other = (seat + 1) % state.seats
    assert "data-pick" not in draw(view, seat=other, legal=[])


def test_camps_count_figures_that_are_alike() -> None:
    state = table()
    camp = draw_parts(state)["camp-0"]
    assert camp.count(OVERSEERS[0]) == 1
    assert camp.count(WORKERS[1]) == 1
    assert camp.count(">5</text>") == 2
    assert camp.count(">2</text>") == 2
    stand(state, 0, "13-a 13-b", "17 17 17 17 17")
    assert OVERSEERS[0] not in draw_parts(state)["camp-0"]
    assert OVERSEERS[0] in draw_parts(state)["crew-12"]
