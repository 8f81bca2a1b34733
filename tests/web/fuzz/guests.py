"""What somebody sends who knows every address, and has read every reply, and means no good.

Addresses come from the list of routes, so a new one is tried without a line here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final
from urllib.parse import quote, urlencode

from starlette.routing import Route

from baumeister.corpus import record_text, records
from baumeister.games import game, game_ids
from baumeister.web.http.routes import ROUTES

RARE: Final = {  # of those that start processes or paint, a few are enough
    "/t/{table}/hint",
    "/t/{table}/why",
    "/t/{table}/preview.png",
    "/rules/{game}/preview.png",
    "/ready",
    "/tables",
    "/quick/{game}",
    "/t/{table}/play-on",
    "/t/{table}/review",
    "/t/{table}/review/news",
    "/replay/review",
    "/replay/review/news",
    "/replay/play-on",
    "/t/{table}",
    "/",
    "/new/{game}",
    "/t/{table}/since",
    "/t/{table}/replay",
    "/t/{table}/moment",
    "/replay/{game}/{name}",
    "/rules/{game}/clauses",
    "/rules/{game}/drawer",
    "/rules/{game}",
    "/t/{table}/luck",
    "/replay/luck",
    "/replay",
    "/replay/moment",
    "/t/{table}/replay.svg",
    "/t/{table}/invitation.svg",
    "/link",
    "/me",
    "/me/data.json",
}
RARELY: Final = 0.06  # of the times that others are asked
DEEDS: Final = ("off", "on", "mute", "hear", "report", "revoke", "delete", "log-out-one")
ENDLESS: Final = {"/api/v1/tables/{table}/stream", "/api/v1/turns"}  # lines as long as one listens
FORMS: Final = {"/me", "/t/{table}/talk", "/replay", "/replay/luck", "/t/{table}/luck"}
ODD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    10**18,
    10**400,
    1.5,
    float("nan"),
    "",
    "\x00",
    "\ud800",
    "💣" * 40,
    "a" * 70_000,
    "<script>alert(1)</script>",
    "{n} %s {0.__class__}",
    "../../etc/passwd",
    "' OR 1=1 --",
    [],
    [[[[]]]],
    {},
    {"a": {"a": {}}},
    "1e9",
    "٣",
    "\u202e",
    "?",
)
ODD_BODIES: Final = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 20_000,
    b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    b'{"seat": 1' + b"0" * 20_000 + b"}",
    b'{"seat": 0, "seat": 1}',
    b'"' + b"\\u0000" * 1000 + b'"',
    b"{" + b",".join(b'"k%d":1' % n for n in range(4000)) + b"}",
)
ODD_WORDS: Final = (
    "..",
    "%00",
    "%2e%2e%2f",
    "x" * 300,
    "%F0%9F%92%A3",
    "-1",
    "0",
    "null",
    "{table}",
)
GARBAGE: Final = (
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\nhost: x\r\n\r\n",
    b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nxxxxx",
    b"POST /tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 100 + b"\r\n",
    b"\r\n" * 50,
)


@dataclass
class Guest:
    """Somebody with cookies, who has heard of these words."""

    name: str
    cookies: dict[str, str] = field(default_factory=dict)


@dataclass
class Words:
    """What can be filled in, by the name of the place in an address."""

    tables: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    invitations: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    actions: Callable[[str], Sequence[dict[str, object]]] = lambda table: ()


class Sender:
    """Makes requests; the same seed makes the same, as long as the replies are the same."""

    def __init__(self, rng: Random, words: Words) -> None:
        self.rng = rng
        self.words = words
        routes = [
            (route.path, sorted(route.methods or ()))
            for route in ROUTES
            if isinstance(route, Route) and route.path not in ENDLESS
        ]
        self.routes = [each for each in routes if each[0] not in RARE]
        self.rare = [each for each in routes if each[0] in RARE]
        self.record = record_text(game("kheops"), next(iter(records(game("kheops")))))

    def request(self, guest: Guest, about: str = "") -> bytes:
        """Of any route, or of one about this table."""
        rng = self.rng
        routes = self.rare if rng.random() < RARELY else self.routes
        if about:
            routes = [each for each in routes if "{table}" in each[0]] or self.routes
        path, methods = rng.choice(routes)
        method = rng.choice([*methods * 5, "POST", "GET", "HEAD", "DELETE"])
        table = about or self._pick(self.words.tables)
        address = self._filled(path, table)
        if rng.random() < 0.3:
            address += "?" + urlencode({key: self._short() for key in ("at", "seat", "line", "x")})
        body, kind = self._body(path, table) if method == "POST" else (b"", "")
        return self.written(method, address, body, kind, guest)

    def written(self, method: str, address: str, body: bytes, kind: str, guest: Guest) -> bytes:
        rng = self.rng
        lines = [f"{method} {address} HTTP/1.1", "host: x"]
        cookie = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
        if cookie:
            lines.append("cookie: " + (cookie if rng.random() < 0.97 else cookie[:-3] + "AAA"))
        if body or method == "POST":
            lines += [f"content-length: {len(body)}", f"content-type: {kind}"]
        if rng.random() < 0.1:
            lines.append(
                rng.choice(
                    (
                        "accept: text/html",
                        "accept-language: de",
                        "accept-language: " + "x," * 90,
                        "origin: https://evil.example",
                        "x-forwarded-for: 1.2.3.4",
                        "if-none-match: *",
                        "range: bytes=0-1",
                    )
                )
            )
        return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body

    def _filled(self, path: str, table: str) -> str:
        words = {
            "{table}": table,
            "{step:int}": str(self.rng.choice((0, 1, 7, 10**12))),
            "{game}": self.rng.choice(game_ids()),
            "{link}": self._pick(self.words.links),
            "{invitation}": self._pick(self.words.invitations),
            "{name}": "table.js",
        }
        for place, word in words.items():
            if place in path:
                odd = self.rng.random() < 0.08
                path = path.replace(place, self.rng.choice(ODD_WORDS) if odd else quote(word))
        return path

    def _pick(self, words: Sequence[str]) -> str:
        return self.rng.choice(words) if words else "nothing"

    def _short(self) -> str:
        return str(
            self.rng.choice(
                (0, 1, -1, 5, "all", "public", "x", "", "9" * 12, *self.words.lines[:3])
            )
        )

    def _body(self, path: str, table: str) -> tuple[bytes, str]:
        rng = self.rng
        if rng.random() < 0.05:
            return rng.choice(ODD_BODIES), "application/json"
        data = self._data(path, table)
        if data and rng.random() < 0.35:
            data[rng.choice(sorted(data))] = rng.choice(ODD)
        if data and rng.random() < 0.1:
            del data[rng.choice(sorted(data))]
        if path in FORMS or rng.random() < 0.02:
            form = {key: str(value).encode("utf-8", "replace") for key, value in data.items()}
            return urlencode(form).encode(), "application/x-www-form-urlencoded"
        return json.dumps(data).encode(), "application/json"

    def _data(self, path: str, table: str) -> dict[str, object]:
        rng = self.rng
        if path.endswith("/answer"):
            known = self.words.actions(table)
            if known and rng.random() < 0.6:
                return dict(rng.choice(known))
        if path == "/tables":
            return self._opening()
        return {
            "seat": rng.choice((0, 1, 2)),
            "action": rng.choice(("fetch", "sail 1", "place 0 0", "?", "1", "pass")),
            "version": rng.choice((0, 1, 5)),
            "request": f"r{rng.random()}",
            "text": rng.choice(("Hello", "<b>", "x" * 499)),
            "word": "luck",
            "level": rng.choice(("random", "beginner", "nobody")),
            "name": rng.choice(("Eve", "Mallory", " ")),
            "agrees": True,
            "at": rng.choice((0, 3, "5")),
            "order": "listed",
            "lang": "de",
            "theme": "night",
            "record": self.record if rng.random() < 0.5 else self.record[: rng.randrange(3000)],
            "deed": rng.choice(DEEDS),
            "line": self._pick(self.words.lines),
            "why": "Because.",
            "event": 1,
        }

    def _opening(self) -> dict[str, object]:
        rng = self.rng
        name = rng.choice(game_ids())
        kinds: list[dict[str, object]] = [
            {"kind": "me"},
            {"kind": "friend"},
            {"kind": "screen", "name": "Bo"},
        ]
        opening: dict[str, object] = {
            "game": name,
            "seats": [rng.choice(kinds) for _ in range(rng.choice((2, 3)))],
            "order": rng.choice(("listed", "lot")),
            "speed": rng.choice(("live", "1")),
            "listed": rng.random() < 0.5,
        }
        if rng.random() < 0.3:
            opening["edition"] = mangled(rng, game(name).edition() or "x = 1")
        return opening


def mangled(rng: Random, text: str) -> str:
    """An edition with letters that are not where they belong, or far too much of something."""
    if rng.random() < 0.1:
        return "x" + ".a" * rng.choice((10, 19_000)) + "=1"
    letters = list(text)
    for _ in range(rng.randrange(4)):
        letters[rng.randrange(len(letters))] = rng.choice('0-[]{}=\n".x9')
    return "".join(letters)
