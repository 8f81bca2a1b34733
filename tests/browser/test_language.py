"""German on every page, and colours by night."""

from __future__ import annotations

import html
import re
from functools import cache

from playwright.sync_api import Page, expect
from scripts.catalogue import HOUSE, boxes, templates

from baumeister.core.text import ENGLISH
from baumeister.languages import language
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PAGES, Guest, is_my_turn, play, preferring

GERMAN = {"locale": "de-DE"}
LONG = 12  # characters of a text that cannot be there by accident
BACKGROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


@cache
def english_pieces() -> list[str]:
    """What stands between the placeholders of English texts, unless it is good German too."""
    german = language("de")
    pairs = [
        pair
        for part in (HOUSE, *boxes())
        for template in templates(part)
        for pair in (
            [(ENGLISH.translate(template), german.translate(template))]
            if isinstance(template, str)
            else [
                (ENGLISH.plural(*template, count), german.plural(*template, count))
                for count in (1, 2)
            ]
        )
    ]
    words = "\n".join(said for _, said in pairs)
    pieces = {
        piece.strip()
        for template, said in pairs
        if template != said
        for piece in re.split(r"\{\w+\}", template)
    }
    return sorted(piece for piece in pieces if len(piece) > LONG and piece not in words)


def test_leftovers_would_be_found() -> None:
    assert "Skip to the content" in english_pieces()
    assert len(english_pieces()) > 400


def expect_german(page: Page) -> None:
    assert page.locator("html").get_attribute("lang") == "de"
    shown = html.unescape(html.unescape(page.content()))
    assert [piece for piece in english_pieces() if piece in shown] == [], page.url


def game_in_its_middle(person: Guest) -> str:
    page = person.sit_at(AGAINST_BOT)
    play(page, preferring("take", "place"), 8)
    assert is_my_turn(page)
    return page.url.removeprefix(person.address)


def test_every_page_is_german(invite: Invite, finished: str) -> None:
    person = invite("Jürgen", **GERMAN)
    person.tolerate("status of 404")
    for path in PAGES:
        expect_german(person.visit(path))
    running = game_in_its_middle(person)
    expect_german(person.page)
    expect_german(person.visit(f"{running}/replay"))
    expect_german(person.visit(finished))
    expect_german(person.visit(f"{finished}/replay"))
    expect_german(person.visit("/"))


def test_a_language_is_chosen_and_remembered(invite: Invite) -> None:
    page = invite().visit("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto(page.url + "about")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def change_colours(page: Page, choice: str) -> None:
    """Press the button, and wait for the page that comes anew."""
    page.locator("[data-setting=theme]").click()
    expect(page.locator("html")).to_have_class(choice)
    page.wait_for_load_state("networkidle")


def test_colours_are_chosen_and_remembered(invite: Invite) -> None:
    person = invite("Nora")
    page = person.visit("/")
    light = page.evaluate(BACKGROUND)
    change_colours(page, "day")
    change_colours(page, "night")
    dark = page.evaluate(BACKGROUND)
    assert dark != light
    person.sit_at(AGAINST_BOT)
    expect(page.locator("html")).to_have_class("night")
    assert page.evaluate(BACKGROUND) == dark
    page.reload()
    expect(page.locator("html")).to_have_class("night")
    page.get_by_role("button", name="Menu").click()
    change_colours(page, "auto")
    assert page.evaluate(BACKGROUND) == light


def test_a_device_that_is_dark_gets_dark_pages(invite: Invite) -> None:
    pages = [invite(color_scheme=scheme).visit("/") for scheme in ("light", "dark")]
    light, dark = (page.evaluate(BACKGROUND) for page in pages)
    assert light != dark
    for page in pages:
        change_colours(page, "day")
        assert page.evaluate(BACKGROUND) == light
