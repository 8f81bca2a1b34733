"""The names a program may rely on."""

from __future__ import annotations

import ast
import inspect
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


def source_of(kind: object) -> str:
    path = ROOT.joinpath(*str(getattr(kind, "__module__", "")).split(".")[1:])
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")


def explanation(name: str) -> str:
    """The docstring of a name, or that of the package."""
    return inspect.getdoc(getattr(b, name) if name else b) or ""


def written(name: str) -> str:
    """The docstring as the source has it."""
    for node in ast.parse(source_of(getattr(b, name))).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    raise LookupError(name)


def public_classes() -> set[type]:
    """Those with a name of their own, and those of ours that they inherit from."""
    named = [getattr(b, name) for name in CALLED if isinstance(getattr(b, name), type)]
    named += [b.laws.LawBroken, b.laws.Setup]
    return {
        kind for heir in named for kind in heir.__mro__ if kind.__module__.startswith("baumeister.")
    }


def unexplained(source: str, name: str) -> list[str]:
    """What is public in a class and says nothing of itself: methods by a docstring, and fields,
    which cannot have one, by a comment beside or above them.
    """
    body = next(
        node.body
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    methods = [node for node in body if isinstance(node, ast.FunctionDef)]
    found = [node.name for node in methods if not ast.get_docstring(node)]
    lines = ["", *source.splitlines()]
    for node in body:
        field: ast.AST | None = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            field = node.targets[0]
        told = lines[node.lineno], lines[node.lineno - 1]
        if isinstance(field, ast.Name) and "  # " not in told[0] and "    # " not in told[1]:
            found.append(field.id)
    return [member for member in found if not member.startswith("_")]


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
def test_every_class_and_function_says_what_it_is_for_on_both_builds(name: str) -> None:
    assert explanation(name) == written(name) != ""


def test_methods_say_what_they_do_on_both_builds() -> None:
    told = inspect.getdoc(b.State.legal)
    assert told == "What an asked seat may answer, in the order of the vocabulary."


@pytest.mark.parametrize("kind", sorted(public_classes(), key=str), ids=lambda kind: kind.__name__)
def test_everything_public_in_a_class_says_what_it_is_for(kind: type) -> None:
    assert unexplained(source_of(kind), kind.__name__) == []


@pytest.mark.parametrize(
    ("member", "expected"),
    [
        ("def silent(self): ...", ["silent"]),
        ("def _own(self): ...", []),
        ("def said(self):\n        'It is said.'", []),
        ("field: int", ["field"]),
        ("field = 1", ["field"]),
        ("field: int  # what it counts", []),
        ("# What it counts.\n    field: int = 1", []),
    ],
)
def test_whatever_says_nothing_is_found(member: str, expected: list[str]) -> None:
    assert unexplained(f"class Box:\n    {member}\n", "Box") == expected


@pytest.mark.parametrize("name", sorted({*b.__all__} - {*CALLED, "laws"}))
def test_every_constant_says_what_it_stands_for(name: str) -> None:
    homes = [ROOT / "__init__.py", ROOT / "core" / "event.py", ROOT / "core" / "state.py"]
    lines = [line for home in homes for line in home.read_text("utf-8").splitlines()]
    found = [line for line in lines if line.startswith((f"{name}: Final =", f"{name} ="))]
    assert len(found) == 1
    assert "  # " in found[0]


@pytest.mark.parametrize("name", ["", *CALLED])
def test_every_example_is_true(name: str) -> None:
    names = {"b": b, "Random": Random}
    examples = DocTestParser().get_doctest(explanation(name), names, name, None, None)
    assert DocTestRunner(verbose=False).run(examples).failed == 0


def test_there_are_examples_for_what_is_done_first() -> None:
    first = [
        "State",
        "Match",
        "ask",
        "begin",
        "bot",
        "game",
        "perft",
        "play_game",
        "play_out",
        "replay",
    ]
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
