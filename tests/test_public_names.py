"""The names a program may rely on."""

from __future__ import annotations

import ast
import subprocess
import sys
from doctest import DocTestParser, DocTestRunner
from pathlib import Path
from random import Random

import pytest

import baumeister as b
from baumeister.core.refusal import BadSetup

ROOT = Path(b.__file__).parent
HEAVY = ("arena", "bots", "cli", "core.laws", "drawing", "play", "research", "teaching", "web")
CALLED = [name for name in b.__all__ if callable(getattr(b, name)) and name != "Seat"]


def explanation(name: str) -> str:
    """The docstring as the source has it: compiled classes have none."""
    if not name:
        return b.__doc__ or ""
    path = ROOT.joinpath(*getattr(b, name).__module__.split(".")[1:])
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    raise LookupError(name)


def test_every_public_name_exists_and_they_are_sorted() -> None:
    upper = [name for name in b.__all__ if name.isupper()]
    camel = [name for name in b.__all__ if not name.isupper() and name[0].isupper()]
    lower = [name for name in b.__all__ if name[0].islower()]
    assert b.__all__ == [*sorted(upper), *sorted(camel), *sorted(lower)]
    assert all(hasattr(b, name) for name in b.__all__)
    assert set(b.__all__) <= set(dir(b))


def test_a_name_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = b.chess  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", CALLED)
def test_every_class_and_function_says_what_it_is_for(name: str) -> None:
    assert explanation(name)


@pytest.mark.parametrize("name", ["", *CALLED])
def test_every_example_is_true(name: str) -> None:
    names = {"b": b, "Random": Random}
    examples = DocTestParser().get_doctest(explanation(name), names, name, None, None)
    assert DocTestRunner(verbose=False).run(examples).failed == 0


def test_there_are_examples_for_what_is_done_first() -> None:
    first = ["State", "Match", "ask", "begin", "bot", "game", "perft", "play_out", "replay"]
    assert all(">>> " in explanation(name) for name in first)


def loaded(program: str) -> list[str]:
    """The modules of ours that a fresh Python has loaded after a program."""
    tail = "; import sys; print(*(name for name in sys.modules if name.startswith('baumeister.')))"
    run = [sys.executable, "-c", program + tail]
    return subprocess.run(run, check=True, capture_output=True, text=True).stdout.split()


def test_a_game_loads_nothing_but_core_and_its_own_rules() -> None:
    modules = loaded("import baumeister as b; b.game('kheops').start(2)")
    heavy = tuple(f"baumeister.{part}" for part in HEAVY)
    assert [name for name in modules if name.startswith(heavy)] == []
    boxes = {name.split(".")[2] for name in modules if name.startswith("baumeister.games.")}
    assert boxes == {"box", "shelf", "kheops"}
    rooms = {name.split(".")[3] for name in modules if name.startswith("baumeister.games.kheops.")}
    assert rooms == {"rules"}


def test_what_is_heavy_is_loaded_when_it_is_asked_for() -> None:
    assert "baumeister.drawing" in loaded("import baumeister as b; b.draw")
    assert "baumeister.bots.levels" in loaded("import baumeister as b; b.bot('random')")
    assert "baumeister.core.laws" in loaded("from baumeister import laws; laws.LAWS")


def test_modules_of_a_game_can_be_imported_by_their_names() -> None:
    program = "import baumeister.games.kheops.rules.sections as s; s.sections_of"
    assert "baumeister.games.kheops.rules.sections" in loaded(program)


def test_a_bot_that_does_not_exist_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"There is no bot “genius”\. Known bots: random, "):
        b.bot("genius")
