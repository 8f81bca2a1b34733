"""Requests and replies: who asks, in which language, and answers that a person understands."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion, UnknownNotation
from baumeister.core.text import ENGLISH, Language, Text
from baumeister.language import language, languages
from baumeister.web.http.identity import COOKIE
from baumeister.web.http.server import Server
from baumeister.web.view.problem_page import problem_page
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import THEMES, Visitor

BODY: Final = 64 * 1024  # bytes; an edition file is the largest thing anybody sends
LONGEST_WISH: Final = 200  # characters of what languages a browser likes


class Problem(Exception):
    """Something a visitor did cannot be done; said in his language, with the right status."""

    def __init__(self, status: int, text: Text) -> None:
        super().__init__(text.key)
        self.status = status
        self.text = text


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def visitor(connection: HTTPConnection) -> Visitor:
    """Whoever it is; a `Problem` if he comes too often. Strangers are told apart by address."""
    found = _whoever(connection)
    server = server_of(connection)
    now = server.house.now()
    if found.person:
        is_allowed = server.visits.allows(found.person, now)
    else:
        is_allowed = server.strangers.allows(address(connection), now)
    if not is_allowed:
        raise Problem(429, Text("web.too_many"))
    return found


def _whoever(connection: HTTPConnection) -> Visitor:
    server = server_of(connection)
    person = server.signer.person(connection.cookies.get(COOKIE, ""))
    name = server.store.person(person) if person else None
    if name is None:
        return _somebody(connection)
    return replace(_somebody(connection), person=person, name=name)


def _somebody(connection: HTTPConnection) -> Visitor:
    """A visitor as far as he can be known without looking anything up."""
    theme = connection.cookies.get("theme", "auto")
    wished = connection.headers.get("accept-language", "")[:LONGEST_WISH]
    code = _language_code(connection.cookies.get("lang", ""), wished)
    return Visitor("", "", language(code), theme if theme in THEMES else "auto")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


@lru_cache(maxsize=256)
def _language_code(chosen: str, wished: str) -> str:
    """The language chosen, or the first known one that the browser asks for."""
    codes = [chosen, *(part.split(";")[0].strip()[:2].lower() for part in wished.split(","))]
    known = languages()
    return next((code for code in codes if code in known), ENGLISH.code)


async def body(request: Request) -> dict[str, object]:
    """The JSON object that was sent; anything else is a `Problem`."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Problem(415, Text("web.not_json"))
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > BODY:
            raise Problem(413, Text("web.too_large"))
    try:
        data = json.loads(raw)
        if b"\\u" in raw:
            json.dumps(data, ensure_ascii=False).encode()  # half a character is no text
    except (ValueError, RecursionError):
        raise Problem(400, Text("web.bad_request")) from None
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_request"))
    return data


def word(data: dict[str, object], key: str, most: int, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or len(value) > most:
        raise Problem(400, Text("web.bad_value", words={"key": key}))
    return value


def number(data: dict[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(400, Text("web.bad_value", words={"key": key}))
    return value


STATUS_OF_REFUSAL: Final = {UnknownNotation: 400, IllegalAction: 409, StaleVersion: 409}


def refused(request: Request, error: Exception) -> Response:
    """A refusal of the rules or a problem of the server: a page for a browser that wants to show
    one, JSON with a sentence for everybody else.
    """
    found = _somebody(request) if _is_our_fault(error) else _whoever(request)
    said_in = found.language
    if isinstance(error, Problem):
        status, sentence = error.status, SENTENCES.say(error.text, said_in)
    else:
        assert isinstance(error, Refusal)
        status = STATUS_OF_REFUSAL.get(type(error), 400)
        sentence = _sentence(error, said_in)
    if wants_page(request):
        return HTMLResponse(str(problem_page(found, status, sentence)), status)
    return JSONResponse({"error": sentence, "kind": type(error).__name__}, status)


def _is_our_fault(error: Exception) -> bool:
    return isinstance(error, Problem) and error.status >= 500


def wants_page(request: Request) -> bool:
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def _sentence(refusal: Refusal, said_in: Language) -> str:
    if refusal.text.key in SENTENCES.templates:
        return SENTENCES.say(refusal.text, said_in)
    return refusal.say(said_in)
