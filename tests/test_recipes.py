"""The recipes of CONTRIBUTING are true: what they name exists, and what they make works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from baumeister.cli.help import COMMANDS
from tests.packages import install, with_packages

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [ROOT / name for name in ("src", "tests", "scripts", "examples")]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES = dict(re.findall(r"^## The recipe for (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S))
BLOCK = re.compile(r"^```\w+\n# (\S+)\n(.*?)^```$", re.M | re.S)
NEW = {"src/baumeister/locale/fr.po", "src/baumeister/games/*/locale/fr.po"}  # made by following
KEEP_THE_LAWS = """
from random import Random
import baumeister as b
game = b.game("pebbles")
for seats in range(game.fewest, game.most + 1):
    b.laws.check(game, seats, rng=Random(1))
print(*[game.id for game in b.all_games()])
"""
PLAY = "from baumeister.cli.main import main; main()"


def prose(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)


def quoted() -> list[str]:
    """Everything that stands between backticks, with any game in the place of `<id>`."""
    found = re.findall(r"`([^`]+)`", prose(TEXT))
    return [" ".join(words.split()).replace("<id>", "*") for words in found]


def paths() -> list[str]:
    words = [word.strip("()") for line in quoted() for word in line.split()]
    shown = [word for word in words if re.fullmatch(r"[\w.*-]+(/[\w.*-]*)*", word)]
    return sorted({word for word in shown if "/" in word or re.search(r"\.(py|toml|po|md)$", word)})


def is_there(path: str) -> bool:
    """A path from the root, or the name of a file that lies somewhere."""
    if any(ROOT.glob(path)):
        return True
    return "/" not in path and any(found for folder in FOLDERS for found in folder.rglob(path))


def blocks() -> dict[str, str]:
    """The files that the recipe for a game writes, by path."""
    return dict(BLOCK.findall(RECIPES["a game"]))


def test_there_is_a_recipe_for_whatever_is_added_most() -> None:
    assert {"a rule", "a game", "a page", "a bot level", "a language"} <= RECIPES.keys()


def test_the_recipes_name_many_files() -> None:
    assert {"src/baumeister/web/http/routes.py", "texts.py", "scripts/tune.py"} <= set(paths())


@pytest.mark.parametrize("path", [path for path in paths() if path not in NEW])
def test_every_file_that_is_named_exists(path: str) -> None:
    assert is_there(path)


def test_a_file_that_is_gone_is_found() -> None:
    assert not is_there("src/baumeister/draw/*/")
    assert not is_there("heuristics.py")


def test_every_target_of_make_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = [line.split()[1:] for line in quoted() if re.match(r"make [a-z]", line)]
    words = {word for words in named for word in words if re.fullmatch("[a-z][a-z-]*", word)}
    assert {"test", "catalogue", "golden"} <= words
    assert words - targets == set()


def test_every_command_exists() -> None:
    named = {line.split()[1] for line in quoted() if re.match(r"baumeister [a-z]", line)}
    assert named
    assert named - {*COMMANDS} == set()


def test_every_name_stands_in_the_sources() -> None:
    """Classes, constants and methods that somebody is told to look for."""
    sources = [path for folder in FOLDERS for path in folder.rglob("*.py")]
    known = set(re.findall(r"\w+", " ".join(path.read_text("utf-8") for path in sources)))
    named = {word for recipe in RECIPES.values() for word in re.findall(r"`(\w+)`", recipe)}
    assert {"DRAWER", "JUDGEMENT", "TEACHING", "BOTS", "PAGES", "proceed"} <= named
    assert named - known == set()


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The box that the recipe makes, as it would be installed."""
    files = blocks()
    project = tomllib.loads(files.pop("pyproject.toml"))["project"]
    folder = tmp_path_factory.mktemp("pebbles")
    sources = {path.removeprefix("src/"): text for path, text in files.items()}
    install(folder, project["name"], project["entry-points"]["baumeister.games"], sources)
    return folder


def test_the_box_of_the_recipe_keeps_every_law_beside_ours(pebbles: Path) -> None:
    said = with_packages(KEEP_THE_LAWS, pebbles)
    assert {"pebbles", "kheops"} <= set(said.stdout.split())
    assert said.stderr == ""


def test_the_box_of_the_recipe_is_played(pebbles: Path, tmp_path: Path) -> None:
    words = ("--players", "bot:random,bot:random", "--lang", "en")
    record = ("--record", str(tmp_path / "record.txt"))
    said = with_packages(PLAY, pebbles, "play", "pebbles", *words, *record).stdout
    assert "takes 1 pebble." in said or "takes 2 pebbles." in said
    assert "The last pebble" in said
    assert "left: 0" in said
