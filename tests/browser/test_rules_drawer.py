"""The rules beside a table: at the place that fits, searched as one types, and out of the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import baumeister
from tests.browser.axe import AXE, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, await_table, do, is_my_turn, legal

AGAINST_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
AGAINST_TWO = [*AGAINST_BOT, {"kind": "bot", "level": "random"}]


def open_rules(page: Page) -> None:
    """As people find them: by the menu."""
    page.locator("#menu").click()
    page.get_by_role("link", name="Rules").click()
    expect(drawer(page)).to_be_visible()


def drawer(page: Page) -> Locator:
    return page.locator("#rules-drawer")


def in_sight(page: Page) -> str:
    """The heading of the section that the drawer shows."""
    here = page.locator("#rules-drawer .here > :is(h2, h3)")
    expect(here).to_be_in_viewport()
    return here.inner_text()


@pytest.mark.parametrize("game", baumeister.all_games(), ids=lambda game: game.id)
def test_rules_open_beside_the_board_at_what_is_asked(
    invite: Invite, game: baumeister.Game
) -> None:
    seats = [*AGAINST_BOT, *[{"kind": "bot", "level": "random"}] * (game.fewest - 2)]
    page = invite("Ada").sit_at(seats, game=game.id)
    assert is_my_turn(page)
    open_rules(page)
    assert page.url.endswith(page.locator("#table").get_attribute("data-table") or "?")
    section = page.evaluate("JSON.parse(document.querySelector('#table').dataset.scene).rule")
    assert in_sight(page)
    expect(page.locator("#rules-drawer .here")).to_have_attribute("id", section)


def test_the_place_follows_the_question(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="kheops")
    places = set()
    for _ in range(6):
        assert is_my_turn(page)
        page.keyboard.press("l")
        places.add(in_sight(page))
        page.keyboard.press("Escape")
        do(page, legal(page)[0])
    assert len(places) > 1


def test_the_board_can_be_used_beside_the_rules(invite: Invite) -> None:
    page = invite("Ada", viewport={"width": 1024, "height": 700}).sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.keyboard.press("l")
    expect(drawer(page)).to_be_visible()
    stage, rules = page.locator("#stage").bounding_box(), drawer(page).bounding_box()
    assert stage is not None
    assert rules is not None
    assert stage["x"] + stage["width"] <= rules["x"] + 0.5
    assert rules["width"] >= 300
    do(page, "take")
    expect(page.locator("#log")).to_contain_text("You take")
    expect(drawer(page)).to_be_visible()


def test_searching_leaves_what_says_the_word(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.keyboard.press("l")
    expect(drawer(page)).to_be_visible()
    sections = drawer(page).locator("article > section:visible")
    before = sections.count()
    field = drawer(page).get_by_role("searchbox", name="Search the rules")
    field.press_sequentially("obelisk")
    expect(drawer(page).locator("mark").first).to_have_text(re.compile("^obelisk$", re.IGNORECASE))
    assert 0 < sections.count() < before
    for text in sections.all_inner_texts():
        assert "obelisk" in text.lower()
    field.fill("zeppelin")
    expect(drawer(page).get_by_text("The rules do not say this word.")).to_be_visible()
    field.fill("")
    expect(sections).to_have_count(before)
    assert legal(page), "nothing of it was meant for the board"


def test_escape_closes_the_rules_and_gives_the_focus_back(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    page.locator("#menu").click()
    link = page.get_by_role("link", name="Rules")
    link.focus()
    page.keyboard.press("Enter")
    expect(drawer(page)).to_be_visible()
    expect(drawer(page).get_by_role("heading", name="Rules of Imhotep")).to_be_focused()
    page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []
    page.keyboard.press("Escape")
    expect(drawer(page)).to_be_hidden()
    expect(link).to_be_focused()


def test_on_a_phone_the_rules_are_a_sheet_of_full_height(invite: Invite) -> None:
    page = invite("Ada", **PHONE).sit_at(AGAINST_TWO, game="cleopatra")
    await_table(page)
    open_rules(page)
    box, room = drawer(page).bounding_box(), page.viewport_size
    assert box is not None
    assert room is not None
    assert (box["x"], box["y"]) == (0, 0)
    assert (box["width"], box["height"]) == (room["width"], room["height"])
    assert drawer(page).evaluate("one => one.scrollWidth <= one.clientWidth")
    drawer(page).get_by_role("button", name="Close the rules").tap()
    expect(drawer(page)).to_be_hidden()


def test_elsewhere_rules_are_the_index(invite: Invite) -> None:
    page = invite("Ada").visit("/")
    pages = page.get_by_role("navigation", name="Pages")
    pages.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules$"))


def test_the_keyboard_finds_the_rule_of_the_piece_it_is_on(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="kheops")
    assert is_my_turn(page)
    page.locator("#panel-pyramid [data-action], #panel-pyramid [data-pick]").first.focus()
    page.keyboard.press("l")
    assert in_sight(page) == "Tiles"
    page.keyboard.press("Escape")
    expect(page.locator("#panel-pyramid :focus")).to_have_count(1)
