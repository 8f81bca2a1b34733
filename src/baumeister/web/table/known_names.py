"""The names of people who came lately, so that not every request has to look them up."""

from __future__ import annotations

from typing import Final

KEPT: Final = 4096


class KnownNames:
    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def of(self, person: str) -> str | None:
        return self._names.get(person)

    def keep(self, person: str, name: str | None) -> str | None:
        """Whoever is unknown may come any moment, and is not kept."""
        if name is not None:
            if len(self._names) >= KEPT:
                self._names.clear()
            self._names[person] = name
        return name

    def forget(self, person: str) -> None:
        self._names.pop(person, None)

    def forget_all(self) -> None:
        self._names.clear()
