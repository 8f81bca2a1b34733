"""A site with tables, as programs see it: requests with a token, and lines as they come."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from baumeister.cli.terminal import refuse

TIMEOUT_SECONDS: Final = 60.0  # without a sign of life; an empty line is one
REST_SECONDS: Final = 1.0  # before something is tried again
TRIES: Final = 60  # of whoever has been there; a wrong address is found out at once
BUSY: Final = (429, 503)
OVERTAKEN: Final = 409
UNREACHABLE: Final = (OSError, HTTPException, ValueError)


class Overtaken(Exception):
    """The table has moved on: look again."""


class NoRedirects(HTTPRedirectHandler):
    """A token is for the site that it was given for."""

    def redirect_request(self, *about: Any) -> None:
        return None


class Site:
    def __init__(self, address: str, token: str, language: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            refuse("connect.no_address", address=address)
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self._tries = 1
        self._open = build_opener(NoRedirects).open
        self._headers = {
            "authorization": f"Bearer {token}",
            "content-type": "application/json",
            "accept-language": language,
        }

    def get(self, path: str) -> Any:
        return self._ask(path, None)

    def post(self, path: str, data: dict[str, object]) -> Any:
        return self._ask(path, json.dumps(data).encode())

    def _ask(self, path: str, data: bytes | None) -> Any:
        with self._reply(path, data) as reply:
            return json.load(reply)

    def lines(self, path: str) -> Iterator[Any]:
        """What a stream says, until its line breaks."""
        try:
            with self._reply(path, None) as reply:
                for line in reply:
                    if line.strip():
                        yield json.loads(line)
        except UNREACHABLE:
            return

    def _reply(self, path: str, data: bytes | None) -> HTTPResponse:
        """Who is told to wait does so; a site that is gone may come back."""
        request = Request(f"{self.address}/api/v1{path}", data, self._headers)
        why = ""
        for _ in range(self._tries):
            try:
                found: HTTPResponse = self._open(request, timeout=TIMEOUT_SECONDS)
                self._tries = TRIES
                return found
            except HTTPError as error:
                why = str(error)
                time.sleep(_wait_after(error))
            except UNREACHABLE as error:
                why = str(error)
                time.sleep(REST_SECONDS)
        return refuse("connect.unreachable", address=self.address, why=why)


def _wait_after(error: HTTPError) -> float:
    """Seconds; everything else that a site refuses is for people to read."""
    try:
        wrong = json.load(error)
        sentence, right = str(wrong["sentence"]), str(wrong["right"])
    except (ValueError, KeyError, TypeError):
        sentence, right = f"{error.code} {error.reason}", ""
        wrong = {}
    if error.code in BUSY:
        return float(wrong.get("wait") or REST_SECONDS)
    if error.code == OVERTAKEN:
        raise Overtaken(sentence)
    return refuse("connect.refused", sentence=sentence, right=right)
