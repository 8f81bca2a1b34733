"""Box: everything of one game, in rooms that are opened one by one."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from baumeister.core.game import Game
from baumeister.core.rooms import RULES, room


class Box:
    """A package with a room for the rules and perhaps others; making it opens none of them."""

    def __init__(self, package: str, title: str) -> None:
        self.package: Final = package
        self.title: Final = title

    @property
    def id(self) -> str:
        """What the game is called in records, addresses and commands."""
        return self.package.rpartition(".")[2]

    @property
    def game(self) -> Game:
        rules = self.room(RULES)
        found = getattr(rules, "GAME", None)
        if not isinstance(found, Game):
            raise TypeError(f"The box {self.package} has no GAME in its room “rules”.")
        return found

    def room(self, name: str) -> ModuleType | None:
        return room(self.package, name)

    def __repr__(self) -> str:
        return f"<Box {self.package}>"
