"""Make pictures of every page in all sizes, colours and languages, to be looked at.

    python -m scripts.screenshots FOLDER

With `--docs` instead of a folder, only the two pictures of the table in `docs` are made anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.flags import FLAGS
from tests.browser.people import PHONE, Guest, by_chance, guest, is_my_turn, play, preferring
from tests.web.processes import server_process

from baumeister.core.game import Game
from baumeister.games import all_games
from scripts.browser import ADVICE, browser

ROOT = Path(__file__).resolve().parent.parent
SIZES: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "390": PHONE,
}
SCHEMES = ("light", "dark")
LANGUAGES = ("en", "de")
PAGES = {
    "start": "/",
    "rules": "/rules",
    "about": "/about",
    "bring": "/replay",
    "lost": "/nowhere",
}
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "beginner"}
FRIEND = {"kind": "friend"}
USUAL = 3  # players, where a game allows it

# A picture shows more after lively play; games that are not named here are played by chance.
LIVELY = {"imhotep": preferring("^card", "^place . 2", "^place . 1", "^sail", "^take")}
MIDDLE = {"imhotep": 14}  # answers of one player
HALF = 24  # for other games


def seats(game: Game, others: dict[str, str]) -> list[dict[str, str]]:
    return [ME, *[others] * (max(game.fewest, min(game.most, USUAL)) - 1)]


def pages_of(game: Game) -> dict[str, str]:
    return {f"{game.id}-new": f"/new/{game.id}", f"{game.id}-rules": f"/rules/{game.id}"}


def tables_of(person: Guest, game: Game) -> dict[str, str]:
    """Addresses of tables at different stages, by the name of the picture."""
    found = {
        "waiting": person.open(seats(game, FRIEND), game=game.id),
        "early": person.open(seats(game, BOT), game=game.id),
    }
    for name, turns in (("middle", MIDDLE.get(game.id, HALF)), ("final", 1000)):
        page = person.sit_at(seats(game, BOT), game=game.id)
        play(page, LIVELY.get(game.id, by_chance(1)), turns)
        is_my_turn(page)
        found[name] = page.url.removeprefix(person.address)
    found["replay"] = f"{found['final']}/replay?at=60"
    return {f"{game.id}-{name}": path for name, path in found.items()}


def looks() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every combination of size, colours and language."""
    for size, screen in SIZES.items():
        for scheme in SCHEMES:
            for language in LANGUAGES:
                wishes = {**screen, "color_scheme": scheme, "locale": language}
                yield f"{size}-{scheme}-{language}", wishes


def take_all(running: Browser, address: str, folder: Path) -> None:
    host = guest(running, address).named("Nofretete")
    read = {
        **PAGES,
        **{name: path for game in all_games() for name, path in pages_of(game).items()},
    }
    played = [tables_of(host, game) for game in all_games()]
    shown = {**read, **{name: path for found in played for name, path in found.items()}}
    identity = host.context.storage_state()
    for look, wishes in looks():
        person = guest(running, address, storage_state=identity, **wishes)
        for name, path in shown.items():
            settled(person.visit(path))
            is_long = name in read or name.endswith("-replay")
            person.page.screenshot(path=folder / f"{name}-{look}.png", full_page=is_long)
        person.leave()
        print(look)


def take_for_docs(running: Browser, address: str, folder: Path) -> None:
    host = guest(running, address).named("Nofretete")
    page = host.sit_at([ME, BOT, BOT], game="imhotep")
    play(page, LIVELY["imhotep"], 12)
    wishes = {**SIZES["1440"], "storage_state": host.context.storage_state()}
    for name, scheme in (("table", "light"), ("table-night", "dark")):
        person = guest(running, address, color_scheme=scheme, **wishes)
        settled(person.visit(page.url.removeprefix(address)))
        person.page.screenshot(path=folder / f"{name}.png")
        person.leave()


def settled(page: Page) -> None:
    """Wait until a page has what the server says first."""
    page.wait_for_load_state("networkidle")


def main() -> int:
    found = browser()
    if found is None or len(sys.argv) != 2:
        print(__doc__ if found else ADVICE, file=sys.stderr)
        return 2
    is_for_docs = sys.argv[1] == "--docs"
    folder = ROOT / "docs" if is_for_docs else Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        server_process(Path(data) / "data") as server,
        sync_playwright() as playwright,
    ):
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        (take_for_docs if is_for_docs else take_all)(running, server.address, folder)
        running.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
