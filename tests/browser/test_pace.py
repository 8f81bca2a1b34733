"""The pace of a table: what others do is shown one after the other, and nothing runs ahead."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    LIVE,
    Guest,
    action,
    do,
    is_my_turn,
    legal,
    preferring,
)

BOTS_FIRST = [{"kind": "bot", "level": "random"}] * 3 + [{"kind": "me"}]
WAITING = "#jump:not([hidden])"
# Writes down every version that the page has shown, with the number of lines in the log.
WATCH = """() => {
  const table = document.getElementById("table");
  window.seen = [];
  const look = () => window.seen.push([
    Number(table.dataset.version),
    document.querySelectorAll("#log li").length,
    document.getElementById("prompt").textContent,
  ]);
  new MutationObserver(look).observe(table, { attributeFilter: ["data-version"] });
}"""
# Each of three bots was asked, and then Ada.
ALL_ASKED = "() => new Set(window.seen.map(([, , prompt]) => prompt)).size >= 4"


def sit(person: Guest, pace: str) -> Page:
    """At a table whose first three seats are bots, with a pace of one's own."""
    return person.at_pace(pace).sit_at(BOTS_FIRST)


def answer(page: Page) -> None:
    action(page, preferring("take", "place")(legal(page))).click()


def test_step_by_step_every_move_waits_for_a_key_or_a_tap(invite: Invite) -> None:
    page = sit(invite("Ada"), "step")
    while not page.locator("#table.mine").count():  # bots may have begun before the page was there
        page.wait_for_selector(f"#table.mine, {WAITING}")
        if page.locator(WAITING).count():
            page.locator("#jump").click()
    answer(page)
    expect(page.locator("#next")).to_be_visible()
    page.wait_for_function("() => Number(document.getElementById('next').dataset.waiting) === 3")
    lines = page.locator("#log li").count()
    for way in ("space", "tap", "button"):
        before = page.locator("#table").get_attribute("data-version")
        if way == "space":
            page.keyboard.press(" ")
        elif way == "tap":
            page.locator("#stage").click(position={"x": 4, "y": 4})
        else:
            page.locator("#next").click()
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
        assert page.locator("#log li").count() > lines
        lines = page.locator("#log li").count()
    expect(page.locator("#next")).to_be_hidden()
    assert is_my_turn(page)


def test_a_pause_holds_back_what_others_do_and_a_jump_shows_it_all(invite: Invite) -> None:
    page = sit(invite("Ada"), "instant")
    assert is_my_turn(page)
    page.get_by_role("button", name="Pause").click()
    answer(page)
    expect(page.locator(WAITING)).to_be_visible()
    page.wait_for_function("() => Number(document.getElementById('jump').dataset.waiting) === 3")
    assert not page.locator("#table.mine").count()
    page.locator("#jump").click()
    assert is_my_turn(page)
    expect(page.locator("#jump")).to_be_hidden()


@pytest.mark.parametrize("pace", ["calm", "brisk", "instant"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_everything_is_shown_one_after_the_other(invite: Invite, pace: str, motion: str) -> None:
    page = sit(invite("Ada", reduced_motion=motion), pace)
    assert is_my_turn(page)
    page.evaluate(WATCH)
    answer(page)
    page.wait_for_function(ALL_ASKED)
    assert is_my_turn(page)
    seen = page.evaluate("() => window.seen")
    versions = [version for version, _, _ in seen]
    assert versions == sorted(versions)
    told = [lines for _, lines, _ in seen]
    assert told == sorted(told)


def test_bots_are_shown_calmly_and_people_briskly(invite: Invite) -> None:
    person = invite("Ada")
    person.context.add_init_script("localStorage.removeItem('pace')")
    for seats, pace in ((BOTS_FIRST, "calm"), ([{"kind": "me"}, {"kind": "friend"}], "brisk")):
        expect(person.sit_at(seats).locator("#pace")).to_have_value(pace)


def test_less_motion_marks_what_has_changed(invite: Invite) -> None:
    """A figure is put on a tile, and has a frame."""
    person = invite("Ada", reduced_motion="reduce").at_pace("step")
    page = person.sit_at(AGAINST_BOT[::-1], game="kheops")
    while not page.locator(WAITING).count():  # the bot may have begun before the page was there
        page.wait_for_selector(f"#table.mine, {WAITING}")
        if not page.locator(WAITING).count():
            do(page, legal(page)[0])
    page.locator("#next").click()
    expect(page.locator("#panel-pyramid .ring").first).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_pace_is_remembered(invite: Invite) -> None:
    person = invite("Ada")
    page = person.sit_at(BOTS_FIRST)
    page.get_by_role("tab", name="More").click()
    page.get_by_label("What others do is shown").select_option("step")
    page.reload()
    expect(page.locator("#pace")).to_have_value("step")


def test_a_film_strip_tells_what_happened_since_my_turn(invite: Invite) -> None:
    page = sit(invite("Ada"), "instant")
    assert is_my_turn(page)
    before = page.locator(LIVE).get_attribute("data-version")
    answer(page)
    page.wait_for_selector(f'{LIVE}:not([data-version="{before}"])', state="attached")
    assert is_my_turn(page)
    now = page.locator("#frame").inner_html()
    page.keyboard.press("s")
    pictures = page.locator("#film-strip li")
    expect(pictures).to_have_count(3)
    for picture in pictures.all():
        expect(picture.locator("svg")).to_be_visible()
        expect(picture).to_contain_text(".")
    first = pictures.first.locator("[data-moment]")
    first.click()
    expect(page.locator("#table")).to_contain_class("past")
    assert page.locator("#frame").inner_html() != now
    first.click()
    expect(page.locator("#table")).not_to_contain_class("past")
    page.keyboard.press("Escape")
    expect(page.locator("#film")).to_be_hidden()
    assert is_my_turn(page)
    answer(page)


def test_the_strip_is_there_after_coming_back(invite: Invite) -> None:
    person = invite("Ada")
    page = sit(person, "instant")
    assert is_my_turn(page)
    answer(page)
    assert is_my_turn(page)
    url = page.url
    page.goto("about:blank")
    page.goto(url)
    assert is_my_turn(page)
    page.get_by_role("button", name="Since your last move").click()
    expect(page.locator("#film-strip li")).to_have_count(3)
