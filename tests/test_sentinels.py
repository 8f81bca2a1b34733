"""What stands for no number of anything: each such value means one thing only."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import baumeister

PACKAGE = Path(baumeister.__file__).parent
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/rules"))
OF_SEATS = {"CHANCE", "OVER", "NOBODY"}
ALLOWED = {
    "TERMINAL": "the number by which OpenSpiel knows the end of a game",
    "NO_SHIP": "what events of Imhotep say of a stone from the quarry, in every record there is",
}


def sources(game: str = "") -> dict[str, str]:
    """The modules of a game's rooms, or all that are in no box."""
    inside = PACKAGE / "games"
    paths = (inside / game).rglob("*.py") if game else PACKAGE.rglob("*.py")
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
        for path in sorted(paths)
        if game or path.relative_to(PACKAGE).parts[0] != "games" or path.parent == inside
    }


def sentinels(modules: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Constants that are spelled as a negative number, alone or as a number of some kind."""
    for module, source in modules.items():
        for node in ast.parse(source).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                for value in negatives(node.value):
                    if node.target.id not in ALLOWED:
                        yield value, f"{module}: {node.target.id}"


def negatives(spelled: ast.expr) -> Iterator[int]:
    inner = [spelled]
    if isinstance(spelled, ast.Call):
        inner = spelled.args if len(spelled.args) == 1 and not spelled.keywords else []
    elif isinstance(spelled, ast.Tuple):
        inner = spelled.elts if len(spelled.elts) == 2 else []
    for node in inner:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = ast.literal_eval(node)
            if isinstance(number, int):
                yield number


def shared(found: list[tuple[int, str]]) -> list[tuple[str, str]]:
    first: dict[int, str] = {}
    return [(first[value], name) for value, name in found if first.setdefault(value, name) != name]


def kinds_of_number(modules: Mapping[str, str]) -> set[str]:
    return {
        node.targets[0].id
        for source in modules.values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "NewType"
    }


def seats_of_another_kind(modules: Mapping[str, str]) -> list[str]:
    """Where what is met in place of a seat is turned into a card, a site and so on."""
    kinds = kinds_of_number(modules)
    return [
        f"{module}: {ast.unparse(node)}"
        for module, source in modules.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in kinds
        and any(isinstance(part, ast.Name) and part.id in OF_SEATS for part in node.args)
    ]


def test_no_two_sentinels_of_the_house_share_a_value() -> None:
    found = list(sentinels(sources()))
    assert {name.split(": ")[1] for _, name in found} >= {"CHANCE", "UNKNOWN", "OVER", "NOBODY"}
    assert shared(found) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_sentinel_of_a_game_shares_a_value_with_another_one_it_can_meet(game: str) -> None:
    assert shared([*sentinels(sources()), *sentinels(sources(game))]) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_for_a_seat_stands_for_nothing_else(game: str) -> None:
    assert seats_of_another_kind(sources(game)) == []


def test_every_exception_is_needed() -> None:
    everything = "".join(text for game in ("", *GAMES) for text in sources(game).values())
    assert [name for name in ALLOWED if f"\n{name}: Final = " not in everything] == []


@pytest.mark.parametrize(
    "source",
    [
        "NONE: Final = -1\nELSEWHERE: Final = -1",
        "NONE: Final = -1\nELSEWHERE: Final = Site(-1)",
        "NONE: Final = -1\nELSEWHERE: Final = (-1, 0)",
    ],
)
def test_values_that_are_shared_are_found(source: str) -> None:
    found = shared(list(sentinels({"names.py": source})))
    assert found == [("names.py: NONE", "names.py: ELSEWHERE")]


def test_a_seat_that_became_a_site_is_found() -> None:
    source = 'Site = NewType("Site", int)\nNO_SITE: Final = Site(NOBODY)\n'
    assert seats_of_another_kind({"names.py": source}) == ["names.py: Site(NOBODY)"]
