"""The table while the lot is drawn, and in the hands of whoever begins."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.games.valley_of_the_kings.rules.actions import BEGIN
from tests.games.valley_of_the_kings.drawing.games import begun, drawing_of


@pytest.mark.parametrize("seat", [PUBLIC, 0, 2])
def test_the_table_can_be_drawn_before_the_lot(seat: int) -> None:
    state = begun(3, {"first_player": "lot"})
    assert drawing_of(state, seat).svg()


def test_whoever_is_drawn_begins_on_the_board() -> None:
    state = begun(3, {"first_player": "lot"})
    state.play(state.to_act()[0], BEGIN[2])
    assert "pharaoh stone C" in str(state)
