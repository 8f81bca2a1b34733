"""The shelf: every installed game in its box.

A box stands here because its package names it in the entry-point group `baumeister.games`; ours
are registered exactly as anybody's.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games.box import Box

GROUP: Final = "baumeister.games"


def game(name: str) -> Game:
    """The game of this id.

    >>> game("kheops").title
    'Kheops'
    """
    return box(name).game


def all_games() -> list[Game]:
    """Every game on the shelf, by title."""
    return [box.game for box in boxes()]


def game_ids() -> list[str]:
    """The ids of all games on the shelf; nothing is loaded for it."""
    return list(_entries())


def boxes() -> list[Box]:
    """Every box on the shelf, by title; none of their rooms is opened."""
    return sorted((box(name) for name in _entries()), key=lambda box: box.title)


@cache
def box(name: str) -> Box:
    """The box of this id; raises a `BadSetup` that names the known ones."""
    entries = _entries()
    if name not in entries:
        words = {"game": name, "known": ", ".join(entries)}
        raise BadSetup(Text("refuse.game", words=words))
    found = entries[name].load()
    if not isinstance(found, Box) or found.id != name:
        raise TypeError(f"The entry point “{name}” of {GROUP} has to be a box of that name.")
    return found


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=_order)}


def _order(entry: EntryPoint) -> str:
    return entry.name
