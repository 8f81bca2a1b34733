"""Kheops at a real browser: whole games, the hand, the preview and the estimate."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import AXE, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    PHONE,
    Guest,
    action,
    answering,
    do,
    expect_result_that_adds_up,
    held_for,
    is_my_turn,
    legal,
    log,
    pick_up,
    rows,
    stop_the_clock,
)

GAME = {"game": "kheops"}


def sit(person: Guest) -> Page:
    return person.sit_at(AGAINST_BOT, **GAME)


def reach(page: Page, pattern: str, seed: int = 1) -> list[str]:
    """Play by chance until such an action can be done; all of them."""
    rng = Random(seed)
    while is_my_turn(page):
        found = legal(page)
        if wished := [answer for answer in found if re.match(pattern, answer)]:
            return wished
        do(page, rng.choice(towards_a_turn(page, found) or found))
    raise AssertionError(f"“{pattern}” never came.")


def towards_a_turn(page: Page, found: list[str]) -> list[str]:
    """Those that put a worker on a tile that lets another one be turned."""
    titles = page.locator("#board [data-at^=cell-] title").all_text_contents()
    cells = {title.partition(":")[0].lower() for title in titles if "At once: turn" in title}
    return [answer for answer in found if answer.removeprefix("put worker ") in cells]


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    page = sit(invite("Ada"))
    rng = Random(3)
    words = set()
    while is_my_turn(page):
        chosen = rng.choice(legal(page))
        words.add(chosen.split()[0])
        do(page, chosen)
    assert {"put", "lay"} < words
    expect_result_that_adds_up(page)
    assert page.locator("#board [data-at^=cell-] .rock").count() == 0  # shapes are used, not copied
    ranks = dict(rows(page, "tfoot"))["Rank"]
    expect(page.locator("#panel-score .star")).to_have_count(ranks.count(1))
    page.get_by_role("link", name="Replay").click()
    steps = page.locator("#steps")
    expect(steps).not_to_contain_text("Round")  # there are none
    steps.locator("li").nth(7).locator("a, button").click()
    expect(steps.locator("li").nth(7).locator("[aria-current]")).to_be_visible()


def test_both_games_of_a_match_have_rows_of_their_own(invite: Invite) -> None:
    """What the first one brought can be seen during the second."""
    page = invite("Ada").sit_at(AGAINST_BOT, **GAME, variants={"match": "two_games"})
    rng = Random(4)
    while is_my_turn(page) and not page.locator("#board").get_by_text("Game 2 of 2").count():
        do(page, rng.choice(legal(page)))
    ended = next(line for line in log(page) if line.startswith("Game 1 is over"))
    found = re.fullmatch(r"Game 1 is over: White (\d+), Blue (\d+)\.", ended)
    assert found is not None
    for points in found.groups():
        expect(
            page.locator("#board").get_by_text(f"Game 1: {points}", exact=True)
        ).not_to_have_count(0)
    while is_my_turn(page):
        do(page, rng.choice(legal(page)))
    expect_result_that_adds_up(page)
    names = {name.partition(":")[0] for name, _ in rows(page, "tbody")}
    assert names == {"First game", "Second game"}


WATCH_TURNS = """
window.angles = [];
const flying = new WeakSet(); // in its last position it is out of the drawing when we hear of it
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const found = /^rotate\\((-?[\\d.]+) /.exec(target.getAttribute("transform") ?? "");
    if (target.closest(".flight")) flying.add(target);
    if (found && flying.has(target)) window.angles.push(Number(found[1]));
  }
}).observe(document, { attributes: true, attributeFilter: ["transform"], subtree: true });
"""


def test_a_turned_tile_is_seen_to_turn(invite: Invite) -> None:
    """From how it lay to how it lies."""
    person = invite("Mona", reduced_motion="no-preference")
    person.at_pace("brisk")
    person.page.add_init_script(WATCH_TURNS)
    page = sit(person)
    knob = reach(page, r"turn \w+ \w{1,2}$")[0]
    expect(page.locator("#board .flight")).to_have_count(0)
    page.evaluate("() => { window.angles = []; }")
    do(page, knob)
    page.wait_for_function("() => window.angles.at(-1) === 0")
    angles = [abs(angle) for angle in page.evaluate("() => window.angles")]
    assert angles[0] == 120
    assert angles == sorted(angles, reverse=True)


def press_until(page: Page, key: str, attribute: str) -> None:
    """Walk on with a key until something with this attribute has the focus."""
    for _ in range(60):
        if page.evaluate("(name) => document.activeElement.hasAttribute(name)", attribute):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {attribute}.")


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    """Enter the actions with Tab, pick up where that is needed, turn, go to a place, Enter."""
    page = sit(invite("Karl"))
    number = 0
    while is_my_turn(page):
        number += 1
        page.locator("#prompt").focus()
        page.keyboard.press("Tab")
        if not page.locator("#board [data-action]").locator("visible=true").count():
            page.keyboard.press("Enter")
            page.keyboard.press(("r", "Shift+R", ".")[number % 3])
            expect(page.locator("#table.holding")).to_have_count(1)
        press_until(page, "Tab", "data-action")
        with answering(page):
            page.keyboard.press("Enter")
    assert number > 29
    expect_result_that_adds_up(page)


def test_a_tile_is_turned_in_the_hand_by_click_wheel_and_key(invite: Invite) -> None:
    page = sit(invite("Ada"))
    name, _ = held_for(page, reach(page, r"lay \w+[12]_")[0])
    tile = page.locator(f'[data-pick="{name}"]')
    tile.click()
    turned = [offered(page)]
    tile.click()
    turned.append(offered(page))
    page.keyboard.press("r")
    turned.append(offered(page))
    assert len({tuple(found) for found in turned}) == 3
    tile.hover()
    page.mouse.wheel(0, 120)
    expect(page.locator(f'[data-action="{turned[0][0]}"]')).to_be_visible()
    assert offered(page) == turned[0]
    page.keyboard.press("Escape")
    assert offered(page) == []


def offered(page: Page) -> list[str]:
    """The places for what is held."""
    found = page.locator("#board [data-with][data-action]:not(.away)")
    return [str(one) for one in found.evaluate_all("all => all.map(one => one.dataset.action)")]


def ghost(place: Locator) -> Locator:
    return place.locator(".ghost")


def test_a_ghost_shows_the_tile_and_the_change_in_points(invite: Invite) -> None:
    page = sit(invite("Ada"))
    wished = reach(page, "lay")[0]
    pick_up(page, *held_for(page, wished))
    place = action(page, wished)
    expect(ghost(place)).to_be_hidden()
    stop_the_clock(page)  # whoever rests there longer reads a sentence
    place.hover()
    expect(ghost(place)).to_be_visible()
    expect(ghost(place).locator("text")).to_have_text(re.compile(r"^(±0|○ [+−]?\d+  ■ [+−]?\d+)$"))
    gain = place.get_attribute("data-gain")
    assert (gain is None) == (ghost(place).locator("text").text_content() == "±0")
    said = re.compile(re.escape(f"({gain})") if gain else "Lay")
    expect(place).to_have_attribute("aria-label", said)  # under the mouse its title is a label
    expect(page.locator("#tip")).to_be_hidden()  # the ghost says it


def test_a_tile_is_dragged_into_the_pyramid(invite: Invite) -> None:
    page = sit(invite("Ada"))
    wished = next(one for one in reach(page, "lay") if held_for(page, one)[1] == 0)
    tile = page.locator(f'[data-pick="{held_for(page, wished)[0]}"]')
    tile.hover()
    page.mouse.down()
    box = tile.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 160, steps=2)
    expect(action(page, wished)).to_be_visible()
    goal = action(page, wished).locator(".hot").bounding_box()
    assert goal is not None
    middle = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.move(*middle, steps=3)
    expect(action(page, wished)).to_contain_class("aimed")
    with answering(page):
        page.mouse.up()
    lays = page.locator("#log li").filter(has_text="You lay")
    expect(lays).to_have_count(1)


def test_the_mummy_is_picked_up_before_it_is_put(invite: Invite) -> None:
    page = sit(invite("Ada"))
    assert is_my_turn(page)
    workers = page.locator('[data-action^="put worker"]')
    mummies = page.locator('[data-action^="put mummy"]')
    expect(workers.first).to_be_visible()
    expect(mummies.first).to_be_hidden()
    page.locator('[data-pick="figure-1"]').click()
    expect(workers.first).to_be_hidden()
    expect(mummies.first).to_be_visible()
    before = len(log(page))
    with answering(page):
        mummies.first.click()
    assert "You put the mummy" in " ".join(log(page)[before:])


def test_the_estimate_can_be_switched_off_and_stays_off(invite: Invite) -> None:
    page = sit(invite("Ada"))
    assert is_my_turn(page)
    shown = page.locator("#board .estimate").first
    expect(shown).to_be_visible()
    page.get_by_role("tab", name="More").click()
    switch = page.get_by_label("Show what would happen if the game ended now")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(shown).to_be_hidden()
    page.reload()
    assert is_my_turn(page)
    expect(page.locator("#board .estimate").first).to_be_hidden()
    page.get_by_role("tab", name="More").click()
    switch.check()
    expect(page.locator("#board .estimate").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_what_is_held_is_pressed(invite: Invite, scheme: str) -> None:
    person = invite("Ada", color_scheme=scheme)
    page = sit(person)
    wished = reach(page, "lay")[0]
    pick_up(page, *held_for(page, wished))
    pressed = page.get_by_role("button", pressed=True)
    expect(pressed).to_have_count(1)
    name = pressed.locator("> title").inner_html()
    expect(page.get_by_role("button", name=name, pressed=True)).to_be_visible()
    page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []


def test_the_help_lists_the_keys_of_the_hand(invite: Invite) -> None:
    page = sit(invite("Ada"))
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("Turn what you hold right or left")


def tap(page: Page, notation: str) -> None:
    """The same as `do` with a finger: what is aimed at in the pyramid is asked back once."""
    name, turns = held_for(page, notation)
    if name:
        page.locator(f'[data-pick="{name}"]').tap()
    for _ in range(turns):
        page.locator("[data-hand=right]").tap()
    finger(page, *middle(page, notation))
    question = page.locator("#confirm")
    expect(question).to_contain_text(action(page, notation).locator("> title").inner_html())
    expect(ghost(action(page, notation))).to_be_visible()
    with answering(page):
        question.locator(".primary").tap()


def finger(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def middle(page: Page, notation: str) -> tuple[float, float]:
    """Of what can be hit, on the screen."""
    box = action(page, notation).locator(".hot").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_turn_on_a_phone(invite: Invite, language: str) -> None:
    page = sit(invite("Pia", **{**PHONE, "locale": language}))
    words = set()
    while "lay" not in words:
        assert is_my_turn(page)
        chosen = legal(page)[-1]
        words.add(chosen.split()[0])
        tap(page, chosen)
    assert "put" in words
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390


IN_THE_LENS = """
([x, y]) => { // where the lens shows what the pyramid shows there
  const spot = new DOMPoint(x, y)
    .matrixTransform(document.getElementById("panel-pyramid").getScreenCTM().inverse())
    .matrixTransform(document.querySelector("#panel-lens > svg").getScreenCTM());
  return [spot.x, spot.y];
}
"""


def test_a_lens_tells_neighbours_apart_and_a_tap_in_it_decides(invite: Invite) -> None:
    page = sit(invite("Pia", **PHONE))
    one, other = (next(put for put in legal(page) if put.endswith(f" {cell}")) for cell in CLOSE)
    ghosts = page.locator("#panel-pyramid .chosen")
    finger(page, *middle(page, one))
    expect(ghosts).to_have_attribute("data-action", one)
    expect(page.locator("#confirm")).to_be_visible()
    here, there = (
        page.evaluate(IN_THE_LENS, list(middle(page, notation))) for notation in (one, other)
    )
    assert abs(here[0] - there[0]) >= 43.5
    finger(page, *there)
    expect(ghosts).to_have_attribute("data-action", other)
    with answering(page):
        finger(page, *there)  # once more does it
    assert "put a worker on" in " ".join(log(page)[-2:])


CLOSE = ("g1", "g2")  # neighbours of which every foundation has both


def test_a_finger_that_slides_over_the_pyramid_means_what_it_leaves(invite: Invite) -> None:
    page = sit(invite("Pia", **PHONE))
    wished = next(put for put in legal(page) if put.endswith(" g1"))
    x, y = middle(page, wished)
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x + 90, y - 60)
    for n in range(5):
        touch("touchMove", x + 80 - 20 * n, y - 52 + 13 * n)
    expect(page.locator("#panel-pyramid .aimed")).to_have_attribute("data-action", wished)
    touch("touchEnd")
    expect(page.locator("#panel-pyramid .aimed")).to_have_count(0)
    expect(page.locator("#panel-pyramid .chosen")).to_have_attribute("data-action", wished)


def test_a_mouse_needs_no_lens(invite: Invite) -> None:
    page = sit(invite("Ada"))
    assert is_my_turn(page)
    expect(page.locator("#panel-pyramid")).to_be_visible()
    expect(page.locator("#panel-lens")).to_be_hidden()
