"""Games, reviews and lessons as pages that are saved: one file each, which needs no server."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.play.rehearsal import told_by_guide
from baumeister.teaching import teaching_of
from baumeister.web.http.access import table_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.replay import with_brought
from baumeister.web.http.requests import at_desk, visitor
from baumeister.web.http.reviews import found_so_far, reviewed_table
from baumeister.web.view.replay_source import shown_of_table, shown_of_text
from baumeister.web.view.saved_page import saved_game, saved_lesson, saved_review
from baumeister.web.view.visitor import Visitor

COST: Final = 10  # visits: every moment of a game is drawn


async def save_game(request: Request) -> Response:
    """`?seat=S|all|public`: a finished game as it is seen from there."""
    await table_of(request)
    who, table = await visitor(request, COST), await table_of(request)
    if not table.is_over:
        raise Problem(409, Text("web.still_running"))
    find = shown_of_table(table, who, "", request.query_params.get("seat", ""), who.site)
    found = await at_desk(request, who, lambda: str(saved_game(find())))
    return HTMLResponse(found, headers=_as_file(f"{table.info.game}-{table.info.id}"))


async def save_brought(request: Request) -> Response:
    """By form, `record` and `seat`: the same of a record that somebody brought."""

    def page(who: Visitor, data: dict[str, str]) -> str:
        return str(saved_game(shown_of_text(who, data["record"], "", data.get("seat", ""))))

    return await with_brought(request, await visitor(request, COST), page, _as_file("game"))


async def save_review(request: Request) -> Response:
    """`?seat=S`: the game through the eyes of a seat, with what a review has found out so far."""
    about, made = await reviewed_table(request)
    who, table = about.who, await table_of(request)
    review = found_so_far(about, made)
    if review is None:
        raise Problem(409, Text("saved.no_review"))
    find = shown_of_table(table, who, "", str(about.seat), who.site)
    found = await at_desk(request, who, lambda: str(saved_review(find(), about, review())))
    return HTMLResponse(found, headers=_as_file(f"review-{about.game.id}-{about.table}"))


async def save_lesson(request: Request) -> Response:
    """The lesson of a game, with the words of its guide."""
    who, name = await visitor(request, COST), request.path_params["game"]
    game = next((one for one in all_games() if one.id == name), None)
    if game is None or teaching_of(game).lesson is None:
        raise Problem(404, Text("web.no_lesson"))
    found = await at_desk(request, who, lambda: str(saved_lesson(who, game, told_by_guide(game))))
    return HTMLResponse(found, headers=_as_file(f"lesson-{name}"))


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}.html"'}
