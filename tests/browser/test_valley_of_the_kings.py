"""Valley of the Kings at a real browser: whole games, ways and their steps, secrets, a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    PHONE,
    Guest,
    action,
    answering,
    confirm,
    expect_result_that_adds_up,
    is_my_turn,
    legal,
    preferring,
)

SHORT = {
    "game": "valley_of_the_kings",
    "variants": {"unsold": "pharaoh", "first_player": "first_seat"},
}
FRIEND = [{"kind": "me"}, {"kind": "friend"}]
FIRST_AREA = 16
NOTE = "#part-phases"  # where one's own orders are written down
# Whether a place lies in the part of the map that is shown; what is on no map always is.
IN_SIGHT = """(place) => {
  const map = place.closest("svg[data-map]")?.getBoundingClientRect();
  const hot = (place.querySelector(".hot") ?? place).getBoundingClientRect();
  const [x, y] = [hot.left + hot.width / 2, hot.top + hot.height / 2];
  return !map || (x > map.left && x < map.right && y > map.top && y < map.bottom);
}"""
PATIENT = preferring(
    "^steal",
    "^take_over",
    "^build",
    "^bid 0 4",
    "^bid 1 3",
    "^overseer 0 15-",
    "^overseer 1 8-",
    "^worker . 15-",
    "^done",
)


def sit(person: Guest) -> Page:
    return person.sit_at(AGAINST_BOT, **SHORT)


def pick_for(page: Page, notation: str) -> Locator | None:
    """What has to be in the hand for an action."""
    held = action(page, notation).get_attribute("data-with")
    return None if held is None else page.locator(f'[data-pick="{held}"]')


def hold(page: Page, notation: str) -> None:
    thing = pick_for(page, notation)
    if thing is not None and thing.get_attribute("aria-pressed") == "false":
        thing.click()


def is_in_sight(page: Page, notation: str) -> bool:
    return bool(action(page, notation).evaluate(IN_SIGHT))


def point_at_place(page: Page, notation: str) -> tuple[float, float]:
    """Where the place of an action lies in the valley: a site, or the number of an area."""
    word, *others = notation.split()
    place = others[1 if word in ("overseer", "worker") else 0].partition("-")[0]
    is_area = int(place) >= FIRST_AREA
    found = page.locator(
        f'#part-numbers text:text-is("{place}")' if is_area else f'[data-aim="site-{place}"] .reach'
    )
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def aim(page: Page, notation: str) -> None:
    """Show the place of an action in the map, unless it is there already."""
    if not is_in_sight(page, notation):
        page.mouse.click(*point_at_place(page, notation))
        assert is_in_sight(page, notation)


def do(page: Page, notation: str) -> None:
    """Pick up what an action needs, click where it goes, and wait for what happens."""
    hold(page, notation)
    aim(page, notation)
    with answering(page):
        action(page, notation).click()
        confirm(page)


def play_until(page: Page, word: str, answer: Callable[[Page, str], None] = do) -> list[str]:
    """Play patiently until an action with this word can be done; all of them."""
    while is_my_turn(page):
        found = legal(page)
        if wished := [answer for answer in found if answer.startswith(word)]:
            return wished
        answer(page, PATIENT(found))
    raise AssertionError(f"“{word}” never came.")


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    page = sit(invite("Ada"))
    words = set()
    while is_my_turn(page):
        chosen = PATIENT(legal(page))
        words.add(chosen.split()[0])
        do(page, chosen)
    assert words >= {"bid", "overseer", "worker", "build", "done"}
    expect_result_that_adds_up(page)
    expect(page.locator("#board .star")).not_to_have_count(0)


def in_focus(page: Page, attribute: str) -> str | None:
    found = page.evaluate("(name) => document.activeElement.getAttribute(name)", attribute)
    return None if found is None else str(found)


def tab_until(page: Page, attribute: str) -> str:
    """Go on with Tab until something with this attribute has the focus."""
    for _ in range(120):
        found = in_focus(page, attribute)
        if found is not None:
            return found
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {attribute}.")


def act_by_keyboard(page: Page, *, is_done: bool) -> None:
    """Escape empties the hand; then something is picked up and set, or the phase is ended."""
    page.keyboard.press("Escape")
    page.locator("#prompt").focus()
    page.keyboard.press("Tab")
    if not is_done and in_focus(page, "data-pick") is not None:
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    tab_until(page, "data-action")
    with answering(page):
        page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    """Two things in each phase, and then Enter on the button that ends it."""
    page = sit(invite("Karl"))
    prompt, number, answers = "", 0, 0
    while is_my_turn(page):
        asked = page.locator("#prompt").inner_text().split()[0]
        number = number + 1 if asked == prompt else 0
        prompt = asked
        act_by_keyboard(page, is_done=number >= (8 if asked == "Build:" else 1))
        answers += 1
    assert answers > 15
    expect_result_that_adds_up(page)


def test_reachable_fields_light_up_with_their_steps(invite: Invite) -> None:
    page = sit(invite("Ada"))
    ways = play_until(page, "overseer 0")
    assert page.locator('[data-action^="overseer"]').locator("visible=true").count() == 0
    hold(page, ways[0])
    for notation, steps in (
        ("overseer 0 15-b", "1"),
        ("overseer 0 17", "1"),
        ("overseer 0 8-c", "1"),
        ("overseer 0 8-a", "2"),
    ):
        place = action(page, notation)
        expect(place).to_be_visible()
        expect(place.locator("text")).to_have_text(steps)
    expect(action(page, "overseer 0 8-a").locator("> title")).to_have_text(
        "Overseer 1 to field 8-A (2 steps)"
    )
    page.keyboard.press("Escape")
    expect(action(page, ways[0])).to_be_hidden()


def test_a_worker_after_the_other_leaves_the_camp_without_picking_up_again(invite: Invite) -> None:
    page = sit(invite("Ada"))
    do(page, play_until(page, "overseer 0 15-")[0])
    do(page, play_until(page, "worker 0 15-")[0])
    expect(page.locator('[data-pick="worker-16"]')).to_have_attribute("aria-pressed", "true")
    follows = [one for one in legal(page) if one.startswith("worker 1 15-")]
    assert follows
    expect(action(page, follows[0])).to_be_visible()
    assert is_in_sight(page, follows[0])


def test_an_overseer_is_dragged_to_a_field(invite: Invite) -> None:
    page = sit(invite("Ada"))
    wished = play_until(page, "overseer 0 15-")[0]
    thing = pick_for(page, wished)
    assert thing is not None
    start = thing.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 60, steps=2)
    expect(action(page, wished)).to_be_visible()
    page.mouse.move(*point_at_place(page, wished), steps=3)
    expect(page.locator('[data-aim="site-15"]')).to_contain_class("shown")
    goal = action(page, wished).locator(".hot").bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    expect(action(page, wished)).to_contain_class("aimed")
    page.mouse.up()
    expect(page.locator("#log")).to_contain_text("You move overseer 1 to field 15-")


def test_whatever_is_let_go_over_a_site_is_held_there(invite: Invite) -> None:
    """The map shows the site, and a click on a field is all that is missing."""
    page = sit(invite("Ada"))
    wished = play_until(page, "overseer 0 8-")[0]
    thing = pick_for(page, wished)
    assert thing is not None
    thing.hover()
    page.mouse.down()
    page.mouse.move(*point_at_place(page, wished), steps=3)
    page.mouse.up()
    assert is_in_sight(page, wished)
    expect(thing).to_have_attribute("aria-pressed", "true")
    do(page, wished)
    expect(page.locator("#log")).to_contain_text("You move overseer 1 to field 8-")


def test_the_keyboard_aims_at_a_site_and_the_valley_shows_which_it_is(invite: Invite) -> None:
    page = sit(invite("Ada"))
    site, other = page.locator('[data-aim="site-8"]'), page.locator('[data-aim="site-3"]')
    for aimed, left in ((site, other), (other, site)):
        aimed.focus()
        page.keyboard.press("Enter")
        expect(aimed).to_contain_class("shown")
        expect(left).not_to_contain_class("shown")


def friends_with_orders(invite: Invite) -> tuple[Page, Page]:
    """Anna and Ben write the secret orders of the second round; Anna has sites 8 and 12."""
    first, second = invite("Anna"), invite("Ben")
    url = first.open(FRIEND, **SHORT)
    second.post(f"{url}/sit", {"seat": 1})
    anna, ben = first.visit(url), second.visit(url)
    claims = ["overseer 0 8-a", "overseer 1 12-a", "done"]
    first_round = [(anna, "done"), (ben, "done"), *((anna, claim) for claim in claims)]
    second_round = [(ben, "done"), (anna, "done"), (ben, "done"), (ben, "done"), (anna, "done")]
    for page, notation in first_round + second_round:
        assert is_my_turn(page)
        do(page, notation)
    assert is_my_turn(anna)
    assert is_my_turn(ben)
    return anna, ben


def test_orders_are_secret_until_all_are_revealed(invite: Invite) -> None:
    anna, ben = friends_with_orders(invite)
    do(anna, "overseer 1 3-a")
    arrows = "#part-arrows .order"
    expect(anna.locator(arrows)).to_have_count(1)
    expect(anna.locator(NOTE)).to_contain_text("12-A → 3-A")
    ben.reload()
    assert is_my_turn(ben)
    assert ben.locator(arrows).count() == 0
    for part in (NOTE, "#part-notes", "#part-mini-arrows", "#log", "#words"):
        assert "3-A" not in (ben.locator(part).text_content() or "")
    do(anna, "done")
    expect(ben.locator("#log")).to_contain_text("Anna has written the orders.")
    assert ben.locator(arrows).count() == 0
    do(ben, "done")
    for page, who in ((anna, "You have"), (ben, "Anna has")):
        expect(page.locator("#log")).to_contain_text(f"{who} ordered overseer 2 to field 3-A.")
        expect(page.locator(arrows)).to_have_count(1)


def test_orders_that_are_too_far_are_warned_of(invite: Invite) -> None:
    """Before they are written, and as long as they can be taken back."""
    anna = sit(invite("Anna"))
    for notation in ("done", "overseer 0 8-a", "overseer 1 12-a", "done", "done", "done"):
        assert is_my_turn(anna)
        do(anna, notation)
    assert is_my_turn(anna)
    do(anna, "overseer 0 3-a")
    warning = anna.locator(f"{NOTE} .warning")
    expect(warning).to_have_count(0)
    near, far = action(anna, "overseer 1 11-a"), action(anna, "overseer 1 7-a")
    hold(anna, "overseer 1 7-a")
    expect(near.locator(".far")).to_have_count(0)
    expect(far.locator(".far")).to_be_visible()
    expect(far.locator("> title")).to_have_text(
        "Too far: overseer 2 to field 7-A (4 steps), both would stay"
    )
    do(anna, "overseer 1 7-a")
    expect(warning).to_be_visible()
    expect(anna.locator(NOTE)).to_contain_text("Too far: 8 of 6 steps.")
    expect(anna.locator("#part-arrows .over")).not_to_have_count(0)
    assert legal(anna) == ["done"]
    expect(anna.locator("#prompt .note")).to_have_count(0)  # it does not answer itself
    anna.get_by_role("button", name="Take back").click()
    expect(far).to_have_count(1)
    expect(warning).to_have_count(0)


WATCH_FLIGHTS = """() => {
  window.flown = [];
  const look = () => {
    for (const one of document.querySelectorAll(".flight > g:not([visibility])")) {
      const isPile = one.querySelector("[href='#part-tile-back']");
      window.flown.push(isPile ? 0 : one.querySelectorAll("text").length);
    }
    window.watching = requestAnimationFrame(look);
  };
  look();
}"""


def test_after_an_auction_only_blocks_fly(invite: Invite) -> None:
    """No number, and nothing that merely lies elsewhere on the screen in the next phase.

    Before it, the tiles of others come, and a pile of them has its number on it.
    """
    person = invite("Mona", **PHONE, reduced_motion="no-preference")
    person.at_pace("brisk")
    page = sit(person)
    assert is_my_turn(page)
    do_with_fingers(page, "bid 0 4")
    page.evaluate(WATCH_FLIGHTS)
    page.locator("#actions [data-action=done]").evaluate("one => one.click()")
    page.wait_for_selector('#table[data-spread="field"]:not(:has(#board [visibility]))')
    page.wait_for_function("() => !document.querySelector('.flight')")
    flown = page.evaluate("() => window.flown")
    assert flown
    assert not any(flown)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_picks_zooms_and_confirms(invite: Invite, language: str) -> None:
    page = sit(invite("Pia", **{**PHONE, "locale": language}))
    assert is_my_turn(page)
    page.locator('[data-pick="tile-4"]').tap()
    action(page, "bid 0 4").tap()
    question = page.locator("#confirm")
    expect(question).to_contain_text(action(page, "bid 0 4").locator("> title").inner_html())
    question.locator(".primary").tap()
    expect(page.locator("#part-group-0 [data-at=bids-0-0] .tile-sum")).to_have_text("4")
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390


def test_on_a_phone_the_places_for_a_block_come_into_sight(invite: Invite) -> None:
    """The blocks lie in one corner, the sites in others."""
    page = sit(invite("Pia", **PHONE))
    wished = play_until(page, "build", do_with_fingers)[0]
    thing = pick_for(page, wished)
    assert thing is not None
    thing.tap()
    assert is_in_sight(page, wished)
    do_with_fingers(page, wished)
    expect(page.locator("#log")).to_contain_text("You place a")


def do_with_fingers(page: Page, notation: str) -> None:
    """Tap what is needed and where it goes, and confirm."""
    thing = pick_for(page, notation)
    if thing is not None and thing.get_attribute("aria-pressed") == "false":
        thing.tap()
    if not is_in_sight(page, notation):
        page.touchscreen.tap(*point_at_place(page, notation))
    place = action(page, notation)
    is_asked_back = place.evaluate("one => one.closest('#board') !== null")
    with answering(page):
        place.tap()
        if is_asked_back:
            page.locator("#confirm .primary").tap()
