"""The rules of Imhotep as a page: which sentence, picture and table stands where."""

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

from baumeister.core.text import Text
from baumeister.draw.imhotep.texts import words_in
from baumeister.games.imhotep.edition import edition_for
from baumeister.games.imhotep.game import IMHOTEP
from baumeister.games.imhotep.names import BLUE, CARDS, GREEN, RED, SITES, STATUE
from baumeister.web.pages.imhotep.examples import card_picture, example
from baumeister.web.pages.imhotep.sources_texts import RULINGS
from baumeister.web.pages.rules_blocks import Section, bullets, figure_of, numbered, paragraphs
from baumeister.web.replies import Visitor
from baumeister.web.texts import SENTENCES

PREFIX: Final = "rules.imhotep."
SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
ACTIONS: Final = ("take", "place", "sail", "play")
COLOURS: Final = (("red", RED), ("green", GREEN), ("purple", range(STATUE, STATUE + 1)))
SEATS: Final = 4  # the edition is the same for every number, except for tables shown in full


class Writer:
    """Says the sentences of this page in the visitor's language."""

    def __init__(self, who: Visitor) -> None:
        self.who = who

    def say(self, key: str, **data: int) -> str:
        return self.who.say(PREFIX + key, **data)

    def text(self, *keys: str) -> Node:
        return paragraphs(self.say(key) for key in keys)

    def figure(self, name: str, key: str, *, size: str = "") -> Element:
        found = example(name, self.who.language)
        letters = ["A", "B", "C", "D"]
        points = [
            SENTENCES.say(Text("rules.points", {"seat": seat, "n": n}), self.who.language, letters)
            for seat, n in enumerate(found.points)
        ]
        return figure_of(self.who, found.picture, self.say(key), points, size=size)

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
            write.figure("seat", "setup.seat", size="small"),
        ),
        write.section(
            "round",
            numbered(write.say(f"round.{n}") for n in range(1, 4)),
            write.figure("ships", "round.ships", size="small"),
            _minimum(write),
        ),
        _turn(write),
        write.section(
            "sailing",
            write.text("sailing.1", "sailing.2"),
            write.figure("sailing", "sailing.ship", size="wide"),
        ),
        write.section(
            "end_of_round", numbered(write.say(f"end_of_round.{n}") for n in range(1, 4))
        ),
        write.section("sites", write.text("sites.1"), parts=_sites(write)),
        _cards(write),
        _final(write),
        write.section(
            "variants",
            bullets(write.say(f"variants.{name}") for name in ("sides", "wrath", "loose")),
        ),
        write.section("rulings", write.text("rulings.1"), _rulings(write)),
        write.section("sources", _sources(write)),
    ]


def _turn(write: Writer) -> Section:
    parts = tuple(
        write.section(f"turn.{action}", write.text(f"turn.{action}.1")) for action in ACTIONS
    )
    return write.section("turn", write.text("turn.1"), parts=parts)


def _minimum(write: Writer) -> Element:
    edition = edition_for(IMHOTEP.edition(), SEATS)
    sizes = list(enumerate(edition.minimum))[1:]
    return _table(
        write.say("round.minimum"),
        [write.say("round.size"), *(str(size) for size, _ in sizes)],
        [write.say("round.needs"), *(str(needs) for _, needs in sizes)],
    )


def _table(heading: str, first: list[str], second: list[str]) -> Element:
    """A small table of two rows that begin with their names."""
    rows = [
        tr[th(scope="row")[name], (td[value] for value in values)]
        for name, *values in (first, second)
    ]
    return div(class_="scroll", tabindex="0")[table(class_="values")[caption[heading], tbody[rows]]]


def _sites(write: Writer) -> tuple[Section, ...]:
    """Each site from both sides; the paragraphs are those that there are texts for."""
    parts = []
    for site in SITES:
        for side in ("a", "b"):
            key = f"{site}_{side}"
            keys = [f"{key}.{n}" for n in range(1, 4)]
            known = [name for name in keys if PREFIX + name in SENTENCES.templates]
            parts.append(write.section(key, write.text(*known), write.figure(key, f"{key}.figure")))
    return tuple(parts)


def _cards(write: Writer) -> Section:
    parts = [
        write.section(
            f"cards.{colour}", write.text(f"cards.{colour}.1"), _pictures(write, list(cards))
        )
        for colour, cards in COLOURS
    ]
    tools = bullets(write.say(f"cards.{CARDS[card]}") for card in BLUE)
    blue = write.section(
        "cards.blue", write.text("cards.blue.1"), _pictures(write, list(BLUE)), tools
    )
    return write.section("cards", write.text("cards.1"), parts=(*parts, blue))


def _pictures(write: Writer, cards: list[int]) -> Element:
    """Cards side by side, with how many of each there are."""
    counts = edition_for(IMHOTEP.edition(), SEATS).market_cards
    language = write.who.language
    return ul(class_="cards")[
        (
            li[
                card_picture(card, language),
                span(class_="unseen")[words_in(language).cards[card]],
                span[write.say("cards.count", n=counts[card])],
            ]
            for card in cards
        )
    ]


def _final(write: Writer) -> Section:
    edition = edition_for(IMHOTEP.edition(), SEATS)
    order = numbered(write.say(f"final.{name}") for name in ("burial_chamber", "obelisks", "cards"))
    sets = _table(
        write.say("final.sets"),
        [
            write.say("final.sets.count"),
            *(str(n) for n in range(1, len(edition.set_values) + 1)),
            write.say("final.sets.further"),
        ],
        [
            write.say("final.sets.points"),
            *map(str, edition.set_values),
            f"+{edition.set_further}",
        ],
    )
    tie = write.section("final.tie", write.text("final.tie.1"))
    return write.section("final", write.text("final.1"), order, sets, parts=(tie,))


def _rulings(write: Writer) -> Element:
    return dl(class_="rulings")[
        (
            div(id=f"im-{n}")[
                dt[write.say("rulings.number", n=n)], definition[write.say(f"ruling.{n}")]
            ]
            for n in range(1, len(RULINGS) + 1)
        )
    ]


def _sources(write: Writer) -> Node:
    """Every table of the edition with its values and how sure we are of them."""
    say = write.who.say
    tables = tomllib.loads(IMHOTEP.edition())
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
            SEPARATOR.join(_value(write, value) for value in listed),
        ]
        for key, listed in values.items()
        if isinstance(listed, list)
    ]
    return tr(id=f"values-{name}")[
        th(scope="row")[write.say(f"table.{name}")],
        td[lines],
        td[span(class_=f"label {label}")[write.who.say(f"rules.label.{label}")]],
    ]


def _value(write: Writer, value: str | int) -> str:
    """Numbers as they are, round cards too; the words of an edition file in the language."""
    text = str(value)
    return text if text.isdecimal() else write.say(f"word.{text}")
