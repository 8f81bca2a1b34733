"""Pages of a sentence or two: for somebody who got lost or offline, or plays as somebody else."""

from __future__ import annotations

from htpy import Element, a, button, div, form, h1, h2, p, section, ul

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


def problem_page(visitor: Visitor, status: int, sentence: str, record: str = "") -> Element:
    """For somebody who got lost, or asked for the impossible; `record` is where one can be had."""
    heading = visitor.say("web.lost" if status == 404 else "web.refused")
    return page(
        visitor,
        heading,
        h1[heading],
        p(class_="lead")[sentence],
        div(class_="buttons")[
            a(class_="button primary", href="/")[visitor.say("web.to_start")],
            record and a(class_="button", href=record, download=True)[visitor.say("result.record")],
        ],
        kind="problem",
    )


def offline_page(visitor: Visitor) -> Element:
    """Kept by browsers for the time when there is no connection."""
    heading = visitor.say("web.no_connection")
    return page(
        visitor,
        heading,
        h1[heading],
        p(class_="lead")[visitor.say("web.no_connection_lead")],
        div(class_="buttons")[a(class_="button primary", href="")[visitor.say("web.try_again")]],
        section(hidden=True)[
            h2[visitor.say("web.kept_replays")],
            ul(id="kept"),
        ],
        kind="problem",
    )


def become_page(who: Visitor, name: str) -> Element:
    """The question to a browser that follows a personal link, but plays as somebody else.

    `name` is what the person of the link is called.
    """
    heading = who.say("web.become_heading")
    return page(
        who,
        heading,
        h1[heading],
        p[who.say("web.become", name=name)],
        p[who.say("web.become_instead", name=who.name)],
        form(method="post")[button(class_="primary")[who.say("web.become_yes")]],
    )
