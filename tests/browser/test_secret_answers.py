"""What was answered in secret can be changed in the browser, until all have answered."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from baumeister.core.state import State
from baumeister.games.cleopatra.rules.high_priest import Offering
from baumeister.games.oh_pharaoh.rules.actions import ACCEPT
from baumeister.games.oh_pharaoh.rules.trade import Respond
from baumeister.games.valley_of_the_kings.rules.actions import Overseer
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from tests.browser.fingers import Fingers
from tests.browser.moment import position, table_at
from tests.browser.people import PHONE, action, answering, held_for, is_my_turn, legal

MINE = re.compile(r"\bmine\b")
# What others see: everything that the page shows but the number of the moment.
SEEN = "() => document.getElementById('table').innerText"


def is_offering(state: State, seat: int) -> bool:
    question = state.agenda[-1]
    return isinstance(question, Offering) and seat == 0 and not any(question.is_done)


def can_accept(state: State, seat: int) -> bool:
    question = state.agenda[-1]
    is_begun = isinstance(question, Respond) and any(question.steps)
    return isinstance(question, Respond) and not is_begun and ACCEPT in state.legal(seat)


def choose(page: Page, notation: str) -> None:
    with answering(page):
        action(page, notation).first.click()


def test_a_bid_is_changed_and_nobody_sees_it(chromium: Browser, tmp_path: Path) -> None:
    one = position("cleopatra", 2, is_offering)
    with table_at(chromium, tmp_path, one) as at:
        anna, ben = at(0).page, at(1).page
        assert is_my_turn(anna)
        assert is_my_turn(ben)
        choose(anna, "bid 0")
        expect(anna.locator("#table")).not_to_have_class(MINE)
        expect(ben.locator("#table")).to_have_attribute(
            "data-version", anna.locator("#table").get_attribute("data-version") or ""
        )
        before = ben.evaluate(SEEN)
        anna.locator("#undo").click()
        expect(anna.locator("#table")).to_have_class(MINE)
        expect(anna.locator("#notices")).to_contain_text("nobody has seen it")
        assert ben.evaluate(SEEN) == before
        choose(anna, "bid 1")
        expect(anna.locator("#table")).not_to_have_class(MINE)
        assert ben.evaluate(SEEN) == before
        expect(anna.locator("#notices")).to_contain_text("Offer 1 talent")


def test_a_counteroffer_loses_a_wrong_card_and_the_offer_can_still_be_accepted(
    chromium: Browser, tmp_path: Path
) -> None:
    one = position("oh_pharaoh", 3, can_accept)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        assert is_my_turn(page)
        choose(page, "counter")
        given = next(found for found in legal(page) if found.startswith("give"))
        choose(page, given)
        steps = page.locator("#notices .secret [data-post]")
        expect(steps).to_have_count(2)
        with answering(page):
            steps.last.click()
        expect(steps).to_have_count(1)
        assert given in legal(page)
        with answering(page):
            steps.click()
        expect(steps).to_have_count(0)
        choose(page, "accept")


def can_send_both(state: State, seat: int) -> bool:
    question = state.agenda[-1]
    is_fresh = isinstance(question, Orders) and not any(question.steps)
    return is_fresh and any(isinstance(one, Overseer) and one.overseer for one in state.legal(seat))


def test_an_order_is_changed_until_all_are_in(chromium: Browser, tmp_path: Path) -> None:
    one = position("valley_of_the_kings", 2, can_send_both)
    with table_at(chromium, tmp_path, one) as at:
        anna, ben = at(0).page, at(1).page
        assert is_my_turn(anna)
        choose(anna, "done")
        expect(anna.locator("#table")).not_to_have_class(MINE)
        before = ben.evaluate(SEEN)
        anna.locator("#undo").click()
        expect(anna.locator("#table")).to_have_class(MINE)
        choose(anna, "done")
        assert ben.evaluate(SEEN) == before


HEIGHT = "(one) => one.getBoundingClientRect().height"


def test_on_a_phone_the_steps_of_an_answer_leave_the_board_where_it_was(
    chromium: Browser, tmp_path: Path
) -> None:
    """They are one row, and the question one line, until somebody wants to read it whole."""
    one = position("valley_of_the_kings", 2, can_send_both)
    with table_at(chromium, tmp_path, one, **PHONE) as at:
        person = at(one.seat)
        page, fingers = person.page, Fingers(person)
        assert is_my_turn(page)
        ask, prompt = page.locator("#ask"), page.locator("#prompt p")
        before = ask.evaluate(HEIGHT)
        for n in range(2):
            order = next(found for found in legal(page) if found.startswith(f"overseer {n}"))
            page.locator(f'[data-pick="{held_for(page, order)[0]}"]').tap()
            assert ask.evaluate(HEIGHT) <= before + 1
            fingers.answer(order)
            expect(page.locator("#notices .secret [data-post]")).to_have_count(n + 1)
            assert ask.evaluate(HEIGHT) <= before + 1
        line = prompt.evaluate(HEIGHT)
        page.get_by_role("button", name="The whole question").tap()
        assert prompt.evaluate(HEIGHT) > line
