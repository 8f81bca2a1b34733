"""The games: every installed one, in its box on the shelf.

A box stands here because its package names it in the entry-point group `baumeister.games`; ours
are registered exactly as anybody's.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from baumeister.core.game import Game
from baumeister.core.reading import GAMES
from baumeister.games.box import Box
from baumeister.games.shelf import Shelf

GROUP: Final = "baumeister.games"


def game(name: str) -> Game:
    """The game of this id.

    >>> b.game("kheops").title
    'Kheops'
    """
    return _shelf().game(name)


def all_games() -> list[Game]:
    """Every game that can be played, by title; a broken one is left out with a warning."""
    return _shelf().games()


def game_ids() -> list[str]:
    """The ids of all games on the shelf; nothing is loaded for it."""
    return _shelf().ids()


def boxes() -> list[Box]:
    """Every box on the shelf, by title; none of their rooms is opened."""
    return _shelf().boxes()


def box(name: str) -> Box:
    """The box of this id; raises a `BadSetup` that names the known ones, or what is wrong."""
    return _shelf().box(name)


@cache
def _shelf() -> Shelf:
    return Shelf(entry_points(group=GROUP))


GAMES.finder = game
