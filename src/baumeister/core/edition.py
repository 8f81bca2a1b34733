"""Editions: the numbers printed on a game's boards and cards, read from TOML and checked.

This is the only place below the edges that reads a file, and only one that ships with the package.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, NoReturn, TypeVar

from baumeister.core.edition_limits import what_is_too_large
from baumeister.core.refusal import BadEdition
from baumeister.core.sentences import PLAIN, Sentences
from baumeister.core.text import Text, quoted

Values = Mapping[str, object]
Read = TypeVar("Read")

CONFIRMED: Final = "confirmed"  # by several sources that do not depend on each other
SINGLE_SOURCE: Final = "single source"
RECONSTRUCTION: Final = "reconstruction"  # worked out by us
PROVENANCES: Final = (CONFIRMED, SINGLE_SOURCE, RECONSTRUCTION)
KEPT: Final = 32  # editions of a game: anybody may bring more
DETAIL_LENGTH: Final = 200  # characters of an edition that a complaint repeats


def provenance_notes(provenances: Mapping[str, str]) -> list[Text]:
    """Which values are less than sure, by the names of their tables in the edition file."""
    found = []
    for label, key in ((SINGLE_SOURCE, "single_source"), (RECONSTRUCTION, "reconstruction")):
        tables = [table for table, sure in provenances.items() if sure == label]
        if tables:
            found.append(Text(f"note.{key}", words={"tables": ", ".join(tables)}))
    if RECONSTRUCTION not in provenances.values():
        found.append(Text("note.no_reconstruction"))
    return found


@cache
def packaged(module: str) -> str:
    """The text of `edition.toml` beside a module; nothing where there is none."""
    package = sys.modules[module].__package__
    file = files(package).joinpath("edition.toml") if package else None
    return file.read_text("utf-8") if file is not None and file.is_file() else ""


def kept(edition: Callable[..., Read]) -> Callable[..., Read]:
    """How a game reads its editions: the latest are remembered.

    Reading and checking takes a while, and games begin often.
    """
    return lru_cache(maxsize=KEPT)(edition)


class EditionFile:
    """The text of an edition, with what it takes to say which line is wrong and why."""

    def __init__(self, text: str, sentences: Sentences = PLAIN, standard: str = "") -> None:
        """`standard` is the text of an edition that has every name there is."""
        self.text = text
        self.sentences = sentences
        self.standard = standard
        self.used: set[str] = set()
        self.values: Values = self._parsed()

    def _parsed(self) -> Values:
        too_large = what_is_too_large(self.text)
        if too_large is not None:
            raise BadEdition(_complaint(too_large[0], "TOML", too_large[1]), self.sentences)
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            why = Text("refuse.edition_toml", words={"detail": _short(str(error))})
            line = _line_in(str(error), len(self.text.splitlines()))
            raise BadEdition(_complaint(line, "TOML", why), self.sentences) from None

    def refuse(self, where: str, why: Text) -> NoReturn:
        words = {key: _short(word) for key, word in why.words.items()}
        cut = Text(why.key, why.data, words)
        raise BadEdition(_complaint(self.line(where), where, cut), self.sentences)

    def line(self, where: str) -> int:
        """The line of a value or else of its table, counted from 1; the last if there is none."""
        parent = where.rpartition(".")[0]
        lines = self.text.splitlines()
        before, found = "", max(len(lines), 1)
        for number, line in enumerate(lines, 1):
            line = line.strip()
            if line.startswith("["):
                table = line.split("]")[0].strip("[ ")
                before = table + "."
                if table in (where, parent):
                    found = number
            elif before + line.split("=")[0].strip(' "') == where:
                return number
        return found

    def number(self, where: str, low: int, high: int) -> int:
        """A whole number within bounds, alone in its list."""
        return self.numbers(where, 1, low, high)[0]

    def numbers(self, where: str, count: int, low: int, high: int) -> list[int]:
        """A list of exactly `count` whole numbers within bounds."""
        numbers = self._value(where)
        if not isinstance(numbers, list) or len(numbers) != count or not _are_numbers(numbers):
            self.refuse(where, Text("refuse.edition_numbers", {"n": count}))
        if not all(low <= number <= high for number in numbers):
            self.refuse(where, Text("refuse.edition_range", {"low": low, "high": high}))
        return numbers

    def places(self, where: str, count: int, low: int, high: int) -> list[int]:
        """Numbers for first, second, third … place, of which none is higher than the one before."""
        numbers = self.numbers(where, count, low, high)
        if any(later > earlier for earlier, later in pairwise(numbers)):
            self.refuse(where, Text("refuse.edition_places"))
        return numbers

    def words(self, where: str, count: int) -> list[str]:
        """A list of exactly `count` words."""
        words = self._value(where)
        if (
            not isinstance(words, list)
            or len(words) != count
            or not all(isinstance(word, str) for word in words)
        ):
            self.refuse(where, Text("refuse.edition_words", {"n": count}))
        return words

    def chosen(self, where: str, count: int, known: Sequence[str]) -> list[int]:
        """A list of exactly `count` of the words that are known here, by their numbers."""
        words = self.words(where, count)
        for word in words:
            if word not in known:
                values = {"word": word, "known": ", ".join(known)}
                self.refuse(where, Text("refuse.edition_word", words=values))
        return [known.index(word) for word in words]

    def provenances(self) -> dict[str, str]:
        """How sure the values of each table are; every table has to say it."""
        tables = [name for name, value in self.values.items() if isinstance(value, Mapping)]
        return {name: self._provenance(f"{name}.provenance") for name in tables}

    def _provenance(self, where: str) -> str:
        word = self._value(where)
        if word not in PROVENANCES:
            known = ", ".join(PROVENANCES)
            self.refuse(where, Text("refuse.edition_provenance", words={"known": known}))
        return str(word)

    def leave(self, *wheres: str) -> None:
        """Values that somebody else reads, such as whoever draws the board."""
        self.used.update(wheres)

    def refuse_unused(self) -> None:
        """Values nobody has asked for are misspelt."""
        for where in _paths(self.values):
            if where not in self.used and not where.endswith("provenance"):
                self.refuse(where, Text("refuse.edition_unknown"))

    def _value(self, where: str) -> object:
        self.used.add(where)
        value: object = self.values
        keys = where.split(".")
        for n, key in enumerate(keys, 1):
            if not isinstance(value, Mapping) or key not in value:
                self._refuse_missing(keys, n, value)
            value = value[key]
        return value

    def _refuse_missing(self, keys: list[str], n: int, table: object) -> NoReturn:
        """Something beside it that no edition has is what was meant, but misspelt."""
        where = ".".join(keys[:n])
        known = _table(tomllib.loads(self.standard), keys[: n - 1])
        for name in _table(table, []) if known else ():
            if name not in known:
                misspelt = ".".join([*keys[: n - 1], name])
                self.refuse(misspelt, Text("refuse.edition_misspelt", words={"name": keys[n - 1]}))
        is_table = n < len(keys)
        self.refuse(where, Text("refuse.edition_table" if is_table else "refuse.edition_missing"))


def _table(values: object, keys: list[str]) -> Values:
    """The table inside these, or an empty one."""
    for key in keys:
        values = values.get(key) if isinstance(values, Mapping) else None
    return values if isinstance(values, Mapping) else {}


def _short(word: str | Text) -> str | Text:
    return quoted(word, DETAIL_LENGTH) if isinstance(word, str) else word


def _complaint(line: int, where: str, why: Text) -> Text:
    return Text("refuse.edition", {"line": line}, {"where": quoted(where), "why": why})


def _are_numbers(values: list[object]) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def _line_in(message: str, last: int) -> int:
    """tomllib says "… (at line 3, column 5)", or "(at end of document)"."""
    _, _, place = message.rpartition("line ")
    digits = place.split(",")[0]
    return int(digits) if digits.isdigit() else last


def _paths(values: Values, before: str = "") -> list[str]:
    paths: list[str] = []
    for key, value in values.items():
        if isinstance(value, Mapping):
            paths += _paths(value, f"{before}{key}.")
        else:
            paths.append(before + key)
    return paths
