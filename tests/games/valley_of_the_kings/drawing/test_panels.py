"""The panels of the Valley's table: what belongs together, and what can be pointed at in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from baumeister.core.action import Action
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import laid
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.valley_of_the_kings.drawing.corners import camp_at, plate_at
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK
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
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids, capacity
from baumeister.games.valley_of_the_kings.rules.names import AREAS, SPOT_NAMES
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.languages import language
from tests.drawing.geometry import inside
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    drawing_of,
    moments,
    own,
    stand,
    table,
)

FINGER = 40
WHERE: dict[type[Action], str] = {  # what is answered in which panel
    Bid: "auction",
    Overseer: "site",
    Worker: "site",
    Steal: "site",
    TakeOver: "site",
    Build: "site",
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


def test_targets_and_picks_are_large_enough_for_a_finger() -> None:
    """In the map, where it shows the place that a target belongs to."""
    for drawing in asked_ones():
        for panel in drawing.panels:
            windows = {**panel.views, "": panel.window}
            for where in [*panel.targets.values(), *panel.picks.values()]:
                views = [view for view in windows.values() if inside(where, view)]
                assert views, panel.name
                scale = drawing.arrangement.sizes[panel.name].width / min(v.width for v in views)
                assert min(where.width, where.height) * scale >= FINGER, (panel.name, where)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_aimed_at_in_the_valley(seats: int) -> None:
    valley, site, *_ = drawing_of(*asked("MoveWorkers", seats)).panels
    assert valley.aims.keys() == site.views.keys() - {"whole"}
    assert site.is_map
    assert not valley.is_map
    assert all(min(where.width, where.height) >= FINGER for where in valley.aims.values())


def test_signs_in_the_valley_say_how_far_a_held_figure_has_to_go() -> None:
    state = table()
    stand(state, 0, "", "8-a 17 17 17 17")
    state.ask(MoveWorkers(0, 0, 2))
    parts = drawing_of(state, 0).parts()
    assert parts["sign-worker-0"].startswith('<g class="away" data-with="worker-8-a">')
    assert parts["sign-worker-1"].startswith('<g class="away" data-with="worker-17">')
    assert parts["sign-worker-2"] == ""
    assert parts["sign-worker-0"].count('class="open"') == 2  # its own site and the other one
    assert ">2</text>" in parts["sign-worker-0"]


def test_signs_in_the_valley_say_how_much_can_be_built_or_stolen() -> None:
    state = table()
    own(state, 0, "13", "rgw")
    own(state, 1, "15", "rgw")
    stand(state, 0, "15-e", "13-a 13-b 15-g")
    state.stock[0] = [2, 0, 0, 1, 0]
    state.ask(StealBlocks(0, 0))
    stealing = drawing_of(state, 0).parts()["signs"]
    assert stealing.count('class="open"') == 1
    assert ">2</text>" in stealing
    assert "data-with" not in stealing
    state.settle()
    state.ask(BuildPyramids(0, 0, capacity(state, 0)))
    building = drawing_of(state, 0).parts()["signs"]
    assert 'data-with="stock-0 stock-3"' in building
    assert ">4</text>" in building


def test_all_tables_have_the_same_panels() -> None:
    for seats in (2, 4):
        for question in ("Bids", "MoveWorkers"):
            panels = drawing_of(*asked(question, seats)).panels
            assert [panel.name for panel in panels] == [
                "valley",
                "site",
                "auction",
                "notes",
                "phases",
                "stocks",
                "hand",
                "own",
                *(f"seat-{seat}" for seat in range(seats)),
            ]
            parts = [part for panel in panels for part in panel.parts]
            assert len(parts) == len(set(parts))


def test_blocks_are_bought_in_one_spread_and_built_in_the_other() -> None:
    assert drawing_of(*asked("Bids")).spread == "auction"
    for question in ("MoveOverseers", "Orders", "MoveWorkers", "BuildPyramids"):
        assert drawing_of(*asked(question)).spread == "field"
    assert Drawing(table(), Viewer()).spread == "field"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_spreads_fit_a_narrow_phone(seats: int) -> None:
    drawing = drawing_of(*asked("Bids", seats))
    sizes = drawing.arrangement.sizes
    for spread in drawing.arrangement.spreads.values():
        size = laid(spread.whole[0], sizes).size
        assert size.width == pytest.approx(360)
        assert 425 <= size.height <= 505
    dock = laid(drawing.arrangement.dock[-1], sizes).size
    assert dock.width == pytest.approx(360)
    assert dock.height <= 178


def test_panels_say_what_they_are() -> None:
    names = ["Anna", "Ben"]
    panels = Drawing(table(), Viewer(language=language("de"), names=names)).panels
    assert [panel.label for panel in panels] == [
        "Das Tal",
        "Die Karte, vergrößert",
        "Bausteingruppen und Gebote",
        "Was gerade entschieden wird",
        "Runde und Phase",
        "Steine der anderen",
        "Deine Figuren oder Biet-Tafeln",
        "Deine Punkte, Steine und Skarabäen",
        "Anna",
        "Ben",
    ]


def test_stocks_of_the_others_lie_side_by_side() -> None:
    state = table(3)
    state.stock[0], state.stock[2] = [3, 0, 0, 0, 0], [0, 0, 12, 0, 0]
    panel = next(panel for panel in drawing_of(state, 0).panels if panel.name == "stocks")
    assert "stock-0-0" not in panel.places  # what is one's own lies in the dock
    assert panel.places["stock-1-0"].x < panel.places["stock-2-0"].x
    parts = drawing_of(state, 0).parts()
    assert parts["stocks-0"] == ""
    assert ">12</text>" in parts["stocks-2"]


def test_numbers_of_areas_cover_no_camp_in_the_valley() -> None:
    plan = map_of(table().settings.edition)
    for area in range(AREAS):
        plate = plate_at(plan, area)
        camps = [camp_at(plan, area, seat) for seat in range(4)]
        assert all(abs(x - plate.x) >= 19 or abs(y - plate.y) >= 15 for x, y in camps), area


def test_a_way_leads_to_where_its_field_lies_on_the_map() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 2))
    spot = SPOT_NAMES.index("15-b")
    x, y = map_of(state.settings.edition).fields[14][1]
    assert drawing_of(state, 0).targets[WORKER[0][spot]] == Rectangle(x - 19, y - 19, 38, 38)


def test_a_site_is_as_large_as_its_pyramid_on_the_map() -> None:
    state = table()
    own(state, 0, "8", "gg")
    stand(state, 1, "8-d", "8-a")
    state.ask(TakeSites(1, 0))
    x, y = map_of(state.settings.edition).centres[7]
    assert drawing_of(state, 1).targets[TAKE_OVER[7]] == Rectangle(
        x - BLOCK, y - BLOCK, 2 * BLOCK, 2 * BLOCK
    )


def test_what_stands_on_the_map_is_found_in_the_overview_as_well() -> None:
    state = table()
    own(state, 0, "8", "gg")
    stand(state, 0, "8-c")
    valley, site, *others = drawing_of(state, 0).panels
    x, y = map_of(state.settings.edition).fields[7][2]
    figure = f"at-{SPOT_NAMES.index('8-c')}"
    assert site.places[figure] == Point(x, y)
    on_map = {figure, "camp-0-1", "block-7-0", "scarab-7"}
    assert on_map <= valley.places.keys() & site.places.keys()
    places = {name for panel in [valley, *others] for name in panel.places}
    assert places >= {"bag", "scarabs-0", "tiles-1", "points-1", "stock-0", "stock-0-4"}
