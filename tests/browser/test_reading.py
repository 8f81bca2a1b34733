"""Boards on every screen: what is written can be read, and what can be done can be hit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from baumeister.games import all_games, game
from baumeister.web.http.identity import COOKIE
from tests.browser.axe import ALL_BUT_COLOURS, AXE, VIOLATIONS
from tests.browser.gallery import FINGERS, LANGUAGES, MICE, SCHEMES, looks
from tests.browser.large_text import PAGE_ZOOM, TEXT_ZOOM, Zoom, reader
from tests.browser.people import await_table
from tests.browser.positions import WISHED, OpenTable, open_all, positions
from tests.browser.reading import CONTRAST, EMPTY, MOST_EMPTY, PROBLEMS, SMALLEST
from tests.web.processes import server_process

Tables = tuple[str, list[OpenTable]]
FEW = 4  # positions


@pytest.fixture(scope="module", params=[found.id for found in all_games()])
def tables(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    """A server with a table for every position of a game."""
    folder: Path = tmp_path_factory.mktemp("positions") / "data"
    found = open_all(folder, positions(game(request.param)))
    assert len(found) >= WISHED
    with server_process(folder) as server:
        yield server.address, found


def test_everything_can_be_read_and_hit(chromium: Browser, tables: Tables) -> None:
    found: dict[str, list[str]] = {}
    for look, page in looks(chromium, *tables, schemes=("light",)):
        problems = page.evaluate(PROBLEMS, SMALLEST)
        empty = page.evaluate(EMPTY)
        if look.is_tall and empty > MOST_EMPTY:
            problems.append(f"{empty:.0%} of the stage are empty")
        if problems:
            found[look.name] = problems
    assert found == {}


def test_text_is_told_from_what_lies_below_it(chromium: Browser, tables: Tables) -> None:
    """Colours are the same in every language."""
    every = looks(chromium, *tables, languages=LANGUAGES[:1])
    found = {look.name: problems for look, page in every if (problems := page.evaluate(CONTRAST))}
    assert found == {}


@pytest.mark.parametrize("zoom", [*TEXT_ZOOM, PAGE_ZOOM], ids=str)
def test_letters_of_twice_the_size_leave_everything_usable(
    chromium: Browser, tables: Tables, zoom: Zoom
) -> None:
    """A few positions: what grows is around the board, and is the same in most of them."""
    address, every = tables
    found: dict[str, list[str]] = {}
    with reader(chromium, zoom) as page:
        for table in every[:: len(every) // FEW]:
            page.context.add_cookies([{"name": COOKIE, "value": table.cookie, "url": address}])
            page.goto(address + table.path)
            await_table(page)
            if problems := page.evaluate(PROBLEMS, SMALLEST):
                found[table.position.name] = problems
    assert found == {}


def test_axe_finds_nothing_at_any_table(chromium: Browser, tables: Tables) -> None:
    """Every kind of question once, on a phone and on a desk; colours have a test of their own."""
    address, every = tables
    kinds = list({table.position.question: table for table in every}.values())
    found: dict[str, list[str]] = {}
    for look, page in looks(chromium, address, kinds, LANGUAGES[1:], SCHEMES[:1]):
        if (look.width, look.height) not in (FINGERS[0], MICE[0]):
            continue
        page.evaluate(AXE)
        if problems := page.evaluate(VIOLATIONS, ALL_BUT_COLOURS):
            found[look.name] = problems
    assert found == {}
