"""Drawings: every masked state as a picture, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing import shapes
from baumeister.drawing import theme as themes
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line, Span, plain
from baumeister.drawing.svg import Svg, escape
from baumeister.drawing.text_drawer import TEXT
from baumeister.drawing.theme import AUTO, DAY, NIGHT, Theme

__all__ = [
    "AUTO",
    "DAY",
    "NIGHT",
    "Drawer",
    "Line",
    "Span",
    "Svg",
    "Theme",
    "Viewer",
    "css",
    "draw",
    "draw_parts",
    "has_drawing",
    "has_estimate",
    "has_picks",
    "lines",
    "motion",
    "plain",
]

ROOM: Final = "drawing"


def drawer_of(game: Game) -> Drawer:
    """The drawer in the box of a game; one that draws text where the box has none."""
    return part(game.box, ROOM, "DRAWER", Drawer) or TEXT


def has_drawing(game: Game) -> bool:
    """Whether its box draws a game; otherwise it is drawn as text."""
    return drawer_of(game) is not TEXT


def draw(
    state: State,
    *,
    seat: int = PUBLIC,
    legal: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    theme: Theme = AUTO,
    names: Sequence[str] | None = None,
    standalone: bool = True,
    ids: str = "",
) -> Svg:
    """The board as the seat sees it; the state is masked already.

    What stands for one of the legal has its notation as `data-action`; everything else is
    still. A page that has `css()` needs no style in each drawing and draws with
    `standalone=False`. With `ids`, every part of `draw_parts` is a group whose id begins so.
    """
    drawer = drawer_of(state.game)
    viewer = Viewer(seat, legal, last, language, names)
    style = f"<style>{css(theme, games=(state.game,))}</style>" if standalone else ""
    parts = draw_parts(
        state, seat=seat, legal=legal, last=last, language=language, names=names, ids=ids
    )
    body = [f'<g id="{ids}{name}">{part}</g>' if ids else part for name, part in parts.items()]
    return Svg(
        _opening(drawer, state, theme, language, is_still=not legal)
        + style
        + f"<desc>{escape(plain(drawer.lines(state, viewer)))}</desc>"
        + (_stock(drawer, language, ids) if ids else "")
        + drawer.ground()
        + "".join(body)
        + "</svg>"
    )


def _opening(
    drawer: Drawer, state: State, theme: Theme, language: Language, *, is_still: bool
) -> str:
    width, height = drawer.size()
    role = "img" if is_still else "group"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board {theme.name}" role="{role}"'
        f' lang="{language.code}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(drawer.title(state, language))}</title>"
    )


def draw_parts(
    state: State,
    *,
    seat: int = PUBLIC,
    legal: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
    ids: str = "",
) -> dict[str, str]:
    """The pieces of the same drawing by name, to send only those that have changed.

    With `ids`, what is drawn again and again is taken from the drawing made with the same `ids`.
    """
    drawer = drawer_of(state.game)
    parts = drawer.parts(state, Viewer(seat, legal, last, language, names))
    if not ids:
        return parts
    return {name: _shortened(part, drawer, language, ids) for name, part in parts.items()}


def _stock(drawer: Drawer, language: Language, ids: str) -> str:
    """One of each repeated shape; as a board of its own, since it is styled wherever it is used."""
    shapes = drawer.shapes(language).items()
    groups = [f'<g id="{ids}{name}" class="board">{shape}</g>' for name, shape in shapes]
    return f"<defs>{''.join(groups)}</defs>"


@lru_cache(maxsize=4096)
def _shortened(part: str, drawer: Drawer, language: Language, ids: str) -> str:
    """Most parts are the same as they were before."""
    for name, shape in drawer.shapes(language).items():
        part = part.replace(shape, f'<use href="#{ids}{name}"/>')
    return part


@lru_cache(maxsize=32)
def css(*chosen: Theme, games: tuple[Game, ...]) -> str:
    """The style sheet for drawings without their own, in all themes unless some are chosen."""
    variables = [themes.variables(theme) for theme in chosen or (AUTO, DAY, NIGHT)]
    styles = dict.fromkeys(drawer_of(game).styles for game in games)
    return "".join([*variables, themes.SHARED, shapes.STYLES, *styles])


def lines(
    state: State,
    *,
    seat: int = PUBLIC,
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
) -> list[Line]:
    """The board in words and letters, as the seat sees it; the state is masked already."""
    return drawer_of(state.game).lines(state, Viewer(seat, language=language, names=names))


def has_picks(game: Game) -> bool:
    """Whether things of a game are picked up on its board before they are placed."""
    return drawer_of(game).has_picks


def has_estimate(game: Game) -> bool:
    """Whether a drawing of a game tells what would happen if it ended now."""
    return drawer_of(game).has_estimate


def motion(game: Game, event: Event) -> list[tuple[str, str]]:
    """The places (`data-at`) that things left and reached in an event of a game."""
    return drawer_of(game).motion(event)
