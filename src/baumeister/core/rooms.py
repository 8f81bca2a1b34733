"""Rooms: where the rest of a game lies, found by its name and opened when somebody enters.

A game is a package, its box. Its rules are one room of it; its drawing, its judgement and what
teaches it are others. Kits ask here for the room they know how to use, and know no game by name.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

RULES: Final = "rules"


def box_of(kind: type) -> str:
    """The package of the box in whose rules a class lies; nothing for a game without a box."""
    parts = kind.__module__.split(".")
    return ".".join(parts[: parts.index(RULES)]) if RULES in parts else ""


@cache
def room(box: str, name: str) -> ModuleType | None:
    """A room of a box, or None where the box has no such room. What is broken in it is raised."""
    if not box or find_spec(f"{box}.{name}") is None:
        return None
    return import_module(f"{box}.{name}")
