"""Boards on every screen: what is written can be read, and what can be done can be hit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from baumeister.games import all_games, game
from tests.browser.gallery import LANGUAGES, looks
from tests.browser.positions import WISHED, OpenTable, open_all, positions
from tests.browser.reading import CONTRAST, EMPTY, MOST_EMPTY, PROBLEMS, SMALLEST
from tests.web.processes import server_process

Tables = tuple[str, list[OpenTable]]


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
