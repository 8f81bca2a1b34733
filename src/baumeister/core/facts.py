"""Facts: plain data from outside, read with its kinds checked; what is wrong is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NoReturn

from baumeister.core.refusal import BadState
from baumeister.core.text import Text

Json = dict[str, object]
Fact = object  # a number, a text, a truth value, or a list of facts: whatever JSON can hold

MISSING: Final = "refuse.state_missing"
NUMBER: Final = "refuse.state_number"
NUMBERS: Final = "refuse.state_numbers"
ROWS: Final = "refuse.state_rows"
WORD: Final = "refuse.state_word"
FLAG: Final = "refuse.state_flag"
FLAGS: Final = "refuse.state_flags"
TEXTS: Final = "refuse.state_texts"
OBJECT: Final = "refuse.state_object"
LIST: Final = "refuse.state_list"


def refuse(where: str, why: Text) -> NoReturn:
    """A state that cannot be read; `where` names the value."""
    raise BadState(Text("refuse.state", words={"where": where, "why": why}))


def frozen(value: Fact) -> Fact:
    """The same data in lists and dictionaries of its own."""
    if isinstance(value, dict):
        return {key: frozen(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [frozen(inner) for inner in value]
    return value


class Facts:
    """An object of JSON; every list that it hands out is the caller's own."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            refuse(where, Text(OBJECT))
        self.data: Mapping[str, Fact] = data
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.data

    def names(self) -> list[str]:
        return list(self.data)

    def value(self, key: str) -> Fact:
        if key not in self.data:
            refuse(self._path(key), Text(MISSING))
        return self.data[key]

    def number(self, key: str) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            refuse(self._path(key), Text(NUMBER))
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            refuse(self._path(key), Text(FLAG))
        return value

    def word(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            refuse(self._path(key), Text(WORD))
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.value(key)
        if not _are_numbers(value):
            refuse(self._path(key), Text(NUMBERS))
        assert isinstance(value, list)
        return value[:]

    def rows(self, key: str) -> list[list[int]]:
        """A list of lists of numbers."""
        value = self.value(key)
        if not isinstance(value, list) or not all(_are_numbers(row) for row in value):
            refuse(self._path(key), Text(ROWS))
        return [row[:] for row in value]

    def texts(self, key: str) -> list[list[str]]:
        """A list of lists of texts."""
        rows = self.items(key)
        for row in rows:
            if not isinstance(row, list) or not all(isinstance(word, str) for word in row):
                refuse(self._path(key), Text(TEXTS))
        return [[*row] for row in rows if isinstance(row, list)]

    def flags(self, key: str) -> list[bool]:
        flags = self.items(key)
        if not all(isinstance(flag, bool) for flag in flags):
            refuse(self._path(key), Text(FLAGS))
        return [flag is True for flag in flags]

    def words(self, key: str) -> dict[str, str]:
        """An object whose values are texts."""
        inner = self.inner(key)
        return {name: inner.word(name) for name in inner.names()}

    def items(self, key: str) -> list[Fact]:
        value = self.value(key)
        if not isinstance(value, list):
            refuse(self._path(key), Text(LIST))
        return value[:]

    def inner(self, key: str) -> Facts:
        """An object within this one."""
        return Facts(self.value(key), self._path(key))

    def inners(self, key: str) -> list[Facts]:
        """A list of objects."""
        path = self._path(key)
        return [Facts(item, f"{path}[{n}]") for n, item in enumerate(self.items(key))]

    def _path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key


def _are_numbers(value: Fact) -> bool:
    return isinstance(value, list) and all(
        isinstance(number, int) and not isinstance(number, bool) for number in value
    )


def written(value: object) -> str:
    """Plain data as people write it: `1 2 3`, `(1 2) (3 4)`, `temple 2, market 0`."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join([_inner(inner) for inner in value])
    return str(value)


def _inner(value: object) -> str:
    return f"({written(value)})" if isinstance(value, list | dict) else written(value)
