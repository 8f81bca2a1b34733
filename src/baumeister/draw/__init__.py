"""Drawings: every masked state as a picture, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.draw import shapes
from baumeister.draw import theme as themes
from baumeister.draw.cleopatra.board import CleopatraDrawer
from baumeister.draw.drawer import Drawer, Viewer
from baumeister.draw.imhotep.board import ImhotepDrawer
from baumeister.draw.kheops.board import KheopsDrawer
from baumeister.draw.lines import Line, Span, plain
from baumeister.draw.oh_pharaoh.board import OhPharaohDrawer
from baumeister.draw.svg import Svg, escape
from baumeister.draw.theme import AUTO, DAY, NIGHT, Theme
from baumeister.draw.valley_of_the_kings.board import ValleyDrawer

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
    "has_estimate",
    "has_picks",
    "lines",
    "motion",
    "plain",
]

DRAWERS: Final[dict[str, Drawer]] = {
    "imhotep": ImhotepDrawer(),
    "oh_pharaoh": OhPharaohDrawer(),
    "cleopatra": CleopatraDrawer(),
    "kheops": KheopsDrawer(),
    "valley_of_the_kings": ValleyDrawer(),
}


def drawer_of(game: str) -> Drawer:
    if game not in DRAWERS:
        raise NotImplementedError(f"There is no drawing of {game}.")
    return DRAWERS[game]


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
    ids: str = "",
) -> Svg:
    """The board as the seat sees it; the state is masked already.

    What stands for one of the options has its notation as `data-action`; everything else is
    still. A page that has `css()` needs no style in each drawing and draws with
    `standalone=False`. With `ids`, every part of `draw_parts` is a group whose id begins so.
    """
    drawer = drawer_of(state.game.id)
    viewer = Viewer(seat, options, last, language, names)
    style = f"<style>{css(theme, game=state.game.id)}</style>" if standalone else ""
    parts = draw_parts(
        state, seat=seat, options=options, last=last, language=language, names=names, ids=ids
    )
    body = [f'<g id="{ids}{name}">{part}</g>' if ids else part for name, part in parts.items()]
    return Svg(
        _opening(drawer, state, theme, language, is_still=not options)
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
    options: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
    ids: str = "",
) -> dict[str, str]:
    """The pieces of the same drawing by name, to send only those that have changed.

    With `ids`, what is drawn again and again is taken from the drawing made with the same `ids`.
    """
    drawer = drawer_of(state.game.id)
    parts = drawer.parts(state, Viewer(seat, options, last, language, names))
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
def css(*chosen: Theme, game: str = "") -> str:
    """The style sheet for drawings without their own, in all themes unless some are chosen.

    It is for all games unless one is named.
    """
    variables = [themes.variables(theme) for theme in chosen or (AUTO, DAY, NIGHT)]
    rules = [drawer.rules for name, drawer in DRAWERS.items() if game in ("", name)]
    return "".join([*variables, themes.SHARED, shapes.RULES, *rules])


def lines(
    state: State,
    *,
    seat: int = PUBLIC,
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
) -> list[Line]:
    """The board in words and letters, as the seat sees it; the state is masked already."""
    return drawer_of(state.game.id).lines(state, Viewer(seat, language=language, names=names))


def has_picks(game: str) -> bool:
    """Whether things of a game are picked up on its board before they are placed."""
    return drawer_of(game).has_picks


def has_estimate(game: str) -> bool:
    """Whether a drawing of a game tells what would happen if it ended now."""
    return drawer_of(game).has_estimate


def motion(game: str, event: Event) -> list[tuple[str, str]]:
    """The places (`data-at`) that things left and reached in an event of a game."""
    return drawer_of(game).motion(event)
