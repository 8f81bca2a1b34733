"""A hint at a real browser: it is said, and shown where it would be done."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PHONE, do, is_my_turn, options


def test_a_hint_is_said_and_shown_and_goes_with_the_turn(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.locator("#advice")
    expect(advice).to_contain_text("The architect would do this:")
    hinted = page.locator(".hinted[data-action]").first
    assert hinted.get_attribute("data-action") in options(page)
    said = hinted.locator("> title").text_content() or hinted.text_content()
    expect(advice).to_contain_text(said or "")
    do(page, str(hinted.get_attribute("data-action")))
    expect(advice).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)


def lays_a_tile(page: Page) -> None:
    """Go on until a tile has to be picked up and laid."""
    while is_my_turn(page) and not all(option.startswith("lay") for option in options(page)):
        do(page, options(page)[0])


def test_the_thing_to_pick_up_is_shown_with_the_place_for_it(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="kheops")
    lays_a_tile(page)
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_contain_text("The architect would do this:")
    place = page.locator(".hinted[data-action]").first
    thing = (place.get_attribute("data-with") or "").partition(" ")[0].partition("/")[0]
    assert thing
    expect(page.locator(f'[data-pick="{thing}"]')).to_contain_class("hinted")
    expect(place).to_be_visible()
    do(page, str(place.get_attribute("data-action")))
    expect(page.locator(".hinted")).to_have_count(0)


def test_while_something_else_is_held_the_place_only_shows_itself(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="kheops")
    lays_a_tile(page)
    page.keyboard.press("h")
    place = page.locator(".hinted[data-action]").first
    expect(place).to_have_css("pointer-events", "auto")
    page.locator("[data-pick]:not(.hinted)").first.click()
    expect(place).to_be_visible()
    expect(place).to_have_css("pointer-events", "none")


def test_on_a_phone_both_come_into_sight(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT, game="kheops")
    lays_a_tile(page)
    page.locator("#hint").tap()
    hinted = page.locator("#board .hinted")
    expect(hinted).to_have_count(2)
    for one in hinted.all():
        expect(one).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_there_is_room_for_it_and_the_place_is_in_sight(invite: Invite) -> None:
    page = invite("Pia", **{**PHONE, "locale": "de"}).sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.locator("#hint").tap()
    expect(page.locator("#advice")).to_contain_text("Das würde der Architekt tun")
    expect(page.locator("#board .hinted .hot").first).to_be_in_viewport()
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390


def test_among_people_there_is_none(invite: Invite) -> None:
    page = invite("Anna").sit_at([{"kind": "me"}, {"kind": "friend"}])
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
