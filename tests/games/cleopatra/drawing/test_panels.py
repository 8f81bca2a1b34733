"""The panels of Kleopatra's table: what can be answered in each, and where."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import Drawing, Viewer
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.rules.actions import (
    Done,
    KeepAll,
    Leave,
    Pass,
    Refuse,
    ShowHand,
)
from baumeister.language import language
from tests.drawing.boxes import inside
from tests.games.cleopatra.drawing.boards import (
    at,
    begun,
    moments,
    over,
    seen,
    some,
    start,
    viewers,
)

BESIDE = (Done, KeepAll, Leave, Pass, Refuse, ShowHand)  # buttons beside the board
COMMON = ["signs", "market", "quarry", "garden", "palace", "altar", "mosaics"]
OWN = ["own", "tray", "offering", "feast"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_answer_that_has_a_place_is_a_target_of_one_panel(seats: int) -> None:
    for state in some(moments(seats, seats, flipping="on" if seats == 3 else "off"), 40):
        for seat in viewers(state):
            drawing = seen(state, seat)
            found = [action for panel in drawing.panels for action in panel.targets]
            assert len(found) == len(set(found))
            legal = drawing.viewer.legal
            assert set(found) == {action for action in legal if not isinstance(action, BESIDE)}


@pytest.mark.parametrize("seats", [2, 5])
def test_what_can_be_pointed_at_lies_in_the_window_of_its_panel(seats: int) -> None:
    for state in some(moments(seats, seats + 1), 40):
        for seat in viewers(state):
            for panel in seen(state, seat).panels:
                assert inside(panel.window, layout.WHOLE)
                for where in [*panel.targets.values(), *panel.picks.values()]:
                    assert inside(where, panel.window), panel.name


def test_whoever_is_not_asked_can_point_at_nothing() -> None:
    for state in (start(), at("LayMosaic"), at("Offering", seed=3)):
        drawing = Drawing(state.mask(PUBLIC), Viewer())
        assert not drawing.targets


def test_the_panels_are_the_same_at_every_moment() -> None:
    seats = ["seat-0", "seat-1", "seat-2"]
    for state in (begun(3), start(), at("LayMosaic"), at("Offering", seed=3), over()):
        for seat in (0, PUBLIC):
            names = [panel.name for panel in seen(state, seat).panels]
            assert names == [*COMMON, *seats, *OWN]


def test_every_panel_has_a_label_of_its_own_in_each_language() -> None:
    for code, first in (("en", "The names of the places"), ("de", "Die Namen der Orte")):
        viewer = Viewer(0, language=language(code), names=["Anna", "Ben", "Cleo"])
        labels = [panel.label for panel in Drawing(start().mask(0), viewer).panels]
        assert labels[0] == first
        assert labels[len(COMMON) : len(COMMON) + 3] == ["Anna", "Ben", "Cleo"]
        assert len(set(labels)) == len(labels)
