"""About: what this is, where it comes from, what it knows about you, how to run it."""

from __future__ import annotations

from typing import Final

from htpy import Element, a, code, div, h1, h2, p, pre

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

RUN_HERE: Final = "make play"
RUN_THERE: Final = "baumeister serve --host 0.0.0.0 --port 8000 --data DIR"


def about_page(who: Visitor) -> Element:
    def said(*keys: str) -> list[Element]:
        return [p[who.say(f"web.about_{key}")] for key in keys]

    def heading(key: str) -> Element:
        return h2[who.say(f"web.about_{key}_heading")]

    return page(
        who,
        who.say("web.about"),
        h1[who.say("web.about")],
        said("lead"),
        heading("rules"),
        said("rules_law", "rules_own", "rules_values", "rules_thanks"),
        heading("privacy"),
        said("privacy_cookie", "privacy_kept", "privacy_offline", "privacy_nothing"),
        heading("licence"),
        said("licence"),
        heading("run"),
        said("run_here"),
        pre(tabindex="0")[code[RUN_HERE]],
        said("run_there"),
        pre(tabindex="0")[code[RUN_THERE]],
        said("run_data"),
        h2[who.say("api.heading")],
        p[who.say("api.lead")],
        div(class_="buttons")[
            a(class_="button", href="/programs")[who.say("api.heading")],
            a(class_="button", href="/tokens")[who.say("api.tokens")],
        ],
    )
