"""Layers import downwards only, and the lower ones touch neither files, clock nor network."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from scripts.imports import PACKAGE, imports, module_name, modules

from baumeister.games import boxes

LAYERS = {
    "core": 0,
    "drawing": 1,
    "bots": 1,
    "encoding": 1,
    "teaching": 2,
    "games": 3,  # the shelf and the box; the rooms below
    "play": 4,  # games in progress
    "languages": 4,
    "corpus": 4,  # records that come with the games
    "": 5,  # the public names: `import baumeister`
    "review": 5,  # of games that were played
    "engines": 6,  # bots in other languages, in processes of their own
    "foreign_bots": 7,  # bots of other people, from their files
    "arena": 8,
    "research": 8,
    "web": 8,
    "cli": 9,
}
# The kits, with the others that each builds on.
KITS = {
    "drawing": ["core"],
    "bots": ["core"],
    "encoding": ["core"],
    "teaching": ["core", "drawing"],
}
# The rooms of a box, with the kits and the rooms of the same box that each builds on.
ROOMS = {
    "rules": (["core"], []),
    "drawing": (["core", "drawing"], ["rules"]),
    "judgement": (["core", "bots"], ["rules"]),
    "encoding": (["core", "encoding"], ["rules"]),
    "teaching": (["core", "drawing", "teaching"], ["rules", "drawing"]),
}
EDGE = LAYERS["engines"]  # from here on, the world may come in

# Four read files of the package; two look at the clock: how long a bot thinks, and a turn takes.
EXCEPTIONS = (
    "baumeister.core.edition",
    "baumeister.corpus",
    "baumeister.languages",
    "baumeister.bots.seconds",
    "baumeister.play.board_schema",
    "baumeister.play.turn_clock",
)
CLOCK = {"datetime", "sched", "secrets", "time", "uuid"}
FILES = {"glob", "importlib.resources", "io", "logging", "os", "pathlib", "shutil", "tempfile"}
NETWORK = {"http", "select", "selectors", "socket", "sqlite3", "ssl", "urllib"}
PROCESSES = {"asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"}
PAGES = {"htpy", "markupsafe", "starlette"}
OUTSIDE = CLOCK | FILES | NETWORK | PROCESSES | PAGES
# The floors of the web, each with what it keeps out and which others it stands on.
HTTP = {"itsdangerous", "starlette", "uvicorn", "websockets"}
WEB = "baumeister.web"
KEEPERS = {
    f"{WEB}.table.{name}"
    for name in ("journal_writer", "sqlite_store", "store.Store", "tables", "thinkers")
}
FLOORS = {
    "table": PAGES | HTTP,
    "assets": HTTP | KEEPERS | NETWORK | PROCESSES | CLOCK,  # reads files of the package
    "view": HTTP | KEEPERS | NETWORK | PROCESSES | FILES | CLOCK - {"datetime"},  # pure
    "http": set[str](),
    "api": set[str](),
}
STANDS_ON = {
    "table": {"table"},
    "assets": {"assets"},
    "view": {"table", "assets", "view"},
    "http": {*FLOORS} - {"api"},
    "api": {*FLOORS},
}
DOORS = f"{WEB}.http.routes"  # the one module of `http` that knows of `api`: it lists all routes
CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


def violations(module: str, source: str) -> list[str]:
    """What a module of ours does that its layer may not."""
    layer = layer_of(module)
    if layer not in LAYERS:
        return [f"{module} belongs to no layer"]
    tree = ast.parse(source)
    found = [
        f"{module} imports {name}"
        for name in map(known_as, imports(tree))
        if not may_import(module, name) or is_kept_out(module, name)
    ]
    if is_sheltered(module):
        found += [f"{module} calls {name}()" for name in calls(tree) if name in CALLS]
    return found


def layer_of(module: str) -> str:
    return [*module.split("."), ""][1]


def is_sheltered(module: str) -> bool:
    return LAYERS[layer_of(module)] < EDGE and module not in EXCEPTIONS


def is_kept_out(module: str, name: str) -> bool:
    """Whether a name belongs to the world that a layer, or a floor of the web, does not touch."""
    forbidden = OUTSIDE if is_sheltered(module) else FLOORS.get(floor_of(module), set())
    parts = name.split(".")
    return any(".".join(parts[:length]) in forbidden for length in range(1, len(parts) + 1))


def may_import(module: str, name: str) -> bool:
    if name.startswith("."):
        return False  # imports are written in full
    if name.split(".")[0] != "baumeister":
        return True
    mine, other = layer_of(module), layer_of(name)
    if other not in LAYERS:
        return False
    if room_of(module):
        return may_enter(module, name)
    if mine == other == "web":
        return is_floor_below(module, name)
    if mine == other:
        return not room_of(name)  # what is in a box is found by its name, never imported
    if mine in KITS:
        return other in KITS[mine]
    return LAYERS[other] < LAYERS[mine]


def may_enter(module: str, name: str) -> bool:
    """Whether a room of a box may use something."""
    kits, neighbours = ROOMS[room_of(module)]
    if not room_of(name):
        return layer_of(name) in kits
    is_same_box = module.split(".")[2] == name.split(".")[2]
    return is_same_box and room_of(name) in (room_of(module), *neighbours)


def is_floor_below(module: str, name: str) -> bool:
    """Whether a module of the web may be imported from the floor of another one."""
    if module == DOORS and floor_of(name) == "api":
        return True
    if floor_of(module) == "api" and (name == DOORS or name.startswith(f"{DOORS}.")):
        return False
    return floor_of(name) in STANDS_ON.get(floor_of(module), set())


def floor_of(module: str) -> str:
    """The floor of the web that a module lies on; "" elsewhere."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["web"] and parts[2:] else ""


def room_of(module: str) -> str:
    """The room of a box that a module lies in; "" outside the boxes."""
    parts = module.split(".")
    return parts[3] if parts[1:2] == ["games"] and parts[3:4] and parts[3] in ROOMS else ""


def known_as(name: str) -> str:
    """`from baumeister import drawing` means the layer, `from baumeister import game` a name."""
    origin, _, last = name.rpartition(".")
    return origin if origin == "baumeister" and last not in LAYERS else name


def calls(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def test_every_module_keeps_to_its_layer() -> None:
    found = [
        violation
        for module, source in modules().items()
        for violation in violations(module, source)
    ]
    assert found == []


def without_docstrings(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_kit_names_a_game() -> None:
    words = {word for box in boxes() for word in (box.id, *box.title.lower().split(", "))}
    named = {
        (module, word)
        for module, source in modules().items()
        if layer_of(module) in ("core", "play", *KITS)
        for word in words
        if word in without_docstrings(source).lower()  # whose examples play some game
    }
    assert named == set()


def test_modules_have_the_names_they_are_imported_by() -> None:
    assert module_name(PACKAGE / "__init__.py") == "baumeister"
    assert module_name(PACKAGE / "core" / "state.py") == "baumeister.core.state"
    assert module_name(PACKAGE / "games" / "__init__.py") == "baumeister.games"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.state", "import baumeister.games.imhotep"),
        ("core.state", "from baumeister.games import imhotep"),
        ("core.state", "from baumeister import game"),
        ("core.state", "from baumeister import languages"),
        ("core.state", "def later():\n    from baumeister.cli.main import main"),
        ("core.state", "if TYPE_CHECKING:\n    from baumeister.drawing.svg import Svg"),
        ("games.imhotep.rules.turn", "from baumeister.languages import language"),
        ("games.imhotep.rules.turn", "from baumeister.games.kheops.rules.tiles import TILES"),
        ("games.imhotep.rules.turn", "from baumeister.games.imhotep.drawing.ships import ship"),
        ("games.imhotep.rules.turn", "from baumeister.games import kheops"),
        ("games.imhotep.judgement.value", "from baumeister.drawing.svg import Svg"),
        ("games.imhotep.drawing.board", "from baumeister.bots.value import Value"),
        ("games.imhotep.drawing.board", "import baumeister.web.http.app"),
        ("games", "from baumeister.games.imhotep.rules.game import IMHOTEP"),
        ("bots.greedy", "from baumeister.drawing.svg import Svg"),
        ("bots.greedy", "from baumeister.games.imhotep.judgement.value import VALUE"),
        ("bots.greedy", "from baumeister.arena.bench import Bench"),
        ("bots.greedy", "from baumeister.foreign_bots import foreign_bot"),
        ("drawing.svg", "from baumeister import bots"),
        ("drawing.svg", "import baumeister.web.http.app"),
        ("teaching.writer", "from baumeister.web.view.texts import SENTENCES"),
        ("teaching", "from baumeister.games.kheops.teaching import TEACHING"),
        ("teaching.writer", "from baumeister.bots.value import Value"),
        ("web.http.app", "from baumeister.arena.bench import Bench"),
        ("bots.greedy", "from baumeister.play.minds import Minds"),
        ("play.sitting", "from baumeister.web.table.table import Table"),
        ("web.http.app", "import baumeister.research.tensors"),
        ("research.tensors", "from baumeister.cli import main"),
        ("web.http.app", "from baumeister.unheard import of"),
        ("web.table.table", "from baumeister.web.view.visitor import Visitor"),
        ("web.table.table", "from baumeister.web.http.hub import Hub"),
        ("web.table.table", "from baumeister.web.assets.bundles import sheet"),
        ("web.assets.bundles", "from baumeister.web.table.table import Table"),
        ("web.view.scene", "from baumeister.web.http.server import Server"),
        ("web.view.scene", "if TYPE_CHECKING:\n    from baumeister.web.http import requests"),
        ("web.http.requests", "from baumeister.web.api.call import Call"),
        ("web.api.call", "from baumeister.web.http.routes import ROUTES"),
        ("web.view.scene", "from baumeister.web.api.forms import Answer"),
        ("web.http.stream", "from baumeister.web.attic import anything"),
        ("web.attic", "from baumeister.web.table.table import Table"),
        ("core.state", "from . import action"),
        ("core.state", "from ..games import imhotep"),
    ],
)
def test_an_import_upwards_or_sideways_is_found(module: str, source: str) -> None:
    assert len(violations(f"baumeister.{module}", source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.state", "import time"),
        ("core.state", "import os.path"),
        ("core.bag", "from importlib import resources"),
        ("core.bag", "from importlib.resources import files"),
        ("games.imhotep.rules.turn", "import asyncio as later"),
        ("games.imhotep.rules.turn", "from datetime import date"),
        ("games.imhotep.rules.turn", "def f():\n    import sqlite3"),
        ("bots.greedy", "import threading"),
        ("teaching.blocks", "from htpy import p"),
        ("games.kheops.teaching.examples", "from markupsafe import Markup"),
        ("play.sitting", "import time"),
        ("drawing.svg", "from pathlib import Path"),
        ("drawing.svg", "text = open('theme.css').read()"),
        ("core.playout", "print('done')"),
        ("web.table.table", "from htpy import div"),
        ("web.table.table", "from markupsafe import Markup"),
        ("web.table.store", "from starlette.requests import Request"),
        ("web.table.names", "from itsdangerous import Signer"),
        ("web.view.table_page", "from starlette.responses import HTMLResponse"),
        ("web.view.table_lists", "from baumeister.web.table.sqlite_store import open_store"),
        ("web.view.table_lists", "from baumeister.web.table.store import Store"),
        ("web.view.scene", "import time"),
        ("web.view.scene", "import asyncio"),
    ],
)
def test_the_outside_world_is_kept_out(module: str, source: str) -> None:
    assert len(violations(f"baumeister.{module}", source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.state", "from baumeister.core.action import Action"),
        ("core.state", "import importlib, random, json"),
        ("core.edition", "from importlib.resources import files"),
        ("languages", "from io import BytesIO"),
        ("games", "from baumeister.games.box import Box"),
        ("games.imhotep", "from baumeister.games.box import Box"),
        ("games.imhotep.rules.turn", "from baumeister.games.imhotep.rules.state import Imhotep"),
        ("games.imhotep.drawing.board", "from baumeister.games.imhotep.rules.state import Imhotep"),
        ("bots.greedy", "from baumeister.core import state"),
        ("languages", "import baumeister.games"),
        ("arena.plots", "from baumeister.drawing.theme import AUTO\nimport time"),
        ("web.http.app", "import asyncio, baumeister.drawing.svg"),
        ("web.table.tables", "from baumeister.web.table.store import Store\nimport asyncio"),
        ("web.view.scene", "from baumeister.web.table.table import Table\nfrom htpy import p"),
        ("web.view.scene", "from baumeister.web.table.store import TableInfo"),
        ("web.http.stream", "from baumeister.web.view.scene import scene\nimport starlette"),
        ("web.http.app", "from baumeister.foreign_bots import foreign_bot"),
        ("cli.main", "from baumeister import game, language\nprint(open('record.txt').read())"),
    ],
)
def test_imports_downwards_are_fine(module: str, source: str) -> None:
    assert violations(f"baumeister.{module}", source) == []


def test_the_public_names_come_from_below() -> None:
    assert violations("baumeister", "from baumeister.games import game") == []
    assert len(violations("baumeister", "from baumeister.web.http import app")) == 1


def test_every_layer_has_a_module() -> None:
    assert {layer_of(module) for module in modules()} == {*LAYERS}


def test_a_module_outside_all_layers_is_found() -> None:
    assert violations("baumeister.utils", "") == ["baumeister.utils belongs to no layer"]
