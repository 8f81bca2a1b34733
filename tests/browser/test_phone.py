"""A phone: fingers instead of a mouse, and a narrow screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import baumeister
from baumeister.core.state import State
from baumeister.games.cleopatra.rules.actions import Build
from tests.browser.conftest import Invite
from tests.browser.fingers import Fingers
from tests.browser.gallery import SETTLED
from tests.browser.moment import position, table_at
from tests.browser.people import (
    AGAINST_BOT,
    PAGES,
    PHONE,
    action,
    answering,
    await_table,
    is_my_turn,
    log,
)
from tests.browser.reading import PROBLEMS, SMALLEST

NARROW: dict[str, object] = {**PHONE, "viewport": {"width": 360, "height": 740}}
WIDTH = "() => document.scrollingElement.scrollWidth"


def on_board(page: Page) -> str:
    """Something that can be done on the board itself."""
    assert is_my_turn(page)
    return page.locator("#board [data-action]:visible").first.get_attribute("data-action") or ""


def wish(page: Page, taps: str) -> None:
    """Choose which taps have to be confirmed."""
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("tab", name="More").tap()
    page.get_by_label("Confirm a tap on the board").select_option(taps)
    page.get_by_role("button", name="Menu").tap()


def test_a_tap_that_can_be_taken_back_counts_at_once(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wished = on_board(page)
    with answering(page):
        action(page, wished).tap()
    expect(page.locator("#confirm")).to_be_hidden()
    with answering(page):
        page.get_by_role("button", name="Take back").tap()
    assert is_my_turn(page)
    expect(action(page, wished)).to_be_visible()


def test_who_wishes_so_confirms_every_tap(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wish(page, "always")
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
    wish(page, "always")
    wished = on_board(page)
    action(page, wished).tap()
    with answering(page):
        page.get_by_role("button", name="Do it").tap()
    expect(page.locator("#confirm")).to_be_hidden()


def test_what_cannot_be_taken_back_freely_is_confirmed_unless_somebody_wishes_otherwise(
    invite: Invite,
) -> None:
    pia, ben = invite("Pia", **PHONE), invite("Ben")
    url = pia.open([{"kind": "me"}, {"kind": "friend"}])
    ben.post(f"{url}/sit", {"seat": 1})
    page = pia.visit(url)
    wished = on_board(page)
    action(page, wished).tap()
    expect(page.locator("#confirm")).to_be_visible()
    page.get_by_role("button", name="Not yet").tap()
    wish(page, "never")
    with answering(page):
        action(page, wished).tap()
    expect(page.locator("#confirm")).to_be_hidden()


@pytest.mark.parametrize("game", [found.id for found in baumeister.all_games()])
def test_nothing_lies_over_the_question_whether_a_tap_is_meant(invite: Invite, game: str) -> None:
    """In German, whose words are longest, with as many players as there can be."""
    found = baumeister.game(game)
    bots = [{"kind": "bot", "level": "random"}] * (found.most - 1)
    person = invite("Pia", locale="de-DE", **PHONE)
    person.context.add_init_script("localStorage.setItem('confirms', 'always')")
    page = person.sit_at([{"kind": "me"}, *bots], game=game)
    assert is_my_turn(page)
    on_board = page.locator("#board [data-action]").first
    Fingers(person).aim(on_board.get_attribute("data-action") or "")
    expect(page.locator("#confirm-yes")).to_be_visible()
    assert page.evaluate(PROBLEMS, SMALLEST) == []


def test_the_wish_is_remembered(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wish(page, "always")
    page.reload()
    await_table(page)
    action(page, on_board(page)).tap()
    expect(page.locator("#confirm")).to_be_visible()


def test_the_menu_opens_log_chat_and_players_over_the_stage(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    expect(page.locator("#log")).to_be_hidden()
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#people")).to_be_hidden()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#people")).to_be_visible()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator("#people")).to_be_hidden()


def test_one_tap_leads_from_the_last_board_to_the_result(invite: Invite, finished: str) -> None:
    page = invite("Pia", **PHONE).visit(finished)
    result = page.locator("#result")
    expect(page.locator("#frame")).to_be_visible()
    expect(result).to_be_hidden()
    page.get_by_role("button", name="Result").tap()
    expect(result).to_be_visible()
    expect(result.get_by_role("link", name="Replay")).to_be_in_viewport()
    page.get_by_role("button", name="Menu").tap()
    expect(result).to_be_hidden()


# The middle of an action that lies below something.
BELOW = """(cover) => {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  const all = [...document.querySelectorAll("#frame [data-action] .hot")];
  const middles = all.map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  return middles.find(([x, y]) => x > left && x < right && y > top && y < bottom);
}"""


@pytest.mark.parametrize("cover", ["sheet", "film"])
def test_a_tap_means_nothing_below_what_covers_the_board(invite: Invite, cover: str) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    page = invite("Pia", **PHONE).sit_at(seats, game="cleopatra")
    wish(page, "always")  # so that a tap would choose at once, and answer later
    assert is_my_turn(page)
    page.locator(".chip:not(.own)" if cover == "sheet" else "#since").tap()
    opened = page.locator(f"#{cover}")
    expect(opened).to_be_visible()
    page.touchscreen.tap(*opened.evaluate(BELOW))
    expect(page.locator("#board .chosen")).to_have_count(0)
    page.locator(f"#{cover}-close").tap()
    expect(opened).to_be_hidden()
    expect(page.locator("#board .chosen")).to_have_count(0)


def test_a_tab_with_something_to_do_behind_it_says_so(invite: Invite) -> None:
    """In Kleopatra one begins with the market and the quarry; places to build are behind a tab."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    page = invite("Pia", **PHONE).sit_at([{"kind": "me"}, *bots], game="cleopatra")
    assert is_my_turn(page)
    shown = page.locator("#faces [aria-selected=true]")
    expect(shown).to_have_text("Supply")
    expect(page.locator("#faces .offers")).to_have_text(re.compile("^Palace"))
    page.locator("#faces .offers").tap()
    expect(shown).to_have_text(re.compile("^Palace"))
    expect(page.locator("#faces .offers")).to_have_text("Supply")


def test_turning_the_phone_keeps_what_is_asked(invite: Invite) -> None:
    page = invite("Pia", **PHONE).sit_at(AGAINST_BOT)
    wished = on_board(page)
    asked = page.locator("#prompt").text_content()
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#prompt")).to_have_text(asked or "")
        expect(action(page, wished)).to_have_count(1)
    with answering(page):
        action(page, wished).tap()


# What lies in the middle of a map, in the map's own numbers.
MIDDLE = """(map) => {
  const { x, y, width, height } = map.viewBox.baseVal;
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""


def test_turning_the_phone_keeps_what_a_map_shows_and_what_is_held(invite: Invite) -> None:
    person = invite("Pia", **PHONE)
    page = person.sit_at(AGAINST_BOT, game="valley_of_the_kings")
    assert is_my_turn(page)
    Fingers(person).answer("done")
    assert is_my_turn(page)
    page.locator('[data-aim="site-8"]').tap()
    overseer = page.locator('[data-pick^="overseer"]').first
    overseer.tap()
    shown = page.locator("#panel-site").evaluate(MIDDLE)
    for width, height in ((844, 390), (1024, 700), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.locator("#panel-site").evaluate(MIDDLE) == shown
        expect(overseer).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_page_is_wider_than_the_screen(invite: Invite, finished: str, language: str) -> None:
    person = invite("Maximiliana von und zu Hohenberg", locale=language, **NARROW)
    person.tolerate("status of 404")
    running = person.open(AGAINST_BOT)
    for path in (*PAGES, running, finished, f"{finished}/replay"):
        page = person.visit(path)
        assert page.evaluate(WIDTH) <= 360, path


def can_build(state: State, seat: int) -> bool:
    return any(isinstance(action, Build) for action in state.legal(seat))


def test_a_finger_scrolls_what_has_no_room_where_something_could_be_dragged(
    chromium: Browser, tmp_path: Path
) -> None:
    """With five players there is no room for the whole quarry on a small phone."""
    small = {**PHONE, "viewport": {"width": 360, "height": 640}}
    one = position("cleopatra", 5, can_build)
    with table_at(chromium, tmp_path, one, **small) as at:
        page = at(one.seat).page
        swipe_up(page, page.locator("#panel-quarry [data-pick]").first)
        page.locator("#face-palace").tap()
        page.locator("#stage").evaluate("one => one.scrollTo(0, 0)")
        swipe_up(page, page.locator("#panel-palace"))


def swipe_up(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    hand = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, 300)
    for kind, points in (("Start", [y]), ("Move", [y - 60]), ("Move", [y - 80]), ("End", [])):
        touched = [{"x": x, "y": point} for point in points]
        hand.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touched})
    page.wait_for_function("() => document.getElementById('stage').scrollTop > 0")
