"""Where the rules of each game are, and its printed values as a file."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.games import game_ids
from baumeister.teaching import RulesPage, teaching_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import at_desk, visitor
from baumeister.web.view.clauses_page import clauses_page
from baumeister.web.view.rules_drawer import rules_drawer
from baumeister.web.view.rules_page import rules_list, rules_page
from baumeister.web.view.visitor import Visitor


async def rules(request: Request) -> Response:
    who = await visitor(request)
    return HTMLResponse(await at_desk(request, who, lambda: str(rules_list(who))))


async def rules_of_game(request: Request) -> Response:
    game, who = asked_game(request), await visitor(request)
    rules = _page_of(game, who)
    return HTMLResponse(await at_desk(request, who, lambda: str(rules_page(who, game, rules))))


async def rules_in_drawer(request: Request) -> Response:
    """The same rules for a drawer beside a table: no page around them, but a field to search in."""
    game, who = asked_game(request), await visitor(request)
    _page_of(game, who)
    return HTMLResponse(await at_desk(request, who, lambda: rules_drawer(game, who.language)))


def _page_of(game: Game, who: Visitor) -> RulesPage:
    found = teaching_of(game).rules_page
    if found is None:
        raise Problem(404, Text("rules.none", words={"game": game.name(who.language)}))
    return found


async def clauses_of_game(request: Request) -> Response:
    """The printed rules, clause by clause."""
    game = asked_game(request)
    found = teaching_of(game).clauses
    if found is None:
        raise Problem(404, Text("web.no_page"))
    who = await visitor(request)
    return HTMLResponse(await at_desk(request, who, lambda: str(clauses_page(who, game))))


async def edition(request: Request) -> Response:
    """The values of a game as a file that can be changed and played with."""
    game = asked_game(request)
    text = game.edition()
    if not text:
        raise Problem(404, Text("web.no_page"))
    headers = {"content-disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(text, headers=headers)


def asked_game(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in game_ids():
        raise Problem(404, Text("web.no_page"))
    return game_named(name)
