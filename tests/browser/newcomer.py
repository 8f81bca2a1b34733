"""A newcomer: somebody who clicks only on what is lit, at any speed, and what that is like.

python -m tests.browser.newcomer [GAME …] plays whole games and prints the table of the documents.
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
from tests.browser.people import (
    Guest,
    action,
    answering,
    confirm,
    guest,
    held_for,
    is_my_turn,
    legal,
)
from tests.web.people import unpacked
from tests.web.processes import server_process

SPEEDS: Final = ("calm", "brisk", "instant")
MOVING: Final = {"reduced_motion": "no-preference"}

# Counts what was shown in motion, and looks at every frame of it: as long as something is on its
# way, neither the question nor the log may say what it leads to.
WATCH = """() => {
  const table = document.getElementById("table");
  if (!table) return;
  const said = () => [
    document.getElementById("prompt").textContent,
    document.querySelectorAll("#log li").length,
  ].join("|");
  const seen = { shown: 0, ahead: 0 };
  window.seen = seen;
  let before = null;
  new MutationObserver(() => {
    const isArriving = table.classList.contains("arriving");
    if (isArriving && before === null) {
      seen.shown += 1;
      before = said();
      const look = () => {
        if (before === null) return;
        if (said() !== before) seen.ahead += 1;
        else requestAnimationFrame(look);
      };
      look();
    } else if (!isArriving) {
      before = null;
    }
  }).observe(table, { attributes: true, attributeFilter: ["class"] });
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

    def __init__(self, person: Guest, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.clicks = 0
        self.without_choice = 0
        self.at_odds = 0
        self.answers = 0
        self.told = 0  # pushes in which something moved
        self._legal: list[str] = []
        self._rng = Random(seed)
        self.page.on("websocket", self._listen)
        self.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")

    def _listen(self, stream: WebSocket) -> None:
        stream.on("framereceived", lambda frame: self._hear(unpacked(frame)))

    def _hear(self, message: str) -> None:
        push = json.loads(message)
        self._legal = push["legal"]
        self.told += not push["anew"] and any(event["moves"] for event in push["events"])

    def sit_at(self, found: Game, bots: int) -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
        self.person.sit_at(seats, game=found.id)

    def play(self, most: int = sys.maxsize) -> None:
        """To the end of the game, or so many answers."""
        for _ in range(most):
            if not is_my_turn(self.page):
                return
            self.look()
            self.answer(self._rng.choice(self.offered()))

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

    def answer(self, notation: str) -> None:
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
        with answering(self.page):
            action(self.page, notation).first.dispatch_event("click")
            self.clicks += 1
            if self.page.locator("#confirm").is_visible():
                self.clicks += 1
            confirm(self.page)

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
                person = guest(chromium, server.address, **MOVING).at_pace(speed).named("Nora")
                newcomer = Newcomer(person)
                newcomer.sit_at(one, one.fewest - 1)
                newcomer.play()
                turns = newcomer.turns()
                counted = (
                    f"{newcomer.clicks / turns:.1f}",
                    newcomer.without_choice,
                    newcomer.skipped,
                    newcomer.ahead + newcomer.at_odds,
                )
                print("|", " | ".join(map(str, (one.title, speed, *counted))), "|", flush=True)
                person.leave()


if __name__ == "__main__":
    main()
