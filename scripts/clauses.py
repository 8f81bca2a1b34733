"""Write the rulebooks clause by clause into `docs/clauses`, one page for each game.

make clauses
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from baumeister.core.game import Game
from baumeister.core.text import ENGLISH, Text, without_context
from baumeister.games import all_games
from baumeister.teaching import teaching_of
from baumeister.teaching.clauses import Clauses, Numbered
from baumeister.teaching.texts import REMARKS

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "clauses"
EDITION: Final = "edition.toml:"
HEADER: Final = """\
# {title}, clause by clause

Every sentence of the rulebook that rules something, in our own words and in its order: what does
it, the tests that fail without it, and the [rulings](../rulings.md) where it can be read in two
ways, each with tests of its own. `make clauses` writes this page from
`src/baumeister/games/{game}/teaching/clauses/`.
"""
TABLE: Final = """
## {number}. {title} ({printed})

| § | what it says | done by | proven by | rulings |
|---|---|---|---|---|
"""


def clause_pages() -> dict[str, str]:
    """The text of each page by the name of its file."""
    found = ((game, teaching_of(game).clauses) for game in all_games())
    return {f"{game.id}.md": _page(game, clauses) for game, clauses in found if clauses}


def _page(game: Game, clauses: Clauses) -> str:
    return HEADER.format(title=game.title, game=game.id) + "".join(_chapters(game, clauses))


def _chapters(game: Game, clauses: Clauses) -> Iterator[str]:
    for number, chapter in enumerate(clauses.chapters, 1):
        title = without_context(chapter.title)
        yield TABLE.format(number=number, title=title, printed=chapter.printed)
        for each in clauses.numbered:
            if each.chapter == number:
                yield f"| {' | '.join(_cells(game, clauses, each))} |\n"


def _cells(game: Game, clauses: Clauses, each: Numbered) -> Iterator[str]:
    clause = each.clause
    yield f'<a id="{each.anchor}"></a>{each.number}'
    said = [without_context(clause.text)]
    if clause.remark:
        said.append(f"*{REMARKS.say(Text(f'remark.{clause.remark}'), ENGLISH)}*")
    yield "<br>".join(said)
    yield "<br>".join(_code(game, name) for name in clause.code)
    yield "<br>".join(_test(game, name) for name in clause.tests)
    names = (f"{clauses.prefix.upper()}-{n}" for n in clause.rulings)
    yield " ".join(f"[{name}](../rulings.md#{_anchors()[name]})" for name in names)


def _code(game: Game, name: str) -> str:
    box = f"../../src/baumeister/games/{game.id}"
    if name.startswith(EDITION):
        return f"[`{name}`]({box}/rules/edition.toml)"
    room, module = place_of(name)
    return f"[`{name}`]({box}/{room}/{module}.py)"


def place_of(name: str) -> tuple[str, str]:
    """The room and the module in which something lies; without a room it is that of the rules."""
    room, _, inner = name.rpartition("/")
    return room or "rules", inner.partition(".")[0]


def _test(game: Game, name: str) -> str:
    path = places_of_tests(game.id)[name][0]
    return f"[`{name}`](../../{path})"


@cache
def places_of_tests(game: str) -> dict[str, list[str]]:
    """Where the tests of a game are by their names: those of the rules, or else of other rooms."""
    folder = ROOT / "tests" / "games" / game
    rules, elsewhere = _tests_in(folder / "rules"), _tests_in(folder)
    return {name: rules.get(name, places) for name, places in elsewhere.items()}


def _tests_in(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return found


@cache
def _anchors() -> dict[str, str]:
    """Where each ruling is on its page, as GitHub names headings."""
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    headings = re.findall(r"^### (([A-Z]+-\d+): .+)$", text, re.MULTILINE)
    return {
        name: re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading, name in headings
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in clause_pages().items():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"docs/clauses/{name}")


if __name__ == "__main__":
    main()
