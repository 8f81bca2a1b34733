"""A phone: fingers instead of a mouse, and a narrow screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PAGES, PHONE, action, answering, is_my_turn, log

NARROW: dict[str, object] = {**PHONE, "viewport": {"width": 360, "height": 740}}
WIDTH = "() => document.scrollingElement.scrollWidth"


def on_board(page: Page) -> str:
    """Something that can be done on the board itself."""
    assert is_my_turn(page)
    return page.locator("#board [data-action]").first.get_attribute("data-action") or ""


def test_a_tap_selects_and_a_second_one_does_it(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wished, before = on_board(page), log(page)
    action(page, wished).tap()
    question = page.locator("#confirm")
    expect(question).to_be_visible()
    sentence = action(page, wished).locator("> title").text_content() or ""
    expect(question).to_contain_text(sentence)
    assert log(page) == before

    page.get_by_role("button", name="Not yet").tap()
    expect(question).to_be_hidden()
    assert log(page) == before

    action(page, wished).tap()
    expect(question).to_be_visible()
    with answering(page):
        action(page, wished).tap()
    expect(question).to_be_hidden()


def test_a_button_confirms_a_tap(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wished = on_board(page)
    action(page, wished).tap()
    with answering(page):
        page.get_by_role("button", name="Do it").tap()
    expect(page.locator("#confirm")).to_be_hidden()


def test_the_panels_are_a_drawer(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    expect(page.locator("#log")).to_be_hidden()
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#people")).to_be_hidden()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#people")).to_be_visible()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#people")).to_be_hidden()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_page_is_wider_than_the_screen(invite: Invite, finished: str, language: str) -> None:
    person = invite("Maximiliana von und zu Hohenberg", locale=language, **NARROW)
    person.tolerate("status of 404")
    running = person.open(AGAINST_BOT)
    for path in (*PAGES, running, finished, f"{finished}/replay"):
        page = person.visit(path)
        assert page.evaluate(WIDTH) <= 360, path
