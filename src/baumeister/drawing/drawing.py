"""Drawing: the table as one viewer sees it, as a value that is written down in several ways."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing import shapes
from baumeister.drawing import theme as themes
from baumeister.drawing.boxes import Box
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line, plain
from baumeister.drawing.panel import Panel, targets_of
from baumeister.drawing.svg import Svg, escape
from baumeister.drawing.text_drawer import TEXT
from baumeister.drawing.theme import AUTO, DAY, NIGHT, Theme
from baumeister.drawing.writing import written

ROOM: Final = "drawing"


def drawer_of(game: Game) -> Drawer:
    """The drawer in the box of a game; one that draws text where the box has none."""
    return part(game.box, ROOM, "DRAWER", Drawer) or TEXT


def has_drawing(game: Game) -> bool:
    """Whether its box draws a game; otherwise it is drawn as text."""
    return drawer_of(game) is not TEXT


class Drawing:
    """The panels of a table; the state is masked for its viewer already.

    With `ids`, every part is a group whose id begins so, and what is drawn again and again is
    kept once.
    """

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer
        self.drawer = drawer_of(state.game)
        self._written: dict[tuple[str, bool], dict[str, str]] = {}

    @cached_property
    def panels(self) -> list[Panel]:
        return self.drawer.panels(self.state, self.viewer)

    @cached_property
    def targets(self) -> Mapping[Action, Box]:
        """What can be pointed at, and where; other answers need a button beside the board."""
        return targets_of(self.panels)

    @cached_property
    def lines(self) -> list[Line]:
        """The board in words and letters."""
        return self.drawer.lines(self.state, self.viewer)

    def parts(self, ids: str = "", *, is_still: bool = False) -> dict[str, str]:
        """The pieces of all panels by name, to send only those that have changed."""
        wish = (ids, is_still)
        if wish not in self._written:
            self._written[wish] = self._write(ids, is_still)
        return self._written[wish]

    def _write(self, ids: str, is_still: bool) -> dict[str, str]:
        spell = None if is_still else self.state.game.vocabulary.notation
        parts = [item for panel in self.panels for item in panel.parts.items()]
        found = {name: written(picture, spell) for name, picture in parts}
        if not ids:
            return found
        language = self.viewer.language
        return {name: _shortened(text, self.drawer, language, ids) for name, text in found.items()}

    def svg(
        self,
        theme: Theme = AUTO,
        *,
        standalone: bool = True,
        ids: str = "",
        is_described: bool = True,
    ) -> Svg:
        """All panels as one picture; a page that has `css()` needs no style in it.

        Beside a text that says it better, it need not be described, and it is still.
        """
        style = f"<style>{css(theme, games=(self.state.game,))}</style>" if standalone else ""
        parts = self.parts(ids, is_still=not is_described)
        text = [self._opening(theme, is_described), style]
        if is_described:
            text.append(f"<desc>{escape(plain(self.lines))}</desc>")
        if ids:
            text.append(_stock(self.drawer, self.viewer.language, ids))
        text.append(self.drawer.ground())
        for panel in self.panels:
            text += _panel(panel, parts, ids, is_described)
        text.append("</svg>")
        return Svg("".join(text))

    def _opening(self, theme: Theme, is_described: bool) -> str:
        width, height = self.drawer.size()
        language = self.viewer.language
        if is_described:
            role = 'role="group"' if self.viewer.legal else 'role="img"'
            title = f"<title>{escape(self.drawer.title(self.state, language))}</title>"
        else:
            role, title = 'aria-hidden="true"', ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board {theme.name}" {role}'
            f' lang="{language.code}" viewBox="0 0 {width} {height}">{title}'
        )


def _panel(panel: Panel, parts: Mapping[str, str], ids: str, is_described: bool) -> list[str]:
    """A panel in the picture of all of them; a screen reader finds it by its label."""
    text = [
        f'<g id="{ids}{name}">{parts[name]}</g>' if ids else parts[name] for name in panel.parts
    ]
    if not is_described:
        return text
    return [f'<g role="group" aria-label="{escape(panel.label)}">', *text, "</g>"]


def _stock(drawer: Drawer, language: Language, ids: str) -> str:
    """One of each repeated shape; as a board of its own, since it is styled wherever it is used."""
    repeated = drawer.shapes(language).items()
    groups = [f'<g id="{ids}{name}" class="board">{shape}</g>' for name, shape in repeated]
    return f"<defs>{''.join(groups)}</defs>"


@lru_cache(maxsize=4096)
def _shortened(text: str, drawer: Drawer, language: Language, ids: str) -> str:
    """Most parts are the same as they were before."""
    for name, shape in drawer.shapes(language).items():
        text = text.replace(shape, f'<use href="#{ids}{name}"/>')
    return text


@lru_cache(maxsize=32)
def css(*chosen: Theme, games: tuple[Game, ...]) -> str:
    """The style sheet for drawings without their own, in all themes unless some are chosen."""
    variables = [themes.variables(theme) for theme in chosen or (AUTO, DAY, NIGHT)]
    styles = dict.fromkeys(drawer_of(game).styles for game in games)
    return "".join([*variables, themes.SHARED, shapes.STYLES, *styles])
