"""Writing the rules of a game: its sentences, pictures, small tables, rulings and sources."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Node,
    caption,
    div,
    dl,
    dt,
    fragment,
    li,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from htpy import dd as definition
from markupsafe import Markup

from baumeister.core.text import Language, Text
from baumeister.teaching.blocks import Section, bullets, figure_of, paragraphs
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
LETTERS: Final = ("A", "B", "C", "D")
SURENESS: Final = {  # how the label of a table's values looks
    "confirmed": "firm",
    "single_source": "alone",
    "reconstruction": "rebuilt",
}

Values = dict[str, list[str | int] | str]  # a table of an edition


@dataclass(frozen=True)
class Example:
    """A picture of a part of the table, and what each seat would get for what is in it."""

    picture: Markup
    points: Sequence[int] = ()


class Writer:
    """Says the sentences of one game's rules in the visitor's language.

    A game whose edition is not read value by value has a writer of its own.
    """

    def __init__(
        self,
        who: Visitor,
        game: str,
        example: Callable[[str, Language], Example],
        seats: Sequence[str] = LETTERS,
    ) -> None:
        self.who = who
        self.prefix = f"rules.{game}."
        self.example = example
        self.seats = seats  # what they are called where a picture is scored

    def say(self, key: str, **data: int) -> str:
        return self.who.say(self.prefix + key, **data)

    def text(self, *keys: str) -> Node:
        return paragraphs(self.say(key) for key in keys)

    def figure(self, name: str, key: str, *, size: str = "", scores: bool = True) -> Element:
        found = self.example(name, self.who.language)
        points = [
            SENTENCES.say(
                Text("rules.points", {"seat": seat, "n": n}), self.who.language, self.seats
            )
            for seat, n in enumerate(found.points if scores else ())
        ]
        return figure_of(self.who, found.picture, self.say(key), points, size=size)

    def section(self, key: str, *content: Node, parts: tuple[Section, ...] = ()) -> Section:
        return Section(key, self.say(key), fragment[content], parts)

    def cards(self, cards: Iterable[tuple[Markup, str, int]]) -> Element:
        """Cards side by side: their pictures and names, and how many of each there are."""
        return ul(class_="cards")[
            (
                li[
                    picture,
                    span(class_="unseen")[name],
                    span[self.say("cards.count", n=count)],
                ]
                for picture, name, count in cards
            )
        ]

    def rulings(self, code: str, count: int) -> Element:
        """What we decided where the printed rules are silent, by the numbers of our list."""
        return dl(class_="rulings")[
            (
                div(id=f"{code}-{n}")[
                    dt[self.say("rulings.number", n=n)], definition[self.say(f"ruling.{n}")]
                ]
                for n in range(1, count + 1)
            )
        ]

    def sources(self, edition: str) -> Node:
        """Every table of an edition with its values and how sure we are of them."""
        say = self.who.say
        tables = tomllib.loads(edition)
        used = {values["provenance"].replace(" ", "_") for values in tables.values()}
        labels = [name for name in SURENESS if name in used]
        heads = (th(scope="col")[say(f"rules.{name}")] for name in ("table", "values", "label"))
        return fragment[
            bullets(say(f"rules.about.{label}") for label in labels),
            div(class_="scroll", tabindex="0")[
                table(class_="sources")[
                    thead[tr[heads]],
                    tbody[(self._source(name, values) for name, values in tables.items())],
                ]
            ],
        ]

    def _source(self, name: str, values: Values) -> Element:
        label = str(values["provenance"]).replace(" ", "_")
        return tr(id=f"values-{name}")[
            th(scope="row")[self.say(f"table.{name}")],
            td[self.lines(name, values)],
            td[span(class_=f"label {SURENESS[label]}")[self.who.say(f"rules.label.{label}")]],
        ]

    def lines(self, name: str, values: Values) -> list[Element]:
        """What is worth reading of a table."""
        return [
            self.line(key, listed) for key, listed in values.items() if isinstance(listed, list)
        ]

    def line(self, key: str, listed: Sequence[str | int]) -> Element:
        return p[
            span(class_="what")[self.say(f"value.{key}")],
            SEPARATOR.join(self.value(value) for value in listed),
        ]

    def value(self, value: str | int) -> str:
        """Numbers as they are; the words of an edition file in the language."""
        text = str(value)
        return text if text.isdecimal() else self.say(f"word.{text}")


def values_table(heading: str, rows: Iterable[Element], head: Element | None = None) -> Element:
    """A small table under its heading; on a narrow screen it can be moved sideways."""
    return div(class_="scroll", tabindex="0")[
        table(class_="values")[caption[heading], head, tbody[rows]]
    ]


def two_rows(heading: str, first: Sequence[str], second: Sequence[str]) -> Element:
    """A small table of two rows that begin with their names."""
    return values_table(
        heading,
        [
            tr[th(scope="row")[name], (td[value] for value in values)]
            for name, *values in (first, second)
        ],
    )
