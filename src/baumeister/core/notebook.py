"""How a state shows itself in a notebook."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from baumeister.core.rooms import room

if TYPE_CHECKING:
    from baumeister.core.state import State


def shown(state: State) -> str:
    """The drawing, if the game's box has one, or else the text."""
    drawer = getattr(room(state.game.box, "drawing"), "DRAWER", None)
    if drawer is None:
        return f"<pre>{escape(str(state))}</pre>"
    return str(drawer.picture(state))
