"""Fingers: a game on a phone, played by taps alone; whatever has to be pushed around is counted."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from baumeister.core.record import Record
from tests.browser.people import Guest, action, answering, held_for, is_my_turn, legal

# What a person needs to know to tap on something: the tab that shows it, or where it lies and
# whether a finger would hit it there.
FIND = """(thing) => {
  const panel = thing.closest("#frame > svg");
  if (panel && !thing.getClientRects().length) {
    const name = panel.id.replace("panel-", "");
    const tabs = [...document.querySelectorAll("#faces [data-panels]")];
    const tab = tabs.find((one) => one.dataset.panels.split(" ").includes(name));
    return { tab: tab ? tab.id : null };
  }
  // A long question may cover the lower end of the stage, and with it a part of a panel.
  const seen = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const stage = (one.closest("#stage") ?? one).getBoundingClientRect();
    return { left, right, top: Math.max(top, stage.top), bottom: Math.min(bottom, stage.bottom) };
  };
  const hot = thing.querySelector(".hot, .reach") ?? thing;
  const { left, top, width, height } = hot.getBoundingClientRect();
  const frame = seen(panel ?? document.documentElement);
  const isHit = ([x, y]) => {
    const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const at = isInside ? document.elementFromPoint(x, y) : null;
    const isNear = panel?.matches("[data-map]") && !at?.closest("[data-aim]");
    return at && (thing.contains(at) || isNear);
  };
  const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spots = shares.flatMap((across) =>
    shares.map((down) => [left + across * width, top + down * height]));
  const [x, y] = spots.find(isHit) ?? spots[0];
  const [goalX, goalY] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  return { x, y, isHit: Boolean(isHit([x, y])), goalX, goalY };
}"""
# The views of a map that show a place of it, as far as something on the table leads there.
AIMS = """(thing) => {
  const map = thing.closest("svg[data-views]");
  const hot = thing.querySelector(".hot, .reach") ?? thing;
  const { left, top, width, height } = hot.getBoundingClientRect();
  if (!map) return [];
  const spot = new DOMPoint(left + width / 2, top + height / 2)
    .matrixTransform(map.getScreenCTM().inverse());
  const isIn = ([x, y, wide, high]) =>
    spot.x > x && spot.x < x + wide && spot.y > y && spot.y < y + high;
  const views = Object.entries(JSON.parse(map.dataset.views));
  const shown = views.filter(([name, view]) => name !== "whole" && isIn(view));
  return shown
    .map(([name]) => name)
    .filter((name) => document.querySelector(`[data-aim="${name}"]`));
}"""
MOST_PUSHES = 6  # until something should be in sight


class Fingers:
    """Somebody who tries every kind of answer, and taps where they see what they want."""

    def __init__(self, person: Guest, seed: int = 1) -> None:
        self.person = person
        self.page: Page = person.page
        self.answers = 0
        self.taps = 0
        self.pans = 0
        self._rng = Random(seed)

    def play(self) -> None:
        """To the end of the game."""
        while is_my_turn(self.page):
            self.answer(self._choice())

    def turns(self) -> int:
        """How often it was this player's turn, however many answers each turn had."""
        address = f"{self.page.url}/record.txt"
        record = Record.from_text(self.person.context.request.get(address).text())
        seats = [seat for seat, _ in record.entries if seat >= 0]
        return sum(
            seat == 0 and before != 0 for seat, before in zip(seats, [None, *seats], strict=False)
        )

    def _choice(self) -> str:
        """Every other time all kinds of answers are as likely, however many of each there are."""
        found = legal(self.page)
        if self._rng.random() < 0.5:
            return self._rng.choice(found)
        word = self._rng.choice(sorted({notation.split()[0] for notation in found}))
        return self._rng.choice([notation for notation in found if notation.split()[0] == word])

    def answer(self, notation: str) -> None:
        with answering(self.page):
            self.aim(notation)
            self._confirm(notation)
        self.answers += 1

    def aim(self, notation: str) -> None:
        """Tap on it, with what it needs in the hand, and not say yes if that is asked."""
        name, turns = held_for(self.page, notation)
        if name:
            self._hold(name, turns)
        self._tap(f'#table [data-action="{notation}"]')

    def _hold(self, name: str, turns: int) -> None:
        thing = f'[data-pick="{name}"]'
        if self.page.locator(thing).get_attribute("aria-pressed") != "true":
            self._tap(thing)
        for _ in range(turns):
            self._tap("#hand [data-hand=right]")

    def _confirm(self, notation: str) -> None:
        """Say yes, if this was asked."""
        if self.page.locator("#confirm").is_visible():
            assert action(self.page, notation).evaluate("one => one.matches('.chosen')")
            self.page.locator("#confirm-yes").click(trial=True)  # nothing lies over its middle
            self._tap("#confirm-yes")

    def _tap(self, selector: str) -> None:
        """Bring something into sight and tap on it."""
        thing = self.page.locator(selector).first
        found = thing.evaluate(FIND)
        if found.get("tab"):
            self._tap(f"#{found['tab']}")
            found = thing.evaluate(FIND)
        if not found["isHit"] and (aims := thing.evaluate(AIMS)):
            self._tap(f'[data-aim="{aims[0]}"]')
            found = thing.evaluate(FIND)
        if not found["isHit"]:
            found = self._push(selector)
        self.page.touchscreen.tap(found["x"], found["y"])
        self.taps += 1

    def _push(self, selector: str) -> dict[str, float]:
        """Move what lies in the way of somebody's eyes with a finger: that is a pan."""
        self.pans += 1
        hand = self.page.context.new_cdp_session(self.page)
        for _ in range(MOST_PUSHES):
            found = self.page.locator(selector).first.evaluate(FIND)
            if found["isHit"]:
                return dict(found)
            x, y = found["goalX"], found["goalY"]
            goal = x + (x - found["x"]) / 2, y + (y - found["y"]) / 2
            for kind, points in (("Start", [(x, y)]), ("Move", [goal]), ("End", [])):
                touched = [{"x": px, "y": py} for px, py in points]
                event = {"type": f"touch{kind}", "touchPoints": touched}
                hand.send("Input.dispatchTouchEvent", event)
        raise AssertionError(f"{selector} does not come into sight.")
