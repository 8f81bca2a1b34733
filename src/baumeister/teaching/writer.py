"""Writing the rules of a game: its sentences, pictures, small tables, rulings and sources."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from baumeister.core.sentences import Sentences
from baumeister.core.text import Language, Text
from baumeister.drawing.svg import Svg
from baumeister.teaching.blocks import (
    Block,
    Bullets,
    Exhibit,
    Figure,
    Figures,
    Gallery,
    Numbered,
    Paragraph,
    Ruling,
    Rulings,
    Section,
    Size,
    Source,
    Sources,
    ValueLine,
)

SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
LETTERS: Final = ("A", "B", "C", "D")
PROVENANCES: Final = ("confirmed", "single source", "reconstruction")

Values = dict[str, list[str | int] | str]  # a table of an edition


@dataclass(frozen=True)
class Example:
    """A picture of a part of the table, and what each seat would get for what is in it."""

    picture: Svg
    points: Sequence[int] = ()


class Writer:
    """Says the sentences of one game's rules in the reader's language.

    A game whose edition is not read value by value has a writer of its own.
    """

    def __init__(
        self,
        sentences: Sentences,
        language: Language,
        example: Callable[[str, Language], Example],
        seats: Sequence[str] = LETTERS,
    ) -> None:
        self.sentences = sentences
        self.language = language
        self.example = example
        self.seats = seats  # what they are called where a picture is scored

    def say(self, key: str, **data: int) -> str:
        return self.sentences.say(Text(key, data), self.language, self.seats)

    def section(
        self, key: str, *content: Block | Iterable[Block], parts: Sequence[Section] = ()
    ) -> Section:
        """A section whose heading is the sentence of its key."""
        blocks = chain.from_iterable(
            [found] if isinstance(found, Block) else found for found in content
        )
        return Section(key, self.say(key), tuple(blocks), tuple(parts))

    def text(self, *keys: str) -> list[Paragraph]:
        return [Paragraph(self.say(key), key) for key in keys]

    def bullets(self, stem: str, names: Iterable[str | int]) -> Bullets:
        """The sentences whose keys are the stem with each of these names."""
        return Bullets(tuple(self.text(*(f"{stem}.{name}" for name in names))))

    def numbered(self, stem: str, names: Iterable[str | int]) -> Numbered:
        return Numbered(tuple(self.text(*(f"{stem}.{name}" for name in names))))

    def figure(self, name: str, key: str, *, size: Size = "", scores: bool = True) -> Figure:
        found = self.example(name, self.language)
        points = enumerate(found.points if scores else ())
        said = tuple(self.say("rules.points", seat=seat, n=n) for seat, n in points)
        return Figure(found.picture, self.say(key), said, size)

    def figures(self, **keys: str) -> Figures:
        """Small examples by their names, each with the key of its sentence."""
        return Figures(tuple(self.figure(name, key, size="small") for name, key in keys.items()))

    def cards(self, cards: Iterable[tuple[Svg, str, int]]) -> Gallery:
        """Cards by picture and name, and how many of each there are."""
        return Gallery(
            tuple(
                Exhibit(picture, name, self.say("cards.count", n=count), has_printed_name=True)
                for picture, name, count in cards
            )
        )

    def goal(self) -> Section:
        """What a game is about, and its whole table: every page begins with it."""
        table = self.figure("whole_table", "goal.table", size="wide")
        return self.section("goal", self.text("goal.1", "goal.2"), table)

    def rulings(self, code: str, count: int, but: Sequence[int] = ()) -> Section:
        """The rulings of a game in the order of our list, but for these numbers."""
        numbers = [n for n in range(1, count + 1) if n not in but]
        return self.section("rulings", self.text("rulings.1"), self._rulings(code, numbers))

    def readings(self, code: str, numbers: Sequence[int]) -> Section:
        """The rulings with these numbers, which are stricter or more generous than the text."""
        return self.section("readings", self.text("readings.1"), self._rulings(code, numbers))

    def letter(self, code: str, numbers: Sequence[int]) -> Section:
        """The rulings with these numbers, which only follow the text."""
        return self.section("letter", self.text("letter.1"), self._rulings(code, numbers))

    def _rulings(self, code: str, numbers: Sequence[int]) -> Rulings:
        return Rulings(
            tuple(
                Ruling(f"{code}-{n}", f"{code.upper()}-{n}", self.say(f"ruling.{n}"))
                for n in numbers
            )
        )

    def sources(self, edition: str) -> Section:
        """Where the printed values come from: every table of an edition, at the end of a page."""
        about = self.text("sources.1", "sources.2", "sources.3")
        return self.section("sources", about, self._tables(edition))

    def _tables(self, edition: str) -> list[Block]:
        """Every table, after what its labels mean."""
        tables = tomllib.loads(edition)
        used = {values["provenance"] for values in tables.values()}
        labels = [_key(provenance) for provenance in PROVENANCES if provenance in used]
        rows = tuple(self._source(name, values) for name, values in tables.items())
        return [self.bullets("rules.about", labels), Sources(rows)]

    def _source(self, name: str, values: Values) -> Source:
        provenance = str(values["provenance"])
        label = self.say(f"rules.label.{_key(provenance)}")
        lines = tuple(self.lines(name, values))
        return Source(name, self.say(f"table.{name}"), lines, provenance, label)

    def lines(self, name: str, values: Values) -> list[ValueLine]:
        """What is worth reading of a table."""
        return [
            self.line(key, listed) for key, listed in values.items() if isinstance(listed, list)
        ]

    def line(self, key: str, listed: Sequence[str | int]) -> ValueLine:
        values = SEPARATOR.join(self.value(value) for value in listed)
        return ValueLine(values, self.say(f"value.{key}"))

    def value(self, value: str | int) -> str:
        """Numbers as they are; the words of an edition file in the language."""
        text = str(value)
        return text if text.isdecimal() else self.say(f"word.{text}")


def _key(provenance: str) -> str:
    return provenance.replace(" ", "_")
