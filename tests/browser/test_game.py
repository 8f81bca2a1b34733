"""Whole games against bots: by mouse, and without one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from baumeister.bots.judgement import judgement_of
from baumeister.games import game
from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    answering,
    await_table,
    by_chance,
    do,
    expect_result_that_adds_up,
    is_my_turn,
    legal,
    log,
    play,
    preferring,
)

WATCH_FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) window.flights += node.matches?.(".flight") ? 1 : 0;
  }
}).observe(document, { childList: true, subtree: true });
"""


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    page = invite().visit("/")
    card = page.get_by_role("article", name="Imhotep")
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/t/*")
    play(page, by_chance(5), 12)
    play(page, preferring("card", "sail", "place"), 1000)
    expect_result_that_adds_up(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Imhotep")


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    page = invite().visit("/")
    open_table_by_keyboard(page)
    skip_to_content(page)
    do_by_keyboard(page, "Tab")
    take_back_by_keyboard(page)
    number = 0
    while is_my_turn(page):
        number += 1
        do_by_keyboard(page, ("ArrowRight", "ArrowDown", "Tab")[number % 3])
    expect_result_that_adds_up(page)


def open_table_by_keyboard(page: Page) -> None:
    """Two players: the person at the keyboard, and a beginner."""
    tab_to(page, "With friends")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/imhotep")
    tab_to(page, "3")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, "Player 2")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Player 2", exact=True).locator("option:checked")).to_have_text(
        "Bot: beginner – for your first games"
    )
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.type("Karl")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    await_table(page)


FOCUSED = """() => {
  const one = document.activeElement;
  const words = one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent;
  return words.trim();
}"""


def tab_to(page: Page, name: str) -> None:
    """Go on with Tab until something of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to “{name}”.")


def skip_to_content(page: Page) -> None:
    tab_to(page, "Skip to the content")
    page.keyboard.press("Enter")


def focused_action(page: Page) -> str | None:
    notation = page.evaluate("() => document.activeElement.dataset.action ?? null")
    return None if notation is None else str(notation)


def is_on_a_ship(page: Page) -> bool:
    """Whether what has the focus is picked up first."""
    return bool(page.evaluate("() => 'pick' in document.activeElement.dataset"))


def do_by_keyboard(page: Page, key: str) -> None:
    """Enter the actions with Tab, walk on with a key, and do what has the focus."""
    assert is_my_turn(page)
    for _ in range(12):
        if focused_action(page) is None and not is_on_a_ship(page):
            page.keyboard.press("Tab")
    page.keyboard.press(key)
    if is_on_a_ship(page):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")  # to the first site for it
    if focused_action(page) is None:
        page.keyboard.press("Shift+Tab")  # it was the last one
    assert focused_action(page) in legal(page)
    with answering(page):
        page.keyboard.press("Enter")


def take_back_by_keyboard(page: Page) -> None:
    """Against bots that is possible at any time."""
    assert is_my_turn(page)
    before = log(page)
    with answering(page):
        page.keyboard.press("u")
    after = log(page)
    assert len(after) < len(before)
    assert after == before[: len(after)]


def test_things_fly_unless_nothing_shall_move(invite: Invite) -> None:
    for motion, does_fly in (("no-preference", True), ("reduce", False)):
        person = invite("Mona", reduced_motion=motion).at_pace("brisk")
        person.page.add_init_script(WATCH_FLIGHTS)
        page = person.sit_at(AGAINST_BOT)
        assert is_my_turn(page)
        do(page, legal(page)[-1])
        assert is_my_turn(page)
        assert (page.evaluate("() => window.flights") > 0) is does_fly


def test_the_chosen_bot_is_described_beside_its_seat(invite: Invite) -> None:
    page = invite("Nora").visit("/new/imhotep")
    about = page.locator("[data-seat] .note")
    expect(about.nth(0)).to_be_hidden()
    expect(about.nth(1)).to_contain_text("Stronger after each game you win")
    judged = judgement_of(game("imhotep"))
    bots = page.locator("select[name=kind]").nth(1)
    expect(bots.locator("option", has_text="for your first games")).to_have_count(1)
    bots.select_option(label="Bot: architect – for a challenge")
    measured = f"{judged.ratings['architect']} ± {judged.margins['architect']}"
    expect(about.nth(1)).to_contain_text("Measured strength")
    expect(about.nth(1)).to_contain_text(f": {measured}.")
    expect(about.nth(1)).to_contain_text("Thinks ahead for everybody")
    expect(about.nth(1)).to_contain_text("up to 1 second per decision")
    page.locator("select[name=kind]").nth(1).select_option("friend")
    expect(about.nth(1)).to_be_hidden()
