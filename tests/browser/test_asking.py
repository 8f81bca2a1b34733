"""Asking well: nobody is asked without a choice, and questions name what can be done."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.games.cleopatra.rules.actions import STALL
from baumeister.games.cleopatra.rules.turn import Quarry, Turn
from baumeister.games.imhotep.rules.actions import Place, Sail, Take
from baumeister.games.oh_pharaoh.rules.actions import ENDURE
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from tests.browser.moment import Fits, position, table_at
from tests.browser.people import action, answering, is_my_turn, legal

MINE = re.compile(r"\bmine\b")


def has_no_choice(state: State, seat: int) -> bool:
    """Whether the whole turn of a seat is a matter of course."""
    action = state.forced(seat)
    if action is None:
        return False
    after = state.copy()
    after.apply(seat, action)
    return after.to_act() == [1 - seat] and after.forced(1 - seat) is None


def can_only(*kinds: type[Action]) -> Fits:
    return lambda state, seat: {type(action) for action in state.legal(seat)} == set(kinds)


def test_what_leaves_no_choice_is_done_and_told(chromium: Browser, tmp_path: Path) -> None:
    one = position("imhotep", 2, has_no_choice)
    with table_at(chromium, tmp_path, one) as at:
        page, other = at(one.seat).page, at(1 - one.seat).page
        expect(page.locator("#notices")).to_contain_text("Done for you")
        expect(page.locator("#table")).not_to_have_class(MINE)
        expect(other.locator("#table")).to_have_class(MINE)


def test_the_prompt_names_only_what_can_be_done(chromium: Browser, tmp_path: Path) -> None:
    one = position("imhotep", 2, can_only(Place, Sail))
    with table_at(chromium, tmp_path, one) as at:
        said = "Your turn: load a stone or sail a ship."
        expect(at(one.seat).page.locator("#prompt")).to_have_text(said)


def test_so_does_the_german_one(chromium: Browser, tmp_path: Path) -> None:
    one = position("imhotep", 2, can_only(Take, Place))
    with table_at(chromium, tmp_path, one, locale="de-DE") as at:
        said = "Dein Zug: Steine nehmen oder einen Stein laden."
        expect(at(one.seat).page.locator("#prompt")).to_have_text(said)


def has_not_bid(state: State, seat: int) -> bool:
    question = state.agenda[-1]
    return isinstance(question, Bids) and not question.steps[question.order.index(seat)]


def test_what_is_given_up_for_good_is_asked_once(chromium: Browser, tmp_path: Path) -> None:
    one = position("valley_of_the_kings", 2, has_not_bid)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        button = action(page, "done")
        expect(button).to_have_text("Bid nothing and buy no blocks")
        button.click()
        expect(page.locator("#confirm-text")).to_have_text(button.inner_text())
        page.locator("#confirm-no").click()
        expect(page.locator("#confirm")).to_be_hidden()
        assert is_my_turn(page)  # nothing was sent
        button.focus()
        page.keyboard.press("Enter")
        with answering(page):
            page.locator("#confirm-yes").click()
        expect(page.locator("#table")).not_to_have_class(MINE)


def would_end_the_game(state: State, seat: int) -> bool:
    legal = state.legal(seat)
    is_building = isinstance(state.agenda[-1], Quarry) and len(legal) > 1
    return is_building and any(state.throws_away(seat, action) for action in legal)


def test_building_for_the_last_time_says_that_the_game_ends(
    chromium: Browser, tmp_path: Path
) -> None:
    one = position("cleopatra", 2, would_end_the_game, first=4)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        button = action(page, "done")
        expect(button).to_have_text(re.compile("^Stop building: the game ends now"))
        button.click()
        expect(page.locator("#confirm-text")).to_have_text(button.inner_text())
        with answering(page):
            page.locator("#confirm-yes").click()
        expect(page.locator("#table")).to_contain_class("over")


def keeps_no_secret(state: State, seat: int) -> bool:
    """Whether a pharaoh is asked for while all of them lie in sight."""
    return state.forced(seat) is ENDURE


def has_to_keep_one(state: State, seat: int) -> bool:
    """Whether somebody without a pharaoh is asked for one, as others may not know that."""
    return state.forced(seat) is None and state.legal(seat) == [ENDURE]


def test_nobody_is_asked_for_a_pharaoh_that_all_can_see(chromium: Browser, tmp_path: Path) -> None:
    one = position("oh_pharaoh", 3, keeps_no_secret, first=1)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        expect(page.locator("#notices")).to_contain_text("Done for you")
        expect(action(page, "endure")).to_have_count(0)


def test_a_question_that_keeps_a_secret_is_one_gesture(chromium: Browser, tmp_path: Path) -> None:
    one = position("oh_pharaoh", 3, has_to_keep_one)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        expect(page.locator("#prompt")).to_contain_text("You have no pharaoh")
        expect(page.get_by_role("button", name="No pharaoh this turn")).to_be_visible()
        assert legal(page) == ["endure"]
        with answering(page):
            action(page, "endure").click()


def has_to_move(state: State, seat: int) -> bool:
    return isinstance(state.agenda[-1], Turn) and STALL[0] in state.legal(seat)


def test_not_this_turn_is_said_in_advance(chromium: Browser, tmp_path: Path) -> None:
    one = position("cleopatra", 2, has_to_move)
    with table_at(chromium, tmp_path, one) as at:
        page = at(one.seat).page
        advance = page.get_by_role("button", name="No more characters")
        advance.click()
        expect(advance).to_have_attribute("aria-pressed", "true")
        with answering(page):
            page.locator('[data-action^="stall"]').first.click()
        expect(page.locator("#prompt")).not_to_contain_text("before your turn ends")
        expect(page.locator("#prompt")).not_to_contain_text("end your turn")
