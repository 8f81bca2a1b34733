"""Style sheets: a small change of a table does not make the browser style all of it anew."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, is_my_turn

FEW = 100  # elements; a table has thousands
ALL = "() => document.querySelectorAll('*').length"
STYLE_NOW = "getComputedStyle(document.getElementById('told')).color"
CHANGES = {
    "a line of the log": "document.getElementById('log').append(document.createElement('li'))",
    "a tip": "document.getElementById('tip').hidden = false",
    "a button": "document.getElementById('next').hidden = false",
    "the question": "document.querySelector('#prompt p').textContent = 'Your turn.'",
}


def styled(browser: Browser, page: Page, change: str) -> int:
    """How many elements the browser styles anew after a change."""
    page.evaluate(STYLE_NOW)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(f"() => {{ {change}; return {STYLE_NOW}; }}")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    passes = [event["args"] for event in events if event["name"] == "UpdateLayoutTree"]
    return max(int(found.get("elementCount", 0)) for found in passes)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_small_change_styles_little(chromium: Browser, invite: Invite, change: str) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT, game="cleopatra")
    assert is_my_turn(page)
    assert page.evaluate(ALL) > 10 * FEW
    assert 0 < styled(chromium, page, change) <= FEW
