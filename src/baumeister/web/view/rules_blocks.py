"""Blocks of a rules page as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    caption,
    dd,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h2,
    h3,
    li,
    nav,
    ol,
    p,
    section,
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
    Source,
    Sources,
    ValueLine,
    ValueTable,
)
from baumeister.web.view.clause_links import ClauseLinks
from baumeister.web.view.visitor import Visitor

SURENESS: Final = {  # how the label of a table's values looks
    "confirmed": "firm",
    "single source": "alone",
    "reconstruction": "rebuilt",
}


def contents(who: Visitor, sections: Sequence[Section]) -> Element:
    return nav(class_="contents", aria_labelledby="contents")[
        p(id="contents")[who.say("rules.contents")],
        ol[(li[_link(part), _parts(part)] for part in sections)],
    ]


def _parts(part: Section) -> Node:
    return ol[(li[_link(inner)] for inner in part.parts)] if part.parts else None


def _link(part: Section) -> Element:
    return a(href=f"#{part.anchor}")[part.title]


def section_of(who: Visitor, part: Section, clauses: ClauseLinks, heading: Element = h2) -> Element:
    return section(id=part.anchor, aria_labelledby=f"{part.anchor}-title")[
        _heading(heading, part),
        (_block(who, block, clauses) for block in part.blocks),
        (section_of(who, inner, clauses, h3) for inner in part.parts),
    ]


def _heading(level: Element, part: Section) -> Element:
    """A heading that links to itself, so that its address can be copied."""
    return level(id=f"{part.anchor}-title")[a(href=f"#{part.anchor}")[part.title]]


def _block(who: Visitor, block: Block, clauses: ClauseLinks) -> Element:
    match block:
        case Paragraph():
            return p[block.text, clauses.after(block)]
        case Bullets():
            return ul[(li[point.text, clauses.after(point)] for point in block.points)]
        case Numbered():
            return ol[(li[step.text, clauses.after(step)] for step in block.steps)]
        case Figure():
            return _figure(who, block)
        case Figures():
            return div(class_="examples")[(_figure(who, each) for each in block.figures)]
        case Gallery():
            return ul(class_="cards")[(_exhibit(each) for each in block.exhibits)]
        case ValueTable():
            return _value_table(block)
        case Rulings():
            return dl(class_="rulings")[(_ruling(each) for each in block.rulings)]
        case Sources():
            return _sources(who, block)


def _figure(who: Visitor, block: Figure) -> Element:
    return figure(class_=["example", block.size])[
        block.picture,
        figcaption[
            strong[who.say("rules.example")],
            " ",
            span[block.caption],
            ul(class_="scores")[(li[text] for text in block.scores)] if block.scores else None,
        ],
    ]


def _exhibit(exhibit: Exhibit) -> Element:
    name = span(class_="unseen") if exhibit.has_printed_name else strong
    return li[exhibit.picture, name[exhibit.name], exhibit.remark and span[exhibit.remark]]


def _value_table(block: ValueTable) -> Element:
    head = thead[tr[(th(scope="col")[name] for name in block.columns)]] if block.columns else None
    rows = (
        tr[th(scope="row")[name], (td[value] for value in values)] for name, *values in block.rows
    )
    return _sideways(table(class_="values")[caption[block.heading], head, tbody[rows]])


def _ruling(ruling: Ruling) -> Element:
    return div(id=ruling.anchor)[dt[ruling.number], dd[ruling.text]]


def _sources(who: Visitor, block: Sources) -> Element:
    heads = (th(scope="col")[who.say(f"rules.{name}")] for name in ("table", "values", "label"))
    return _sideways(
        table(class_="sources")[thead[tr[heads]], tbody[(_source(each) for each in block.sources)]]
    )


def _source(source: Source) -> Element:
    return tr(id=f"values-{source.table}")[
        th(scope="row")[source.title],
        td[(_line(line) for line in source.lines)],
        td[span(class_=f"label {SURENESS[source.provenance]}")[source.label]],
    ]


def _line(line: ValueLine) -> Element:
    return p[line.name and span(class_="what")[line.name], line.values]


def _sideways(wide: Element) -> Element:
    """On a narrow screen a table can be moved sideways."""
    return div(class_="scroll", tabindex="0")[wide]
