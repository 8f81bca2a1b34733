"""A hint at a real browser: it is said, and shown where it would be done; bots say why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

import baumeister as b
from baumeister.games import all_games
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PHONE, do, is_my_turn, legal, stop_the_clock

BOT = {"kind": "bot", "level": "random"}
MOST_WORDS = 20
FRACTION = re.compile(r"\d[.,]\d|[¼½¾]|fraction")
SENTENCE = re.compile(r"^\S.*\.$")
# What can be done on the board or beside it, but lies under something else where it is seen.
COVERED = """() => [...document.querySelectorAll("[data-action], [data-pick]")]
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && hit.closest("#advice, #toast, #tip") !== null;
  }).length"""


def test_a_hint_is_said_and_shown_and_goes_with_the_turn(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.locator("#advice")
    expect(advice.locator("strong")).to_have_text(SENTENCE)
    assert len(reason(page).split()) <= MOST_WORDS
    assert FRACTION.search(reason(page)) is None
    hinted = page.locator(".hinted[data-action]").first
    assert hinted.get_attribute("data-action") in legal(page)
    said = hinted.locator("> title").text_content() or hinted.text_content()
    expect(advice).to_contain_text(said or "")
    do(page, str(hinted.get_attribute("data-action")))
    expect(advice).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)


def reason(page: Page) -> str:
    """The advice without the move itself."""
    advice = page.locator("#advice")
    return advice.inner_text().removeprefix(advice.locator("strong").inner_text()).strip()


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_second_time_it_tells_the_alternatives(invite: Invite, way: str) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    assert is_my_turn(page)

    def ask() -> None:
        if way == "button":
            page.locator("#hint").click()
        else:
            page.keyboard.press("h")

    ask()
    expect(page.locator("#advice strong")).to_have_text(SENTENCE)
    short = reason(page)
    ask()
    assert re.fullmatch(r"Wins \d+ of 100 imagined games\. Otherwise: .+ – \d+\.", reason(page))
    ask()
    assert reason(page) == short


def test_the_limit_tells_when_the_next_hint_comes_and_covers_nothing(invite: Invite) -> None:
    """The sentence has the place of the hint, and goes when it is no longer true."""
    person = invite("Ada")
    person.tolerate("429")
    page = person.sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    soon = {"error": "The next hint comes in 2 seconds.", "kind": "Problem", "wait": 2}
    page.route("**/hint", lambda route: route.fulfill(status=429, json=soon))
    stop_the_clock(page)
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_have_text("The next hint comes in 2 seconds.")
    expect(page.locator("#toast")).to_be_hidden()
    page.clock.run_for(1900)
    expect(page.locator("#advice")).to_be_visible()
    page.clock.run_for(200)
    expect(page.locator("#advice")).to_be_hidden()
    page.unroute("**/hint")
    page.locator("#hint").click()
    expect(page.locator("#advice strong")).to_have_text(SENTENCE)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_on_a_phone_a_hint_covers_neither_the_hand_nor_a_target(invite: Invite, game: str) -> None:
    wishes = {**PHONE, "locale": "de"}
    seats = [{"kind": "me"}, *[BOT] * max(1, b.game(game).fewest - 1)]
    page = invite("Pia", **wishes).sit_at(seats, game=game)
    assert is_my_turn(page)
    for _ in range(2):
        page.locator("#hint").tap()
        expect(page.locator("#advice strong")).to_have_text(SENTENCE)
        advice, ask, stage, dock = (box(page, name) for name in ("advice", "ask", "stage", "dock"))
        assert ask["y"] <= advice["y"]
        assert advice["y"] + advice["height"] <= ask["y"] + ask["height"] + 1
        assert stage["y"] + stage["height"] <= ask["y"] + 1
        assert ask["y"] + ask["height"] <= dock["y"] + 1
        assert stage["height"] > 300
        assert not page.evaluate(COVERED)


def box(page: Page, name: str) -> FloatRect:
    found = page.locator(f"#{name}").bounding_box()
    assert found is not None
    return found


def test_a_bot_says_why_it_has_moved(invite: Invite) -> None:
    page = invite("Pia").sit_at([BOT, {"kind": "me"}])
    assert is_my_turn(page)
    page.keyboard.press("s")
    picture = page.locator("#film-strip li").first
    picture.get_by_role("button", name="Why?").click()
    expect(picture.locator("p.why")).to_have_text("Ada leaves every move to chance.")
    expect(page.locator("#table")).not_to_contain_class("past")


def lays_a_tile(page: Page) -> None:
    """Go on until a tile has to be picked up and laid."""
    while is_my_turn(page) and not all(answer.startswith("lay") for answer in legal(page)):
        do(page, legal(page)[0])


def test_the_thing_to_pick_up_is_shown_with_the_place_for_it(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="kheops")
    lays_a_tile(page)
    page.keyboard.press("h")
    expect(page.locator("#advice strong")).to_have_text(SENTENCE)
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
    expect(page.locator("#advice strong")).to_have_text(SENTENCE)
    expect(page.locator("#board .hinted .hot").first).to_be_in_viewport()
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390


def test_among_people_there_is_none(invite: Invite) -> None:
    page = invite("Anna").sit_at([{"kind": "me"}, {"kind": "friend"}])
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
