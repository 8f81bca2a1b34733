"""How a review is made: what docs/review.md says, for whoever has just read one."""

from __future__ import annotations

from typing import Final

from htpy import Element, h1, h2, p

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

PARTS: Final = ("known", "curve", "regret", "luck", "looks")


def method_page(who: Visitor) -> Element:
    say = who.say
    return page(
        who,
        say("method.heading"),
        h1[say("method.heading")],
        ([h2[say(f"method.{part}_heading")], p[say(f"method.{part}")]] for part in PARTS),
        p(class_="note")[say("method.more")],
    )
