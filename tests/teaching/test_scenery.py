"""A part of a table, set up by hand: what of it is shown, and to whom."""

from __future__ import annotations

from baumeister.core.text import ENGLISH
from baumeister.drawing.geometry import Rectangle
from baumeister.games import game
from baumeister.teaching.pictures import still_parts, table_picture
from baumeister.teaching.scenery import Scenery

STATE = game("kheops").start(2)
AREA = Rectangle(0, 0, 10, 20)


def test_only_the_chosen_parts_are_shown_over_their_ground() -> None:
    name, part = next((name, part) for name, part in drawn(0).items() if part)
    picture = Scenery(STATE, AREA, [name], "<i/>", seat=0).example(ENGLISH, margin=1).picture
    assert "<i/>" + part in picture
    assert 'viewBox="-1 -1 12 22"' in picture


def test_without_parts_it_is_the_whole_table_for_its_seat() -> None:
    found = Scenery(STATE, AREA, seat=1).example(ENGLISH, margin=1)
    assert found.picture == table_picture(STATE, ENGLISH, seat=1)


def test_what_is_hidden_from_its_seat_is_not_shown() -> None:
    pictures = [Scenery(STATE, AREA, [""], seat=seat).example(ENGLISH, margin=1) for seat in (0, 1)]
    for seat, found in enumerate(pictures):
        assert all(part in found.picture for part in drawn(seat).values())
    assert pictures[0] != pictures[1]


def test_it_knows_what_it_is_worth() -> None:
    assert Scenery(STATE, AREA, ["x"], points=[3, 1]).example(ENGLISH, margin=0).points == [3, 1]


def drawn(seat: int) -> dict[str, str]:
    return still_parts(STATE.mask(seat), ENGLISH, seat=seat)
