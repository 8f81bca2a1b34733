"""The page for somebody who brings a record."""

from __future__ import annotations

from typing import Final

from htpy import Element, button, form, h1, input, label, p, section, textarea

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

RECORD_LENGTH: Final = 60_000  # characters


def bring_page(who: Visitor, text: str = "", problem: str = "") -> Element:
    """`text` is what was brought before, and `problem` says why it cannot be shown."""
    say = who.say
    return page(
        who,
        say("replay.bring"),
        section(class_="bring")[
            h1[say("replay.bring")],
            p[say("replay.bring_about")],
            p(class_="error", role="alert", id="problem")[problem] if problem else None,
            form(method="post", action="/replay")[
                label(for_="record")[say("replay.bring_text")],
                textarea(
                    id="record",
                    name="record",
                    rows="14",
                    required=True,
                    spellcheck="false",
                    maxlength=str(RECORD_LENGTH),
                    aria_describedby="problem" if problem else "form",
                    aria_invalid="true" if problem else None,
                )["\n" + text],
                p(class_="hint", id="form")[say("replay.bring_form")],
                label(class_="file scripted", hidden=True)[
                    say("replay.bring_file"),
                    input(type="file", id="file", accept=".txt,text/plain"),
                ],
                button(class_="primary")[say("replay.bring_go")],
            ],
        ],
        kind="replay",
        styles="replay",
        scripts="replay",
    )
