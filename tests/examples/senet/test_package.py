"""What makes Senet a model: small, in two languages, and made of public things only."""

from __future__ import annotations

import ast
import re

from babel.messages.pofile import read_po
from scripts.catalogue import Part, is_translated, updated

from senet.rules import GAME
from tests.examples.senet.environment import SENET

PACKAGE = SENET / "src" / "senet"
SOURCES = sorted(SENET.rglob("*.py"))
ROOMS = {"rules": {"core"}, "drawing": {"core", "drawing"}, "teaching": {"core", "teaching"}}
LINES = 400


def test_all_of_it_is_at_most_400_lines() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in SOURCES) <= LINES


def test_every_sentence_is_translated_and_no_other() -> None:
    path = PACKAGE / "locale" / "de.po"
    now = path.read_bytes()
    assert updated(Part(PACKAGE), now, "de") == now
    with path.open("rb") as file:
        assert all(is_translated(message) for message in read_po(file, locale="de") if message.id)


def test_each_room_uses_the_kits_it_is_there_for() -> None:
    for room, kits in ROOMS.items():
        for path in sorted((PACKAGE / room).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                    "baumeister"
                ):
                    assert (node.module or "").split(".")[1] in kits, path


def test_the_readme_names_every_file() -> None:
    named = set(re.findall(r"^\| `([^`]+)` \|", (SENET / "README.md").read_text("utf-8"), re.M))
    there = {
        path.relative_to(SENET).as_posix()
        for path in SENET.rglob("*")
        if path.suffix in (".py", ".po", ".toml")
    }
    assert named == there


def test_its_notation_counts_from_zero() -> None:
    assert [GAME.vocabulary[0].notation(), GAME.vocabulary[5].notation()] == ["throw 1", "move 0"]
