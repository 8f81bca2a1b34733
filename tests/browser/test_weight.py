"""Pages are light, and are there after few journeys: over a slow line that is what people wait for.

How long they really wait is in docs/web.md, as `slow_line` measures it; a clock would tell more of
the machine that runs the tests.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse

from baumeister.core.game import Game
from baumeister.games import all_games
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Guest, await_table
from tests.browser.weighing import KIB, Scales

START_KIB = 45
COLD_KIB = 60
WARM_KIB = 25
SCROLL = "document.querySelectorAll('img').forEach((one) => (one.loading = 'eager'))"
AHEAD = """() => performance.getEntriesByType("resource")
  .filter((one) => one.name.includes("/static/table.") && one.responseEnd).length === 2"""
CAME = """performance.getEntriesByType("resource")
  .filter((one) => one.name.includes("/static/table.")).map((one) => one.transferSize)"""
LOADED = "() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)"


def unhelped(invite: Invite, name: str = "", /, **wishes: object) -> Guest:
    """Somebody whose browser has no worker for our pages: what it fetches would not be counted."""
    guest = invite(name, service_workers="block", **wishes)
    guest.tolerate("Service Worker registration blocked")
    return guest


def weight(guest: Guest, path: str) -> float:
    """What comes over the wire for somebody's worker."""
    reply = guest.context.request.get(guest.address + path)
    headers = sum(len(f"{one['name']}: {one['value']}") + 2 for one in reply.headers_array)
    return (headers + reply_bytes(reply)) / KIB


def reply_bytes(reply: APIResponse) -> int:
    return int(reply.headers.get("content-length") or len(reply.body()))


@pytest.mark.parametrize("wishes", [{"color_scheme": "dark"}, PHONE], ids=["night", "phone"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_start_page_is_light_with_all_its_pictures(
    invite: Invite, wishes: dict[str, object], locale: str
) -> None:
    guest = unhelped(invite, locale=locale, **wishes)
    worker = sum(weight(guest, path) for path in ("/worker.js", "/offline", "/app.webmanifest"))
    scales = Scales(guest.page)
    page = guest.visit("/")
    page.evaluate(SCROLL)
    page.wait_for_function(LOADED)
    page.wait_for_load_state("networkidle")
    assert len([one for one in scales.came() if one.endswith(".svg")]) == len(all_games()) + 1
    assert {"page.css", "page.js"} <= scales.came()
    assert scales.kib() + worker <= START_KIB


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_table_is_light_and_lighter_the_second_time(invite: Invite, game: Game) -> None:
    guest = unhelped(invite, "Anna")
    url = guest.post(f"/quick/{game.id}")["url"]
    scales = Scales(guest.page)
    page = guest.visit(url)
    page.wait_for_load_state("networkidle")
    icons = {"icon.svg", "icon-turn.svg"}
    assert scales.came() - icons == {"t", "table.css", "table.js", "pushes"}
    assert scales.kib() <= COLD_KIB
    scales.clear()
    page.reload()
    await_table(page)
    page.wait_for_load_state("networkidle")
    assert scales.came() - icons == {"t", "pushes"}
    assert scales.kib() <= WARM_KIB


def test_files_of_a_table_come_while_somebody_is_about_to_open_it(invite: Invite) -> None:
    guest = unhelped(invite)
    page = guest.visit("/")
    page.wait_for_load_state("networkidle")
    play = page.locator("[data-quick='/quick/kheops']")
    play.hover()
    page.wait_for_function(AHEAD)
    play.click()
    await_table(page)
    assert page.evaluate(CAME) == [0, 0]
