"""The rules of each game in our own words, as far as its box has a page of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, Node, a, article, div, h1, h2, header, li, p, ul
from markupsafe import Markup

from baumeister.core.game import Game
from baumeister.core.text import Language
from baumeister.games import all_games
from baumeister.teaching import RulesPage, teaching_of
from baumeister.web.view.clause_links import ClauseLinks, page_address
from baumeister.web.view.layout import page
from baumeister.web.view.link_preview import Preview
from baumeister.web.view.rules_blocks import contents, section_of
from baumeister.web.view.speech import original_title
from baumeister.web.view.visitor import Visitor

KEPT: Final = 32  # texts, of a game and a language each


def rules_list(who: Visitor) -> Element:
    """All games that have rules to read, with what they are about."""
    heading = who.say("rules.title")
    found = [(game, teaching_of(game).rules_page) for game in all_games()]
    return page(
        who,
        heading,
        article(class_="rules list")[
            h1[heading],
            p[who.say("rules.about")],
            ul(class_="games")[(_entry(who, game, rules) for game, rules in found if rules)],
        ],
        kind="rulebook",
        styles="rules",
    )


def _entry(who: Visitor, game: Game, rules: RulesPage) -> Element:
    return li[
        h2[a(href=f"/rules/{game.id}")[game.name(who.language)]],
        original_title(who, game),
        p(class_="players")[players(who, game)],
        p[rules.idea(who.language)],
    ]


def players(who: Visitor, game: Game) -> str:
    """How many can play."""
    if game.fewest == game.most:
        return who.say("web.players", n=game.most)
    return who.say("web.players_between", fewest=game.fewest, most=game.most)


def rules_page(who: Visitor, game: Game, rules: RulesPage) -> Element:
    return page(
        who,
        who.say("rules.of", game=game.name(who.language)),
        _written(game, who.language),
        kind="rulebook",
        styles="rules",
        game=game,
        preview=Preview(rules.idea(who.language), f"/rules/{game.id}/preview.png"),
    )


@lru_cache(KEPT)
def _written(game: Game, language: Language) -> Markup:
    """The same for everybody who reads a language, so it is written once."""
    who, rules = Visitor("", "", language, "auto"), teaching_of(game).rules_page
    assert rules is not None
    sections, clauses = rules.sections(language), ClauseLinks(who, game)
    text = div(class_="rules-page", id="top")[
        header(class_="rules")[
            h1[who.say("rules.of", game=game.name(language))],
            original_title(who, game),
            p(class_="players")[players(who, game)],
            p(class_="idea")[rules.idea(language)],
        ],
        contents(who, sections),
        article(class_="rules")[
            (section_of(who, part, clauses) for part in sections),
            _clauses(who, game),
            _edition(who, game),
            p[a(href="#top")[who.say("rules.top")]],
        ],
    ]
    return Markup(str(text))


def _clauses(who: Visitor, game: Game) -> Node:
    if teaching_of(game).clauses is None:
        return None
    return p[a(href=page_address(game.id))[who.say("clauses.title")], " ", who.say("clauses.link")]


def _edition(who: Visitor, game: Game) -> Node:
    """Only for games whose printed values lie in an edition file."""
    if not game.edition():
        return None
    return p[
        a(href=f"/rules/{game.id}/edition.toml", download=True)[who.say("rules.edition")],
        " ",
        who.say("rules.edition_about"),
    ]
