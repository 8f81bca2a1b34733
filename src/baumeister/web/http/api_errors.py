"""What is refused to programs: its kind, a sentence, what would be right, and the clause."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from baumeister.core.refusal import Refusal
from baumeister.core.text import Language, Text
from baumeister.web.http.problem import Problem
from baumeister.web.view.texts import SENTENCES

PREFIX: Final = "/api/"
KINDS: Final = {  # of problems, by status; a refusal is called after its class
    400: "BadRequest",
    401: "Unauthorized",
    403: "Forbidden",
    404: "NotFound",
    405: "WrongMethod",
    409: "Impossible",
    413: "TooLarge",
    415: "NotJson",
    429: "TooOften",
    500: "Broken",
    503: "Unavailable",
}
LONGEST_WAIT: Final = 1  # second, where nobody knows better


def is_for_programs(request: Request) -> bool:
    return request.url.path.startswith(PREFIX)


def kind_of(error: Problem | Refusal, status: int) -> str:
    """What a program can tell it by."""
    return KINDS.get(status, KINDS[400]) if isinstance(error, Problem) else type(error).__name__


def told_to_program(
    error: Problem | Refusal,
    status: int,
    sentence: str,
    clause: Mapping[str, str],
    language: Language,
) -> Response:
    """`sentence` says it in that language."""
    kind, wait = kind_of(error, status), error.wait if isinstance(error, Problem) else 0
    if status == 429:
        wait = wait or LONGEST_WAIT
    reply: dict[str, object] = {
        "kind": kind,
        "sentence": sentence,
        "right": SENTENCES.say(Text(_right(kind), {"n": wait}), language),
    }
    if clause:
        reply["clause"] = {"text": clause["text"], "href": clause["href"]}
    headers = {}
    if wait:
        reply["wait"] = wait
        headers["retry-after"] = str(wait)
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    body = json.dumps(reply, ensure_ascii=False).encode()
    return Response(body, status, headers, "application/json")


def _right(kind: str) -> str:
    """The key of what would be right; whoever sends nonsense should read the document."""
    key = f"right.{kind}"
    return key if key in SENTENCES.templates else f"right.{KINDS[400]}"
