"""A learner: somebody who knows no game and does only what the page of a lesson says.

python -m tests.browser.learner [GAME …] takes every lesson in both languages, with a mouse and on a
phone, and prints the table of the documents; --pictures FOLDER keeps a picture of every step.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, sync_playwright
from scripts.browser import ADVICE, browser

from baumeister.core.game import Game
from baumeister.games import all_games, game
from baumeister.teaching import teaching_of
from tests.browser.flags import FLAGS
from tests.browser.people import PHONE, Guest, await_table, confirm, guest, held_for, legal
from tests.web.processes import server_process

MOST_STEPS: Final = 60
WORDS_A_MINUTE: Final = 130  # read on a screen, by somebody who looks at the board meanwhile
DEED_SECONDS: Final = 5  # to find what is pointed at and do it
OTHERS_SECONDS: Final = 3  # that each answer of the others is shown
DEVICES: Final[dict[str, dict[str, object]]] = {"desktop": {}, "phone": PHONE}

# The guide waits: its step can be done, or the lesson is over.
WAITS = """(stamp) => {
  const table = document.getElementById("table");
  if (document.querySelector("#lesson-end .card")) return true;
  if (!table.matches(".live:not(.sending, .arriving)")) return false;
  const on = document.getElementById("guide-on");
  return on !== null && on.dataset.post !== stamp;
}"""
# What is wrong with what the guide points at: things that are not in sight, or under its bubble.
POINTING = """() => {
  const bubble = document.querySelector("#guide .bubble");
  const rings = [...document.querySelectorAll("#pointers .ring")];
  if (!bubble.dataset.points) return "";
  if (!rings.length) return `nothing in sight of ${bubble.dataset.points}`;
  const said = bubble.getBoundingClientRect();
  const covered = rings.some((ring) => {
    const box = ring.getBoundingClientRect();
    const across = Math.min(box.right, said.right) - Math.max(box.left, said.left);
    const down = Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top);
    return across > 8 && down > 8;
  });
  return covered ? `the bubble lies over ${bubble.dataset.points}` : "";
}"""
# The answers that are ringed, or beside the board.
RINGED = """() => {
  const rings = [...document.querySelectorAll("#pointers .ring")]
    .map((ring) => ring.getBoundingClientRect());
  const isRinged = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return rings.some((r) => x > r.left && x < r.right && y > r.top && y < r.bottom);
  };
  return [...document.querySelectorAll("#table [data-action]")]
    .filter(isRinged).map((one) => one.dataset.action);
}"""


class Learner:
    """Takes a lesson, and counts."""

    def __init__(self, person: Guest, seed: int = 1, pictures: Path | None = None) -> None:
        self.person = person
        self.page: Page = person.page
        self.steps = self.words = self.deeds = 0
        self.problems: list[str] = []
        self.choices: list[str] = []
        self._pictures = pictures
        self._rng = Random(seed)

    def begin(self, found: Game) -> None:
        """As newcomers do: by the button on the start page."""
        self.person.visit("/")
        self.page.locator(f'[data-quick="/learn/{found.id}"]').click()
        self.page.wait_for_selector("#guide")
        await_table(self.page)

    def take(self) -> None:
        """To the end of the lesson."""
        stamp = ""
        for _ in range(MOST_STEPS):
            self.page.wait_for_function(WAITS, arg=stamp)
            if self.page.locator("#lesson-end .card").count():
                self._picture()
                return
            stamp = self._step()
        raise AssertionError("The lesson does not end.")

    def _step(self) -> str:
        self.steps += 1
        said = self.page.locator("#guide p").inner_text()
        self.words += len(said.split())
        self.page.wait_for_function(
            "() => !document.querySelector('[data-points]')"
            " || document.querySelector('#pointers .ring')"
        )
        wrong = str(self.page.evaluate(POINTING))
        if wrong:
            self.problems.append(f"{said}: {wrong}")
        self._picture()
        button = self.page.locator("#guide-on")
        stamp = str(button.get_attribute("data-post"))
        if legal(self.page):
            self._do()
        elif self.page.locator("#guide-back").count() and self._rng.random() < 0.5:
            self.page.locator("#guide-back").click()
        else:
            button.click()
        return stamp

    def _do(self) -> None:
        """One of the things that the guide points at, whatever it is."""
        self.deeds += 1
        offered = sorted(set(legal(self.page)))
        notation = self._rng.choice(offered)
        self.choices.append(notation)
        name, turns = held_for(self.page, notation)
        if name:
            thing = self.page.locator(f'[data-pick="{name}"]')
            if thing.get_attribute("aria-pressed") != "true":
                thing.click()
            for _ in range(turns):
                self.page.keyboard.press("r")
        if notation not in self.page.evaluate(RINGED) and not name:
            self.problems.append(f"{notation} is asked for and not pointed at")
        self.page.locator(f'#table [data-action="{notation}"]').first.click()
        confirm(self.page)

    def _picture(self) -> None:
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self._pictures / f"{self.steps:02}.png")

    @property
    def minutes(self) -> float:
        """What it takes somebody who reads all of it."""
        return self.words / WORDS_A_MINUTE + self.deeds * (DEED_SECONDS + OTHERS_SECONDS) / 60


def taught(names: list[str]) -> Iterator[Game]:
    for found in [game(name) for name in names] if names else all_games():
        if teaching_of(found).lesson is not None:
            yield found


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--only", default="")  # such as de-phone
    wishes = parser.parse_args()
    found = browser()
    if found is None:
        raise SystemExit(ADVICE)
    print("| | language | device | steps | deeds | words | minutes |")
    with (
        TemporaryDirectory() as data,
        server_process(Path(data) / "data", same_chance=True) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=found, headless=True, args=FLAGS)
        for one in taught(wishes.games):
            for locale in ("en-GB", "de-DE"):
                for device, size in DEVICES.items():
                    name = f"{locale[:2]}-{device}"
                    if wishes.only and wishes.only != name:
                        continue
                    pictures = wishes.pictures and wishes.pictures / one.id / name
                    person = guest(chromium, server.address, locale=locale, **size)
                    learner = Learner(person, pictures=pictures)
                    learner.begin(one)
                    learner.take()
                    counted = (learner.steps, learner.deeds, learner.words)
                    row = (one.title, locale[:2], device, *counted, f"{learner.minutes:.1f}")
                    print("|", " | ".join(map(str, row)), "|", flush=True)
                    for problem in [*learner.problems, *person.leave()]:
                        print("  !", problem, file=sys.stderr)


if __name__ == "__main__":
    main()
