"""The printed rules of a game clause by clause: what does it, what proves it, what we ruled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    article,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    h1,
    h2,
    header,
    li,
    nav,
    ol,
    p,
    section,
    span,
    summary,
)
from markupsafe import Markup

from baumeister.core.game import Game
from baumeister.core.text import Language, Text
from baumeister.teaching import teaching_of
from baumeister.teaching.clauses import Chapter, Clauses, Numbered
from baumeister.teaching.texts import REMARKS
from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

KEPT: Final = 32  # texts, of a game and a language each


def clauses_page(who: Visitor, game: Game) -> Element:
    heading = who.say("clauses.of", game=game.name(who.language))
    text = _written(game, who.language)
    return page(who, heading, text, kind="rulebook", styles="rules", game=game)


@lru_cache(KEPT)
def _written(game: Game, language: Language) -> Markup:
    """The same for everybody who reads a language, so it is written once."""
    who, clauses = Visitor("", "", language, "auto"), teaching_of(game).clauses
    assert clauses is not None
    text = div(class_="rules-page", id="top")[
        header(class_="rules")[
            h1[who.say("clauses.of", game=game.name(language))],
            p[who.say("clauses.about")],
            _explained(who, game),
        ],
        _contents(who, clauses.chapters),
        article(class_="rules")[
            (
                _chapter(who, game, clauses, number, each)
                for number, each in enumerate(clauses.chapters, 1)
            ),
            p[a(href="#top")[who.say("rules.top")]],
        ],
    ]
    return Markup(str(text))


def _explained(who: Visitor, game: Game) -> Node:
    if teaching_of(game).rules_page is None:
        return None
    return p[a(href=f"/rules/{game.id}")[who.say("clauses.rules")]]


def _contents(who: Visitor, chapters: Sequence[Chapter]) -> Element:
    entries = (
        li[a(href=f"#chapter-{number}")[f"{number}. {who.language.translate(each.title)}"]]
        for number, each in enumerate(chapters, 1)
    )
    return nav(class_="contents", aria_labelledby="contents")[
        p(id="contents")[who.say("rules.contents")], ol[entries]
    ]


def _chapter(who: Visitor, game: Game, clauses: Clauses, number: int, part: Chapter) -> Element:
    mine = (each for each in clauses.numbered if each.chapter == number)
    return section(id=f"chapter-{number}", aria_labelledby=f"chapter-{number}-title")[
        h2(id=f"chapter-{number}-title")[f"{number}. {who.language.translate(part.title)}"],
        p(class_="printed", lang="de")[part.printed],
        dl(class_="rulings clauses")[(_clause(who, game, clauses, each) for each in mine)],
    ]


def _clause(who: Visitor, game: Game, clauses: Clauses, each: Numbered) -> Element:
    found = each.clause
    return div(id=each.anchor)[
        dt[a(href=f"#{each.anchor}")[str(each)]],
        dd[
            who.language.translate(found.text),
            found.remark
            and p(class_="remark")[REMARKS.say(Text(f"remark.{found.remark}"), who.language)],
            _rulings(who, game, clauses, found.rulings),
            _proof(who, found.code, found.tests),
        ],
    ]


def _rulings(who: Visitor, game: Game, clauses: Clauses, numbers: Sequence[int]) -> Node:
    if not numbers:
        return None
    names = (f"{clauses.prefix}-{n}" for n in numbers)
    links = ((" ", a(href=f"/rules/{game.id}#{name}")[name.upper()]) for name in names)
    return p(class_="remark")[who.say("clauses.rulings"), ":", links]


def _proof(who: Visitor, functions: Sequence[str], tests: Sequence[str]) -> Node:
    if not functions and not tests:
        return None
    return details[
        summary[who.say("clauses.proof")],
        dl(class_="proof")[
            _named(who.say("clauses.code"), functions), _named(who.say("clauses.tests"), tests)
        ],
    ]


def _named(heading: str, names: Sequence[str]) -> Node:
    return names and [dt[heading], (dd[code[span[name]]] for name in names)]
