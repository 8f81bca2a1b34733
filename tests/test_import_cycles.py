"""No two modules need each other to be loaded.

What is imported only for its types, or by a function once it is called, may look back, but no
further than to a neighbour in the same package: a state and the module that draws it as text.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import pytest
from scripts.imports import imported_at_load, imports, known_among, modules

Graph = dict[str, set[str]]


def loading(sources: Mapping[str, str]) -> Graph:
    """Which modules have to be loaded before each."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    return {name: known_among(imported_at_load(tree), trees) for name, tree in trees.items()}


def naming(sources: Mapping[str, str]) -> Graph:
    """Which modules each one imports, sooner or later."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    return {name: known_among(imports(tree), trees) for name, tree in trees.items()}


def reached_from(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = graph[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def far_looks_back(sources: Mapping[str, str]) -> set[tuple[str, str]]:
    """Imports of another package by which a module comes back to itself."""
    graph = naming(sources)
    packages = {name: package_of(name, graph) for name in graph}
    reached = {name: reached_from(graph, name) for name in graph}
    return {
        (name, other)
        for name, others in graph.items()
        for other in others
        if packages[name] != packages[other] and name in reached[other]
    }


def package_of(name: str, graph: Graph) -> str:
    is_package = any(other.startswith(f"{name}.") for other in graph)
    return name if is_package else name.rpartition(".")[0]


def test_every_module_can_be_loaded_after_those_it_needs() -> None:
    TopologicalSorter(loading(modules())).prepare()


def test_only_neighbours_look_back() -> None:
    assert far_looks_back(modules()) == set()


BAG = "from house.core.pile import Pile"
LATER = f"def later():\n    {BAG}"
TYPES = f"if TYPE_CHECKING:\n    {BAG}"
PILE = "import house.core.bag"


def test_two_modules_that_need_each_other_are_found() -> None:
    with pytest.raises(CycleError, match=r"house\.core"):
        TopologicalSorter(loading({"house.core.bag": BAG, "house.core.pile": PILE})).prepare()


@pytest.mark.parametrize("source", [LATER, TYPES])
def test_a_look_back_needs_nothing_to_be_loaded(source: str) -> None:
    TopologicalSorter(loading({"house.core.bag": source, "house.core.pile": PILE})).prepare()


@pytest.mark.parametrize("source", [LATER, TYPES])
def test_a_look_back_into_another_package_is_found(source: str) -> None:
    near = {"house.core.bag": source, "house.core.pile": PILE}
    assert far_looks_back(near) == set()
    far = {"house.games.bag": source, "house.core.pile": "import house.games.bag"}
    assert far_looks_back(far) == {
        ("house.games.bag", "house.core.pile"),
        ("house.core.pile", "house.games.bag"),
    }
