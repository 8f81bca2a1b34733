"""The fingerprint of the code that plays: games of different bots are never added up."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from baumeister.arena.contenders import place_of
from baumeister.arena.plan import Plan
from baumeister.foreign_bots import sources_of
from baumeister.games import box


def fingerprint(plan: Plan) -> str:
    """Changes with every file that decides how a game goes."""
    found = sha256()
    for path in sorted(_sources(plan)):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _sources(plan: Plan) -> Iterator[Path]:
    home = box(plan.game).package
    kits = ("baumeister.core", "baumeister.bots", "baumeister.play")
    for package in (*kits, f"{home}.rules", f"{home}.judgement"):
        yield from _files(package)
    for name in plan.bots:
        yield from sources_of(place_of(name))


def _files(package: str) -> Iterator[Path]:
    """A room that a box does not have has no files."""
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        yield from (path for path in Path(folder).rglob("*") if path.suffix in (".py", ".toml"))
