"""Errors become replies: a status, and a sentence that the visitor understands."""

from __future__ import annotations

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion, UnknownNotation
from baumeister.core.text import Language, Text
from baumeister.games import game as game_named
from baumeister.teaching import teaching_of
from baumeister.web.http.api_errors import is_for_programs, told_to_program
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import somebody, whoever
from baumeister.web.table.stopped import Closed, Stopped
from baumeister.web.table.table import NotYours
from baumeister.web.view.clause_links import address_of
from baumeister.web.view.short_pages import problem_page
from baumeister.web.view.stopped import stopped_sentence
from baumeister.web.view.texts import SENTENCES

log = logging.getLogger("baumeister")

BAD_REQUEST: Final = 400
SECONDS_TO_WAIT: Final = 5  # before a store that has failed is asked again
STATUS_OF_REFUSAL: Final[dict[type[Refusal], int]] = {
    UnknownNotation: BAD_REQUEST,
    NotYours: 403,
    IllegalAction: 409,
    Stopped: 409,
    Closed: 410,
    StaleVersion: 409,
}


async def refused(request: Request, error: Exception) -> Response:
    """A page for a browser that wants to show one, JSON with a sentence for everybody else."""
    assert isinstance(error, Problem | Refusal)
    status = status_of(error)
    who = somebody(request) if status >= 500 else await whoever(request)
    sentence = sentence_of(error, who.language)
    if wants_page(request):
        record = f"/t/{error.kept.info.id}/record.txt" if isinstance(error, Stopped) else ""
        return HTMLResponse(str(problem_page(who, status, sentence, record)), status)
    clause = clause_of(error) if isinstance(error, Refusal) else {}
    if is_for_programs(request):
        return told_to_program(error, status, sentence, clause, who.language)
    reply: dict[str, object] = {"error": sentence, "kind": type(error).__name__}
    if clause:
        reply["clause"] = clause
    if not isinstance(error, Problem) or not error.wait:
        return JSONResponse(reply, status)
    again = {"retry-after": str(error.wait)}
    return JSONResponse({**reply, "wait": error.wait}, status, again)


async def store_failed(request: Request, error: Exception) -> Response:
    """The disk is full, perhaps. Whatever was to be changed is as it was, in memory as well."""
    log.error("store_failed", extra={"why": str(error)})
    return await refused(request, Problem(503, Text("web.store_failed"), SECONDS_TO_WAIT))


async def store_damaged(request: Request, error: Exception) -> Response:
    log.error("store_damaged", extra={"why": str(error), "route": request.url.path.split("/")[1]})
    return await refused(request, Problem(503, Text("web.store_damaged")))


async def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or one that is used in a way it was not made for."""
    assert isinstance(error, HTTPException)
    key = "web.no_page" if error.status_code == 404 else "web.wrong_method"
    reply = await refused(request, Problem(error.status_code, Text(key)))
    reply.headers.update(error.headers or {})  # such as the methods that are allowed
    return reply


def status_of(error: Problem | Refusal) -> int:
    if isinstance(error, Problem):
        return error.status
    return STATUS_OF_REFUSAL.get(type(error), BAD_REQUEST)


def sentence_of(error: Problem | Refusal, said_in: Language) -> str:
    """In the words of the game where it has some, since a shared sentence may quote one of them."""
    if isinstance(error, Stopped):
        return stopped_sentence(error, said_in)
    if isinstance(error, Refusal) and error.text.key in error.sentences.templates:
        return error.say(said_in)
    return SENTENCES.say(error.text, said_in)


def clause_of(refusal: Refusal) -> dict[str, str]:
    """A link to the clause of the printed rules that a game refuses something by, if there is one.

    It opens beside the table.
    """
    clauses = teaching_of(game_named(refusal.game)).clauses if refusal.game else None
    cited = clauses and clauses.of_refusal(refusal.text.key)
    if not cited:
        return {}
    href = address_of(refusal.game, cited)
    return {"text": str(cited), "href": href, "target": "_blank"}


def wants_page(request: Request) -> bool:
    if is_for_programs(request):
        return False
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
