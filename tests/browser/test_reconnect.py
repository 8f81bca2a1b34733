"""Nothing is lost: not by a new page, and not by a server that dies."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, Guest, do, is_my_turn, legal, log, play, preferring
from tests.web.processes import ServerProcess, lasting_port, server_process

# What the console says while there is no server.
NO_SERVER = "net::ERR_|WebSocket connection to"


def look(page: Page) -> dict[str, object]:
    """What a page shows, apart from marks that only last for a moment."""
    assert is_my_turn(page)
    return {
        "log": log(page),
        "legal": legal(page),
        "question": page.locator("#prompt").inner_text(),
        "people": page.locator("#people").inner_text(),
        "board": page.locator("#words li").all_text_contents(),
    }


def test_a_reload_keeps_everything(invite: Invite) -> None:
    page = invite("Rosa").sit_at(AGAINST_BOT)
    play(page, preferring("place", "take"), 6)
    before = look(page)
    page.reload()
    assert look(page) == before
    do(page, legal(page)[0])


def test_a_server_that_dies_is_found_again(invite: Invite, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server_process(folder, lasting_port(), same_chance=True) as first:
        person = invite("Sami", address=first.address)
        person.tolerate(NO_SERVER)
        page = person.sit_at(AGAINST_BOT)
        play(page, preferring("place", "take"), 4)
        before = look(page)
        first.kill()
        expect(page.locator("#offline")).to_have_text("The connection is lost. Trying again …")
        with server_process(folder, first.port, same_chance=True) as second:
            goes_on(person, second, before)


def goes_on(person: Guest, server: ServerProcess, before: dict[str, object]) -> None:
    assert server.address == person.address
    page = person.page
    expect(page.locator("#offline")).to_be_hidden()
    assert look(page) == before
    do(page, legal(page)[0])
    play(page, preferring("sail"), 2)
    assert server.process.poll() is None


def test_an_answer_without_a_server_is_given_later(invite: Invite, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server_process(folder, lasting_port(), same_chance=True) as first:
        person = invite("Tara", address=first.address)
        person.tolerate(NO_SERVER)
        page = person.sit_at(AGAINST_BOT)
        assert is_my_turn(page)
        before = log(page)
        first.kill()
        page.locator('#table [data-action="take"]').click()
        expect(page.locator("#offline")).to_be_visible()
        with server_process(folder, first.port, same_chance=True):
            expect(page.locator("#log")).to_contain_text("You take")
            assert log(page)[: len(before)] == before
            assert sum("You take" in line for line in log(page)) == 1
