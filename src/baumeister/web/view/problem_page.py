"""The page for somebody who got lost, or asked for the impossible."""

from __future__ import annotations

from htpy import Element, a, div, h1, p

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


def problem_page(visitor: Visitor, status: int, sentence: str) -> Element:
    heading = visitor.say("web.lost" if status == 404 else "web.refused")
    return page(
        visitor,
        heading,
        h1[heading],
        p(class_="lead")[sentence],
        div(class_="buttons")[a(class_="button primary", href="/")[visitor.say("web.to_start")]],
        kind="problem",
    )
