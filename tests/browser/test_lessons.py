"""Lessons at a page, by what it says alone: each game in one language on one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from baumeister.games import all_games, game
from baumeister.teaching import teaching_of
from tests.browser.axe import AXE, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.learner import DEVICES, Learner
from tests.browser.people import PHONE

GAMES = [one.id for one in all_games() if teaching_of(one).lesson is not None]
COMBINATIONS = [("en-GB", "desktop"), ("de-DE", "phone"), ("de-DE", "desktop"), ("en-GB", "phone")]


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_a_lesson_is_taken_by_what_the_page_says(invite: Invite, number: int) -> None:
    locale, device = COMBINATIONS[number % len(COMBINATIONS)]
    learner = Learner(invite(locale=locale, **DEVICES[device]))
    learner.begin(game(GAMES[number]))
    learner.take()
    assert learner.problems == []
    expect(learner.page.locator("#lesson-play_on")).to_be_visible()


def test_a_lesson_by_keyboard_alone(invite: Invite) -> None:
    """The way on has the focus again, and what is asked is reached from it."""
    learner = Learner(invite())
    learner.begin(game("imhotep"))
    page = learner.page
    page.locator("#guide-on").focus()
    for step in range(2):
        page.keyboard.press("Enter")
        expect(page.locator("#guide .progress")).to_have_text(f"{step + 2}/20")
        if step == 0:
            expect(page.locator("#guide-on")).to_be_focused()
    page.locator("#board [data-action]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#guide .progress")).not_to_have_text("3/20")


def test_axe_finds_nothing_at_a_lesson(invite: Invite) -> None:
    """While the guide tells something, while it asks for something, and at the end."""
    learner = Learner(invite(color_scheme="dark", **PHONE))
    learner.begin(game("imhotep"))
    page = learner.page
    page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []
    for step in range(2):
        page.locator("#guide-on").click()
        expect(page.locator("#guide .progress")).to_have_text(f"{step + 2}/20")
    assert page.evaluate(VIOLATIONS) == []
    page.locator("#guide-skip").click()
    page.wait_for_selector("#lesson-end .card")
    assert page.evaluate(VIOLATIONS) == []
