"""Seats: which bots there are for them, and what those on them are called in one's own language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, is_my_turn

SUITS = {
    "en-GB": [
        r"fits you \(beginner\)",
        "your first games",
        "know the rules",
        "regular players",
        "good players",
        "a challenge",
        "experts",
    ],
    "de-DE": [
        r"passt zu dir \(Anfänger\)",
        "für erste Partien",
        "die Regeln kennst",
        "Geübte",
        "gute Spieler",
        "Könner",
        "Experten",
    ],
}
ABOUT = {
    "en-GB": r"^(Stronger after each game|Measured strength(, by rules \d+)?: \d+ ± \d+\. )"
    r".*(Answers at once|Thinks for up to \d+ second)",
    "de-DE": r"^(Stärker nach jeder Partie|Gemessene Stärke(, nach Regeln \d+)?: \d+ ± \d+\. )"
    r".*(Antwortet sofort|Denkt bis zu \d+ Sekunde)",
}


@pytest.mark.parametrize("locale", ABOUT)
def test_every_bot_says_for_whom_it_is_how_strong_and_how_slow(invite: Invite, locale: str) -> None:
    page = invite("Anna", locale=locale, **PHONE).visit("/new/kheops")
    menu = page.locator("select[name=kind]").nth(1)
    bots = menu.locator("option[value=bot]")
    for option, suits in zip(bots.all(), SUITS[locale], strict=True):
        expect(option).to_have_text(re.compile(suits))
        menu.select_option(label=option.inner_text())
        expect(page.locator("#bot-1")).to_have_text(re.compile(ABOUT[locale]))
    uncertain = menu.locator("option[data-about*='±']")
    assert uncertain.count() == bots.count() - 1  # the one that fits is one of the others


def test_nobody_without_a_name_has_a_german_one_in_english(invite: Invite) -> None:
    host = invite("Anna", locale="de-DE")
    table = host.open([{"kind": "me"}, {"kind": "screen"}, {"kind": "bot", "level": "random"}])
    german = host.visit(table)
    assert is_my_turn(german)
    assert "Spieler 2" in german.content()
    page = invite("Ben").visit(table)
    expect(page.locator("#people .sitter > .name").nth(1)).to_have_text("Player 2")
    assert "Spieler" not in page.content()
    assert "Spieler" not in invite("Cleo").visit("/").content()
