"""The hand: things on a board that are picked up, turned, and laid where they fit.

A toy drawing on a real table: a tile that turns, a coin that does not, and places for them.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from baumeister.drawing import Viewer
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import move, only_with, only_without
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box
from baumeister.drawing.writing import written
from baumeister.games import game
from tests.browser.conftest import Invite
from tests.browser.people import AGAINST_BOT, PHONE, answering, is_my_turn, legal, log

HOT = hot_box(0, 0, 90, 90)
PUT_IN = """(toy) => {
  const panel = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  panel.id = "toy";
  panel.setAttribute("class", "board");
  panel.setAttribute("viewBox", "0 0 700 600");
  panel.innerHTML = toy;
  document.getElementById("frame").replaceChildren(panel);
  document.getElementById("dock").replaceChildren();
}"""
FOCUSED = """() => {
  const { spot, pick } = document.activeElement.dataset;
  return spot ?? pick ?? document.activeElement.id;
}"""


def toy(found: list[str]) -> str:
    """Two things; the first place is for the tile in two of its turns, the other for both."""
    state = game("imhotep").start(2)
    vocabulary = state.game.vocabulary
    first, second, third = (vocabulary.parse(one) for one in found[:3])
    pen = Pen(state, Viewer(0, [first, second, third]))
    tile = only_without("tile/1 tile/2", box("turn-0", 10, 10, 50, 50))
    tile += "".join(only_with(f"tile/{n}", box(f"turn-{n}", 10, 10, 50, 50)) for n in (1, 2))
    ghost = box("slab-b", 20, 20, 50, 50)
    drawn = (
        box("slab", 0, 0, 700, 600)
        + move(200, 450, pen.pick("tile", "A tile", tile, HOT, 3))
        + move(400, 450, pen.pick("coin", "A coin", box("coin", 20, 20, 50, 50), HOT))
        + move(200, 150, pen.fit(first, "tile/0", HOT, spot="here", ghost=ghost))
        + move(200, 150, pen.fit(second, "tile/1", HOT, spot="here", ghost=ghost))
        + move(400, 150, pen.fit(third, "coin tile/2", HOT, spot="there"))
    )
    return written(drawn, vocabulary.notation)


class Toy:
    """A table with the toy on it."""

    def __init__(self, page: Page) -> None:
        assert is_my_turn(page)
        self.page = page
        self.actions = legal(page)[:3]
        self.lay_out()
        self.tile = page.locator("[data-pick=tile]")
        self.coin = page.locator("[data-pick=coin]")
        self.told = page.locator("#told")

    def lay_out(self) -> None:
        """As an update does: everything is as the server sends it."""
        self.page.evaluate(PUT_IN, toy(self.actions))

    def place(self, number: int) -> Locator:
        return self.page.locator(f'#toy [data-action="{self.actions[number]}"]')

    def seen(self) -> list[bool]:
        return [self.place(number).is_visible() for number in range(3)]

    def picture(self) -> list[int]:
        return [n for n in range(3) if self.page.locator(f".turn-{n}").is_visible()]

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUSED))


def test_places_are_there_only_while_something_is_held(invite: Invite) -> None:
    table = Toy(invite("Ada").sit_at(AGAINST_BOT))
    assert table.seen() == [False, False, False]
    table.coin.click()
    expect(table.coin).to_have_attribute("aria-pressed", "true")
    expect(table.told).to_contain_text("Picked up: A coin. Tab moves")
    assert table.seen() == [False, False, True]
    table.coin.click()
    expect(table.coin).to_have_attribute("aria-pressed", "false")
    expect(table.told).to_have_text("Put back: A coin")
    assert table.seen() == [False, False, False]
    table.coin.click()
    table.tile.click()
    expect(table.coin).to_have_attribute("aria-pressed", "false")
    assert table.seen() == [True, False, False]


def test_click_wheel_and_keys_turn_what_is_held(invite: Invite) -> None:
    table = Toy(invite("Ada").sit_at(AGAINST_BOT))
    assert table.picture() == [0]
    table.tile.click()
    expect(table.told).to_contain_text("R turns it")
    table.tile.click()
    expect(table.told).to_have_text("Turned: position 2 of 3.")
    assert (table.picture(), table.seen()) == ([1], [False, True, False])
    table.page.keyboard.press("r")
    assert (table.picture(), table.seen()) == ([2], [False, False, True])
    for key, position in (("Shift+R", 1), (".", 2), (",", 1), (".", 2), (".", 0)):
        table.page.keyboard.press(key)
        assert table.picture() == [position]
    table.tile.hover()
    table.page.mouse.wheel(0, 100)
    expect(table.page.locator(".turn-1")).to_be_visible()
    table.page.keyboard.press("Escape")
    assert (table.picture(), table.seen()) == ([0], [False, False, False])
    table.page.keyboard.press("r")
    assert table.picture() == [0]


def test_a_ghost_shows_what_is_aimed_at(invite: Invite) -> None:
    table = Toy(invite("Ada").sit_at(AGAINST_BOT))
    table.tile.click()
    ghost = table.place(0).locator(".ghost")
    expect(ghost).to_be_hidden()
    table.place(0).hover()
    expect(ghost).to_be_visible()
    with answering(table.page):
        table.place(0).click()


def test_what_is_held_stays_over_an_update(invite: Invite) -> None:
    person = invite("Ada")
    table = Toy(person.sit_at(AGAINST_BOT))
    table.tile.click()
    table.page.keyboard.press("r")
    table.lay_out()
    assert table.seen() == [False, False, False]
    say_something(table.page, "one")
    expect(table.place(1)).to_be_visible()
    expect(table.tile).to_have_attribute("aria-pressed", "true")
    table.tile.evaluate("pick => pick.remove()")
    say_something(table.page, "two")
    expect(table.place(1)).to_be_hidden()
    expect(table.page.locator("#table")).not_to_contain_class("holding")


def say_something(page: Page, text: str) -> None:
    """What is said reaches everybody as an update."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#chat")).to_contain_text(text)


def test_picking_turning_and_laying_by_keyboard(invite: Invite) -> None:
    table = Toy(invite("Ada").sit_at(AGAINST_BOT))
    press = table.page.keyboard.press
    table.page.locator("#prompt").focus()
    press("Tab")
    assert table.focus() == "tile"
    press("ArrowRight")
    assert table.focus() == "coin"
    press("ArrowLeft")
    press("Enter")
    press("Tab")
    assert table.focus() == "here"
    expect(table.place(0).locator(".ghost")).to_be_visible()
    press("r")
    assert (table.focus(), table.seen()) == ("here", [False, True, False])
    press("r")
    assert table.focus() == "tile"  # there is no such place for this turn
    press("ArrowUp")
    assert table.focus() == "there"
    press("Escape")
    assert table.focus() == "tile"
    press("Enter")
    press("Tab")
    with answering(table.page):
        press("Enter")


def drag(table: Toy, thing: Locator, place: Locator) -> None:
    mouse = table.page.mouse
    mouse.move(*centre(thing))
    mouse.down()
    x, y = centre(thing)
    mouse.move(x - 20, y - 20)
    expect(place).to_be_visible()
    mouse.move(*centre(place), steps=3)


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_things_are_dragged_to_their_places(invite: Invite) -> None:
    table = Toy(invite("Ada").sit_at(AGAINST_BOT))
    before = len(log(table.page))
    drag(table, table.tile, table.place(0))
    expect(table.place(0).locator(".ghost")).to_be_visible()
    table.page.mouse.move(5, 5)
    table.page.mouse.up()
    assert len(log(table.page)) == before
    drag(table, table.tile, table.place(0))
    with answering(table.page):
        table.page.mouse.up()


def test_fingers_pick_turn_and_confirm(invite: Invite) -> None:
    table = Toy(invite("Ada", **PHONE).sit_at(AGAINST_BOT))
    table.tile.tap()
    expect(table.place(0)).to_be_visible()
    assert table.seen() == [True, False, False]
    table.place(0).tap()
    question = table.page.locator("#confirm")
    expect(question).to_be_visible()
    expect(table.place(0).locator(".ghost")).to_be_visible()
    table.page.get_by_role("button", name="Turn right").tap()
    expect(table.place(1).locator(".ghost")).to_be_visible()
    expect(question).to_contain_text(table.place(1).locator("title").text_content() or "")
    table.page.get_by_role("button", name="Put back").tap()
    expect(question).to_be_hidden()
    assert table.seen() == [False, False, False]
    table.tile.tap()
    table.place(0).tap()
    with answering(table.page):
        table.page.get_by_role("button", name="Do it").tap()


def test_a_finger_drags_a_thing_and_not_the_board(invite: Invite) -> None:
    table = Toy(invite("Ada", **PHONE).sit_at(AGAINST_BOT))
    fingers = table.page.context.new_cdp_session(table.page)

    def finger(what: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touched})

    def lies() -> tuple[float, float]:
        """Sideways only: up and down it is in the middle of what the texts leave it."""
        found = table.page.locator("#frame").bounding_box()
        assert found is not None
        return found["x"], found["width"]

    before = lies()
    x, y = centre(table.tile)
    finger("touchStart", (x, y))
    finger("touchMove", (x - 40, y - 20))
    expect(table.place(0)).to_be_visible()
    assert lies() == before
    finger("touchMove", centre(table.place(0)))
    expect(table.place(0).locator(".ghost")).to_be_visible()
    with answering(table.page):
        finger("touchEnd")
    assert lies() == before


def test_the_help_lists_the_keys_of_the_hand_only_where_there_is_one(invite: Invite) -> None:
    page = invite("Ada").sit_at(AGAINST_BOT)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    expect(page.locator("#help")).not_to_contain_text("Turn what is held")
