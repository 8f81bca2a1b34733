"""What each kind of page loads: one script and one style sheet; more only when it is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from baumeister.core.game import Game
from baumeister.drawing import AUTO, DAY, NIGHT, css
from baumeister.review import plots
from baumeister.web.assets.arrangement_css import replay_css, table_css
from baumeister.web.assets.asset import Asset
from baumeister.web.assets.script_files import ScriptLine, joined, joined_later, needs
from baumeister.web.assets.source_map import source_map

STATIC: Final = files("baumeister.web.http").joinpath("static")
SCRIPTS: Final = {
    "page": ["page"],
    "form": ["page", "new_table"],
    "table": ["page", "table"],
    "replay": ["page", "replay"],
    "review": ["page", "review"],
}
SHEETS: Final = {
    "page": ["style", "start"],
    "rules": ["style", "rules"],
    "drawer": ["style", "rules", "drawer"],
    "table": ["style", "table"],
    "lesson": ["style", "table", "guide"],
    "replay": ["style", "replay"],
    "review": ["style", "review"],
    "saved": ["style", "replay", "review"],
}
DRAWN: Final = dict.fromkeys(
    ("review", "saved"), plots.STYLE
)  # the style of pictures that are made elsewhere, too
ARRANGED: Final = {
    "table": table_css,
    "lesson": table_css,
    "replay": replay_css,
    "saved": replay_css,
}
ICONS: Final = ("icon.svg", "icon-turn.svg", "app-180.png", "app-192.png", "app-512.png")
CSS_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
CSS_SPACE: Final = re.compile(r"\s*([{};,])\s*|\s+")


def script(name: str) -> Asset:
    """The script of a kind of page, with everything that it imports."""
    return script_and_map(name)[0]


@cache
def script_and_map(name: str) -> tuple[Asset, Asset]:
    """Browsers ask for the map only when somebody opens their tools."""
    return _with_map(name, joined(SCRIPTS[name], _module, _later))


def _later(name: str, there: Iterable[str]) -> str:
    """How a browser gets a module that is needed by few, once they need it."""
    asset, _ = _with_map(name, joined_later(name, there, _module, _later))
    return f'import("{asset.address}").then((one)=>one.default({needs(name, there, _module)}))'


def _with_map(name: str, lines: list[ScriptLine]) -> tuple[Asset, Asset]:
    source = Asset(f"{name}.js.map", source_map(lines, _module).encode())
    reference = f"//# sourceMappingURL={source.address}"
    text = "\n".join([*(line.text for line in lines), reference])
    return Asset(f"{name}.js", text.encode()), source


@cache
def worker() -> str:
    """The service worker, which must always have the same address."""
    return _alone("worker")


@cache
def saved_script() -> str:
    """The script of a page that is saved, within it."""
    return _alone("replay")


def _alone(name: str) -> str:
    return "\n".join(line.text for line in joined([name], _module, _later))


@cache
def sheet(name: str, game: Game | None = None, seats: int = 0) -> Asset:
    """The style sheet of a kind of page: the palette, the drawings of a game if any, and where its
    panels lie for a number of seats.
    """
    drawings = css(games=(game,) if game else ())
    for theme in (AUTO, DAY, NIGHT):
        # Drawings inherit the colours of their page, which follows the visitor's choice.
        drawings = drawings.replace(f".board.{theme.name}{{", f"html.{theme.name}{{")
    written = "".join(_read(f"{part}.css") for part in SHEETS[name]) + DRAWN.get(name, "")
    arranged = ARRANGED[name](game, seats) if game and seats else ""
    return Asset(f"{name}.css", (drawings + _brief(written) + arranged).encode())


@cache
def icon(name: str) -> Asset:
    return Asset(name, STATIC.joinpath(name).read_bytes())


def _brief(style: str) -> str:
    """A style sheet without comments and without space that says nothing."""
    return CSS_SPACE.sub(lambda found: found[1] or " ", CSS_COMMENT.sub("", style)).strip()


def _module(name: str) -> str:
    return _read(f"{name}.js")


def _read(name: str) -> str:
    return STATIC.joinpath(name).read_text("utf-8")
