"""Pages that were saved, opened from the disk of a device without any network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import baumeister as b
from baumeister.core.text import ENGLISH
from baumeister.review.review import Review
from baumeister.web.view.replay_source import shown_of_text
from baumeister.web.view.review_page import Reviewed
from baumeister.web.view.saved_page import saved_review
from baumeister.web.view.visitor import Visitor
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Guest
from tests.review.test_review import GLANCE


def opened(guest: Guest, folder: Path, page: str | bytes) -> Page:
    """From a file, with the network off; whatever it asks anybody for is a problem."""
    path = folder / "game.html"
    path.write_bytes(page.encode() if isinstance(page, str) else page)
    guest.context.set_offline(True)

    def asked(address: str) -> None:
        if not address.startswith(("file:", "data:", "blob:")):
            guest.problems.append(f"asked for {address}")

    guest.page.on("request", lambda request: asked(request.url))
    guest.page.goto(path.as_uri())
    return guest.page


def saved(guest: Guest, path: str, language: str = "en") -> bytes:
    wishes = {"accept-language": language}
    reply = guest.context.request.get(guest.address + path, headers=wishes)
    assert reply.ok, reply.text()
    return reply.body()


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_a_saved_game_is_watched_from_the_disk(
    invite: Invite, finished: str, tmp_path: Path, wishes: dict[str, object]
) -> None:
    guest = invite(**wishes)
    page = opened(guest, tmp_path, saved(guest, f"{finished}/page.html?seat=all"))
    board, position = page.locator("#board"), page.locator("#position")
    expect(board.locator("svg.framed").first).to_be_visible()
    first = board.inner_html()
    stops = page.locator("#steps [data-step]").count()
    expect(position).to_have_text(f"Step 1 of {stops}")
    page.keyboard.press("ArrowRight")
    expect(position).to_have_text(f"Step 2 of {stops}")
    page.locator("#last").click()
    expect(page.locator("#happened")).to_contain_text("The game is over.")
    assert board.inner_html() != first
    page.locator("#first").click()
    expect(position).to_have_text(f"Step 1 of {stops}")
    page.locator("#speed").select_option("350")
    page.locator("#play").click()
    expect(position).not_to_have_text(f"Step 1 of {stops}")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "it has to be pushed sideways"


def test_a_saved_lesson_tells_what_the_guide_says(invite: Invite, tmp_path: Path) -> None:
    guest = invite(locale="de-DE")
    page = opened(guest, tmp_path, saved(guest, "/learn/kheops/page.html", "de"))
    expect(page.locator("h1")).to_have_text("Kheops lernen")
    expect(page.locator("#happened .guided li").first).to_be_visible()
    before = page.locator("#happened").inner_text()
    page.locator("#next").click()
    expect(page.locator("#happened")).not_to_have_text(before)


def test_the_curve_of_a_saved_review_leads_to_its_moments(invite: Invite, tmp_path: Path) -> None:
    game = b.game("imhotep")
    record = next(iter(b.records(game).values()))
    del record.entries[24:]
    review = Review(game, record)
    review.look(0, 0, GLANCE)
    who = Visitor("", "", ENGLISH, "auto")
    about = Reviewed(who, game, 0, None, record.seats)
    showing = shown_of_text(who, record.to_text(), "", "0")
    page = opened(invite(), tmp_path, str(saved_review(showing, about, review)))
    moments = page.locator(".curve [data-step]")
    last = moments.last.get_attribute("data-step")
    moments.last.locator("rect").click()
    expect(page.locator("#slider")).to_have_value(str(last))
