"""The end at a real browser: the points are counted source after source, then comes the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from baumeister.core.record import begin, replay
from baumeister.games import game
from baumeister.web.http.identity import COOKIE
from tests.browser.people import (
    Guest,
    await_table,
    expect_result_that_adds_up,
    guest,
    rows,
    stop_the_clock,
)
from tests.browser.positions import OpenTable, Position, moments, open_all
from tests.web.processes import server_process

GAMES = ("imhotep", "oh_pharaoh", "cleopatra", "kheops", "valley_of_the_kings")
SEEDS = {"oh_pharaoh": 35}  # of a game that ends with this answer, whatever chance does
COPIES = 4  # tables of each game
FINALE = "#table.counting #finale"
LOOK_MS = 100  # of the page's time; a source is counted for much longer
# Writes down what is counted, and what the page tells meanwhile.
WATCH = """
const OUTCOMES = ["score", "worth", "notes", "phases", "crocodile"]
  .map((name) => `#frame #panel-${name} text:not(.heading)`).join() + ", #frame .star";
window.counts = [];
new MutationObserver(() => {
  const counted = document.querySelector("#finale p");
  const title = counted?.firstChild?.textContent;
  if (!title || window.counts.at(-1)?.title === title) return;
  const number = (seat) => document.querySelector(`#chip-${seat} .number`);
  const totals = [...counted.querySelectorAll("span:not(.stone)")];
  window.counts.push({
    title,
    totals: totals.map((one) => Number(one.lastChild.textContent)),
    chips: totals.map((_, seat) => Number(number(seat).textContent)),
    lit: document.querySelectorAll("#board .lit").length,
    isTold: document.querySelector("#result table") !== null,
    board: [...document.querySelectorAll(OUTCOMES)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.textContent),
  });
}).observe(document, { childList: true, subtree: true });
"""


def last_answer(name: str) -> tuple[Position, str]:
    """The last moment of a game at which there is a choice, and the answer that ends it."""
    found = game(name)
    *asked, end = moments(found, found.fewest, SEEDS.get(name, 7))
    before = next(one for one in reversed(asked) if is_choice(one))
    return before, end.entries[len(before.entries)][1]


def is_choice(position: Position) -> bool:
    """What is forced is answered by the table."""
    record = begin(position.game, position.seats)
    record.entries.extend(position.entries)
    return replay(position.game, record).forced(position.seat) is None


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, dict[str, tuple[list[OpenTable], str]]]]:
    folder: Path = tmp_path_factory.mktemp("ends") / "data"
    ends = {name: last_answer(name) for name in GAMES}
    opened = open_all(folder, [before for before, _ in ends.values() for _ in range(COPIES)])
    with server_process(folder) as server:
        yield (
            server.address,
            {
                name: (opened[n * COPIES : (n + 1) * COPIES], ends[name][1])
                for n, name in enumerate(GAMES)
            },
        )


@pytest.fixture
def finish(
    chromium: Browser, tables: tuple[str, dict[str, tuple[list[OpenTable], str]]]
) -> Iterator[Finish]:
    found = Finish(chromium, *tables)
    yield found
    assert found.person is None or found.person.leave() == []


class Finish:
    """Somebody gives the last answer of a game."""

    def __init__(
        self, chromium: Browser, address: str, tables: dict[str, tuple[list[OpenTable], str]]
    ) -> None:
        self.chromium = chromium
        self.address = address
        self.tables = tables
        self.person: Guest | None = None

    def __call__(self, name: str, pace: str) -> Page:
        tables, notation = self.tables[name]
        table = tables.pop()
        self.person = person = guest(self.chromium, self.address).at_pace(pace)
        person.page.add_init_script(WATCH)
        person.context.add_cookies([{"name": COOKIE, "value": table.cookie, "url": self.address}])
        page = person.visit(table.path)
        await_table(page)
        scene = json.loads(page.locator("#table").get_attribute("data-scene") or "")
        answer = {"seat": scene["seat"], "action": notation, "version": scene["version"]}
        if pace == "calm":
            stop_the_clock(page)  # nothing is counted before somebody looks
        person.post(f"{table.path}/answer", {**answer, "request": "the-last-one"})
        if pace == "step":
            page.locator("#next").click()
        return page


@pytest.mark.parametrize("name", GAMES)
def test_the_points_are_counted_source_after_source(finish: Finish, name: str) -> None:
    page = finish(name, "brisk")
    expect_result_that_adds_up(page)
    counts = page.evaluate("window.counts")
    sources = list(rows(page, "tbody"))
    assert [count["title"] for count in counts] == [source for source, _ in sources]
    totals = [0] * len(sources[0][1])
    for count, (_, points) in zip(counts, sources, strict=True):
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        assert count["totals"] == count["chips"] == totals
        assert not count["isTold"]  # nothing runs ahead of what is counted
    told = {str(total) for total in totals}
    for count in counts[:-1]:
        assert not told & set(count["board"]), count
    if name != "oh_pharaoh":  # nothing is left there of pyramids that have been scored
        assert any(count["lit"] for count in counts)
    expect(page.locator("#finale, #board .lit")).to_have_count(0)


def test_the_crocodile_is_the_last_to_be_seen(finish: Finish) -> None:
    page = finish("cleopatra", "brisk")
    expect_result_that_adds_up(page)
    *before, last = page.evaluate("window.counts")
    feast = page.locator("#panel-crocodile text.c-feast").first.text_content()
    assert last["title"] == "Eaten by the crocodile"
    assert feast in last["board"]
    assert not any(count["board"] for count in before)


@pytest.mark.parametrize("way", ["key", "tap", "button"])
def test_one_key_or_tap_skips_the_count(finish: Finish, way: str) -> None:
    page = finish("imhotep", "step" if way == "button" else "calm")
    while not page.locator(FINALE).count():
        page.clock.run_for(LOOK_MS)
    if way == "key":
        page.keyboard.press("Enter")
    elif way == "tap":
        page.locator("#stage").click(position={"x": 4, "y": 4})
    else:
        page.locator("#finale button").click()
    expect_result_that_adds_up(page)
    assert len(page.evaluate("window.counts")) == 1


def test_step_by_step_every_source_waits_for_a_key_or_a_tap(finish: Finish) -> None:
    page = finish("kheops", "step")
    titles = []
    while page.locator(f"{FINALE}, table.points").first.get_attribute("id") == "finale":
        titles.append(page.locator("#finale p").evaluate("one => one.firstChild.textContent"))
        page.keyboard.press(" ")
    expect_result_that_adds_up(page)
    assert titles == [source for source, _ in rows(page, "tbody")]


def test_at_once_the_result_is_there_at_once(finish: Finish) -> None:
    page = finish("kheops", "instant")
    expect_result_that_adds_up(page)
    assert page.evaluate("window.counts") == []


def test_whoever_comes_later_sees_the_result_at_once(finish: Finish) -> None:
    page = finish("valley_of_the_kings", "instant")
    expect_result_that_adds_up(page)
    assert finish.person is not None
    finish.person.at_pace("calm")
    page.reload()
    expect_result_that_adds_up(page)
    assert page.evaluate("window.counts") == []


def test_another_game_of_kheops_swaps_the_colours(finish: Finish) -> None:
    page = finish("kheops", "instant")
    expect_result_that_adds_up(page)
    before, first = colour(page), page.url
    page.get_by_role("button", name="Another game").click()
    page.wait_for_url(lambda url: url != first)
    await_table(page)
    assert {before, colour(page)} == {"white", "blue"}


def colour(page: Page) -> str:
    """In which somebody plays."""
    table = page.locator("#table")
    scene = json.loads(table.get_attribute("data-scene") or "")
    return str(scene["colours"].split()[scene["seat"]])
