"""Points at a real browser: what an answer would bring, and what everybody would have now."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from baumeister.core.foresight import foreseen
from baumeister.core.state import State
from tests.browser.conftest import Invite
from tests.browser.fingers import Fingers
from tests.browser.moment import position, state_at, table_at
from tests.browser.people import (
    PHONE,
    Guest,
    action,
    do,
    is_my_turn,
    legal,
    pick_up,
    stop_the_clock,
)

GAIN = re.compile(r"\(.*[+−]\d+.*\)|\(.*worth \d+.*\)")
BOT = {"kind": "bot", "level": "random"}
SEATS = {"imhotep": 2, "kheops": 2, "oh_pharaoh": 3, "cleopatra": 3, "valley_of_the_kings": 2}
# What leads to points more often than chance does.
EAGER = {
    "cleopatra": ("auto", "build", "stall"),
    "oh_pharaoh": ("lay", "score", "finish"),
}
MOST_ANSWERS = 400


def sit(person: Guest, game: str) -> Page:
    return person.sit_at([{"kind": "me"}, *[BOT] * (SEATS[game] - 1)], game=game)


def promising(page: Page, game: str, selector: str) -> Locator:
    """Play until an answer on the board says what it would bring; a thing for it is held."""
    rng = Random(1)
    for _ in range(MOST_ANSWERS):
        assert is_my_turn(page), "The game was over before anything could be won."
        found = page.locator(selector)
        if found.count():
            held = (found.first.get_attribute("data-with") or "").partition(" ")[0]
            if held:
                name, _, turns = held.partition("/")
                pick_up(page, name, int(turns or 0))
            return found.first
        answers = legal(page)
        eager = [one for word in EAGER.get(game, ()) for one in answers if one.startswith(word)]
        do(page, eager[0] if eager and rng.random() < 0.8 else rng.choice(answers))
    raise AssertionError("Nothing could be won.")


def points(page: Page) -> int:
    """One's own, if the game ended now."""
    number = page.locator(".chip.own .number")
    text = number.locator(".estimate [aria-hidden]").all_inner_texts()
    return int((text or number.locator("> [aria-hidden]").all_inner_texts())[0].strip(" ()"))


@pytest.mark.parametrize("game", ["imhotep", "oh_pharaoh"])
def test_a_mouse_over_an_answer_reads_what_it_would_bring(invite: Invite, game: str) -> None:
    page = sit(invite("Ada"), game)
    offer = promising(page, game, "#board [data-gain]")
    said = offer.get_attribute("data-gain") or ""
    stop_the_clock(page)
    offer.hover(force=True)
    expect(page.locator("#tip-words")).to_have_text(said)  # at once, and whoever rests reads more
    page.clock.resume()
    expect(page.locator("#tip-words")).to_contain_text(f"({said})")
    page.locator("#headline").hover()
    expect(page.locator("#tip")).to_be_hidden()


@pytest.mark.parametrize("game", ["imhotep", "kheops", "cleopatra", "oh_pharaoh"])
def test_whoever_hears_the_board_is_told_what_an_answer_would_bring(
    invite: Invite, game: str
) -> None:
    page = sit(invite("Ada"), game)
    offer = promising(page, game, "#board [data-gain]")
    said = offer.get_attribute("data-gain") or ""
    expect(offer.locator("> title")).to_have_text(re.compile(re.escape(f"({said})") + "$"))
    offer.evaluate("one => one.focus()")
    expect(offer).to_have_accessible_name(GAIN)


def completes_a_pyramid(state: State, seat: int) -> bool:
    view = state.mask(seat)
    return any(gain[seat] > 0 for gain in foreseen(view, seat, view.legal(seat)).values())


def test_a_block_says_what_it_would_bring(chromium: Browser, tmp_path: Path) -> None:
    one = position("valley_of_the_kings", 2, completes_a_pyramid)
    with table_at(chromium, tmp_path, one, **PHONE) as at:
        person = at(one.seat)
        assert is_my_turn(person.page)
        offer = person.see('#board [data-action][data-gain^="+"]').first
        Fingers(person).aim(offer.get_attribute("data-action") or "")
        expect(person.see("#confirm-text")).to_have_text(GAIN)


def test_what_an_answer_is_said_to_bring_is_what_it_brings(invite: Invite) -> None:
    page = sit(invite("Ada"), "kheops")
    offer = promising(page, "kheops", '#board .go:not(.away)[data-gain^="+"]')
    found = re.match(r"\+(\d+)", offer.get_attribute("data-gain") or "")
    assert found is not None
    before = points(page)
    do(page, offer.get_attribute("data-action") or "")
    assert points(page) == before + int(found[1])


def test_a_finger_reads_what_an_answer_would_bring_before_it_is_given(invite: Invite) -> None:
    page = sit(invite("Ada", **PHONE), "imhotep")
    offer = promising(page, "imhotep", "#board .go:not(.away)[data-gain]")
    version = page.locator("#table").get_attribute("data-version")
    offer.tap()
    expect(page.locator("#confirm-text")).to_have_text(GAIN)
    expect(page.locator("#table")).to_have_attribute("data-version", version or "")


def test_those_who_do_not_want_to_know_are_not_told(invite: Invite) -> None:
    page = sit(invite("Ada"), "imhotep")
    offer = promising(page, "imhotep", "#board [data-gain]")
    page.locator("#estimate").evaluate("one => one.click()")
    offer.hover(force=True)
    expect(page.locator("#tip-words")).to_have_text(re.compile(r"^Sail ship [^+−]*$"))
    expect(page.locator(".chip .estimate:visible")).to_have_count(0)


def test_in_german_too(invite: Invite) -> None:
    page = sit(invite("Ada", locale="de-DE"), "imhotep")
    offer = promising(page, "imhotep", "#board [data-gain]")
    expect(offer).to_have_attribute("data-gain", re.compile(r"Punkte?\b| [+−]\d"))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("imhotep", r"\d+ points? if the game ended now"),
        ("cleopatra", r"\d+ talents if the game ended now and the crocodile stayed hungry"),
    ],
)
def test_chips_tell_what_everybody_would_have_if_the_game_ended_now(
    invite: Invite, game: str, said: str
) -> None:
    page = sit(invite("Ada"), game)
    told = promising(page, game, ".chip .estimate")
    expect(told).to_have_attribute("title", re.compile(said))
    expect(told.locator("[aria-hidden]")).to_have_text(re.compile(r"\(\d+\)|^\d+$"))


def has_more_now(state: State, seat: int) -> bool:
    """Whether somebody would get points if the game ended now."""
    return state.estimate()[seat] > state.points()[seat]


@pytest.mark.parametrize("game", ["imhotep", "kheops", "oh_pharaoh", "cleopatra"])
def test_on_a_phone_one_sees_what_one_would_have_oneself(
    chromium: Browser, tmp_path: Path, game: str
) -> None:
    one = position(game, SEATS[game], has_more_now)
    points = state_at(one).mask(one.seat).estimate()[one.seat]
    with table_at(chromium, tmp_path, one, **PHONE) as at:
        page = at(one.seat).page
        own = page.locator("#dock .estimate")
        expect(page.locator(".chip.own")).to_be_hidden()
        expect(own).to_be_visible()
        expect(own).to_contain_text(re.compile(rf"(?<!\d){points}(?!\d)"))
        page.locator("#estimate").evaluate("one => one.click()")
        expect(own).to_be_hidden()


def test_a_button_beside_the_board_says_it_as_well(invite: Invite) -> None:
    page = sit(invite("Ada"), "cleopatra")
    button = promising(page, "cleopatra", '#actions [data-action="auto"]')
    expect(button).to_have_text(re.compile(r"\([+−]\d+ talents?\)$"))
    assert action(page, "auto").count() == 1
