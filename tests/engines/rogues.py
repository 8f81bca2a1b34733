"""Engines that do whatever an engine should not do; the first argument says what."""

from __future__ import annotations

import sys
import time
from pathlib import Path


def say(line: str) -> None:
    print(line, flush=True)


def legal_in(line: str) -> str:
    return line.partition('{"answer":"')[2].partition('"')[0]


def main(kind: str, folder: str) -> None:
    with Path(folder, "starts").open("a") as starts:
        starts.write("x")
    if kind == "mute":
        time.sleep(60)
    for line in map(str.strip, sys.stdin):
        word = line.partition(" ")[0]
        if word == "hello":
            say("can ponder")
            say("ready")
        elif (word == "stop" and kind == "late") or (word == "error" and kind == "corrects itself"):
            say(f"answer {ASKED[-1]}")
        elif word == "ask":
            ASKED.append(legal_in(line))
            asked(kind, folder, ASKED[-1])
        elif word == "world" and kind == "asks much":
            say(f"try {ASKED[-1]}")
        elif word == "tried" and kind == "asks much":
            say(f"answer {ASKED[-1]}")


def asked(kind: str, folder: str, legal: str) -> None:
    if kind == "crashes" or (kind == "crashes once" and Path(folder, "starts").read_text() == "x"):
        raise SystemExit(3)
    while kind in ("floods", "never ends a line"):
        sys.stdout.write("x" * 1000 + "\n" * (kind == "floods"))
    for line in SAID.get(kind, [f"answer {legal}"]):
        say(line)


SAID = {
    "silent": [],
    "late": [],
    "talks": ["info so to speak"],
    "corrects itself": ["info so to speak", "answer what?"],
    "asks much": ["imagine 0", "imagine many", "try nothing", "imagine 1"],
    "wrong": ["answer nothing"] * 5,
}
ASKED: list[str] = []
main(*sys.argv[1:])
