"""The replay of a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import is_my_turn, legal, log


def place(page: Page) -> int:
    """Where the replay stands."""
    return int(page.locator("#slider").input_value())


def test_a_finished_game_is_watched_again(invite: Invite, finished: str) -> None:
    person = invite("Vera")
    page = person.visit(f"{finished}/replay")
    board = page.locator("#board")
    expect(page.locator("#previous")).to_have_attribute("aria-disabled", "true")
    first = board.inner_html()

    page.get_by_role("link", name="One step forward").click()
    expect(page.locator("#previous")).not_to_have_attribute("aria-disabled", "true")
    assert board.inner_html() != first
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#previous")).to_have_attribute("aria-disabled", "true")
    assert board.inner_html() == first

    slide_to_the_middle(page)
    see_through_other_eyes(page)
    follow_the_link_to_a_moment(invite, page)
    play_on_from_here(page)


def slide_to_the_middle(page: Page) -> None:
    slider = page.get_by_role("slider")
    middle = int(slider.get_attribute("max") or "0") // 2
    links = page.locator("#steps [data-step]")
    steps = links.evaluate_all("all => all.map(one => Number(one.dataset.step))")
    nearest = next(step for step in steps if step >= middle)
    slider.fill(str(middle))
    expect(page).to_have_url(re.compile(rf"at={nearest}\b"))
    expect(slider).to_have_value(str(nearest))
    expect(page.locator("#happened li").first).to_be_visible()
    expect(page.locator("#steps [aria-current=step]")).to_have_count(1)


def see_through_other_eyes(page: Page) -> None:
    at = place(page)
    views = page.locator("[data-view]")
    for number in range(views.count()):
        word = views.nth(number).get_attribute("data-view")
        views.nth(number).click()
        expect(page.locator(f'[data-view="{word}"]')).to_have_attribute("aria-current", "true")
        page.wait_for_load_state()
        assert place(page) == at
        assert f"seat={word}" in page.url


def follow_the_link_to_a_moment(invite: Invite, page: Page) -> None:
    link = page.locator("#link").input_value()
    friend = invite().page
    friend.goto(link)
    assert place(friend) == place(page)
    assert friend.locator("#happened").inner_text() == page.locator("#happened").inner_text()
    assert friend.locator("#board").inner_html() == page.locator("#board").inner_html()


def play_on_from_here(page: Page) -> None:
    page.get_by_label("You play for").select_option("1")
    page.get_by_role("button", name="Play on against bots").click()
    page.wait_for_url("**/t/*")
    assert is_my_turn(page)
    assert legal(page)
    assert len(log(page)) > 5
    expect(page.locator("#people .sitters")).to_have_text(re.compile("Vera.*you$"))


def test_autoplay_goes_to_the_end(invite: Invite, finished: str) -> None:
    person = invite("Wim")
    page = person.visit(f"{finished}/replay")
    last = int(page.locator("#slider").get_attribute("max") or "0")
    page.keyboard.press("End")
    expect(page.locator("#slider")).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#next")).not_to_have_attribute("aria-disabled", "true")
    page.get_by_label("Speed").select_option("350")
    page.locator("#play").click()
    expect(page.locator("#slider")).to_have_value(str(last))
    expect(page.locator("#play")).not_to_have_attribute("data-is-playing", "")
    page.keyboard.press("Home")
    expect(page.locator("#previous")).to_have_attribute("aria-disabled", "true")


def test_a_record_can_be_brought_along(invite: Invite, finished: str) -> None:
    person = invite("Xenia")
    record = person.context.request.get(f"{person.address}{finished}/record.txt").text()
    page = person.visit("/replay")
    page.get_by_label("The record").fill(record)
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator("#play")).to_be_visible()  # which needs the script
    page.keyboard.press("End")
    expect(page.locator("#last")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-view]").last.click()
    expect(page.locator("[data-view]").last).to_have_attribute("aria-current", "true")
