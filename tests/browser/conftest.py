"""One browser and one server for all tests here; chance is the same in every run.

They end with the folder and not with the session: while Playwright runs, no other test could use
`asyncio.run`. So these tests stay together, whatever the order of all tests is, and begin first: a
process that is done with its own tests may then take over any others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from scripts.browser import ADVICE, browser

from tests.browser.flags import FLAGS
from tests.browser.people import BOTS, OVER, PATIENCE_MS, Guest, guest
from tests.web.processes import ServerProcess, server_process

FOLDER = Path(__file__).resolve().parent

Invite = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.is_relative_to(FOLDER))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = browser()
    if found is None:
        pytest.fail(ADVICE, pytrace=False)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, headless=True, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("server") / "data", same_chance=True) as running:
        yield running


@pytest.fixture(scope="package")
def finished(chromium: Browser, server: ServerProcess) -> str:
    """Where a game between bots has come to its end."""
    host = guest(chromium, server.address).named("Hatti")
    page = host.sit_at(BOTS)
    page.wait_for_selector(OVER)
    host.leave()
    return page.url.removeprefix(server.address)


@pytest.fixture
def invite(chromium: Browser, server: ServerProcess) -> Iterator[Invite]:
    """Lets people come, each with a browser of their own; none of them may see an error."""
    people: list[Guest] = []

    def come(name: str = "", address: str = server.address, **wishes: object) -> Guest:
        people.append(guest(chromium, address, **wishes))
        return people[-1].named(name) if name else people[-1]

    yield come
    problems = [problem for person in people for problem in person.leave()]
    assert problems == []
