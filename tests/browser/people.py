"""People at real browsers: what they do at a table, and what they see there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from baumeister.games import all_games

PATIENCE_MS = 30_000  # on a machine that has much else to do
BOTS = [{"kind": "bot", "level": "random"}] * 2
AGAINST_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]

PAGES = (
    "/",
    "/rules",
    "/about",
    "/about/reviews",
    "/replay",
    "/nowhere",
    *(f"/{kind}/{game.id}" for game in all_games() for kind in ("new", "rules")),
    "/rules/imhotep/clauses",
)

PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

# How the server asks for a name is an error to the browser's console.
EXPECTED = "the server responded with a status of 401"

AT_ONCE = """try {
  if (!localStorage.getItem("pace")) localStorage.setItem("pace", "instant");
} catch {
  // An empty page may not keep anything.
}"""
LIVE = "#table.live"  # it has heard from the server since it was loaded
MY_TURN = f"{LIVE}.mine:not(.sending) [data-action]"
OVER = "#table.over"
# Which of the first people at a table is asked, and what the page shows; null while a bot is.
WHO = """(people) => {
  const seats = [...document.querySelectorAll("#people .sitter")].slice(0, people);
  const seat = seats.findIndex((one) => one.matches(".asked"));
  return seat < 0 ? null : [seat, Number(document.getElementById("table").dataset.version)];
}"""
SHOWS = """(version) => {
  const table = document.getElementById("table");
  return table.matches(".live:not(.sending)") && Number(table.dataset.version) >= version;
}"""

Choice = Callable[[list[str]], str]

addresses = count(1)


class Guest:
    """Somebody with a browser of their own, whose console is read for errors."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.problems: list[str] = []
        self.tolerated = re.compile(EXPECTED)
        context.on("console", self._hear)
        context.on("weberror", lambda problem: self.problems.append(str(problem.error)))
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.tolerated.search(message.text):
            self.problems.append(f"{message.text} at {message.location}")

    def tolerate(self, pattern: str) -> None:
        """Some errors are part of a test."""
        self.tolerated = re.compile(f"{self.tolerated.pattern}|{pattern}")

    def at_pace(self, speed: str) -> Guest:
        """From the next page on, what others do is shown like this."""
        keep = f'try {{ localStorage.setItem("pace", "{speed}") }} catch {{}}'
        self.context.add_init_script(keep)
        return self

    def leave(self) -> list[str]:
        """What went wrong meanwhile."""
        self.context.close()
        return self.problems

    # Without the pages, to get somewhere quickly

    def post(self, path: str, data: object = None) -> dict[str, Any]:
        reply = self.context.request.post(self.address + path, data={} if data is None else data)
        assert reply.ok, reply.text()
        answer = reply.json()
        assert isinstance(answer, dict)
        return answer

    def named(self, name: str) -> Guest:
        self.post("/name", {"name": name})
        return self

    def open(self, seats: list[dict[str, str]], **more: object) -> str:
        return str(self.post("/tables", {"game": "imhotep", "seats": seats, **more})["url"])

    # At a page

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        if self.page.locator("#table").count():
            await_table(self.page)
        return self.page

    def sit_at(self, seats: list[dict[str, str]], **more: object) -> Page:
        """Open a table and go there."""
        return self.visit(self.open(seats, **more))

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)


def guest(browser: Browser, address: str, **wishes: object) -> Guest:
    """Everybody comes from an address of their own, and nothing moves unless that is wished.

    What others do is shown at once; a test of the pace chooses another one.
    """
    number = next(addresses)
    settings: dict[str, Any] = {
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        "extra_http_headers": {"x-forwarded-for": f"10.0.{number // 250}.{1 + number % 250}"},
        **wishes,
    }
    context = browser.new_context(**settings)
    context.add_init_script(AT_ONCE)
    return Guest(context, address)


# At a table


def await_table(page: Page) -> None:
    """Wait until a table has loaded and hears from the server."""
    page.wait_for_selector(LIVE, state="attached")


def stop_the_clock(page: Page) -> None:
    """From now on a page's time passes only when a test says so, however busy the machine is."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def is_my_turn(page: Page) -> bool:
    """Wait until this player is asked; false at the end of the game."""
    page.wait_for_selector(f"{OVER}, {MY_TURN}", state="attached")
    return page.locator(OVER).count() == 0


def who_is_asked(*pages: Page) -> Page:
    """Wait until one of the people on the first seats has something to decide."""
    while True:
        seat, version = pages[0].wait_for_function(WHO, arg=len(pages)).json_value()
        page = pages[int(seat)]
        page.wait_for_function(SHOWS, arg=version)
        if page.locator(MY_TURN).count():
            return page
        pages[0].wait_for_selector(f'{LIVE}:not([data-version="{version}"])', state="attached")


def legal(page: Page) -> list[str]:
    """Everything that can be done now, on the board and beside it."""
    found = page.locator("#table [data-action]")
    return [
        str(notation)
        for notation in found.evaluate_all("all => all.map(one => one.dataset.action)")
    ]


def action(page: Page, notation: str) -> Locator:
    return page.locator(f'#table [data-action="{notation}"]')


def log(page: Page) -> list[str]:
    return page.locator("#log li").all_inner_texts()


def held_for(page: Page, notation: str) -> tuple[str, int]:
    """What has to be in the hand for an action, and how often it has to be turned."""
    held = action(page, notation).get_attribute("data-with") or ""
    name, _, turn = held.partition(" ")[0].partition("/")
    return name, int(turn or 0)


def pick_up(page: Page, name: str, turns: int) -> None:
    page.locator(f'[data-pick="{name}"]').click()
    for _ in range(turns):
        page.keyboard.press("r")


@contextmanager
def answering(page: Page) -> Iterator[None]:
    """What is done meanwhile is an answer; afterwards the page shows what it led to."""
    before = page.locator("#table").get_attribute("data-version")
    yield
    page.wait_for_selector(f'{LIVE}:not(.sending, [data-version="{before}"])', state="attached")


def do(page: Page, notation: str) -> None:
    """Pick up what an action needs, click on it, and wait for what happens."""
    name, turns = held_for(page, notation)
    if name:
        pick_up(page, name, turns)
    with answering(page):
        action(page, notation).click()
        confirm(page)


def confirm(page: Page) -> None:
    """Say yes, if this was asked."""
    if page.locator("#confirm").is_visible():
        page.locator("#confirm-yes").click()


def play(page: Page, choose: Choice, turns: int) -> None:
    """Answer so many questions, unless the game ends before."""
    for _ in range(turns):
        if not is_my_turn(page):
            return
        do(page, choose(legal(page)))


def by_chance(seed: int) -> Choice:
    return Random(seed).choice


def preferring(*words: str) -> Choice:
    """Choose the first answer with the earliest of these words in it; otherwise any first one."""

    def choose(found: list[str]) -> str:
        wished = (answer for word in words for answer in found if re.search(word, answer))
        return next(wished, found[0])

    return choose


def rows(page: Page, part: str) -> Iterator[tuple[str, list[int]]]:
    """Name and numbers of each row in a part of the table of points."""
    for row in page.locator(f"table.points {part} tr").all():
        name = row.locator("th").inner_text()
        yield name, [int(number) for number in row.locator("td").all_inner_texts()]


def expect_result_that_adds_up(page: Page) -> None:
    expect(page.locator("table.points")).to_be_visible()
    sources = [numbers for _, numbers in rows(page, "tbody")]
    feet = dict(rows(page, "tfoot"))
    totals = feet["Total"]
    assert [sum(row[seat] for row in sources) for seat in range(len(totals))] == totals
    best = max(totals)
    assert all(totals[seat] == best for seat, rank in enumerate(feet["Rank"]) if rank == 1)
    said = f"with {best} point" if any(totals) else "Nobody wins"
    expect(page.locator("#prompt")).to_contain_text(said)
