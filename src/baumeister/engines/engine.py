"""An engine: one question at a time, by the protocol, and by its rules where an engine breaks it.

docs/engine-protocol.md says what is said. Whatever an engine does, a question ends with an answer
or with `NoAnswer`, soon after its time is up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from baumeister.engines.channel import Channel, Gone

PROTOCOL: Final = 1
HELLO_SECONDS: Final = 5.0  # for an engine to say that it is ready
GRACE_SECONDS: Final = 1.0  # to answer after `stop`
QUIT_SECONDS: Final = 1.0  # to end after `quit`
TRIES: Final = 3  # answers that may be wrong
IDLE_LINES: Final = 10_000  # that say nothing we know, for one question
PONDER: Final = "ponder"

Reply = Callable[[str], list[str]]  # lines for a word with what follows it


class NoAnswer(Exception):
    """Why there is none."""


class Engine:
    """`command` is started when it is asked for the first time, and again after it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.name = ""
        self._channel: Channel | None = None
        self._abilities: set[str] = set()
        self._game = ""  # that it was told of last
        self._is_pondering = False

    def ask(
        self,
        game: dict[str, object],
        question: dict[str, object],
        legal: Sequence[str],
        seconds: float,
        replies: dict[str, Reply],
    ) -> str:
        """One of `legal`; whoever crashes is started once more. `replies` answer what it asks."""
        try:
            try:
                return self._ask_once(game, question, legal, seconds, replies)
            except Gone:
                self.kill()
                return self._ask_once(game, question, legal, seconds, replies)
        except (Gone, NoAnswer) as error:
            self.kill()
            raise NoAnswer(str(error)) from None

    def _ask_once(
        self,
        game: dict[str, object],
        question: dict[str, object],
        legal: Sequence[str],
        seconds: float,
        replies: dict[str, Reply],
    ) -> str:
        channel = self._ready()
        if self._is_pondering:
            channel.send("stop")
            self._is_pondering = False
        told = json.dumps(game, ensure_ascii=False)
        if told != self._game:
            channel.send(f"game {told}")
            self._game = told
        channel.send(f"ask {json.dumps(question, ensure_ascii=False, separators=(',', ':'))}")
        answer = self._answer(channel, legal, monotonic() + seconds, replies)
        if PONDER in self._abilities:
            channel.send(PONDER)
            self._is_pondering = True
        return answer

    def _answer(
        self, channel: Channel, legal: Sequence[str], until: float, replies: dict[str, Reply]
    ) -> str:
        is_stopped, wrong = False, 0
        for _ in range(IDLE_LINES):
            line = channel.receive(until - monotonic())
            if line is None:
                if is_stopped:
                    raise NoAnswer("it did not answer in time")
                channel.send("stop")
                is_stopped, until = True, monotonic() + GRACE_SECONDS
                continue
            word, _, rest = line.partition(" ")
            if word == "answer":
                if rest.strip() in legal:
                    return rest.strip()
                wrong += 1
                if wrong >= TRIES:
                    raise NoAnswer(f"it answered “{rest[:100]}”, which is not legal")
                channel.send(_error("This answer is not among “legal”.", rest))
            elif word in replies:
                for reply in replies[word](rest.strip()):
                    channel.send(reply)
        raise NoAnswer("it said much, and nothing that was asked for")

    def _ready(self) -> Channel:
        if self._channel is None:
            self._channel = Channel(self.command)
            self._game, self._is_pondering = "", False
            self._abilities = set()
            self._greet(self._channel)
        return self._channel

    def _greet(self, channel: Channel) -> None:
        channel.send(f"hello {PROTOCOL}")
        until = monotonic() + HELLO_SECONDS
        for _ in range(IDLE_LINES):
            line = channel.receive(until - monotonic())
            if line is None:
                break
            word, _, rest = line.partition(" ")
            if word == "name":
                self.name = rest[:100]
            elif word == "can":
                self._abilities |= set(rest.split())
            elif word == "ready":
                return
        raise NoAnswer("it did not say that it is ready")

    def kill(self) -> None:
        """What has gone wrong need not be asked to leave."""
        self._close(0.0)

    def quit(self) -> None:
        if self._channel is not None:
            self._channel.send("quit")
        self._close(QUIT_SECONDS)

    def _close(self, seconds: float) -> None:
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close(seconds)


def _error(sentence: str, rest: str) -> str:
    return f"error {json.dumps({'sentence': sentence, 'answer': rest[:100]}, ensure_ascii=False)}"
