"""Drawing: the table as one viewer sees it, as a value that is written down in several ways."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing import shapes
from baumeister.drawing import theme as themes
from baumeister.drawing.arrangement import Arrangement, Laid, Size, Spread, names_in
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Tab, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.lines import Line, plain, plain_line
from baumeister.drawing.panel import Panel, targets_of
from baumeister.drawing.svg import Svg, box, escape
from baumeister.drawing.text_drawer import TEXT
from baumeister.drawing.theme import AUTO, DAY, NIGHT, Theme
from baumeister.drawing.writing import Unmarked, Writing, Written

ROOM: Final = "drawing"
WHOLE: Final = "table"  # the only panel of a table that is one picture
NARROW_PIXELS: Final = 360  # the narrowest screen
MARGIN: Final = 8  # around all panels in one picture
PIECES: Final = 16384  # of a game in one language
Wish = tuple[str, str, bool]  # a panel, its ids, and whether it is to be still


def drawer_of(game: Game) -> Drawer:
    """The drawer in the box of a game; one that draws text where the box has none."""
    return part(game.box, ROOM, "DRAWER", Drawer) or TEXT


def has_drawing(game: Game) -> bool:
    """Whether its box draws a game; otherwise it is drawn as text."""
    return drawer_of(game) is not TEXT


def arrangement_of(game: Game, seats: int) -> Arrangement:
    """How the panels of a game lie on a screen."""
    drawer = drawer_of(game)
    return drawer.arrangement(seats) or _one_picture(*drawer.size())


class Drawing:
    """The panels of a table; the state is masked for its viewer already."""

    def __init__(self, state: State, viewer: Viewer, common: Drawing | None = None) -> None:
        """`common` is the same table for strangers who know of the same events."""
        self.state = state
        self.viewer = viewer
        self._common = common
        self.drawer = drawer_of(state.game)
        self.is_arranged = self.drawer.arrangement(state.seats) is not None
        self.arrangement = arrangement_of(state.game, state.seats)
        self._texts: dict[Wish, Written] = {}
        self._offered: dict[Wish, list[Action]] = {}
        self._plain: dict[Wish, Unmarked] = {}

    @cached_property
    def panels(self) -> list[Panel]:
        return self.drawer.panels(self.state, self.viewer)

    @cached_property
    def chips(self) -> Sequence[Chip]:
        """Every seat at a glance."""
        if self._common and not self.drawer.has_own_chips(self.state, self.viewer):
            return self._common.chips
        return self.drawer.chips(self.state, self.viewer)

    @cached_property
    def spread(self) -> str:
        """What lies on the table now, as its arrangement calls it."""
        return self.drawer.spread(self.state, self.viewer)

    @property
    def colours(self) -> str:
        """The colours that the seats have now, as style sheets name them together."""
        return " ".join(self.drawer.colours(self.state))

    @cached_property
    def tabs(self) -> Mapping[str, Tab]:
        """What stands on the tabs of its faces."""
        return self.drawer.tabs(self.state, self.viewer)

    @cached_property
    def targets(self) -> Mapping[Action, Rectangle]:
        """What can be pointed at, and where; other answers need a button beside the board."""
        return targets_of(self.panels) if self.viewer.legal else {}

    def offered(self, ids: str = "") -> Set[Action]:
        """The same without where; it is known as soon as the pieces are written."""
        if not self.viewer.legal:
            return frozenset()
        self.pieces(ids)
        return {action for wish in self._offered for action in self._offered[wish]}

    @cached_property
    def words(self) -> Written:
        """The lines that are not empty, by their numbers."""
        if self._common and self.lines is self._common.lines:
            return self._common.words
        found = [text for line in self.lines if (text := plain_line(line))]
        return Written(zip(map(str, range(len(found))), found, strict=True))

    @cached_property
    def lines(self) -> list[Line]:
        """The board in words and letters."""
        if self._common:
            return self.drawer.own_lines(self.state, self.viewer, self._common.lines)
        return self.drawer.lines(self.state, self.viewer)

    def parts(self, ids: str = "", *, is_still: bool = False) -> dict[str, str]:
        """The pieces of all panels by name, to send only those that have changed.

        With `ids`, what is drawn again and again is kept once and referred to by its id.
        """
        found = self.pieces(ids, is_still=is_still).values()
        return {name: text for panel in found for name, text in panel.items()}

    def pieces(self, ids: str = "", *, is_still: bool = False) -> dict[str, Written]:
        """The same, panel by panel; those in which everybody sees the same are drawn once."""
        common, own = self._common, None
        if common is not None and not self.viewer.legal:
            own = self.drawer.own_panels(self.state, self.viewer)
        if common is None or own is None:
            return {panel.name: self._written(panel, ids, is_still) for panel in self.panels}
        mine = {panel.name: panel for panel in own}
        return {
            panel.name: self._written(mine[panel.name], ids, is_still)
            if panel.name in mine
            else common._unmarked(panel, ids, is_still).marked(self.touched)
            for panel in common.panels
        }

    def _written(self, panel: Panel, ids: str, is_still: bool) -> Written:
        """The parts of a panel, in which what has just happened is marked."""
        wish = (panel.name, ids, is_still)
        if wish not in self._texts:
            write, texts, offered = self._writing(ids, is_still), Written(), list[Action]()
            for name, picture in panel.parts.items():
                piece = write(picture, self.touched)
                texts[name] = piece.text
                offered += piece.offered
            self._texts[wish], self._offered[wish] = texts, offered
        return self._texts[wish]

    def _unmarked(self, panel: Panel, ids: str, is_still: bool) -> Unmarked:
        """The same for everybody."""
        wish = (panel.name, ids, is_still)
        if wish not in self._plain:
            self._plain[wish] = Unmarked(panel.parts, self._writing(ids, is_still))
        return self._plain[wish]

    def _writing(self, ids: str, is_still: bool) -> Writing:
        spell = None if is_still else self.state.game.vocabulary.notation
        shorten = _shortener(self.drawer, self.viewer.language, ids) if ids else None
        return Writing(spell, shorten=shorten)

    @cached_property
    def touched(self) -> Set[str]:
        """The places that something has just reached."""
        return self.drawer.touched(self.viewer.last)

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
        text = [self._opening(theme, is_described), style]
        if is_described:
            text.append(f"<desc>{escape(plain(self.lines))}</desc>")
        if ids:
            text.append(_stock(self.drawer, self.viewer.language, ids))
        text += self._body(ids, is_described=is_described, is_styled=standalone)
        text.append("</svg>")
        return Svg("".join(text))

    def _body(self, ids: str, *, is_described: bool, is_styled: bool) -> Iterator[str]:
        """All panels: in their frames where they are arranged, or as they lie."""
        if not self.is_arranged:
            yield self.drawer.ground()
            for panel in self.panels:
                yield from self._group(panel, ids, is_described)
            return
        yield box("table", 0, 0, *self.size)
        panels = {panel.name: panel for panel in self.panels}
        for name, where in self.laid.boxes.items():
            yield _frame_within(panels[name], where, is_styled)
            yield from self._group(panels[name], ids, is_described)
            yield "</svg>"

    def _group(self, panel: Panel, ids: str, is_described: bool) -> list[str]:
        """A panel in the picture of all of them; a screen reader finds it by its label."""
        parts = self._written(panel, ids, not is_described)
        text = _with_ids(parts, ids) if ids else list(parts.values())
        if not is_described:
            return text
        return [f'<g role="group" aria-label="{escape(panel.label)}">', *text, "</g>"]

    @cached_property
    def laid(self) -> Laid:
        """Where each panel lies in one picture of all of them."""
        tree = self.drawer.whole(self.state, self.viewer) if self.is_arranged else WHOLE
        return self.arrangement.laid(tree)

    @property
    def in_picture(self) -> list[str]:
        """The panels that one picture shows."""
        return list(self.laid.boxes)

    @property
    def size(self) -> tuple[float, float]:
        """Of the picture of all panels."""
        if not self.is_arranged:
            return self.drawer.size()
        width, height = self.laid.size
        return width + 2 * MARGIN, height + 2 * MARGIN

    def frames(self, theme: Theme, ids: str) -> dict[str, Svg]:
        """Every panel as a picture of its own, for a page that arranges them."""
        if self.is_arranged:
            return {panel.name: self._alone(panel, theme, ids) for panel in self.panels}
        body = self._body(ids, is_described=True, is_styled=False)
        label = self.drawer.title(self.state, self.viewer.language)
        view = Rectangle(0, 0, *self.size)
        return {WHOLE: _frame(WHOLE, label, view, theme, " data-map", "".join(body))}

    def _alone(self, panel: Panel, theme: Theme, ids: str) -> Svg:
        """A panel as a picture in a page."""
        views = {name: list(where) for name, where in panel.views.items()}
        moves = f' data-map data-views="{escape(json.dumps(views))}"' if panel.is_map else ""
        body = "".join(_with_ids(self._written(panel, ids, is_still=False), ids))
        return _frame(panel.name, panel.label, panel.window, theme, moves, body)

    @cached_property
    def on_stage(self) -> set[str]:
        """The panels that lie on the table for everybody."""
        spread = self.arrangement.spreads[self.spread]
        return {name for tree in (*spread.whole, *spread.faces.values()) for name in names_in(tree)}

    def still(self, name: str, theme: Theme, ids: str = "", *, style: str = "") -> Svg:
        """One panel as a small picture in which nothing can be done; with a style, it is a file."""
        panel = next(panel for panel in self.panels if panel.name == name)
        body = "".join(self._written(panel, ids, is_still=True).values())
        file = (
            (' xmlns="http://www.w3.org/2000/svg"', f"<style>{style}</style>")
            if style
            else ("", "")
        )
        return Svg(
            f'<svg{file[0]} class="board {theme.name}" aria-hidden="true"'
            f' viewBox="{_view(panel.window)}">{file[1]}{body}</svg>'
        )

    def stock(self, ids: str) -> Svg:
        """The shapes that all frames share; nothing of it is seen."""
        shapes = _stock(self.drawer, self.viewer.language, ids)
        return Svg(f'<svg class="stock" width="0" height="0" aria-hidden="true">{shapes}</svg>')

    def _opening(self, theme: Theme, is_described: bool) -> str:
        width, height = self.size
        language = self.viewer.language
        if is_described:
            role = 'role="group"' if self.viewer.legal else 'role="img"'
            title = f"<title>{escape(self.drawer.title(self.state, language))}</title>"
        else:
            role, title = 'aria-hidden="true"', ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board {theme.name}" {role}'
            f' lang="{language.code}" viewBox="0 0 {width:g} {height:g}">{title}'
        )


def _one_picture(width: float, height: float) -> Arrangement:
    """For panels that are drawn over each other: one that is as wide as the narrowest screen."""
    size = Size(NARROW_PIXELS, NARROW_PIXELS * height / width)
    return Arrangement({WHOLE: size}, {"": Spread((WHOLE,))})


def _with_ids(parts: Mapping[str, str], ids: str) -> list[str]:
    return [f'<g id="{ids}{name}">{text}</g>' for name, text in parts.items()]


def _frame_within(panel: Panel, where: Rectangle, is_styled: bool) -> str:
    """Of a panel in the picture of all of them; pages allow no styles in it."""
    x, y, width, height = where
    scale = f' style="--s:{width / panel.window.width:.4g}"' if is_styled and panel.is_map else ""
    return (
        f'<svg x="{x + MARGIN:g}" y="{y + MARGIN:g}" width="{width:g}" height="{height:g}"'
        f' viewBox="{_view(panel.window)}"{scale}>'
    )


def _frame(
    name: str, label: str, window: Rectangle, theme: Theme, attributes: str, body: str
) -> Svg:
    return Svg(
        f'<svg class="board {theme.name} framed" id="panel-{name}" role="group"'
        f' aria-label="{escape(label)}" viewBox="{_view(window)}"{attributes}>{body}</svg>'
    )


def _view(window: Rectangle) -> str:
    return " ".join(f"{number:g}" for number in window)


@lru_cache(maxsize=64)
def _stock(drawer: Drawer, language: Language, ids: str) -> str:
    """One of each repeated shape, the smaller ones in the larger, too.

    Each is a board of its own, since it is styled wherever it is used.
    """
    repeated = drawer.shapes(language)
    groups = []
    for n, (name, shape) in enumerate(repeated.items()):
        text = _with_uses(shape, list(repeated.items())[n + 1 :], ids)
        groups.append(f'<g id="{ids}{name}" class="board">{text}</g>')
    return f"<defs>{''.join(groups)}</defs>"


@lru_cache(maxsize=64)
def _shortener(drawer: Drawer, language: Language, ids: str) -> Callable[[str], str]:
    """Writes a piece with references to repeated shapes; most pieces were written before."""
    repeated = list(drawer.shapes(language).items())

    @lru_cache(maxsize=PIECES)
    def shorten(text: str) -> str:
        return _with_uses(text, repeated, ids)

    return shorten


def _with_uses(text: str, repeated: Iterable[tuple[str, str]], ids: str) -> str:
    for name, shape in repeated:
        text = text.replace(shape, f'<use href="#{ids}{name}"/>')
    return text


@lru_cache(maxsize=32)
def css(*chosen: Theme, games: tuple[Game, ...]) -> str:
    """The style sheet for drawings without their own, in all themes unless some are chosen."""
    variables = [themes.variables(theme) for theme in chosen or (AUTO, DAY, NIGHT)]
    drawers = [drawer_of(game) for game in games]
    styles = dict.fromkeys(drawer.styles for drawer in drawers)
    seats = [themes.seat_styles(colours) for drawer in drawers for colours in drawer.palettes]
    return "".join([*variables, themes.SHARED, shapes.STYLES, *styles, *seats])
