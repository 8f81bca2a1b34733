"""Shelf: the boxes that installed packages name, each tried before it is shown.

A box that is broken costs nobody else their game: lists leave it out with a warning, and whoever
asks for it by name is told what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import EntryPoint
from typing import Final, TypeVar
from warnings import warn

from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.rooms import RULES, BrokenBox
from baumeister.core.text import Text
from baumeister.games.box import Box

OURS: Final = "baumeister"  # our own package, which comes first where names clash

Found = TypeVar("Found")


class Shelf:
    """The boxes of some entry points, one for each name."""

    def __init__(self, entries: Iterable[EntryPoint]) -> None:
        self._entries: dict[str, EntryPoint] = {}
        self._clashes: list[str] = []
        self._faults: dict[str, BadSetup] = {}  # what is broken is not tried again and again
        for entry in sorted(entries, key=_order):
            first = self._entries.setdefault(entry.name, entry)
            if first is not entry:
                words: dict[str, str | Text] = {"other": _package(first)}
                self._clashes.append(str(_fault(entry, Text("refuse.box_clash", words=words))))

    def ids(self) -> list[str]:
        """Every name on the shelf; nothing is opened for it, so some may be broken."""
        return list(self._entries)

    def boxes(self) -> list[Box]:
        """Every box that can be opened, by title; none of their rooms is entered."""
        return sorted(self._working(self.box), key=lambda box: box.title)

    def games(self) -> list[Game]:
        """Every game that can be played, by title."""
        return sorted(self._working(self.game), key=lambda game: game.title)

    def box(self, name: str) -> Box:
        """The box of this name; raises a `BadSetup` if there is none, or says what is wrong."""
        if name not in self._entries:
            words: dict[str, str | Text] = {"game": name, "known": ", ".join(self._entries)}
            raise BadSetup(Text("refuse.game", words=words))
        return self._tried(name, name, lambda: _loaded(self._entries[name]))

    def game(self, name: str) -> Game:
        """The game of this name, or a `BadSetup` as for its box."""
        box = self.box(name)
        return self._tried(name, f"{name}.{RULES}", lambda: box.game)

    def _working(self, named: Callable[[str], Found]) -> Iterator[Found]:
        for clash in self._clashes:
            warn(clash, BrokenBox, stacklevel=4)
        for name in self._entries:
            try:
                yield named(name)
            except BadSetup as fault:
                warn(str(fault), BrokenBox, stacklevel=4)

    def _tried(self, name: str, what: str, opened: Callable[[], Found]) -> Found:
        if what in self._faults:
            raise self._faults[what].with_traceback(None)
        try:
            return opened()
        except Exception as error:  # whatever somebody's code may raise
            fault = _fault(self._entries[name], f"{type(error).__name__}: {error}")
            self._faults[what] = fault
            raise fault from error


def _loaded(entry: EntryPoint) -> Box:
    found = entry.load()
    if not isinstance(found, Box):
        raise TypeError(f"{entry.value} is not a Box")
    if found.id != entry.name:
        raise ValueError(f"{entry.value} is the box of “{found.id}”")
    return found


def _fault(entry: EntryPoint, why: str | Text) -> BadSetup:
    words: dict[str, str | Text] = {"game": entry.name, "package": _package(entry), "why": why}
    return BadSetup(Text("refuse.box", words=words))


def _order(entry: EntryPoint) -> tuple[str, bool, str]:
    package = _package(entry)
    return entry.name, package != OURS, package


def _package(entry: EntryPoint) -> str:
    """The name that the package was installed by."""
    return entry.dist.name if entry.dist else entry.value
