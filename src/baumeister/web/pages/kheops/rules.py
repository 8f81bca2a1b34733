"""The rules of Kheops as a page: which sentence, picture and table stands where."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
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
    strong,
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

from baumeister.core.text import Text
from baumeister.draw.kheops.texts import words_in
from baumeister.games.kheops.edition import Edition, edition_for
from baumeister.games.kheops.game import KHEOPS
from baumeister.games.kheops.names import (
    ANKH,
    CURSE,
    EFFECTS,
    FIGURES,
    FORBIDDEN,
    SARCOPHAGI,
    SYMBOLS,
    TWO,
)
from baumeister.games.kheops.tiles import SYMBOL_OF, TILES
from baumeister.web.pages.kheops.examples import (
    example,
    figure_picture,
    tile_picture,
    whole_table,
)
from baumeister.web.pages.kheops.sources_texts import RULINGS
from baumeister.web.pages.rules_blocks import Section, bullets, figure_of, numbered, paragraphs
from baumeister.web.replies import Visitor
from baumeister.web.texts import SENTENCES

PREFIX: Final = "rules.kheops."
SEPARATOR: Final = "\N{NO-BREAK SPACE}· "
BONUSES: Final = ("hall", "sarcophagus", "pair", "apex", "longest", "closed")


class Writer:
    """Says the sentences of this page in the visitor's language."""

    def __init__(self, who: Visitor) -> None:
        self.who = who

    def say(self, key: str, **data: int) -> str:
        return self.who.say(PREFIX + key, **data)

    def text(self, *keys: str) -> Node:
        return paragraphs(self.say(key) for key in keys)

    def figure(self, name: str, key: str, *, scores: bool = True) -> Element:
        found = example(name, self.who.language)
        names = words_in(self.who.language).colours
        points = [
            SENTENCES.say(Text("rules.points", {"seat": seat, "n": n}), self.who.language, names)
            for seat, n in enumerate(found.points if scores else ())
        ]
        return figure_of(self.who, found.picture, self.say(key), points, size="small")

    def section(self, key: str, *content: Node, parts: tuple[Section, ...] = ()) -> Section:
        return Section(key, self.say(key), fragment[content], parts)


def sections(who: Visitor) -> list[Section]:
    write = Writer(who)
    table_now = figure_of(who, whole_table(who.language), write.say("goal.table"), size="wide")
    return [
        write.section("goal", write.text("goal.1", "goal.2"), table_now),
        write.section("setup", bullets(write.say(f"setup.{n}") for n in range(1, 5))),
        write.section(
            "turn",
            write.text("turn.0"),
            numbered(write.say(f"turn.{n}") for n in range(1, 4)),
            write.text("turn.end"),
        ),
        write.section(
            "tiles",
            write.text("tiles.1"),
            write.figure("passages", "tiles.passages", scores=False),
        ),
        _symbols(write),
        _figures(write),
        _final(write),
        write.section(
            "variants",
            bullets(write.say(f"variants.{name}") for name in ("match", "closed", "ties")),
        ),
        write.section("rulings", write.text("rulings.1"), _rulings(write)),
        write.section("sources", _sources(write)),
    ]


def _edition() -> Edition:
    return edition_for(KHEOPS.edition())


def _symbols(write: Writer) -> Section:
    at_once = write.section(
        "at_once",
        write.text("at_once.1"),
        _pictures(write, [*EFFECTS, FORBIDDEN]),
        bullets(write.say(f"symbol.{SYMBOLS[symbol]}") for symbol in [*EFFECTS, FORBIDDEN]),
    )
    names = ("two", "ankh", "sarcophagus", "curse")
    later = write.section(
        "in_the_end",
        _pictures(write, [TWO, ANKH, *SARCOPHAGI, CURSE]),
        bullets(write.say(f"symbol.{name}") for name in names),
    )
    return write.section("symbols", write.text("symbols.1"), parts=(at_once, later))


def _pictures(write: Writer, symbols: Sequence[int]) -> Element:
    """A tile with each symbol, and on how many tiles it is."""
    counts = _edition().tiles
    found = []
    for symbol in symbols:
        kinds = [tile for tile, n in enumerate(counts) if n and SYMBOL_OF[tile] == symbol]
        number = write.say("symbols.count", n=sum(counts[tile] for tile in kinds))
        name = words_in(write.who.language).symbols[symbol]
        found.append(_item(tile_picture(kinds[0]), name, number))
    return ul(class_="cards")[found]


def _item(picture: Markup, name: str, remark: str = "") -> Element:
    return li[picture, strong[name], remark and span[remark]]


def _figures(write: Writer) -> Section:
    names = words_in(write.who.language).figures
    pictures = ul(class_="cards figures")[
        (_item(figure_picture(figure), names[figure]) for figure in range(len(FIGURES)))
    ]
    return write.section(
        "figures",
        write.text("figures.1"),
        pictures,
        bullets(write.say(f"figure.{name}") for name in FIGURES),
    )


def _final(write: Writer) -> Section:
    edition = _edition()
    values = {name: getattr(edition, name) for name in BONUSES}
    rows = [
        tr[th(scope="row")[write.say(f"final.{name}")], td[str(value)]]
        for name, value in values.items()
    ]
    worth = div(class_="scroll", tabindex="0")[
        table(class_="values")[caption[write.say("final.values")], tbody[rows]]
    ]
    return write.section(
        "final",
        write.text("final.1", "final.2"),
        write.figure("majority", "final.majority"),
        worth,
        write.figure("pair", "final.pair_example"),
        write.figure("closed", "final.closed_example"),
        write.figure("curse", "final.curse_example"),
        write.text("final.3"),
    )


def _rulings(write: Writer) -> Element:
    return dl(class_="rulings")[
        (
            div(id=f"kh-{n}")[
                dt[write.say("rulings.number", n=n)], definition[write.say(f"ruling.{n}")]
            ]
            for n in range(1, len(RULINGS) + 1)
        )
    ]


def _sources(write: Writer) -> Node:
    """Every table of the edition with its values and how sure we are of them."""
    say = write.who.say
    tables = tomllib.loads(KHEOPS.edition())
    used = {values["provenance"].replace(" ", "_") for values in tables.values()}
    labels = [label for label in ("confirmed", "single_source", "reconstruction") if label in used]
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
        _values(write, key, listed) for key, listed in values.items() if isinstance(listed, list)
    ]
    return tr(id=f"values-{name}")[
        th(scope="row")[write.say(f"table.{name}")],
        td[lines],
        td[span(class_=f"label {label}")[write.who.say(f"rules.label.{label}")]],
    ]


def _values(write: Writer, key: str, listed: list[str | int]) -> Element:
    """How many there are of a kind of tile, or one of a few other values."""
    if key in TILES:
        name = words_in(write.who.language).short_tiles[TILES.index(key)]
        return p[f"{listed[0]} × {name}"]
    shown = SEPARATOR.join(str(value).upper() for value in listed)
    return p[span(class_="what")[write.say(f"value.{key}")], shown]
