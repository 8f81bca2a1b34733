"""The panels of Kleopatra's table: what can be answered in each, and where."""

from __future__ import annotations

import re

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import names_in
from baumeister.games.cleopatra.rules.actions import (
    BUILD_MOSAIC,
    PLAY,
    AskAll,
    Auto,
    Done,
    KeepAll,
    Leave,
    Pass,
    Refuse,
    ShowHand,
)
from baumeister.games.cleopatra.rules.names import BEGGAR, SMUGGLER
from baumeister.languages import language
from tests.games.cleopatra.drawing.boards import (
    at,
    begun,
    moments,
    over,
    panel_of,
    seen,
    some,
    start,
    viewers,
)

BESIDE = (AskAll, Auto, Done, KeepAll, Leave, Pass, Refuse, ShowHand)  # buttons beside the board
COMMON = ["market", "quarry", "palace", "mosaics", "altar", "court", "crocodile"]
ASKED = ["garden", "held", "choice", "offering"]
OWN = ["own", "goods", "hand"]
FINGER = 40


def is_beside(action: Action) -> bool:
    return isinstance(action, BESIDE) or action is PLAY[SMUGGLER]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_answer_that_has_a_place_is_a_target(seats: int) -> None:
    for state in some(moments(seats, seats, flipping="on" if seats == 3 else "off"), 40):
        for seat in viewers(state):
            drawing = seen(state, seat)
            found = [action for panel in drawing.panels for action in panel.targets]
            assert len(found) == len(set(found))
            assert set(found) == {one for one in drawing.viewer.legal if not is_beside(one)}


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_asked_can_be_answered_on_the_stage_or_in_the_dock(seats: int) -> None:
    """In every tree of the spread; on a phone, on one of its faces."""
    for state in some(moments(seats, seats + 1), 60):
        for seat in (seat for seat in viewers(state) if seat != PUBLIC):
            drawing = seen(state, seat)
            arrangement = drawing.arrangement
            spread = arrangement.spreads[drawing.spread]
            docked = set(names_in(arrangement.dock[0]))
            trees = [set(names_in(tree)) for tree in spread.whole]
            if spread.faces:
                trees.append({name for tree in spread.faces.values() for name in names_in(tree)})
            for tree in trees:
                panels = [panel for panel in drawing.panels if panel.name in tree | docked]
                found = {action for panel in panels for action in panel.targets}
                assert found == {one for one in drawing.viewer.legal if not is_beside(one)}


@pytest.mark.parametrize("seats", [2, 5])
def test_what_can_be_pointed_at_is_large_enough_for_a_finger(seats: int) -> None:
    for state in some(moments(seats, seats + 1), 60):
        for seat in (seat for seat in state.to_act() if seat != CHANCE):
            for panel in seen(state, seat).panels:
                for where in [*panel.targets.values(), *panel.picks.values()]:
                    assert min(where.width, where.height) >= FINGER - 0.5, panel.name


def test_while_a_piece_is_held_only_its_places_are_there() -> None:
    state = start()
    state.hands[0].clear()
    state.hands[0].add_unseen(BEGGAR)
    state.merchants[0] = 9
    drawing = seen(state, 0)
    picks = ["wall", "sphinx", "pedestal", "obelisk", "door"]
    assert list(panel_of(drawing, "quarry").picks) == [f"piece-{name}" for name in picks]
    assert list(panel_of(drawing, "quarry").targets) == [BUILD_MOSAIC]
    parts = drawing.parts()
    assert "piece-wall" not in parts["walls"]
    assert "piece-wall" in parts["doors"]
    for name in ("stall-0", "price-5", "sphinxes", "hand"):
        hidden = re.findall('<g data-without="([^"]*)"><g class="go"', parts[name])
        assert len(hidden) == parts[name].count("data-action")
        assert all("piece-wall" in names.split() for names in hidden)


def test_whoever_is_not_asked_can_point_at_nothing() -> None:
    for state in (start(), at("LayMosaic"), at("Offering", seed=3)):
        drawing = Drawing(state.mask(PUBLIC), Viewer())
        assert not drawing.targets


def test_the_panels_are_the_same_at_every_moment() -> None:
    seats = ["seat-0", "seat-1", "seat-2"]
    for state in (begun(3), start(), at("LayMosaic"), at("Offering", seed=3), over()):
        for seat in (0, PUBLIC):
            names = [panel.name for panel in seen(state, seat).panels]
            assert names == [*COMMON, *ASKED, *OWN, *seats]


def test_every_panel_has_a_label_of_its_own_in_each_language() -> None:
    for code, first in (("en", "The market"), ("de", "Der Markt")):
        viewer = Viewer(0, language=language(code), names=["Anna", "Ben", "Cleo"])
        labels = [panel.label for panel in Drawing(start().mask(0), viewer).panels]
        assert labels[0] == first
        assert labels[-3:] == ["Anna", "Ben", "Cleo"]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("question", "seed", "spread"),
    [
        ("Turn", 1, "table"),
        ("PayFor", 1, "table"),
        ("LayMosaic", 1, "laying"),
        ("ClaimSanctuary", 2, "laying"),
        ("UseScribe", 2, "scribe"),
        ("KeepCards", 3, "choosing"),
        ("TakeDiscarded", 2, "choosing"),
        ("NameResource", 2, "choosing"),
        ("ChooseAsked", 2, "choosing"),
        ("Offering", 3, "offering"),
    ],
)
def test_what_lies_on_the_table_is_what_is_asked_for(question: str, seed: int, spread: str) -> None:
    state = at(question, seed=seed)
    seat = state.to_act()[0]
    assert seen(state, seat).spread == spread
    assert seen(state, PUBLIC).spread == "table"
    assert seen(over()).spread == "over"


def test_tabs_say_how_far_things_have_come() -> None:
    state = start()
    state.steps, state.altar = 2, 3
    tabs = seen(state, 0).tabs
    assert [(tab.title, tab.count) for tab in tabs.values()][:4] == [
        ("Supply", ""),
        ("Palace", "2/5"),
        ("Mosaics", "12"),
        ("Priest", "3/5"),
    ]


def test_chips_tell_nothing_that_is_secret() -> None:
    state = start()
    richer = state.copy()
    richer.amulets[1], richer.merchants[1] = 9, 1
    richer.earn(1, 0, 7)
    chips = [seen(one, 0).chips[1] for one in (state, richer)]
    assert chips[0].number == chips[1].number == ""
    counts = [[count.text for count in chip.counts] for chip in chips]
    assert counts == [["3", "3", "2"], ["3", "1", "2"]]
    assert "hand-1-4" in chips[0].places
