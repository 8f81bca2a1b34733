"""The log of a table: a line for each turn, and what a line is about."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.moment import position, table_at
from tests.browser.people import PHONE, by_chance, is_my_turn, play
from tests.browser.reading import SMALLEST

AGAINST_TWO = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]


def test_a_turn_is_one_line_that_unfolds(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_TWO, game="cleopatra")
    play(page, by_chance(1), turns=12)
    assert is_my_turn(page)
    folded = page.locator("#log li.first:not(.open):has(button)").first
    turn = folded.get_attribute("data-turn")
    lines = page.locator(f'#log li[data-turn="{turn}"]')
    assert lines.count() > 1
    assert lines.evaluate_all("all => all.filter(one => one.offsetHeight > 0).length") == 1
    folded.get_by_role("button", name="Show the whole turn").click()
    expect(lines.locator("visible=true")).not_to_have_count(1)
    seats = lines.evaluate_all("all => [...new Set(all.map(one => one.dataset.seat))]")
    assert len(seats) == 1


def test_a_bot_says_why_in_the_log(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_TWO)
    play(page, by_chance(1), turns=3)
    assert is_my_turn(page)
    mine = page.locator('#log li.first[data-seat="0"]').last
    mine.hover()
    moves = re.compile("takes|puts|sails")
    line = page.locator('#log li.first[data-seat="1"]', has_text=moves).last
    line.click()
    line.get_by_role("button", name="Why?").click()
    expect(line.locator("p.why")).to_have_text(re.compile("leaves every move to chance.$"))
    expect(mine.get_by_role("button", name="Why?")).to_have_count(0)


def test_only_what_a_bot_has_chosen_can_be_asked_about(invite: Invite) -> None:
    """Its stones also arrive when somebody else sails, and points come of it."""
    page = invite("Ada").sit_at(AGAINST_TWO)
    play(page, by_chance(1), turns=30)
    lines = page.locator('#log li:is([data-seat="1"], [data-seat="2"])')
    texts = lines.evaluate_all(
        "all => all.map(one => [one.firstChild.textContent, 'decided' in one.dataset])"
    )
    asked = {text for text, is_decided in texts if is_decided}
    others = {text for text, is_decided in texts if not is_decided}
    assert asked
    assert all(re.search(" (takes|puts|sails|plays|chooses) ", text) for text in asked), asked
    assert any(re.search(" (gets|builds|delivers) ", text) for text in others), others
    page.locator('#log li.first[data-seat="1"]').last.click()
    unasked = page.locator("#log li:not([data-decided]) .why")
    expect(unasked).to_have_count(0)


def test_a_turn_that_was_asked_about_can_be_folded_again(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_TWO, game="cleopatra")
    long = page.locator(
        '#log li.first[data-decided]:not(.open):not([data-seat="0"]):has([data-more])'
    )
    choose = by_chance(1)
    while not long.count():
        assert is_my_turn(page), "No bot has done more than one thing in a turn."
        play(page, choose, turns=1)
    assert is_my_turn(page)
    folded = long.first
    line = page.locator(f'#log li.first[data-turn="{folded.get_attribute("data-turn")}"]')
    line.click()
    expect(line.locator(".why")).to_be_visible()
    line.get_by_role("button", name="Show the whole turn").click()
    expect(line.locator(".why")).to_be_hidden()


def test_a_line_lights_up_what_it_is_about(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_TWO)
    play(page, by_chance(1), turns=4)
    assert is_my_turn(page)
    line = page.locator("#log li[data-about].first").last
    line.hover()
    expect(page.locator("#board .lit").first).to_be_attached()
    page.locator("#headline").hover()
    expect(page.locator("#board .lit")).to_have_count(0)


def test_a_tap_on_a_line_lights_up_what_it_is_about(invite: Invite) -> None:
    """Beside the board at once; where the log covers it, by a button that leads there."""
    for size in ({"width": 1024, "height": 700}, {"width": 390, "height": 844}):
        page = invite("Ada", **{**PHONE, "viewport": size}).sit_at(AGAINST_TWO)
        play(page, by_chance(1), turns=4)
        assert is_my_turn(page)
        is_covered = page.locator("#log").is_hidden()
        if is_covered:
            page.locator("#menu").tap()
        line = page.locator("#log li[data-about].first").last
        line.tap()
        if is_covered:
            buttons = page.locator("#log button:visible").all()
            for box in [button.bounding_box() for button in buttons]:
                assert box is not None
                assert min(box["width"], box["height"]) >= SMALLEST["finger"]
            line.get_by_role("button", name="Show on the board").tap()
            expect(page.locator("#log")).to_be_hidden()
        expect(page.locator("#board .lit").first).to_be_in_viewport()
        page.locator("#headline").tap()
        expect(page.locator("#board .lit")).to_have_count(0)


def test_the_same_thing_many_times_in_a_row_is_one_line(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_TWO)
    many = page.locator("#log li.open[data-times]")
    choose = by_chance(1)
    while not many.count():
        assert is_my_turn(page), "Nothing has happened several times in a row."
        play(page, choose, turns=1)
    expect(many.first.locator("xpath=following-sibling::li[1]")).to_contain_class("again")
    expect(page.locator("#log li.again").first).to_be_hidden()


def test_what_happens_by_itself_at_length_is_one_line(chromium: Browser, tmp_path: Path) -> None:
    """Before the first auction of Tal der Könige, each block is drawn by itself."""
    one = position("valley_of_the_kings", 2, lambda _state, _seat: True)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        last = page.locator("#log li").last.get_attribute("data-turn")
        lines = page.locator(f'#log li[data-turn="{last}"]')
        assert lines.count() > 10
        expect(lines.locator("visible=true")).to_have_count(1)
        lines.first.get_by_role("button", name="Show the whole turn").click()
        expect(lines.last).to_be_visible()
