"""Kleopatra at a real browser: whole games, mosaics in the hand, the payment, the offering.

Games are short here: an edition in which pieces are cheap, dice mostly show the symbol, and
Cleopatra needs few steps.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Page, expect

from baumeister.core.state import State
from baumeister.games.cleopatra.rules.actions import Pay
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.browser.conftest import Invite
from tests.browser.moment import position, state_at, table_at
from tests.browser.people import (
    PHONE,
    Guest,
    action,
    answering,
    await_table,
    expect_result_that_adds_up,
    legal,
    log,
    who_is_asked,
)
from tests.browser.short_games import cheap_cleopatra

BOT = {"kind": "bot", "level": "random"}
SEATS = [{"kind": "me"}, BOT, BOT]
ASKED = """() => {
  const table = document.getElementById("table");
  if (table.matches(".over")) return "over";
  const action = table.querySelector("[data-action]");
  if (!action || !table.matches(".live.mine:not(.sending)")) return "";
  if (!table.querySelector("#prompt .note")) return "asked";
  action.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return "";
}"""
EAGER = ("auto", "lay", "statue", "build mosaic", "build sphinx", "build wall", "build")


def sit(person: Guest, changes: dict[str, str] | None = None) -> Page:
    page = person.sit_at(SEATS, game="cleopatra", edition=cheap_cleopatra(changes))
    assert is_asked(page)
    return page


def is_asked(page: Page) -> bool:
    """Wait for a question; false when the game is over.

    A question that leaves no choice is answered at once, without the moment to read it.
    """
    return str(page.wait_for_function(ASKED).json_value()) == "asked"


def spot(page: Page, notation: str) -> Locator:
    """Where to click for an action: what lights up, and not the ghost around it."""
    found = action(page, notation)
    hot = found.locator(".hot").first
    return hot if hot.count() else found


def pick_up(page: Page, notation: str) -> None:
    """Take what an action needs into the hand and turn it as it has to lie."""
    held = action(page, notation).get_attribute("data-with") or ""
    name, _, turn = held.partition("/")
    if name:
        page.locator(f'[data-pick="{name}"]').click()
        for _ in range(int(turn)):
            page.keyboard.press("r")


def do(page: Page, notation: str) -> None:
    pick_up(page, notation)
    with answering(page):
        spot(page, notation).click()


def eagerly(rng: Random, found: list[str]) -> str:
    """Build whatever can be built; otherwise anything."""
    for word in EAGER:
        if wished := [answer for answer in found if answer.startswith(word)]:
            return rng.choice(wished)
    return rng.choice(found)


def reach(page: Page, word: str) -> list[str]:
    """Play eagerly until there is an answer that begins so; all of them."""
    rng = Random(1)
    while is_asked(page):
        found = legal(page)
        if wished := [answer for answer in found if answer.startswith(word)]:
            return wished
        do(page, eagerly(rng, found))
    raise AssertionError(f"“{word}” never came.")


def expect_crocodile_and_result(page: Page) -> None:
    expect(page.locator("#board .c-feast").first).to_contain_text("The crocodile")
    if page.locator("#prompt").inner_text() != "Nobody wins.":
        expect_result_that_adds_up(page)


def test_a_whole_game_by_mouse_with_an_offering(invite: Invite) -> None:
    page = sit(invite("Ada"))
    rng, words = Random(3), set()
    while is_asked(page):
        chosen = eagerly(rng, legal(page))
        words.add(chosen.split()[0])
        do(page, chosen)
    assert {"build", "auto", "lay", "bid"} <= words
    assert any("have offered" in line for line in log(page))
    expect_crocodile_and_result(page)


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    """Tab leads to the actions; what must be picked up first is picked up and turned."""
    page = sit(invite("Karl"))
    number = 0
    while is_asked(page):
        number += 1
        page.locator("#prompt").focus()
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.pick !== undefined"):
            page.keyboard.press("Enter")
            expect(page.locator("#table")).to_contain_class("holding")
            page.keyboard.press("r")
            page.keyboard.press("Tab")
        page.keyboard.press(("ArrowDown", "ArrowRight")[number % 2])
        if page.evaluate("() => document.activeElement.dataset.action === undefined"):
            page.keyboard.press("Tab")
        with answering(page):
            page.keyboard.press("Enter")
    assert number > 5
    expect_crocodile_and_result(page)


# Mosaics


def test_a_mosaic_is_picked_turned_and_laid_with_a_preview_of_its_talents(invite: Invite) -> None:
    page = sit(invite("Ada"))
    chosen = reach(page, "lay")[-1]
    places = page.locator("#board [data-with][data-action]:not(.away)")
    expect(places).to_have_count(0)
    pick_up(page, chosen)
    expect(page.locator("#board [data-pick]")).to_have_attribute("aria-pressed", "true")
    place = action(page, chosen)
    expect(place.locator(".ghost")).to_be_hidden()
    spot(page, chosen).hover()
    expect(place.locator(".ghost")).to_be_visible()
    gain = place.locator(".ghost .c-gain-text").text_content() or ""
    told = re.compile(re.escape(f"({gain} talents)") + "$")
    expect(place).to_have_attribute("aria-label", told)  # under the mouse its title is a label
    with answering(page):
        spot(page, chosen).click()
    assert any(f"get {gain.removeprefix('+')} talents" in line for line in log(page)[-4:])
    expect(page.locator("#panel-palace [data-at^=mosaic-] use")).to_have_count(1)


def test_a_mosaic_is_dragged_into_the_garden(invite: Invite) -> None:
    page = sit(invite("Ada"))
    reach(page, "lay")
    thing = page.locator("#board [data-pick]")
    first = page.locator('#board [data-with$="/0"][data-action]').first
    notation = first.get_attribute("data-action") or ""
    mouse = page.mouse
    x, y = centre(thing)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 20, y - 20)
    mouse.move(*centre(spot(page, notation)), steps=3)
    expect(action(page, notation).locator(".ghost")).to_be_visible()
    with answering(page):
        mouse.up()


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_fingers_lay_a_mosaic_and_are_asked_whether_they_mean_it(invite: Invite) -> None:
    page = sit(invite("Ada", **PHONE))
    tapped = 0
    while not (found := [one for one in legal(page) if one.startswith("lay")]):
        choice = eagerly(Random(tapped), legal(page))
        tapped += 1
        press(page, choice)
        assert is_asked(page)
    page.locator("#board [data-pick]").tap()
    notation = next(one for one in found if one.startswith("lay 0"))
    spot(page, notation).tap()
    expect(page.locator("#confirm")).to_be_visible()
    expect(action(page, notation).locator(".ghost")).to_be_visible()
    with answering(page):
        page.get_by_role("button", name="Do it").tap()


def press(page: Page, notation: str) -> None:
    """Answer without a finger, wherever the action is on the enlarged board."""
    with answering(page):
        action(page, notation).evaluate(CLICK)


CLICK = 'one => one.dispatchEvent(new MouseEvent("click", { bubbles: true }))'


# Paying, peeking, offering


def test_the_price_is_ticked_off_and_paid_with_one_click(invite: Invite) -> None:
    page = sit(invite("Ada"), {"wall = [1, 1, 0, 1, 0]": "wall = [2, 1, 0, 0, 0]"})
    do(page, next(answer for answer in legal(page) if answer.startswith("build wall")))
    assert "auto" in legal(page)
    price = page.locator("#part-price-0")
    expect(price.locator(".c-next")).to_have_count(1)
    expect(price.locator(".c-lacking")).to_have_count(2)
    card = next(answer for answer in legal(page) if answer.startswith("pay"))
    do(page, card)
    expect(price.locator(".c-tick")).not_to_have_count(0)
    do(page, "auto")
    assert any("You build a column wall" in line for line in log(page))
    expect(price.locator(".c-next")).to_have_count(0)


# How many things move in each flight; the pictures that only cover something have no transform.
WATCH_FLIGHTS = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const layer of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!layer.matches?.(".flight")) continue;
      window.flown.push(layer.querySelectorAll(":scope > g[transform]").length);
    }
  }).observe(document.body, { childList: true });
}"""


def one_of_several(state: State, seat: int) -> str:
    """A card that pays for something and has a twin in the hand, if more is owed after it."""
    question = state.agenda[-1]
    if not isinstance(question, PayFor) or not isinstance(state, Cleopatra):
        return ""
    hand = state.hands[seat].counts
    for found in state.legal(seat):
        if not isinstance(found, Pay) or found.card >= len(hand) or hand[found.card] < 2:
            continue
        after = state.copy()
        after.apply(seat, found)
        is_more_owed = bool(after.agenda) and isinstance(after.agenda[-1], PayFor)
        if is_more_owed and not after.forced(seat):
            return state.game.vocabulary.notation(found)
    return ""


def test_whoever_pays_a_card_sees_one_card_fly(chromium: Browser, tmp_path: Path) -> None:
    """Neither the others of its kind nor the rest of the hand; the last card brings its piece."""
    one = position("cleopatra", 2, lambda state, seat: bool(one_of_several(state, seat)))
    with table_at(chromium, tmp_path, one, reduced_motion="no-preference") as at:
        page = at(one.seat).page
        page.get_by_role("tab", name="More").click()
        page.get_by_label("What others do is shown").select_option("brisk")
        page.evaluate(WATCH_FLIGHTS)
        do(page, one_of_several(state_at(one), one.seat))
        page.wait_for_function("() => window.flown.length > 0")
        assert page.evaluate("() => window.flown[0]") == 1


def test_the_own_amulets_are_in_sight(invite: Invite) -> None:
    page = sit(invite("Ada"))
    expect(page.locator("#part-amulets text")).to_have_text("0")
    expect(page.locator("#part-amulets title")).to_have_text(
        "Your corruption pyramid hides 0 amulets."
    )


def test_fists_stay_closed_until_all_have_offered(invite: Invite) -> None:
    """Two people and a bot: nobody sees what the other has in the hand before all have chosen."""
    anna, ben = invite("Anna"), invite("Ben")
    page = anna.visit(
        anna.open(
            [{"kind": "me"}, {"kind": "friend"}, BOT],
            game="cleopatra",
            edition=cheap_cleopatra({"steps = [5]": "steps = [6]"}),
        )
    )
    other = ben.page
    other.goto(page.locator("#table").get_attribute("data-invitation") or "")
    await_table(other)
    other.get_by_role("button", name="Play along").click()
    play_until_offering(page, other)
    do(page, "bid 1")
    expect(page.locator("#part-purse .c-fist-text")).to_have_text("1")
    expect(other.locator("#part-deeds-0 .c-skin")).to_have_count(1)
    expect(other.locator("#part-deeds-0 .c-fist-text")).to_have_count(0)
    do(other, "bid 0")
    for board in (page, other):
        offered = board.locator("#part-offered .coin-small")
        expect(offered.nth(0)).to_have_text("1")
        expect(offered.nth(1)).to_have_text("0")


def play_until_offering(*pages: Page) -> None:
    """Whoever is asked builds, until everybody is asked for an offering."""
    rng = Random(2)
    while "bid 0" not in (found := legal(page := who_is_asked(*pages))):
        do(page, eagerly(rng, found))
    for page in pages:
        assert is_asked(page)
