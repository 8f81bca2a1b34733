"""Rooms: where the rest of a game lies, found by its name and opened when somebody enters.

A game is a package, its box. Its rules are one room of it; its drawing, its judgement and what
teaches it are others. Kits ask here for the room they know how to use, and know no game by name.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar
from warnings import warn

RULES: Final = "rules"

Part = TypeVar("Part")


class BrokenBox(UserWarning):
    """A box, or a room of one, that cannot be used: the message says which and why."""


def box_of(kind: type) -> str:
    """The package of the box in whose rules a class lies; nothing for a game without a box."""
    parts = kind.__module__.split(".")
    return ".".join(parts[: parts.index(RULES)]) if RULES in parts else ""


def enter(box: str, name: str) -> ModuleType | None:
    """A room of a box, or None where the box has no such room. What is broken in it is raised."""
    if not box or find_spec(f"{box}.{name}") is None:
        return None
    return import_module(f"{box}.{name}")


@cache
def room(box: str, name: str) -> ModuleType | None:
    """A room that a game can do without: one that is broken counts as missing, with a warning."""
    try:
        return enter(box, name)
    except Exception as error:  # whatever somebody's code may raise
        _warn(box, name, f"{type(error).__name__}: {error}")
        return None


def part(box: str, name: str, key: str, kind: type[Part]) -> Part | None:
    """What a room says of itself by its well-known name; None where it says nothing of the kind."""
    found = room(box, name)
    if found is None:
        return None
    value = getattr(found, key, None)
    if isinstance(value, kind):
        return value
    _warn(box, name, f"its {key} is not a {kind.__name__}")
    return None


def _warn(box: str, name: str, why: str) -> None:
    warn(f"The room {box}.{name} is left out: {why}", BrokenBox, stacklevel=3)
