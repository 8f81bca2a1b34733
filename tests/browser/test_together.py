"""Several people: two browsers at one table, somebody who watches, and many open tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import (
    AGAINST_BOT,
    PHONE,
    action,
    await_table,
    do,
    is_my_turn,
    legal,
    log,
    play,
    preferring,
)

NASTY = '<script>document.title = "broken"</script> & "quoted" <b>bold</b> 🐫'
TABS = 8
# The first words below the bar, at the left of the page.
FIRST = """() => {
  const bar = document.getElementById("bar").getBoundingClientRect().bottom;
  const all = [...document.querySelectorAll("#stage p, #stage h2, #ask p, #rivals .name, #side p")];
  const board = document.getElementById("stage").getBoundingClientRect();
  const seen = all.filter((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return one.checkVisibility() && width > 1 && top >= bar && left < board.right;
  });
  const height = (one) => one.getBoundingClientRect().top;
  return seen.sort((one, other) => height(one) - height(other))[0].textContent;
}"""
LOADING = preferring("take", "place")  # after that it is always the other's turn


def open_table_for_a_friend(page: Page) -> str:
    """By the form, as a stranger who is asked for a name; tells the invitation."""
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Player 2", exact=True).select_option("friend")
    page.get_by_role("radio", name="In the order of this list").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("textbox", name="Name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).to_have_text("The game begins when 1 more player has sat down.")
    invitation = page.get_by_role("textbox", name="Invitation link")
    expect(invitation).to_have_value(re.compile("/join/"))
    return invitation.input_value()


def take_seat(page: Page, name: str) -> None:
    page.get_by_role("button", name="Play along").click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#people")).to_have_text(re.compile(f"{name}you"))


def test_two_people_and_somebody_who_watches(invite: Invite) -> None:
    anna = invite().visit("/new/imhotep")
    invitation = open_table_for_a_friend(anna)
    ben = invite().page
    ben.goto(invitation)
    await_table(ben)
    assert ben.url == anna.url
    take_seat(ben, "Ben")
    watcher = invite().page
    watcher.goto(anna.url)
    await_table(watcher)
    pages = [anna, ben, watcher]

    expect(anna.get_by_text("1 person is watching.")).to_have_count(1)
    see_each_others_moves(pages)
    have_nothing_to_do(watcher)
    talk(anna, ben, watcher)
    take_back_by_consent(pages)


def see_each_others_moves(pages: list[Page]) -> None:
    for number in range(6):
        page = pages[number % 2]
        assert is_my_turn(page)
        do(page, LOADING(legal(page)))
        anna, ben, watcher = pages
        all_told_alike(anna, ben, watcher, len(log(page)))


def all_told_alike(anna: Page, ben: Page, watcher: Page, count: int) -> None:
    """Everybody reads the same of the others, and of themselves that it was “you”."""
    expect(watcher.locator("#log li")).to_have_count(count)
    lines = log(watcher)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        told = [re.sub(rf"^{name} (take|put)s ", r"You \1 ", line) for line in lines]
        assert told != lines or name == "Ben"
        expect(page.locator("#log li")).to_have_text(told)


def have_nothing_to_do(watcher: Page) -> None:
    expect(watcher.locator("#notices")).to_have_text(
        "You are watching and see what everybody may see."
    )
    assert legal(watcher) == []
    expect(watcher.get_by_role("button", name="Take back")).to_be_disabled()
    expect(watcher.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(watcher.locator("#welcome")).to_be_hidden()


def talk(anna: Page, ben: Page, watcher: Page) -> None:
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("textbox", name="Say something").fill(NASTY)
    anna.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("textbox", name="Say something")).to_have_value("")
    for page in (anna, ben, watcher):
        line = page.locator("#chat li")
        about = "⋯" if page is ben else ""  # people can report what others have said
        expect(line).to_have_text(f"Anna {NASTY}{about}")
        expect(line.locator("script, b")).to_have_count(0)
        assert "broken" not in page.title()


def take_back_by_consent(pages: list[Page]) -> None:
    anna, ben, watcher = pages
    assert is_my_turn(anna)
    before = log(anna)
    do(anna, LOADING(legal(anna)))
    assert is_my_turn(ben)
    anna.get_by_role("button", name="Take back").click()
    expect(anna.locator("#toast")).to_have_text("The others have been asked.")
    question = "Anna would like to take back the last answer. Do you agree?"
    expect(ben.locator("#notices")).to_contain_text(question)
    expect(watcher.locator("#notices")).to_contain_text("The others are asked")
    expect(watcher.get_by_role("button", name="Agree")).to_have_count(0)
    ben.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator("#log li")).to_have_count(len(before))
    expect(anna.locator("#log li")).to_have_text(before)
    assert is_my_turn(anna)
    expect(ben.locator("#prompt")).to_have_text("It is Anna’s turn.")


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_an_invited_friend_reads_who_invites_to_what(
    invite: Invite, wishes: dict[str, object]
) -> None:
    host = invite("Anna")
    url = host.open([{"kind": "me"}, {"kind": "friend"}], game="kheops")
    page = invite(**wishes).visit(url)
    welcome = page.locator("#welcome")
    expect(welcome.get_by_role("heading")).to_have_text("Anna invites you to Kheops")
    expect(welcome).to_contain_text("Nothing is safe for long")
    expect(welcome.get_by_role("button")).to_have_count(1)
    assert page.evaluate(FIRST) == "Anna invites you to Kheops"
    for part in ("#ask", "#dock", "#side"):
        expect(page.locator(part).get_by_text("You are watching")).to_have_count(0)
    take_seat(page, "Ben")
    expect(welcome).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()


def test_every_tab_of_a_browser_gets_pushes(invite: Invite) -> None:
    """More of them than a browser would open other connections to one server."""
    person = invite("Theo")
    first = person.sit_at(AGAINST_BOT)
    tabs = [first, *(person.tab() for _ in range(TABS - 1))]
    for tab in tabs[1:]:
        tab.goto(first.url, wait_until="commit")
    first.bring_to_front()  # a tab behind others takes its time for everything
    play(first, preferring("take"), 3)
    assert is_my_turn(first)
    for tab in tabs:
        tab.wait_for_load_state()
        expect(tab.locator("#log li")).to_have_text(log(first))
        assert legal(tab) == legal(first)
    last = tabs[-1]
    last.bring_to_front()
    assert is_my_turn(last)
    before = len(log(last))
    action(last, legal(last)[0]).click()
    for tab in tabs:
        tab.wait_for_selector(f"#log li:nth-child({before + 1})", state="attached")
