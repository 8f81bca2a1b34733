"""The stage and the dock: where the panels of a drawing lie on the table's page.

Every panel is a picture of its own; which of them are seen, and where, is left to a style sheet
(`arrangement_css`), so nobody here knows the screen.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from htpy import Element, Node, button, div, fragment, h2, ol, span
from markupsafe import Markup

from baumeister.drawing import Drawing, Svg
from baumeister.drawing.arrangement import Tree, names_in
from baumeister.drawing.drawer import Tab
from baumeister.web.view.board import PART
from baumeister.web.view.visitor import THEMES, Visitor

SEAT: Final = "seat-"  # begins the names of the panels that show what a player has
CLOSE: Final = "×"
KEPT_HEADLINES: Final = 1024  # of all games
KIND: Final = re.compile("[ -]")  # ends the first word of what is done or picked up
BETWEEN: Final = " · "  # the title of a game and how far it has come


def board(who: Visitor, drawing: Drawing, words: Node, covers: Node) -> Element:
    """Everything that is drawn; `words` say the same, and `covers` come over it all."""
    frames = drawing.frames(THEMES[who.theme], PART)
    docked = set(docked_panels(drawing))
    staged = staged_panels(drawing)
    seats = [svg for name, svg in frames.items() if name.startswith(SEAT)]
    middle = [svg for name, svg in frames.items() if name in staged]
    return div(id="board", data_name=who.say("table.board"))[
        drawing.stock(PART),
        div(id="stage", role="group", aria_label=who.say("table.board"))[
            div(id="faces", role="tablist", aria_label=who.say("table.faces"))[
                Markup(faces(drawing))
            ],
            div(id="frame")[middle],
            ol(id="words", class_="unseen", aria_label=who.say("table.board_in_words"))[words],
            _sheet(who, seats),
            _film(who),
            covers,
        ],
        div(id="dock", hidden=not docked)[
            div(id="dock-frame")[[frames[name] for name in frames if name in docked]]
        ],
    ]


def staged_panels(drawing: Drawing) -> set[str]:
    """What may be in the middle; some panels are only for a picture of all of them."""
    spreads = drawing.arrangement.spreads.values()
    trees = [tree for spread in spreads for tree in (*spread.whole, *spread.faces.values())]
    return {name for tree in trees for name in names_in(tree)}


def docked_panels(drawing: Drawing) -> list[str]:
    """What is one's own, if one has a seat."""
    return [name for tree in drawing.arrangement.dock[:1] for name in names_in(tree)]


def _sheet(who: Visitor, seats: list[Svg]) -> Element:
    """What a player has, over the stage; there while somebody looks at it."""
    return div(id="sheet", role="dialog", aria_labelledby="sheet-title", hidden=True)[
        div(class_="head")[
            h2(id="sheet-title", tabindex="-1"),
            button(type="button", id="sheet-close", aria_label=who.say("table.close"))[CLOSE],
        ],
        seats,
    ]


def _film(who: Visitor) -> Element:
    """What has happened since somebody's turn, over the stage while they look at it."""
    return div(id="film", role="region", aria_labelledby="film-title", hidden=True)[
        div(class_="head")[
            h2(id="film-title", tabindex="-1")[who.say("table.since")],
            button(type="button", id="film-close", aria_label=who.say("table.close"))[CLOSE],
        ],
        ol(id="film-strip"),
    ]


def headline(drawing: Drawing) -> str:
    """What is played, and how far; where there is little room, the latter is what remains."""
    language = drawing.viewer.language
    title = drawing.state.game.name(language)
    whole = drawing.drawer.title(drawing.state, language)
    return _headline(title, whole.removeprefix(title).removeprefix(BETWEEN))


@lru_cache(maxsize=KEPT_HEADLINES)
def _headline(title: str, progress: str) -> str:
    return str(fragment[span(class_="name")[title], span(class_="progress")[progress]])


def faces(drawing: Drawing) -> str:
    """The tabs of a spread that has several faces."""
    spread = drawing.arrangement.spreads[drawing.spread]
    return "".join(
        _face(name, " ".join(names_in(tree)), drawing.tabs[name])
        for name, tree in spread.faces.items()
    )


@lru_cache(maxsize=KEPT_HEADLINES)
def _face(name: str, panels: str, tab: Tab) -> str:
    return str(
        button(type="button", role="tab", id=f"face-{name}", data_face=name, data_panels=panels)[
            tab.title, span(class_="count")[tab.count]
        ]
    )


def first_face(drawing: Drawing) -> str:
    """The face with most kinds of things to do on it, and most things of them, or else the first.

    The page's script turns to a face by the same measure (`table_view.js`).
    """
    notation = drawing.state.game.vocabulary.notation
    offers = {
        panel.name: [KIND.split(name)[0] for name in (*map(notation, panel.targets), *panel.picks)]
        for panel in drawing.panels
    }

    def measure(tree: Tree) -> tuple[int, int]:
        kinds = [kind for name in names_in(tree) for kind in offers[name]]
        return len(set(kinds)), len(kinds)

    found = drawing.arrangement.spreads[drawing.spread].faces
    return max(found, key=lambda face: measure(found[face]), default="")
