"""The rules of Valley of the Kings as a page: which sentence, picture and table stands where."""

from __future__ import annotations

import tomllib
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

from baumeister.draw.valley_of_the_kings.texts import words_in
from baumeister.games.valley_of_the_kings.edition import edition_for
from baumeister.games.valley_of_the_kings.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.names import KINDS, LARGE, SMALL
from baumeister.web.pages.rules_blocks import Section, bullets, figure_of, numbered, paragraphs
from baumeister.web.pages.valley_of_the_kings.examples import (
    example,
    pyramid,
    pyramid_picture,
    whole_table,
)
from baumeister.web.pages.valley_of_the_kings.sources_texts import RULINGS
from baumeister.web.replies import Visitor

PREFIX: Final = "rules.valley_of_the_kings."
SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
# What is worth reading of the tables of the edition; where things lie is better seen.
SHOWN: Final = {
    "blocks": {"counts": "counts"},
    "bid_tiles": {"rings": "rings"},
    "points": {"small": "small", "large": "large"},
    "striped": {"small": "striped_small", "large": "striped_large"},
    "areas": {"borders": "area_borders"},
    "sites": {"sizes": "sizes", "suns": "suns", "borders": "site_borders"},
    "map": {},
}


class Writer:
    """Says the sentences of this page in the visitor's language."""

    def __init__(self, who: Visitor) -> None:
        self.who = who

    def say(self, key: str, **data: int) -> str:
        return self.who.say(PREFIX + key, **data)

    def text(self, *keys: str) -> Node:
        return paragraphs(self.say(key) for key in keys)

    def figure(self, name: str, key: str, size: str = "small") -> Element:
        return figure_of(self.who, example(name, self.who.language), self.say(key), size=size)

    def section(self, key: str, *content: Node, parts: tuple[Section, ...] = ()) -> Section:
        return Section(key, self.say(key), fragment[content], parts)


def sections(who: Visitor) -> list[Section]:
    write = Writer(who)
    table_now = figure_of(who, whole_table(who.language), write.say("goal.table"), size="wide")
    return [
        write.section("goal", write.text("goal.1", "goal.2"), table_now),
        write.section("setup", bullets(write.say(f"setup.{n}") for n in range(1, 5))),
        write.section(
            "ways", write.text("ways.1", "ways.2"), write.figure("steps", "ways.example", "")
        ),
        write.section(
            "round",
            write.text("round.0"),
            numbered(write.say(f"round.{n}") for n in range(1, 8)),
            parts=_phases(write),
        ),
        _kinds(write),
        write.section("end", write.text("end.1")),
        write.section("variants", bullets(write.say(f"variants.{n}") for n in range(1, 4))),
        write.section("rulings", write.text("rulings.1"), _rulings(write)),
        write.section("sources", _sources(write)),
    ]


def _phases(write: Writer) -> tuple[Section, ...]:
    return (
        write.section(
            "auction",
            write.text("auction.1", "auction.2"),
            write.figure("auction", "auction.example"),
        ),
        write.section(
            "overseers",
            write.text("overseers.1", "overseers.2", "overseers.3"),
            write.figure("orders", "overseers.example", ""),
            write.figure("too_far", "overseers.too_far"),
        ),
        write.section("workers", write.text("workers.1")),
        write.section("theft", write.text("theft.1"), write.figure("theft", "theft.example")),
        write.section(
            "takeover", write.text("takeover.1"), write.figure("takeover", "takeover.example")
        ),
        write.section("building", write.text("building.1", "building.2", "building.3")),
    )


def _kinds(write: Writer) -> Section:
    names = words_in(write.who.language).kinds
    points = edition_for(VALLEY_OF_THE_KINGS.edition(), VALLEY_OF_THE_KINGS.most).points
    pictures = ul(class_="cards")[
        (
            li[pyramid_picture(pyramid(kind, size)), span[names[number]]]
            for number, kind in enumerate(KINDS)
            for size in (SMALL, LARGE)
        )
    ]
    heads = (th(scope="col")[write.say(f"kinds.{name}")] for name in ("kind", "small", "large"))
    rows = (
        tr[
            th(scope="row")[names[kind]],
            td[str(points[SMALL][kind])],
            td[str(points[LARGE][kind])],
        ]
        for kind in range(len(KINDS))
    )
    worth = div(class_="scroll", tabindex="0")[
        table(class_="values")[caption[write.say("kinds.points")], thead[tr[heads]], tbody[rows]]
    ]
    listed = bullets(write.say(f"kinds.{kind}") for kind in KINDS)
    return write.section("kinds", write.text("kinds.1"), listed, pictures, worth)


def _rulings(write: Writer) -> Element:
    return dl(class_="rulings")[
        (
            div(id=f"vk-{n}")[
                dt[write.say("rulings.number", n=n)], definition[write.say(f"ruling.{n}")]
            ]
            for n in range(1, len(RULINGS) + 1)
        )
    ]


def _sources(write: Writer) -> Node:
    """Every table of the edition with its values and how sure we are of them."""
    say = write.who.say
    tables = tomllib.loads(VALLEY_OF_THE_KINGS.edition())
    labels = ("confirmed", "single_source", "reconstruction")
    heads = (th(scope="col")[say(f"rules.{name}")] for name in ("table", "values", "label"))
    return fragment[
        write.text("sources.1", "sources.2", "sources.3"),
        bullets(say(f"rules.about.{label}") for label in labels),
        div(class_="scroll", tabindex="0")[
            table(class_="sources")[
                thead[tr[heads]],
                tbody[(_source(write, name, values) for name, values in tables.items())],
            ]
        ],
    ]


def _source(write: Writer, name: str, values: dict[str, list[str | int] | str]) -> Element:
    label = str(values["provenance"]).replace(" ", "_")
    lines = [
        p[
            span(class_="what")[write.say(f"value.{text}")],
            SEPARATOR.join(_value(write, value) for value in values[key]),
        ]
        for key, text in SHOWN[name].items()
    ] or [p[write.say("value.drawn")]]
    return tr(id=f"values-{name}")[
        th(scope="row")[write.say(f"table.{name}")],
        td[lines],
        td[span(class_=f"label {label}")[write.who.say(f"rules.label.{label}")]],
    ]


def _value(write: Writer, value: str | int) -> str:
    sizes = dict(zip(("small", "large"), words_in(write.who.language).sizes, strict=True))
    return sizes.get(str(value), str(value))
