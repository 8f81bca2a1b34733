"""The page for somebody who brings a record."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import (
    Element,
    a,
    button,
    details,
    form,
    h1,
    h2,
    input,
    label,
    li,
    p,
    section,
    summary,
    textarea,
    ul,
)

from baumeister.corpus import records
from baumeister.games import all_games
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
            _form(who, text, problem),
            h2[say("replay.examples")],
            ul[[li[a(href=path)[title]] for path, title in _examples(who)]],
        ],
        kind="replay",
        styles="replay",
        scripts="replay",
    )


def bring_here(who: Visitor) -> Element:
    """The same on the start page, for whoever opens it."""
    say = who.say
    return details(class_="bring")[
        summary[say("replay.bring")], p[say("replay.bring_about")], _form(who, rows=6)
    ]


def _form(who: Visitor, text: str = "", problem: str = "", rows: int = 14) -> Element:
    say = who.say
    return form(method="post", action="/replay")[
        label(for_="record")[say("replay.bring_text")],
        textarea(
            id="record",
            name="record",
            rows=str(rows),
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
    ]


@cache
def _first_records() -> dict[str, str]:
    """The first of the games that come with each game, by its id."""
    return {game.id: name for game in all_games() for name in list(records(game))[:1]}


def _examples(who: Visitor) -> list[tuple[str, str]]:
    """Where they are looked at, and what was played."""
    first = _first_records()
    games = [game for game in all_games() if game.id in first]
    return [(f"/replay/{game.id}/{first[game.id]}", game.name(who.language)) for game in games]
