"""The luck of a table in the browser: promised before the game, checked after it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite

KEPT = "The luck of this game is as promised."


def test_the_luck_of_a_finished_game_is_checked_with_one_button(
    invite: Invite, finished: str
) -> None:
    page = invite("Vera").visit(f"{finished}/replay")
    page.get_by_role("link", name="Check the luck").click()
    expect(page.locator(".lead")).to_have_text(KEPT)
    expect(page.locator(".findings .good")).to_have_count(3)
    draws = page.locator(".draws tbody tr")
    expect(draws.first).to_be_hidden()
    page.get_by_text("Every draw").click()
    expect(draws.first).to_be_visible()
    assert draws.count() > 10
    assert page.locator(".draws .bad").count() == 0


def test_the_luck_of_a_record_that_was_brought_is_checked(invite: Invite, finished: str) -> None:
    person = invite("Vera")
    record = person.page.request.get(f"{person.address}{finished}/record.txt").text()
    page = person.visit("/replay")
    page.locator("textarea").fill(record)
    page.get_by_role("button", name=re.compile("Look|Show|Watch")).click()
    page.get_by_role("button", name="Check the luck").click()
    expect(page.locator(".lead")).to_have_text(KEPT)


def test_a_word_of_ones_own_is_added_to_a_new_table(invite: Invite) -> None:
    page = invite("Anna").visit("/new/kheops")
    page.get_by_text("Add luck of your own").click()
    promised = page.locator(".digits").inner_text()
    page.get_by_label("Your word").fill("papyrus")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table.live")
    page.locator("#tab-people").click()
    link = page.get_by_role("link", name="Promised luck")
    expect(link).to_contain_text(promised[:8])
    link.click()
    expect(page.locator(".digits")).to_have_text(promised)
    expect(page.locator(".words")).to_contain_text("papyrus")
