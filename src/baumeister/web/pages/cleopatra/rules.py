"""The rules of Kleopatra as a page: which sentence, picture and table stands where."""

from __future__ import annotations

import tomllib
from typing import Final

from htpy import (
    Element,
    Node,
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

from baumeister.draw.cleopatra.texts import words_in
from baumeister.games.cleopatra.edition import edition_for, standard
from baumeister.games.cleopatra.game import CLEOPATRA
from baumeister.games.cleopatra.names import CARDS, CHARACTERS, STANDARD, TAINTED
from baumeister.web.pages.cleopatra.examples import card_picture, picture
from baumeister.web.pages.cleopatra.sources_texts import RULINGS
from baumeister.web.pages.rules_blocks import Section, bullets, figure_of, numbered, paragraphs
from baumeister.web.replies import Visitor

PREFIX: Final = "rules.cleopatra."
SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
PIECES: Final = ("wall", "sphinx", "throne", "obelisk", "door")
NOTHING: Final = "–"


class Writer:
    """Says the sentences of this page in the visitor's language."""

    def __init__(self, who: Visitor) -> None:
        self.who = who

    def say(self, key: str, **data: int) -> str:
        return self.who.say(PREFIX + key, **data)

    def text(self, *keys: str) -> Node:
        return paragraphs(self.say(key) for key in keys)

    def figure(self, name: str, key: str, *, size: str = "") -> Element:
        return figure_of(self.who, picture(name, self.who.language), self.say(key), size=size)

    def section(self, key: str, *content: Node, parts: tuple[Section, ...] = ()) -> Section:
        return Section(key, self.say(key), fragment[content], parts)


def sections(who: Visitor) -> list[Section]:
    write = Writer(who)
    return [
        write.section(
            "goal",
            write.text("goal.1", "goal.2"),
            write.figure("whole_table", "goal.table", size="wide"),
        ),
        write.section(
            "setup",
            bullets(write.say(f"setup.{n}") for n in range(1, 6)),
            write.figure("own", "setup.own", size="wide"),
        ),
        write.section("turn", write.text("turn.1"), parts=_turn(write)),
        write.section(
            "pay",
            bullets(write.say(f"pay.{n}") for n in range(1, 5)),
            write.figure("payment", "pay.figure", size="wide"),
        ),
        _cards(write),
        write.section("pieces", write.text("pieces.1"), parts=_pieces(write)),
        write.section(
            "sanctuary",
            write.text("sanctuary.1", "sanctuary.2"),
            write.figure("sanctuary", "sanctuary.figure"),
        ),
        write.section(
            "offering",
            write.text("offering.1", "offering.2"),
            write.figure("altar", "offering.figure", size="small"),
        ),
        write.section(
            "final",
            write.text("final.1"),
            numbered(write.say(f"final.{n}") for n in range(2, 6)),
            write.figure("feast", "final.figure", size="wide"),
        ),
        write.section(
            "variants", bullets(write.say(f"variants.{name}") for name in ("two", "flipping"))
        ),
        write.section("rulings", write.text("rulings.1"), _rulings(write)),
        write.section("sources", _sources(write)),
    ]


def _turn(write: Writer) -> tuple[Section, ...]:
    return (
        write.section(
            "turn.market",
            write.text("turn.market.1", "turn.market.2"),
            write.figure("market", "turn.market.figure"),
        ),
        write.section("turn.hand", write.text("turn.hand.1")),
        write.section(
            "turn.quarry",
            write.text("turn.quarry.1", "turn.quarry.2", "turn.quarry.3"),
            write.figure("quarry", "turn.quarry.figure"),
        ),
    )


def _pieces(write: Writer) -> tuple[Section, ...]:
    parts = [
        write.section(piece, write.text(f"{piece}.1"), write.figure(piece, f"{piece}.figure"))
        for piece in PIECES
    ]
    mosaic = write.section(
        "mosaic",
        write.text("mosaic.1", "mosaic.2"),
        write.figure("mosaic", "mosaic.figure", size="small"),
    )
    return (*parts, mosaic)


def _cards(write: Writer) -> Section:
    tainted = [card for card in TAINTED if card not in CHARACTERS]
    parts = (
        write.section(
            "cards.standard",
            write.text("cards.standard.1"),
            _pictures(write, list(STANDARD)),
        ),
        write.section("cards.tainted", write.text("cards.tainted.1"), _pictures(write, tainted)),
        write.section(
            "cards.characters",
            write.text("cards.characters.1"),
            _pictures(write, list(CHARACTERS)),
            bullets(write.say(f"cards.{CARDS[card]}") for card in CHARACTERS),
        ),
    )
    return write.section("cards", write.text("cards.1"), parts=parts)


def _pictures(write: Writer, cards: list[int]) -> Element:
    """Cards side by side, with how many of each there are."""
    counts = edition_for(standard(), False).cards
    language = write.who.language
    return ul(class_="cards")[
        (
            li[
                card_picture(card, language),
                span(class_="unseen")[words_in(language).names[card]],
                span[write.say("cards.count", n=counts[card])],
            ]
            for card in cards
        )
    ]


def _rulings(write: Writer) -> Element:
    return dl(class_="rulings")[
        (
            div(id=f"cl-{n}")[
                dt[write.say("rulings.number", n=n)], definition[write.say(f"ruling.{n}")]
            ]
            for n in range(1, len(RULINGS) + 1)
        )
    ]


def _sources(write: Writer) -> Node:
    """Every table of the edition with its values and how sure we are of them."""
    say = write.who.say
    tables = tomllib.loads(CLEOPATRA.edition())
    used = {values["provenance"].replace(" ", "_") for values in tables.values()}
    labels = [label for label in ("confirmed", "single_source", "reconstruction") if label in used]
    return fragment[
        write.text("sources.1", "sources.2", "sources.3"),
        bullets(say(f"rules.about.{label}") for label in labels),
        div(class_="scroll", tabindex="0")[
            table(class_="sources")[
                thead[
                    tr[
                        (
                            th(scope="col")[say(f"rules.{name}")]
                            for name in ("table", "values", "label")
                        )
                    ]
                ],
                tbody[(_source(write, name, values) for name, values in tables.items())],
            ]
        ],
    ]


def _source(write: Writer, name: str, values: dict[str, list[str | int] | str]) -> Element:
    label = str(values["provenance"]).replace(" ", "_")
    lines = [
        p[
            span(class_="what")[write.say(f"value.{key}")],
            SEPARATOR.join(str(value) or NOTHING for value in listed),
        ]
        for key, listed in values.items()
        if isinstance(listed, list)
    ]
    return tr(id=f"values-{name}")[
        th(scope="row")[write.say(f"table.{name}")],
        td[lines],
        td[span(class_=f"label {label}")[write.who.say(f"rules.label.{label}")]],
    ]
