"""Box: everything of one game, in rooms that are opened one by one."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from baumeister.core.game import Game
from baumeister.core.rooms import RULES, enter, room

FACTS: Final = ("id", "title", "fewest", "most", "bound", "vocabulary")  # have no default


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
        """The game in the room of the rules; raises whatever is wrong with that room."""
        found = getattr(enter(self.package, RULES), "GAME", None)
        if not isinstance(found, Game):
            raise TypeError(f"{self.package}.{RULES} has no game named GAME")
        missing = [fact for fact in FACTS if not hasattr(found, fact)]
        if missing:
            raise TypeError(f"{self.package}.{RULES}.GAME does not say its {', '.join(missing)}")
        if found.id != self.id:
            raise ValueError(f"{self.package}.{RULES}.GAME has the id “{found.id}”")
        if unsaid := _unsaid(found):
            raise ValueError(f"{self.package}.{RULES}.GAME has no words for {', '.join(unsaid)}")
        return found

    def room(self, name: str) -> ModuleType | None:
        """Another room, or None where there is none."""
        return room(self.package, name)

    def __repr__(self) -> str:
        return f"<Box {self.package}>"


def _unsaid(game: Game) -> list[str]:
    """What lists of all games say of each, and this one cannot."""
    needed = [f"variant.{variant.key}" for variant in game.variants]
    needed += [f"source.{source}" for source in game.sources]
    needed += [f"tie.{key}" for key in game.tie_breaks]
    return [key for key in needed if key not in game.sentences.templates]
