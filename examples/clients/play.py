"""Plays a whole game against bots, with nothing but Python's standard library.

BAUMEISTER_TOKEN=bm_… python play.py http://127.0.0.1:8000 [game] [level of the bots]
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SITE, *CHOSEN = sys.argv[1:]
GAME, LEVEL = [*CHOSEN, *("kheops", "beginner")[len(CHOSEN) :]][:2]
HEADERS = {
    "authorization": f"Bearer {os.environ['BAUMEISTER_TOKEN']}",
    "content-type": "application/json",
}


def ask(path: str, data: object = None) -> Any:
    """Get something, or post it; whoever is told to wait does so and tries again."""
    body = None if data is None else json.dumps(data).encode()
    while True:
        try:
            return urlopen(Request(f"{SITE}/api/v1{path}", body, HEADERS))
        except HTTPError as error:
            wrong = json.load(error)
            if error.code not in (429, 503):
                raise SystemExit(f"{wrong['sentence']} {wrong['right']}") from None
            time.sleep(wrong.get("wait", 1))


def tables(table: str) -> Iterator[Any]:
    """The table whenever something has happened; a broken line is taken up where it broke."""
    version = 0
    while True:
        try:
            for line in ask(f"/tables/{table}/stream?since={version}"):
                if line.strip():
                    seen = json.loads(line)
                    version = seen["version"]
                    yield seen
        except OSError:
            time.sleep(1)


def main() -> None:
    game = json.load(ask(f"/games/{GAME}"))
    bots = [{"kind": "bot", "level": LEVEL}] * (game["fewest"] - 1)
    table = json.load(ask("/tables", {"game": GAME, "seats": [{"kind": "me"}, *bots]}))["table"]
    for seen in tables(table):
        for event in seen["events"]:
            print(event["text"])
        if seen["over"]:
            print("points:", seen["outcome"]["points"])
            return
        if seen["legal"]:
            choice = random.choice(seen["legal"])
            answer = {"seat": seen["seat"], "answer": choice["answer"]}
            moment = {"version": seen["version"], "request": uuid.uuid4().hex}
            ask(f"/tables/{table}/answer", {**answer, **moment}).close()


if __name__ == "__main__":
    main()
