"""A newcomer: somebody who clicks only on what is lit, at any speed, and what that is like.

python -m tests.browser.newcomer [GAME …] plays whole games at every speed and prints the table of
the documents. What others do takes its time at the page, but hardly any of ours: its clock is ours.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import WebSocket, sync_playwright
from scripts.browser import ADVICE, browser

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.games import all_games, game
from tests.browser.flags import FLAGS
from tests.browser.people import Guest, action, confirm, guest, held_for, legal
from tests.web.people import unpacked
from tests.web.processes import server_process

SPEEDS: Final = ("calm", "brisk", "step", "instant")
MOVING: Final = {"reduced_motion": "no-preference"}
LOOK_MS: Final = 400  # of the page's time, after which one looks again
MOST_LOOKS: Final = 2000  # looks

# Counts what was shown in motion, and looks at every frame of it: as long as something is on its
# way, neither the question nor the points nor the log may say what it leads to.
WATCH = """() => {
  const table = document.getElementById("table");
  if (!table) return;
  const said = () => [
    document.getElementById("prompt").textContent,
    document.getElementById("rivals").innerHTML,
    document.querySelectorAll("#log li").length,
  ].join("|");
  const seen = { shown: 0, frames: 0, ahead: 0 };
  window.seen = seen;
  let before = null;
  new MutationObserver(() => {
    const isArriving = table.classList.contains("arriving");
    if (isArriving && before === null) {
      seen.shown += 1;
      before = said();
      const look = () => {
        if (before === null) return;
        seen.frames += 1;
        if (said() !== before) seen.ahead += 1;
        else requestAnimationFrame(look);
      };
      look();
    } else if (!isArriving) {
      before = null;
    }
  }).observe(table, { attributes: true, attributeFilter: ["class"] });
}"""
# Whether somebody can go on, and how: asked since a version, or by a step, or at the end.
NOW = """(version) => {
  const table = document.getElementById("table");
  const isOpen = (id) => document.getElementById(id)?.hidden === false;
  const isCounting = document.getElementById("finale") !== null;
  const isStepping = document.getElementById("pace").value === "step";
  if (isOpen("next") || (isCounting && isStepping)) return "step";
  if (!table.matches(".live:not(.sending, .arriving)") || isCounting) return "";
  if (isOpen("jump") || table.dataset.version === version) return "";
  if (document.querySelector("#result table") !== null) return "over";
  return table.matches(".mine:has([data-action])") ? "asked" : "";
}"""
# What is lit and cannot be answered, or can be answered and is nowhere to be found.
AT_ODDS = """(legal) => {
  const found = [...document.querySelectorAll("#table [data-action]")];
  const lit = new Set(found.map((one) => one.dataset.action));
  const isSame = lit.size === legal.length && legal.every((one) => lit.has(one));
  return isSame && document.querySelector("#prompt .mine") !== null ? 0 : 1;
}"""


class Newcomer:
    """Plays at the page of a table, and counts."""

    def __init__(self, person: Guest, speed: str, seed: int = 1) -> None:
        self.person = person.at_pace(speed)
        self.page = person.page
        self.clicks = 0
        self.without_choice = 0
        self.at_odds = 0
        self.answers = 0
        self.steps = 0
        self.told = 0  # pushes in which something moved
        self.at_a_time = 0  # answers that one push has told at most
        self._legal: list[str] = []
        self._rng = Random(seed)
        self.page.on("websocket", self._listen)
        self.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        self.page.clock.install()

    def _listen(self, stream: WebSocket) -> None:
        stream.on("framereceived", lambda frame: self._hear(unpacked(frame)))

    def _hear(self, message: str) -> None:
        push = json.loads(message)
        self._legal = push["legal"]
        if not push["anew"]:
            self.told += any(event["moves"] for event in push["events"])
            answers = sum(event["decided"] for event in push["events"])
            self.at_a_time = max(answers, self.at_a_time)

    def sit_at(self, found: Game, bots: int, **more: object) -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
        self.person.sit_at(seats, game=found.id, **more)

    def play(self, most: int = sys.maxsize) -> None:
        """To the end of the game, or so many answers."""
        is_asked = self._await()
        while is_asked and self.answers < most:
            self.look()
            is_asked = self.answer(self._rng.choice(self.offered()))

    def _await(self, version: str | None = "") -> bool:
        """Watch until one is asked again, with what a version led to; false when all is over."""
        for _ in range(MOST_LOOKS):
            now = self.page.evaluate(NOW, version)
            if now == "step":
                self.steps += 1
                self.page.keyboard.press(" ")
            elif now:
                return bool(now == "asked")
            self.page.clock.run_for(LOOK_MS)
        raise AssertionError("Nothing happens any more.")

    def offered(self) -> list[str]:
        """All kinds of answers are as likely, however many of each there are."""
        found = legal(self.page)
        word = self._rng.choice(sorted({notation.split()[0] for notation in found}))
        return [notation for notation in found if notation.split()[0] == word]

    def look(self) -> None:
        """Whether the picture and the question agree, and whether anything is asked at all."""
        found = legal(self.page)
        self.without_choice += len(set(found)) == 1
        self.at_odds += int(self.page.evaluate(AT_ODDS, self._legal))

    def answer(self, notation: str) -> bool:
        """Whether one is asked again after that."""
        self.answers += 1
        name, turns = held_for(self.page, notation)
        if name:
            thing = self.page.locator(f'[data-pick="{name}"]')
            if thing.get_attribute("aria-pressed") != "true":
                thing.click()
                self.clicks += 1
            for _ in range(turns):
                self.page.keyboard.press("r")
                self.clicks += 1
        version = self.page.locator("#table").get_attribute("data-version")
        action(self.page, notation).first.dispatch_event("click")
        self.clicks += 1
        if self.page.locator("#confirm").is_visible():
            self.clicks += 1
        confirm(self.page)
        return self._await(version)

    @property
    def skipped(self) -> int:
        """What happened and was not shown in motion."""
        return self.told - int(self.page.evaluate("() => window.seen.shown"))

    @property
    def ahead(self) -> int:
        """How often a question or the log ran ahead of the picture."""
        return int(self.page.evaluate("() => window.seen.ahead"))

    def turns(self) -> int:
        """How often it was this player's turn, however many answers each turn had."""
        address = f"{self.page.url}/record.txt"
        record = Record.from_text(self.person.context.request.get(address).text())
        seats = [seat for seat, _ in record.entries if seat >= 0]
        return sum(
            seat == 0 and before != 0 for seat, before in zip(seats, [None, *seats], strict=False)
        )


def games(names: list[str]) -> Iterator[Game]:
    yield from [game(name) for name in names] if names else all_games()


def main() -> None:
    found = browser()
    if found is None:
        raise SystemExit(ADVICE)
    print("| | speed | clicks a turn | without a choice | skipped | ahead of the picture |")
    with (
        TemporaryDirectory() as data,
        server_process(Path(data) / "data", same_chance=True) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=found, headless=True, args=FLAGS)
        for one in games(sys.argv[1:]):
            for speed in SPEEDS:
                person = guest(chromium, server.address, **MOVING).named("Nora")
                newcomer = Newcomer(person, speed)
                newcomer.sit_at(one, one.fewest - 1)
                newcomer.play()
                counted = (
                    f"{newcomer.clicks / newcomer.turns():.1f}",
                    f"{newcomer.without_choice} of {newcomer.answers}",
                    newcomer.skipped,
                    newcomer.ahead + newcomer.at_odds,
                )
                print("|", " | ".join(map(str, (one.title, speed, *counted))), "|", flush=True)
                assert person.leave() == []


if __name__ == "__main__":
    main()
