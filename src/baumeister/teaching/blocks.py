"""What rules pages are made of: sections, paragraphs, lists and figures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    figcaption,
    figure,
    fragment,
    h2,
    h3,
    li,
    nav,
    ol,
    p,
    section,
    span,
    strong,
    ul,
)
from markupsafe import Markup

from baumeister.drawing.boxes import Box
from baumeister.drawing.svg import box
from baumeister.web.view.visitor import Visitor

REACTS: Final = re.compile(' (data-action="[^"]*"|tabindex="-?[0-9]"|role="button")')


@dataclass(frozen=True)
class Section:
    """A part of the rules under a heading, with parts of its own."""

    key: str
    title: str
    content: Node
    parts: tuple[Section, ...] = ()

    @property
    def anchor(self) -> str:
        return self.key.replace(".", "-").replace("_", "-")


def contents(who: Visitor, sections: Sequence[Section]) -> Element:
    return nav(class_="contents", aria_labelledby="contents")[
        p(id="contents")[who.say("rules.contents")],
        ol[(li[_link(part), _parts(part)] for part in sections)],
    ]


def _parts(part: Section) -> Node:
    return ol[(li[_link(inner)] for inner in part.parts)] if part.parts else None


def _link(part: Section) -> Element:
    return a(href=f"#{part.anchor}")[part.title]


def section_of(part: Section) -> Element:
    return section(id=part.anchor, aria_labelledby=f"{part.anchor}-title")[
        _heading(h2, part),
        part.content,
        (
            section(id=inner.anchor, aria_labelledby=f"{inner.anchor}-title")[
                _heading(h3, inner), inner.content
            ]
            for inner in part.parts
        ),
    ]


def _heading(level: Element, part: Section) -> Element:
    """A heading that links to itself, so that its address can be copied."""
    return level(id=f"{part.anchor}-title")[a(href=f"#{part.anchor}")[part.title]]


def paragraphs(sentences: Iterable[str]) -> Node:
    return fragment[(p[sentence] for sentence in sentences)]


def bullets(sentences: Iterable[str]) -> Element:
    return ul[(li[sentence] for sentence in sentences)]


def numbered(sentences: Iterable[str]) -> Element:
    return ol[(li[sentence] for sentence in sentences)]


def still(drawing: str) -> str:
    """A drawing in which nothing can be done or reached by keyboard."""
    return REACTS.sub("", drawing)


def picture_of(body: str, view: Box) -> Markup:
    """A part of a table as a picture of its own."""
    left, top, width, height = view
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" aria-hidden="true"'
        f' viewBox="{left:g} {top:g} {width:g} {height:g}">'
        f"{box('table', left, top, width, height)}{body}</svg>"
    )


def figure_of(
    who: Visitor,
    picture: Markup,
    sentence: str,
    points: Sequence[str] = (),
    *,
    size: str = "",
) -> Element:
    """A picture with a sentence below it, and perhaps what it would score.

    The size is small, wide or, as most pictures, neither.
    """
    return figure(class_=["example", size])[
        picture,
        figcaption[
            strong[who.say("rules.example")],
            " ",
            span[sentence],
            ul(class_="scores")[(li[text] for text in points)] if points else None,
        ],
    ]
