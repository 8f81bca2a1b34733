"""Several people at one screen: what only one of them may see waits until they have the screen."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Invite
from tests.browser.people import await_table, do, is_my_turn, legal, log, preferring
from tests.web.people import unpacked

SEATS = [{"kind": "me"}, {"kind": "screen", "name": "Bert"}]
TO_THE_PAIR = preferring("card 3", "^sail . market", "^place", "^take")
SECRET = ("Only you see", "Keep the card")


def test_the_screen_is_handed_over_before_secrets_are_shown(invite: Invite) -> None:
    person = invite("Anna")
    heard: list[str] = []
    listen(person.page, heard)
    page = person.sit_at(SEATS, variants={"market": "B"})
    looker = look_at_the_pair(page)

    # Whoever has just answered holds the screen, so they see their cards at once.
    expect(page.locator("#prompt")).to_contain_text("Only you see these cards")
    cards = legal(page)
    secrets = [line for line in log(page) if "sees" in line]
    assert len(cards) == 2
    assert len(secrets) >= 2

    # A page that was opened anew cannot know who looks at it.
    page.reload()
    await_table(page)
    handover = page.locator("#handover")
    expect(handover).to_contain_text(f"Pass the device to {looker}.")
    expect(page.locator("#prompt")).to_have_text(f"Pass the device to {looker}.")
    assert legal(page) == []
    hidden = (*cards, *secrets, *SECRET)
    assert not any(word in page.content() for word in hidden)

    page.get_by_role("button", name=f"I am {looker}").click()
    assert is_my_turn(page)
    expect(handover).to_be_hidden()
    assert legal(page) == cards
    assert [line for line in log(page) if "sees" in line] == secrets
    do(page, cards[0])
    expect(page.locator("#prompt")).not_to_contain_text("Only you see")
    to_nobody = [message for message in heard if '"seat":null' in message]
    assert to_nobody
    assert not any(word in message for message in to_nobody for word in hidden)


def listen(page: Page, heard: list[str]) -> None:
    """Collect everything that comes by the stream."""

    def open_stream(stream: WebSocket) -> None:
        stream.on("framereceived", lambda frame: heard.append(unpacked(frame)))

    page.on("websocket", open_stream)


def look_at_the_pair(page: Page) -> str:
    """Play until somebody looks at two cards that lay face down, and can choose; tells who."""
    name = ""
    while is_my_turn(page):
        found = legal(page)
        if found[0].startswith("keep "):
            return name
        name = page.locator("#prompt").inner_text().partition(":")[0]
        do(page, TO_THE_PAIR(found))
    raise AssertionError("The game is over.")
