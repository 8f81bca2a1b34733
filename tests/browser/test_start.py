"""The start page: every game at a glance, what runs and how the others ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import all_games, game
from baumeister.teaching import teaching_of
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, BOTS, OVER, PHONE, Guest, await_table

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 1024, "height": 700}}
INSIDE = """(one) => {
  const { top, left, right, bottom } = one.getBoundingClientRect();
  return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
IS_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
PICTURES = """(number) =>
  [...document.images].filter((one) => one.naturalWidth > 0).length >= number"""
WEIGHTS = ("", "light", "light to medium", "medium weight", "medium to heavy", "heavy")
NAMES = [
    "Imhotep",
    "Kheops",
    "Cleopatra and the Society of Architects",
    "Oh Pharaoh!",
    "Valley of the Kings",
]
TITLES = ["Kleopatra und die Baumeister", "Oh, Pharao!", "Tal der Könige"]


def player_of_much(invite: Invite, **wishes: object) -> Guest:
    """Somebody whose turn it is at one table, and who has seen others to their end."""
    guest = invite("Anna", **wishes)
    guest.open(AGAINST_BOT, game="kheops")
    for _ in range(4):
        guest.sit_at(BOTS).wait_for_selector(OVER)
    return guest


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_five_games_are_seen_without_scrolling_below_what_runs(invite: Invite, locale: str) -> None:
    for guest in (
        invite(locale=locale, **DESKTOP),
        player_of_much(invite, locale=locale, **DESKTOP),
    ):
        page = guest.visit("/")
        page.wait_for_function(PICTURES, arg=len(all_games()))
        cards = page.locator("article.game").all()
        assert len(cards) == len(all_games())
        assert all(card.evaluate(INSIDE) for card in cards)
        assert page.evaluate("() => scrollY") == 0


@pytest.mark.parametrize("wishes", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_card_says_what_a_game_is_and_how_to_begin(
    invite: Invite, wishes: dict[str, object]
) -> None:
    page = invite(**wishes).visit("/")
    assert not page.evaluate(IS_TOO_WIDE)
    for found in all_games():
        card = page.locator("article.game", has=page.locator(f"#game-{found.id}"))
        about = teaching_of(found).card
        assert about is not None
        for words in (about.idea, f"{about.minutes} minutes", WEIGHTS[about.weight]):
            expect(card).to_contain_text(words)
        for name in ("Play against bots", "With friends", "Rules"):
            expect(card.get_by_text(name, exact=True)).to_be_visible()
        expect(card.get_by_text(re.compile(r"^Learn it in \d+ minutes$"))).to_be_visible()


def test_games_have_english_names_and_their_titles_below(invite: Invite) -> None:
    page = invite().visit("/")
    expect(page.locator("article.game h2")).to_have_text(NAMES)
    expect(page.locator("article.game .original")).to_have_text(TITLES)
    german = invite(locale="de-DE").visit("/")
    expect(german.locator("article.game h2")).to_have_text([one.title for one in all_games()])
    expect(german.locator(".original")).to_have_count(0)


def test_every_english_page_calls_a_game_by_its_name(invite: Invite) -> None:
    valley = game("valley_of_the_kings")
    guest = invite("Anna")
    table = guest.open(AGAINST_BOT, game=valley.id)
    for path in (f"/new/{valley.id}", f"/rules/{valley.id}", table, f"{table}/replay"):
        page = guest.visit(path)
        assert "Valley of the Kings" in page.title()
        heading = page.locator("h1").first
        expect(heading).to_contain_text("Valley of the Kings")
        expect(heading).not_to_contain_text(valley.title)
    board = guest.visit(table)
    expect(board.locator("#headline .name")).to_have_text("Valley of the Kings")
    assert valley.title not in board.content()


def test_my_games_come_first_and_finished_ones_say_how_they_ended(invite: Invite) -> None:
    guest = player_of_much(invite)
    page = guest.visit("/")
    mine = page.locator("section.mine")
    is_first = "(one) => one.compareDocumentPosition(document.querySelector('.shelf')) & 4"
    assert mine.evaluate(is_first)
    items = mine.locator(":scope > .tables > li")
    expect(items).to_have_count(4)
    expect(items.first).to_contain_text("Your turn")
    expect(items.nth(1)).to_contain_text("won")
    points = [int(word) for word in items.nth(1).inner_text().split() if word.isdecimal()]
    assert len(points) == 2
    expect(mine.locator("details")).to_contain_text("1 older game")
    expect(mine.locator("details li")).to_be_hidden()
    mine.locator("summary").click()
    expect(mine.locator("details li")).to_be_visible()


def drawn_order(page: Page) -> list[str]:
    """Who sits where, as the table shows it."""
    return page.locator("#people .sitter > .name").all_text_contents()


@pytest.mark.parametrize("wishes", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_lots_are_drawn_for_a_quick_game_and_shown(
    invite: Invite, wishes: dict[str, object]
) -> None:
    page = invite("Anna", **wishes).visit("/")
    page.locator("[data-quick='/quick/imhotep']").click()
    page.wait_for_url("**/t/*")
    await_table(page)
    names = [name.partition(",")[0] for name in drawn_order(page)]
    assert "Anna" in names
    expect(page.locator("#notices")).to_have_text(
        f"The lot has decided the order at the table: {', '.join(names[:2])} and {names[2]}."
    )
    expect(page.locator("#notices")).to_be_in_viewport()


def test_the_host_can_choose_the_order_instead(invite: Invite) -> None:
    guest = invite("Anna")
    for order, is_drawn in (("The lot decides", True), ("In the order of this list", False)):
        page = guest.visit("/new/imhotep")
        page.get_by_role("radio", name=order).check()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        await_table(page)
        expect(page.get_by_text("Lots were drawn")).to_have_count(1 if is_drawn else 0)
        assert drawn_order(page)[0].startswith("Anna") or is_drawn
