"""The games: what can be played here, and by which numbers."""

from __future__ import annotations

from starlette.responses import JSONResponse, PlainTextResponse

from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games import game as game_named
from baumeister.play.board_schema import board_schema
from baumeister.web.api.call import Call
from baumeister.web.api.forms import GivenGame, GivenVariant, Me
from baumeister.web.api.operation import ROOT
from baumeister.web.http.problem import Problem


async def games(call: Call) -> list[GivenGame]:
    return [given(call, game) for game in all_games()]


async def one_game(call: Call) -> GivenGame:
    return given(call, game_at(call))


async def edition(call: Call) -> PlainTextResponse:
    return PlainTextResponse(game_at(call).edition())


async def board(call: Call) -> JSONResponse:
    return JSONResponse(board_schema(game_at(call)))


async def me(call: Call) -> Me:
    return Me(call.visitor.name, list(call.scopes))


def game_at(call: Call) -> Game:
    """The game in the address."""
    try:
        return game_named(call.connection.path_params["game"])
    except BadSetup as refusal:
        raise Problem(404, refusal.text) from None


def given(call: Call, game: Game) -> GivenGame:
    language, address = call.visitor.language, f"{ROOT}/games/{game.id}"
    variants = [
        GivenVariant(
            variant.key,
            game.sentences.say(Text(f"variant.{variant.key}"), language),
            list(variant.values),
            variant.default,
            None if variant.needs is None else list(variant.needs),
        )
        for variant in game.variants
    ]
    return GivenGame(
        game.id,
        game.name(language),
        game.fewest,
        game.most,
        game.rules_version,
        variants,
        list(call.server.tables.levels(game)),
        f"{address}/edition",
        f"{address}/board",
    )
