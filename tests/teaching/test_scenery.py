"""A part of a table, set up by hand: what of it is shown, and to whom."""

from __future__ import annotations

from baumeister.core.state import State
from baumeister.core.text import ENGLISH
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.games import game
from baumeister.teaching.pictures import moment, still_panels, table_picture
from baumeister.teaching.scenery import Scenery
from baumeister.teaching.writer import Example

STATE = moment(game("kheops"), 2, 1, 20)


def shown(scenery: Scenery[State], width: float = 0) -> Example:
    return scenery.example(ENGLISH, margin=1, width=width)


def drawn(name: str, seat: int) -> str:
    panels = still_panels(STATE.mask(seat), ENGLISH, seat=seat)
    return "".join(panels[name].values())


def test_only_the_chosen_panel_is_shown() -> None:
    picture = shown(Scenery(STATE, "pile")).picture
    assert drawn("pile", 0) in picture
    assert drawn("worth", 0) not in picture


def test_only_the_chosen_area_of_it_is_shown() -> None:
    picture = shown(Scenery(STATE, "pile", Rectangle(0, 0, 10, 20))).picture
    assert 'viewBox="-1 -1 12 22"' in picture


def test_what_is_narrow_has_space_at_its_sides() -> None:
    size = Drawing(STATE, Viewer(0)).arrangement.sizes["pile"]
    picture = shown(Scenery(STATE, "pile"), size.width + 20).picture
    assert f'viewBox="-11 -1 {size.width + 22:g} {size.height + 2:g}"' in picture


def test_without_a_panel_it_is_the_whole_table_for_its_seat() -> None:
    assert shown(Scenery(STATE, seat=1)).picture == table_picture(STATE, ENGLISH, seat=1)


def test_what_is_hidden_from_its_seat_is_not_shown() -> None:
    state = moment(game("oh_pharaoh"), 3, 1, 60)
    first, second = (shown(Scenery(state, "hand", seat=seat)).picture for seat in (0, 1))
    assert first != second
    assert first == shown(Scenery(state.mask(0), "hand", seat=0)).picture


def test_it_knows_what_it_is_worth() -> None:
    assert shown(Scenery(STATE, "pile", points=[3, 1])).points == [3, 1]
