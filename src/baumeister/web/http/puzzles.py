"""Puzzles: by address, and one for each day."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.review.puzzle import Puzzle, puzzles
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import at_desk, visitor
from baumeister.web.view.puzzle_page import list_page, puzzle_page

COST: Final = 3  # visits: a record is replayed
ANSWER_LENGTH: Final = 200  # characters


async def puzzles_of(request: Request) -> Response:
    who, game = await visitor(request), _game(request)
    return HTMLResponse(await at_desk(request, who, lambda: str(list_page(who, game))))


async def puzzle(request: Request) -> Response:
    """`?answer=NOTATION`: what becomes of an answer; without one, the question."""
    who, game = await visitor(request, COST), _game(request)
    name = request.path_params["puzzle"]
    found = next((one for one in puzzles(game) if one.name == name), None)
    if found is None:
        raise Problem(404, Text("web.no_page"))
    given = request.query_params.get("answer", "")[:ANSWER_LENGTH]
    return HTMLResponse(
        await at_desk(
            request, who, lambda: str(puzzle_page(who, game, found, _answer(game, found, given)))
        )
    )


def _answer(game: Game, found: Puzzle, given: str) -> Action | None:
    if not given:
        return None
    try:
        action = game.vocabulary.parse(given)
    except Refusal:
        raise Problem(400, Text("web.bad_value", words={"key": "answer"})) from None
    if action not in found.state(game).legal(found.seat):
        raise Problem(400, Text("web.bad_value", words={"key": "answer"}))
    return action


def _game(request: Request) -> Game:
    name = request.path_params["game"]
    game = next((one for one in all_games() if one.id == name), None)
    if game is None or not puzzles(game):
        raise Problem(404, Text("web.no_page"))
    return game
