"""Drawings: every masked state as a picture, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.draw import shapes
from baumeister.draw import theme as themes
from baumeister.draw.imhotep import board as imhotep_board
from baumeister.draw.imhotep import motion as imhotep_motion
from baumeister.draw.imhotep import style as imhotep_style
from baumeister.draw.imhotep import text_board as imhotep_text
from baumeister.draw.lines import Line, Span, plain
from baumeister.draw.svg import Svg
from baumeister.draw.theme import AUTO, DAY, NIGHT, Theme
from baumeister.games.imhotep.state import Imhotep

__all__ = [
    "AUTO",
    "DAY",
    "NIGHT",
    "Line",
    "Span",
    "Svg",
    "Theme",
    "css",
    "draw",
    "lines",
    "motion",
    "plain",
]


def draw(
    state: State,
    *,
    seat: int = PUBLIC,
    options: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    theme: Theme = AUTO,
    names: Sequence[str] | None = None,
    standalone: bool = True,
) -> Svg:
    """The board as the seat sees it; the state is masked already.

    What stands for one of the options has its notation as `data-action`; everything else is
    still. A page that has `css()` needs no style in each drawing and draws with
    `standalone=False`.
    """
    if isinstance(state, Imhotep):
        return imhotep_board.draw(
            state,
            seat=seat,
            options=options,
            last=last,
            language=language,
            names=names,
            theme=theme.name,
            style=f"<style>{css(theme)}</style>" if standalone else "",
        )
    raise NotImplementedError(f"There is no drawing of {state.game.id}.")


@lru_cache(maxsize=32)
def css(*chosen: Theme) -> str:
    """The style sheet for drawings without their own; in all themes unless some are chosen."""
    parts = [themes.variables(theme) for theme in chosen or (AUTO, DAY, NIGHT)]
    return "".join([*parts, themes.SHARED, shapes.RULES, imhotep_style.RULES])


def lines(
    state: State,
    *,
    seat: int = PUBLIC,
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
) -> list[Line]:
    """The board in words and letters, as the seat sees it; the state is masked already."""
    if isinstance(state, Imhotep):
        return imhotep_text.lines(state, language, names)
    raise NotImplementedError(f"There is no text board for {state.game.id}.")


def motion(game: str, event: Event) -> list[tuple[str, str]]:
    """The places (`data-at`) that things left and reached in an event of a game."""
    if game == "imhotep":
        return imhotep_motion.motion(event)
    raise NotImplementedError(f"There is no drawing of {game}.")
