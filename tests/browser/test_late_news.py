"""News that comes late: what somebody has in hand and was about to confirm stays there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    LIVE,
    PHONE,
    Guest,
    action,
    answering,
    await_table,
    is_my_turn,
)

VALLEY = {"game": "valley_of_the_kings", "variants": {"first_player": "first_seat"}}
BID = "#part-group-0 [data-at=bids-0-0] .tile-sum"
TOUCH = """(place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const finger = { ...at, bubbles: true, pointerType: "touch" };
  place.dispatchEvent(new PointerEvent("pointerdown", finger));
  window.up = new PointerEvent("pointerup", finger); // this is when it happens
}"""
HEAR_OF_THE_END = """(place) => {
  place.dispatchEvent(window.up);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


class SlowStream:
    """Keeps what the server sends to a page until it is let through."""

    def __init__(self, page: Page) -> None:
        self.kept: list[Callable[[], None]] | None = []
        page.route_web_socket(re.compile(r"/stream(\?|$)"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if self.kept is None:
                socket.send(message)
            else:
                self.kept.append(lambda: socket.send(message))

        socket.connect_to_server().on_message(pass_on)

    def let_through(self) -> None:
        kept, self.kept = self.kept or [], None
        for send in kept:
            send()


def careful(person: Guest) -> Guest:
    """Somebody who confirms every tap."""
    wish = "if (location.host) localStorage.setItem('confirms', 'always')"
    person.context.add_init_script(wish)
    return person


def choose(page: Page, tile: str, notation: str) -> Locator:
    """Pick a tile up and tap where it goes; the question whether that is meant."""
    page.locator(f'[data-pick="{tile}"]').tap()
    action(page, notation).tap()
    question = page.locator("#confirm")
    expect(question).to_be_visible()
    return question


def test_the_first_news_leave_the_hand_and_the_question_alone(invite: Invite) -> None:
    """All of the board is drawn anew with them."""
    person = careful(invite("Pia", **PHONE))
    page, stream = person.page, SlowStream(person.page)
    page.goto(person.address + person.open(AGAINST_BOT, **VALLEY))
    question = choose(page, "tile-4", "bid 0 4")
    expect(page.locator(LIVE)).to_have_count(0)

    stream.let_through()
    await_table(page)
    expect(page.locator('[data-pick="tile-4"]')).to_have_attribute("aria-pressed", "true")
    expect(action(page, "bid 0 4")).to_contain_class("chosen")
    expect(question).to_contain_text("Place the tile with 4 gold rings at group 1")
    with answering(page):
        question.get_by_role("button", name="Do it").tap()
    expect(page.locator(BID)).to_have_text("4")


def test_a_question_stays_as_long_as_its_answer_is_possible(invite: Invite) -> None:
    """Somebody plays on a phone and on another device."""
    person = careful(invite("Pia", **PHONE))
    page = person.sit_at(AGAINST_BOT, **VALLEY)
    assert is_my_turn(page)
    question = choose(page, "tile-4", "bid 0 4")
    other = person.tab()
    other.goto(page.url)
    await_table(other)
    for tile, notation, stays in (("tile-3", "bid 1 3", True), ("tile-4", "bid 0 4", False)):
        asked = choose(other, tile, notation)
        with answering(page):
            asked.get_by_role("button", name="Do it").tap()
        expect(question).to_be_visible(visible=stays)
        expect(page.locator("#board .chosen")).to_have_count(int(stays))
    expect(page.locator(BID)).to_have_text("4")


def test_a_busy_page_does_not_take_a_tap_for_a_long_press(invite: Invite) -> None:
    """It hears that the finger is up when the time for a tap is long over."""
    page = careful(invite("Pia", **PHONE)).sit_at(AGAINST_BOT)
    assert is_my_turn(page)
    place = page.locator("#board [data-action]").first
    place.evaluate(TOUCH)
    expect(page.locator("#tip")).to_be_visible()
    place.evaluate(HEAR_OF_THE_END)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#tip")).to_be_hidden()
