"""Without sight or mouse: names, roles, focus, live regions, and what axe finds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from baumeister.core.record import Record, replay
from baumeister.games import game
from tests.browser.axe import ALL_BUT_COLOURS, AXE, COLOURS, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    PAGES,
    PHONE,
    Guest,
    action,
    answering,
    do,
    held_for,
    is_my_turn,
    legal,
    preferring,
)

GAIN = re.compile(r" \([^()]*[+−]\d[^()]*\)$")
FOCUSED = "() => document.activeElement.dataset.action ?? document.activeElement.id"


def named_buttons(page: Page) -> Counter[str]:
    """The names of all buttons that a screen reader knows of, without what they would bring."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return Counter(
        GAIN.sub("", node["name"]["value"])
        for node in tree["nodes"]
        if not node["ignored"] and node["role"]["value"] == "button"
    )


def sentences(person: Guest) -> Counter[str]:
    """What can be done now, in the words of the rules."""
    text = person.context.request.get(f"{person.page.url}/record.txt").text()
    record = Record.from_text(text)
    played = game(record.game)
    state = replay(played, record)
    return Counter(played.sentences.say(state.describe(0, found)) for found in state.legal(0))


def test_every_action_is_a_button_with_its_sentence_as_name(invite: Invite) -> None:
    person = invite("Ada")
    page = person.sit_at(AGAINST_BOT)
    for wish in ("take", "place", "place", "sail", "sail", "card"):
        assert is_my_turn(page)
        named = named_buttons(page)
        for thing in page.locator("[data-pick]").all():  # which the places for it wait for
            thing.click()
            named |= named_buttons(page)
            page.keyboard.press("Escape")
        assert sentences(person) <= named
        do(page, preferring(wish, "place")(legal(page)))


def test_the_focus_stays_over_an_update(invite: Invite) -> None:
    """On the same action where it is still there; otherwise on the question, next to them all."""
    page = invite("Ada").sit_at(AGAINST_BOT)
    for number in range(6):
        assert is_my_turn(page)
        found = [one for one in legal(page) if not held_for(page, one)[0]]
        wished = found[number % len(found)]
        action(page, wished).focus()
        with answering(page):
            page.keyboard.press("Enter")
        assert is_my_turn(page)
        assert page.evaluate(FOCUSED) in (wished, "prompt")


def test_what_is_written_stays_while_others_play(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    page = anna.sit_at([{"kind": "me"}, {"kind": "friend"}])
    url = page.url.removeprefix(anna.address)
    ben.post(f"{url}/sit", {"seat": 1})
    ben.visit(url)
    assert is_my_turn(page)
    do(page, preferring("take", "place")(legal(page)))
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_role("textbox", name="Say something")
    field.fill("half a sent")
    assert is_my_turn(ben.page)
    do(ben.page, preferring("take", "place")(legal(ben.page)))
    assert is_my_turn(page)
    expect(field).to_be_focused()
    expect(field).to_have_value("half a sent")


def test_a_live_region_tells_what_happened_and_whose_turn_it_is(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    told = page.locator("#told")
    expect(told).to_have_attribute("aria-live", "polite")
    assert is_my_turn(page)
    do(page, preferring("take")(legal(page)))
    assert is_my_turn(page)
    expect(told).to_contain_text("Your turn: ")
    assert page.title().startswith("● Your turn")


def test_the_board_can_be_read(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    words = page.get_by_role("list", name="The board in words")
    expect(words).to_contain_text("Ada")
    assert words.get_by_role("listitem").count() > 10


def every_page(person: Guest, finished: str) -> Iterator[tuple[str, Page]]:
    person.tolerate("status of 404")
    running = person.open(AGAINST_BOT)
    waiting = person.open([{"kind": "me"}, {"kind": "friend"}])
    for path in (*PAGES, running, waiting, finished, f"{finished}/replay"):
        page = person.visit(path)
        page.evaluate(AXE)
        yield path, page


def test_axe_finds_nothing_by_day_and_by_night(invite: Invite, finished: str) -> None:
    found = {}
    for path, page in every_page(invite("Ada"), finished):
        by_day = page.evaluate(VIOLATIONS)
        page.emulate_media(color_scheme="dark")
        by_night = page.evaluate(VIOLATIONS, COLOURS)
        page.emulate_media(color_scheme="light")
        if by_day or by_night:
            found[path] = by_day, by_night
    assert found == {}


def test_axe_finds_nothing_on_a_phone(invite: Invite, finished: str) -> None:
    """There, only tables have colours in other places."""
    found = {}
    for path, page in every_page(invite("Ada", **PHONE), finished):
        wishes = {} if page.locator("#table").count() else ALL_BUT_COLOURS
        if problems := page.evaluate(VIOLATIONS, wishes):
            found[path] = problems
    assert found == {}
