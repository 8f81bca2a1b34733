"""Drawings: every masked state as a picture, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.core.event import PUBLIC
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.draw.imhotep import text_board as imhotep_text
from baumeister.draw.lines import Line, Span, plain
from baumeister.games.imhotep.state import Imhotep

__all__ = ["Line", "Span", "lines", "plain"]


def lines(
    state: State,
    *,
    seat: int = PUBLIC,
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
) -> list[Line]:
    """The board in words and letters, as the seat sees it; the state is masked already."""
    if isinstance(state, Imhotep):
        return imhotep_text.lines(state, seat, language, names)
    raise NotImplementedError(f"There is no text board for {state.game.id}.")
