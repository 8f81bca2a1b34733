"""All positions of the tests on all screens, as one contact sheet for each game: to be looked at.

python -m tests.browser.screenshots [GAME …]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from htpy import Element, a, body, div, figcaption, figure, h1, head, html, img, meta, style, title
from markupsafe import Markup
from playwright.sync_api import Browser, sync_playwright
from scripts.browser import ADVICE, browser

from baumeister.core.game import Game
from baumeister.games import all_games, game
from tests.browser.flags import FLAGS
from tests.browser.gallery import Look, looks
from tests.browser.positions import open_all, positions
from tests.web.processes import server_process

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "build" / "screenshots"
STYLE: Final = Markup(
    "body{font:14px system-ui,sans-serif;background:#777;margin:1rem}h1{color:#fff}"
    ".sheet{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}"
    "figure{margin:0;color:#fff}img{display:block;height:24rem}figcaption{max-width:24rem}"
)


def take(chromium: Browser, found: Game) -> Path:
    """Every look at a game in its own file, and the sheet that shows them all."""
    folder = FOLDER / found.id
    folder.mkdir(parents=True, exist_ok=True)
    shown: list[Look] = []
    with TemporaryDirectory() as data:
        tables = open_all(Path(data) / "data", positions(found))
        with server_process(Path(data) / "data") as server:
            for look, page in looks(chromium, server.address, tables):
                page.screenshot(path=folder / f"{look.name}.png")
                shown.append(look)
    sheet = FOLDER / f"{found.id}.html"
    sheet.write_text(f"<!doctype html>{contact_sheet(found, shown)}", "utf-8")
    return sheet


def contact_sheet(found: Game, shown: Sequence[Look]) -> Element:
    in_order = sorted(shown, key=lambda look: (look.width, look.scheme, look.language))
    return html(lang="en")[
        head[meta(charset="utf-8"), title[found.title], style[STYLE]],
        body[h1[found.title], div(class_="sheet")[(_picture(found, look) for look in in_order)]],
    ]


def _picture(found: Game, look: Look) -> Element:
    path = f"{found.id}/{look.name}.png"
    return figure[
        a(href=path)[img(src=path, alt="", loading="lazy")],
        figcaption[f"{look.table.position.name}, {look.width} × {look.height}, {look.language}"],
    ]


def main(wished: Sequence[str]) -> None:
    path = browser()
    if path is None:
        raise SystemExit(ADVICE)
    games = [game(name) for name in wished] or list(all_games())
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        for found in games:
            print(take(chromium, found))
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
