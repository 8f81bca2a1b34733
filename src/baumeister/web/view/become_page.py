"""The question to a browser that follows somebody's personal link, but plays as somebody else."""

from __future__ import annotations

from htpy import Element, button, form, h1, p

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


def become_page(who: Visitor, name: str) -> Element:
    """`name` is what the person of the link is called."""
    heading = who.say("web.become_heading")
    return page(
        who,
        heading,
        h1[heading],
        p[who.say("web.become", name=name)],
        p[who.say("web.become_instead", name=who.name)],
        form(method="post")[button(class_="primary")[who.say("web.become_yes")]],
    )
