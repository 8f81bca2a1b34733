"""Without a connection: a friendly page, replays that were opened before, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, LIVE, Guest

READY = "() => navigator.serviceWorker.ready.then(() => null)"
# Everything that the worker has kept, without what names one version.
KEPT = """async () => {
  const addresses = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
  }
  return addresses.map((address) => new URL(address).pathname);
}"""
# Looks again and again, until there are so many.
ALL_KEPT = """async (moments) => {
  const kept = async () => (await (await caches.open((await caches.keys())[0])).keys())
    .filter(({ url }) => url.includes("/moment?"));
  for (let times = 0; times < 1000 && (await kept()).length < moments; times++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
IN_GERMAN = """async () => {
  const names = () => caches.keys();
  for (let times = 0; times < 300; times++) {
    if ((await names()).length === 1 && (await names())[0].includes("lang=de")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
IS_CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def with_worker(guest: Guest) -> Page:
    """Whoever has been here before."""
    page = guest.visit("/")
    page.evaluate(READY)
    page.reload()
    page.wait_for_function(IS_CONTROLLED)
    return page


def cut(guest: Guest) -> None:
    guest.tolerate("ERR_INTERNET_DISCONNECTED|Failed to load resource")
    guest.context.set_offline(True)


@pytest.mark.parametrize(
    ("locale", "heading"), [("en-GB", "No connection"), ("de-DE", "Keine Verbindung")]
)
def test_without_a_connection_a_page_says_so(invite: Invite, locale: str, heading: str) -> None:
    guest = invite(locale=locale)
    page = with_worker(guest)
    cut(guest)
    page.goto(f"{guest.address}/rules")
    expect(page.locator("h1")).to_have_text(heading)
    assert page.evaluate("getComputedStyle(document.body).display") == "flex"  # it has its styles
    expect(page.locator("#kept")).to_be_hidden()
    guest.context.set_offline(False)
    page.locator("main a.primary").click()
    expect(page).to_have_url(f"{guest.address}/rules")
    expect(page.locator("h1")).not_to_have_text(heading)


def test_another_language_brings_another_page(invite: Invite) -> None:
    guest = invite(locale="en-GB")
    page = with_worker(guest)
    page.locator("[data-setting=lang]").click()
    page.wait_for_selector("html[lang=de]")
    page.evaluate(IN_GERMAN)
    cut(guest)
    page.goto(f"{guest.address}/about")
    expect(page.locator("h1")).to_have_text("Keine Verbindung")


def test_a_finished_replay_can_be_watched_without_a_connection(
    invite: Invite, finished: str
) -> None:
    guest = invite(locale="en-GB")
    page = with_worker(guest)
    guest.visit(f"{finished}/replay")
    moments = page.locator("#steps [data-step]").count()
    page.evaluate(ALL_KEPT, moments)
    cut(guest)
    page.goto(f"{guest.address}/")
    expect(page.locator("h1")).to_have_text("No connection")
    page.locator("#kept a").click()
    expect(page.locator("#board svg.framed").first).to_be_visible()
    expect(page.locator("#play")).to_be_visible()  # its script is there, too
    before = page.locator("#position").text_content()
    page.locator("#last").click()
    expect(page.locator("#position")).not_to_have_text(before or "")
    expect(page.locator("#happened")).to_contain_text("The game is over.")


def test_nothing_of_a_game_that_goes_on_is_kept(invite: Invite) -> None:
    guest = invite("Anna")
    page = with_worker(guest)
    url = guest.open(AGAINST_BOT)
    guest.visit(url)
    guest.visit(f"{url}/replay")
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(KEPT)
    assert "/offline" in kept
    assert [path for path in kept if not path.startswith(("/offline", "/static/"))] == []
    cut(guest)
    page.goto(f"{guest.address}{url}")
    expect(page.locator("h1")).to_have_text("No connection")
    expect(page.locator(LIVE)).to_have_count(0)
