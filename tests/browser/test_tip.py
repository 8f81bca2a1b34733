"""What things on the board are, and their rule: for a mouse that rests or a finger that stays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from baumeister.core.game import Game
from baumeister.games import all_games
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PHONE, is_my_turn

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)

REST_MS = 700  # of a mouse, after which it wants to know
# One place of each kind that is in sight, where it is and what its panel is called.
PLACES = """() => {
  const found = {};
  for (const one of document.querySelectorAll("#frame [data-at], #dock [data-at]")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!width || one.closest(".away")) continue;
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    if (!one.contains(top)) continue;
    const { id, ariaLabel } = one.closest("svg[id]");
    found[`${id} ${one.dataset.at.split("-")[0]}`] ??= { ...at, panel: ariaLabel };
  }
  return Object.values(found);
}"""
TITLES = "[...document.querySelectorAll('#board :hover > title')].map((one) => one.textContent)"


def sit(invite: Invite, game: Game, name: str = "Ada", **wishes: object) -> Page:
    bots = [{"kind": "bot", "level": "random"}] * (game.fewest - 1)
    guest = invite(name, **wishes)
    guest.page.clock.install()
    page = guest.sit_at([{"kind": "me"}, *bots], game=game.id)
    assert is_my_turn(page)
    return page


def rest(page: Page, x: float, y: float) -> None:
    page.mouse.move(1, 1)
    page.mouse.move(x, y)
    page.clock.run_for(REST_MS)


def tip(page: Page) -> Locator:
    return page.locator("#tip")


@every_game
def test_whatever_a_mouse_rests_on_says_what_it_is_and_where_its_rule_is(
    invite: Invite, game: Game
) -> None:
    page = sit(invite, game)
    places = page.evaluate(PLACES)
    assert len(places) >= 3
    for place in places:
        rest(page, place["x"], place["y"])
        expect(tip(page)).to_be_visible()
        words = page.locator("#tip-words").inner_text()
        assert words.strip() not in ("", place["panel"]), place
        assert not any(page.evaluate(TITLES)), "the browser would say it a second time"
    page.locator("#tip-rule").click()
    expect(page.locator("#rules-drawer .here > :is(h2, h3)")).to_be_in_viewport()
    expect(tip(page)).to_be_hidden()


def test_a_figure_leads_to_the_rule_of_figures_and_a_tile_to_that_of_tiles(invite: Invite) -> None:
    (kheops,) = (game for game in all_games() if game.id == "kheops")
    page = sit(invite, kheops)
    for place, heading in (("supply-0-", "Figures"), ("hand-0-", "Tiles")):
        page.locator(f'#dock [data-at^="{place}"]').first.hover(force=True)
        page.clock.run_for(REST_MS)
        page.locator("#tip-rule").click()
        expect(page.locator("#rules-drawer .here > :is(h2, h3)")).to_have_text(heading)
        page.keyboard.press("Escape")


def test_the_side_that_is_played_has_its_own_rule(invite: Invite) -> None:
    guest = invite("Ada")
    page = guest.sit_at(AGAINST_BOT, game="imhotep", variants={"pyramid": "B"})
    page.locator("#panel-pyramid").hover()
    page.locator("#tip-rule").click()
    expect(page.locator("#rules-drawer .here")).to_have_attribute("id", "pyramid-b")


def test_a_tip_waits_for_a_mouse_on_its_way_and_then_goes(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    page.locator("#panel-temple").hover()
    expect(page.locator("#tip-rule")).to_be_visible()
    page.mouse.move(1, 1)
    expect(tip(page)).to_be_hidden()


def test_a_finger_that_stays_reads_it_too(invite: Invite) -> None:
    page = invite("Ada", **PHONE).sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    box = page.locator('[data-at="ship-0"]').bounding_box()
    assert box is not None
    touches = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + box["width"] - 12, "y": box["y"] + box["height"] / 2}
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator("#tip-words")).to_have_text(re.compile("^Ship 1: .* before it may sail$"))
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("#tip-rule").tap()
    expect(page.locator("#rules-drawer .here > h2")).to_have_text("Sailing and unloading")
