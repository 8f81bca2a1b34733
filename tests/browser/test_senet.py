"""A stranger's game at a table in a real browser, from an environment where it is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, by_chance, is_my_turn, log, play
from tests.examples.senet.environment import Environment


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Environment(tmp_path_factory.mktemp("senet")).server() as found:
        yield found


def test_senet_against_a_bot(invite: Invite, address: str) -> None:
    page = invite("Ada", address).sit_at(AGAINST_BOT, game="senet")
    assert is_my_turn(page)
    expect(page.locator("#prompt")).to_contain_text("which piece moves?")
    expect(page.locator("#actions button")).to_have_count(0)  # every piece is clicked itself
    page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []
    play(page, by_chance(1), turns=12)
    assert sum(line.startswith("You move") for line in log(page)) >= 6
    assert any("throws" in line and not line.startswith("You") for line in log(page))


def test_senet_on_the_start_page_and_in_german(invite: Invite, address: str) -> None:
    person = invite("Ada", address, locale="de")
    page = person.visit("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Senet"))
    expect(card).to_contain_text("Das Wettrennen der alten Ägypter")
    expect(card).to_contain_text("2 Spieler")
    card.locator("[data-quick]").click()
    assert is_my_turn(page)
    expect(page.locator("#prompt")).to_contain_text("Welcher Stein zieht?")
