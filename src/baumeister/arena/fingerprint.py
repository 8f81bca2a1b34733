"""The fingerprint of the code that plays: games of different bots are never added up."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import baumeister
from baumeister.arena.plan import Plan
from baumeister.games import GAMES
from baumeister.own import own_class

PACKAGE = Path(baumeister.__file__).resolve().parent


def fingerprint(plan: Plan) -> str:
    """Changes with every file that decides how a game goes."""
    found = sha256()
    for path in sorted(_sources(plan)):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _sources(plan: Plan) -> Iterator[Path]:
    others = set(GAMES) - {plan.game}
    for folder in ("core", "games", "bots"):
        for path in (PACKAGE / folder).rglob("*"):
            parts = {part.partition(".")[0] for part in path.relative_to(PACKAGE).parts}
            if path.suffix in (".py", ".toml") and not parts & others:
                yield path
    for name in plan.bots:
        if ":" in name and (source := inspect.getsourcefile(own_class(name))):
            yield Path(source)
