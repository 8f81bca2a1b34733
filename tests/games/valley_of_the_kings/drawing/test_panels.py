"""The panels of the Valley's table: what belongs together, and what can be pointed at in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from baumeister.core.action import Action
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.boxes import Box, Spot
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK, MAP
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.rules.actions import (
    DONE,
    TAKE_OVER,
    WORKER,
    Bid,
    Build,
    Overseer,
    Steal,
    TakeOver,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.names import SPOT_NAMES
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.language import language
from tests.drawing.boxes import apart, inside
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    drawing_of,
    moments,
    own,
    stand,
    table,
)

WHERE: dict[type[Action], str] = {  # what is answered in which panel
    Bid: "auction",
    Overseer: "valley",
    Worker: "valley",
    Steal: "valley",
    TakeOver: "valley",
    Build: "valley",
}


def asked_ones() -> Iterator[Drawing]:
    """Every moment of some games as whoever is asked sees it."""
    for seats in (2, 3, 4):
        for state in moments(seats, seats):
            for seat in state.to_act():
                if seat != CHANCE:
                    yield drawing_of(state, seat)


def test_every_answer_is_a_target_of_one_panel_but_for_being_done() -> None:
    kinds: set[type[Action]] = set()
    for drawing in asked_ones():
        found = [(action, panel.name) for panel in drawing.panels for action in panel.targets]
        expected = [action for action in drawing.viewer.legal if action is not DONE]
        assert Counter(action for action, _ in found) == Counter(expected)
        assert all(WHERE[type(action)] == name for action, name in found)
        kinds.update(type(action) for action, _ in found)
    assert kinds == WHERE.keys()


def test_targets_and_picks_lie_in_the_window_of_their_panel() -> None:
    for drawing in asked_ones():
        for panel in drawing.panels:
            for where in [*panel.targets.values(), *panel.picks.values()]:
                assert inside(where, panel.window), panel.name


@pytest.mark.parametrize("question", ["MoveWorkers", "BuildPyramids"])
def test_nothing_covers_a_target_on_the_map(question: str) -> None:
    """Other panels lie over the valley, which reaches under them."""
    valley, *others = drawing_of(*asked(question, number=9)).panels
    assert valley.targets
    for target in valley.targets.values():
        assert all(apart(target, other.window) for other in others)


def test_all_tables_have_the_same_panels() -> None:
    for seats in (2, 4):
        for question in ("Bids", "MoveWorkers"):
            panels = drawing_of(*asked(question, seats)).panels
            assert [panel.name for panel in panels] == [
                "valley",
                "phases",
                "auction",
                *(f"seat-{seat}" for seat in range(seats)),
                "bag",
                "points",
            ]
            parts = [part for panel in panels for part in panel.parts]
            assert len(parts) == len(set(parts))


def test_panels_say_what_they_are() -> None:
    names = ["Anna", "Ben"]
    panels = Drawing(table(), Viewer(language=language("de"), names=names)).panels
    assert [panel.label for panel in panels] == [
        "Das Tal",
        "Runde und Phase",
        "Bausteingruppen und Gebote",
        "Anna",
        "Ben",
        "Der Beutel",
        "Punkte für fertige Pyramiden",
    ]


def test_a_way_leads_to_where_its_field_lies_on_the_map() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 2))
    spot = SPOT_NAMES.index("15-b")
    x, y = map_of(state.settings.edition).fields[14][1]
    assert drawing_of(state, 0).targets[WORKER[0][spot]] == Box(
        MAP.x + x - 18, MAP.y + y - 18, 36, 36
    )


def test_a_site_is_as_large_as_its_pyramid_on_the_map() -> None:
    state = table()
    own(state, 0, "8", "gg")
    stand(state, 1, "8-d", "8-a")
    state.ask(TakeSites(1, 0))
    x, y = map_of(state.settings.edition).centres[7]
    assert drawing_of(state, 1).targets[TAKE_OVER[7]] == Box(
        MAP.x + x - BLOCK, MAP.y + y - BLOCK, 2 * BLOCK, 2 * BLOCK
    )


def test_places_of_all_panels_are_those_of_the_table() -> None:
    state = table()
    stand(state, 0, "8-c")
    places = {
        name: at for panel in drawing_of(state, 0).panels for name, at in panel.places.items()
    }
    x, y = map_of(state.settings.edition).fields[7][2]
    assert places[f"at-{SPOT_NAMES.index('8-c')}"] == Spot(MAP.x + x, MAP.y + y)
    assert places["bag"] == Spot(24, 546)
    assert places.keys() >= {"scarabs-0", "tiles-1", "points-1", "stock-0", "stock-0-4"}
