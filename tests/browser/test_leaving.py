"""Leaving a table: it waits, and whoever comes back sees what has happened."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, OVER, await_table, do, is_my_turn, legal


def open_more(page: Page) -> None:
    page.get_by_role("tab", name="More").click()


def test_a_table_waits_for_whoever_leaves_it(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    table, version = page.url, page.locator("#table").get_attribute("data-version")
    open_more(page)
    expect(page.get_by_text("The game waits for you")).to_be_visible()
    page.get_by_role("link", name="Leave for now").click()
    expect(page.locator("section.mine .tables > li").first).to_contain_text("Your turn")
    page.goto(table)
    assert is_my_turn(page)
    expect(page.locator("#table")).to_have_attribute("data-version", version or "")
    expect(page.locator("#film")).to_be_hidden()  # nothing has happened


def test_letting_bots_finish_says_what_it_does_and_is_no_slip(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    open_more(page)
    page.locator("summary", has_text="Let bots finish without me").click()
    expect(page.get_by_text("they play the game to its end at once")).to_be_visible()
    assert is_my_turn(page)  # that was only the question
    page.get_by_role("button", name="Let bots finish without me").click()
    page.wait_for_selector(OVER, state="attached")


def test_whoever_comes_back_sees_what_has_happened(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.open([{"kind": "me"}, {"kind": "friend"}])
    ben.post(f"{table}/sit", {"seat": 1})
    pages = anna.visit(table), ben.visit(table)
    for page in pages:
        assert is_my_turn(page)
        do(page, legal(page)[0])
    assert is_my_turn(pages[0])
    do(pages[0], legal(pages[0])[0])
    pages[0].goto(anna.address)
    assert is_my_turn(pages[1])
    do(pages[1], legal(pages[1])[0])
    pages[1].wait_for_selector("#table:not(.mine, .sending)", state="attached")
    pages[0].goto(anna.address + table)
    await_table(pages[0])
    expect(pages[0].locator("#film-strip li")).to_have_count(1)
    pages[0].keyboard.press("Escape")
    expect(pages[0].locator("#film")).to_be_hidden()
