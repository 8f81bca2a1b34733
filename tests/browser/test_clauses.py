"""The clauses of the printed rules, as people come to them: from a refusal and from the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, action, is_my_turn


def test_a_refusal_links_to_the_clause_that_forbids_it(invite: Invite) -> None:
    anna = invite().named("Anna")
    anna.tolerate("status of 409")
    page = anna.sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    page.route("**/answer", pass_instead)  # the page itself only offers what is allowed
    action(page, "take").first.click()
    toast = page.locator("#toast")
    expect(toast).to_have_text("You may pass only if nothing else is possible. §\u00a05.1")
    with anna.context.expect_page() as opened:
        toast.get_by_role("link").click()
    expect_clause(opened.value, "5-1")


def pass_instead(route: Route) -> None:
    sent = route.request.post_data_json
    assert isinstance(sent, dict)
    route.continue_(post_data={**sent, "action": "pass"})


def test_a_paragraph_of_the_rules_links_to_its_clauses(invite: Invite) -> None:
    page = invite().visit("/rules/imhotep")
    page.locator("#turn-take p").get_by_role("link").click()
    expect_clause(page, "6-1")


def expect_clause(page: Page, number: str) -> None:
    expect(page).to_have_url(re.compile(f"/rules/imhotep/clauses#clause-{number}$"))
    clause = page.locator(f"#clause-{number}")
    expect(clause).to_be_in_viewport()
    clause.get_by_text("Code and tests").click()
    expect(clause.get_by_text("turn.Turn.answer")).to_be_visible()
