"""The rules of each game in our own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, a, article, div, h1, h2, header, li, p, ul
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import all_games, game_ids
from baumeister.games import game as game_named
from baumeister.games.cleopatra.teaching import rules_page as cleopatra
from baumeister.games.imhotep.teaching import rules_page as imhotep
from baumeister.games.kheops.teaching import rules_page as kheops
from baumeister.games.oh_pharaoh.teaching import rules_page as oh_pharaoh
from baumeister.games.valley_of_the_kings.teaching import rules_page as valley_of_the_kings
from baumeister.teaching.blocks import Section, contents, section_of
from baumeister.web.http.replies import Problem, visitor
from baumeister.web.view.layout import page
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

CONTENTS: Final[dict[str, Callable[[Visitor], list[Section]]]] = {
    "imhotep": imhotep.sections,
    "oh_pharaoh": oh_pharaoh.sections,
    "cleopatra": cleopatra.sections,
    "kheops": kheops.sections,
    "valley_of_the_kings": valley_of_the_kings.sections,
}


async def rules(request: Request) -> Response:
    """All games with what they are about."""
    who = visitor(request)
    heading = who.say("rules.title")
    return HTMLResponse(
        str(
            page(
                who,
                heading,
                article(class_="rules list")[
                    h1[heading],
                    p[who.say("rules.about")],
                    ul(class_="games")[(_entry(game, who) for game in all_games())],
                ],
                kind="rulebook",
                styles=["rules.css"],
            )
        )
    )


async def rules_of_game(request: Request) -> Response:
    return HTMLResponse(str(_rules_page(_game(request), visitor(request))))


async def edition(request: Request) -> Response:
    """The values of a game as a file that can be changed and played with."""
    game = _game(request)
    headers = {"content-disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(game.edition(), headers=headers)


ROUTES: Final = [
    Route("/rules", rules),
    Route("/rules/{game}", rules_of_game),
    Route("/rules/{game}/edition.toml", edition),
]


def _game(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in game_ids():
        raise Problem(404, Text("web.no_page"))
    return game_named(name)


def _entry(game: Game, who: Visitor) -> Element:
    return li[
        h2[a(href=f"/rules/{game.id}")[game.title]],
        p(class_="players")[_players(game, who)],
        p[who.say(f"rules.{game.id}.idea")],
    ]


def _players(game: Game, who: Visitor) -> str:
    if game.fewest == game.most:
        return who.say("web.players", n=game.most)
    return who.say("rules.players", fewest=game.fewest, most=game.most)


def _rules_page(game: Game, who: Visitor) -> Element:
    sections = CONTENTS[game.id](who)
    heading = SENTENCES.say(Text("rules.of", words={"game": game.title}), who.language)
    return page(
        who,
        heading,
        div(class_="rules-page", id="top")[
            header(class_="rules")[
                h1[heading],
                p(class_="players")[_players(game, who)],
                p(class_="idea")[who.say(f"rules.{game.id}.idea")],
            ],
            contents(who, sections),
            article(class_="rules")[
                (section_of(part) for part in sections),
                p[
                    a(href=f"/rules/{game.id}/edition.toml", download=True)[
                        who.say("rules.edition")
                    ],
                    " ",
                    who.say("rules.edition_about"),
                ],
                p[a(href="#top")[who.say("rules.top")]],
            ],
        ],
        kind="rulebook",
        styles=["rules.css"],
    )
