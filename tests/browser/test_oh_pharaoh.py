"""Oh, Pharao! in real browsers: whole games, a trade between two people, and a theft."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from baumeister.games.oh_pharaoh.rules.names import KINDS
from tests.browser.axe import AXE, VIOLATIONS
from tests.browser.conftest import Invite
from tests.browser.people import (
    PHONE,
    Choice,
    Guest,
    action,
    answering,
    confirm,
    expect_result_that_adds_up,
    is_my_turn,
    legal,
    log,
    preferring,
    who_is_asked,
)
from tests.web.printings import SHORT, THIEVISH

BOT = {"kind": "bot", "level": "random"}
AGAINST_BOTS = [{"kind": "me"}, BOT, BOT]
TWO_PEOPLE = [{"kind": "me"}, {"kind": "friend"}, BOT]

THERE = ":not(.away, .away *)"
BUILDING = preferring(
    "^score", "^open", "^lay", "^steal", "^keep", "^take_all", "^finish", "^done", "^decline"
)


def there(page: Page, notation: str) -> Locator:
    return page.locator(f'#table [data-action="{notation}"]{THERE}')


def answer(page: Page, notation: str) -> None:
    """Click on an action, having picked up what it needs, and wait for what happens."""
    if not there(page, notation).count():
        held = action(page, notation).get_attribute("data-with")
        page.locator(f'[data-pick="{held}"]').click()
        expect(page.locator(f'[data-pick="{held}"]')).to_have_class(re.compile("held"))
    with answering(page):
        there(page, notation).click()
        confirm(page)


def play(page: Page, choose: Choice, most: int) -> None:
    for _ in range(most):
        if not is_my_turn(page):
            return
        answer(page, choose(legal(page)))


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    page = invite("Mose").sit_at(AGAINST_BOTS, game="oh_pharaoh", edition=SHORT)
    for name in ("rival-1", "rival-2", "track", "row", "own", "purse", "stall", "hand"):
        expect(page.locator(f"#panel-{name}")).to_be_visible()
    play(page, BUILDING, 600)
    expect_result_that_adds_up(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oh Pharaoh!")


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    page = invite("Karl").sit_at(AGAINST_BOTS, game="oh_pharaoh", edition=SHORT)
    number = 0
    while is_my_turn(page):
        number += 1
        answer_by_keyboard(page, BUILDING(legal(page)))
        assert number < 600
    expect_result_that_adds_up(page)


FOCUS = "() => document.activeElement.dataset.action ?? document.activeElement.dataset.pick ?? ''"


def answer_by_keyboard(page: Page, notation: str) -> None:
    if not there(page, notation).count():
        held = action(page, notation).get_attribute("data-with") or ""
        walk_to(page, held)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-pick="{held}"]')).to_have_attribute("aria-pressed", "true")
    walk_to(page, notation)
    with answering(page):
        page.keyboard.press("Enter")


def walk_to(page: Page, wished: str) -> None:
    """Tab goes through everything that can be done, from the question on."""
    if not page.evaluate(FOCUS):
        page.locator("#prompt").focus()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(40):
            if page.evaluate(FOCUS) == wished:
                return
            page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to “{wished}”.")


def two_people(invite: Invite, *, printing: str = "", **wishes: object) -> tuple[Guest, Guest]:
    """Anna has opened a table, and Ben has sat down; a bot is the third."""
    anna, ben = invite("Anna"), invite("Ben", **wishes)
    url = anna.open(TWO_PEOPLE, game="oh_pharaoh", edition=printing)
    ben.post(f"{url}/sit", {"seat": 1})
    anna.visit(url)
    ben.visit(url)
    return anna, ben


def take_a_card(page: Page) -> None:
    """To the player actions."""
    while not is_there(page, "finish"):
        answer(page, preferring("^open", "^pile")(legal(page)))
        assert is_my_turn(page)


def is_there(page: Page, notation: str) -> bool:
    assert is_my_turn(page)
    return there(page, notation).count() > 0


def first(page: Page, word: str) -> str:
    return next(answer for answer in legal(page) if answer.startswith(word))


HELD = "all => all.map(one => one.dataset.at.split('-')[2])"


def held(page: Page) -> set[str]:
    """The kinds of card in one's own hand, as answers call them."""
    kinds = page.locator("#part-hand [data-at^='hand-']").evaluate_all(HELD)
    return {KINDS[int(kind)] for kind in kinds}


def make_offer(anna: Page, ben: Page) -> str:
    """Anna puts a card on each side and offers them to Ben, who has the one that she wants."""
    answer(anna, "offer")
    given = first(anna, "give ")
    answer(anna, given)
    wishes = {f"want {kind}" for kind in held(ben)}
    answer(anna, next(wish for wish in legal(anna) if wish in wishes))
    answer(anna, "propose 1")
    return given


def test_a_trade_between_two_people(invite: Invite) -> None:
    """An offer, a counteroffer and a deal; somebody watches and sees no more than they may."""
    anna, ben = two_people(invite)
    watcher = invite().visit(anna.page.url.removeprefix(anna.address))
    take_a_card(anna.page)
    answer(anna.page, "offer")
    for page, part in ((watcher, "own"), (ben.page, "rival-2")):
        expect(page.locator(f"#panel-{part}")).to_be_visible()
        expect(page.locator(f"#part-{part}")).to_contain_text("Anna is putting an offer together")
    answer(anna.page, "drop")
    given = make_offer(anna.page, ben.page)

    see_the_offer(ben.page)
    ben.page.evaluate(AXE)
    assert ben.page.evaluate(VIOLATIONS) == []
    expect(watcher.locator("#panel-counter")).to_be_visible()
    expect(watcher.locator("#part-counter")).to_contain_text("waiting for Ben")
    assert legal(watcher) == []
    offered = given.removeprefix("give ")
    answer(ben.page, "counter")
    expect(anna.page.locator("#part-counter")).to_contain_text("waiting for Ben")
    answer(ben.page, first(ben.page, "give "))
    answer(ben.page, f"want {offered}")
    answer(ben.page, "propose 0")

    expect(anna.page.locator("#part-counter")).to_contain_text("Nobody accepts")
    answer(anna.page, "deal 1")
    trades = ("You trade with Ben", "Anna trades with you", "Anna trades with Ben")
    for page, told in zip((anna.page, ben.page, watcher), trades, strict=True):
        expect(page.locator("#log")).to_contain_text(re.compile(f"{told}: a.* for a"))
        expect(page.locator("#part-counter")).to_be_empty()
    assert is_my_turn(anna.page)


def see_the_offer(page: Page) -> None:
    """It cannot be missed: on the board, beside it, in the title and for screen readers."""
    expect(page.locator("#part-counter")).to_contain_text("Anna offers you a trade")
    for notation in ("accept", "decline", "counter"):
        expect(there(page, notation)).to_be_in_viewport(ratio=1)
    expect(page.locator("#table")).to_have_class(re.compile("urgent"))
    expect(page.locator("#prompt")).to_contain_text("Do you agree?")
    expect(page.locator("#alarm")).to_contain_text("Do you agree?")
    expect(page).to_have_title(re.compile("^● It is your turn"))


def test_an_offer_moves_into_sight_on_a_phone(invite: Invite) -> None:
    anna, ben = two_people(invite, printing="", **PHONE)
    take_a_card(anna.page)
    make_offer(anna.page, ben.page)
    see_the_offer(ben.page)
    there(ben.page, "decline").tap()
    expect(ben.page.locator("#confirm")).to_contain_text("Decline")
    there(ben.page, "decline").tap()
    expect(anna.page.locator("#log")).to_contain_text("Ben declines.")
    expect(ben.page.locator("#log")).to_contain_text("You decline.")
    assert is_my_turn(anna.page)
    expect(ben.page.locator("#table")).not_to_have_class(re.compile("urgent"))


WAITING = ("^pile", "^open", "^go_on", "^finish", "^done", "^decline", "^endure")
ROBBING = preferring("^thief 1", *WAITING, "^discard (?!thief)")
PREPARING = preferring("^lay", *WAITING, "^discard thief")


def about_to_rob(invite: Invite) -> tuple[Page, Page, str]:
    """Anna has a thief and Ben a pyramid: she keeps thieves, and he what he can build with."""
    anna, ben = (person.page for person in two_people(invite, printing=THIEVISH))
    for _ in range(100):
        page = who_is_asked(anna, ben)
        found = legal(page)
        thefts = [one for one in found if one.startswith("thief 1")]
        if page is anna and thefts:
            return anna, ben, thefts[0]
        answer(page, (ROBBING if page is anna else PREPARING)(found))
    raise AssertionError("Nobody could be robbed.")


def test_a_theft_with_the_die(invite: Invite) -> None:
    """Ben builds; Anna picks up a thief and lays it on his pyramid; all see the die."""
    anna, ben, target = about_to_rob(invite)
    answer(anna, target)
    expect(ben.locator("#part-counter")).to_contain_text("Anna sends a thief")
    expect(ben.locator("#table")).to_have_class(re.compile("urgent"))
    before = ben.locator("#log li", has_text="The die shows").count()
    answer(ben, "endure")
    # Whoever can rob again also sees, further below, what another thief would need.
    dice = "g:has(> :is(.op-die-good, .op-die-bad))"
    number = target[-1]
    for page, part in ((anna, f"rival-1-{number}"), (ben, f"own-{number}")):
        die = f"#part-{part} {dice}"
        expect(page.locator("#log li", has_text="The die shows")).to_have_count(before + 1)
        rolled = re.findall(r"The die shows (\d)", " ".join(log(page)))[-1]
        expect(page.locator(die)).to_be_visible()
        expect(page.locator(f"{die} > .op-pip")).to_have_count(int(rolled))


# Where each thing that moves has begun and how far it has come, in pixels.
WATCH_WAYS = """() => {
  const [starts, ways] = [new Map(), new Map()];
  window.far = (least) => [...ways.values()].filter((way) => way > least).length;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.isConnected || !target.parentElement.matches(".flight")) continue;
      const { x, y } = target.getBoundingClientRect();
      const start = starts.get(target) ?? { x, y };
      starts.set(target, start);
      ways.set(target, Math.hypot(x - start.x, y - start.y));
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["transform"] });
}"""
ASIDE = 100  # pixels, by which cards of a hand make room for another one at most


def test_only_what_moved_flies(invite: Invite) -> None:
    """A card comes into the hand and another one is turned up; the rest of the hand makes room."""
    person = invite("Mona", reduced_motion="no-preference")
    person.at_pace("brisk")
    page = person.sit_at(AGAINST_BOTS, game="oh_pharaoh", variants={"offers": "0"})
    assert is_my_turn(page)
    page.evaluate(WATCH_WAYS)
    answer(page, "open 0")
    expect(page.locator(".flight")).to_have_count(0)
    assert page.evaluate("(aside) => window.far(aside)", ASIDE) == 2
    assert page.evaluate("() => window.far(0)") > 2
