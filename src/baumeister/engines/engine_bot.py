"""A bot that lets an engine answer; where it does not, it answers by lot."""

from __future__ import annotations

import json
import logging
import shlex
from collections.abc import Sequence
from random import Random
from typing import Final
from weakref import finalize

from baumeister.bots import Bot
from baumeister.bots.bot import POLITE
from baumeister.bots.effort import Effort
from baumeister.bots.seconds import Seconds
from baumeister.bots.thought import GrownTree, Thought
from baumeister.core.action import Action
from baumeister.core.refusal import Refusal
from baumeister.core.state import State
from baumeister.core.text import ENGLISH
from baumeister.engines.engine import Engine, NoAnswer, Reply

MARK: Final = "exec:"
WORLDS: Final = 100  # at most for one `imagine`
FAILURES: Final = 3  # in a row, after which it is not asked any more

log = logging.getLogger("baumeister")


def is_engine(name: str) -> bool:
    return name.startswith(MARK)


def command_of(name: str) -> list[str]:
    """The program and its arguments, as a shell would read them."""
    return shlex.split(name.removeprefix(MARK))


class EngineBot(Bot):
    """The engine sees what the seat sees, and nothing else of us."""

    def __init__(self, command: Sequence[str]) -> None:
        self.engine = Engine(command)
        self.failures = 0
        self._ending = finalize(self, self.engine.quit)

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        return self.think(view, seat, legal, rng).answer

    def think(
        self,
        view: State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        seconds = time.seconds if isinstance(time, Seconds) else POLITE.seconds
        chosen = self._asked(view, seat, legal, rng, seconds)
        return Thought(rng.choice(legal) if chosen is None else chosen)

    def _asked(
        self, view: State, seat: int, legal: list[Action], rng: Random, seconds: float
    ) -> Action | None:
        """What the engine answers, if it does."""
        if self.failures >= FAILURES:
            return None
        notations = {action.notation(): action for action in legal}
        helper = Helper(view, seat, notations, rng)
        replies: dict[str, Reply] = {"imagine": helper.imagine, "try": helper.tried}
        question = question_of(view, seat, legal, seconds)
        try:
            chosen = self.engine.ask(game_of(view, seat), question, [*notations], seconds, replies)
        except NoAnswer as error:
            self.failures += 1
            words = {"engine": self.engine.command[0], "why": str(error)}
            log.warning("The engine %(engine)s is answered for by lot: %(why)s.", words)
            if self.failures == FAILURES:
                log.warning("The engine %(engine)s is not asked any more.", words)
            return None
        self.failures = 0
        return notations[chosen]


def game_of(view: State, seat: int) -> dict[str, object]:
    """What stays the same as long as a game goes on."""
    variants, _ = view.agreed()
    return {
        "game": view.game.id,
        "rules_version": view.game.rules_version,
        "seats": view.seats,
        "seat": seat,
        "variants": {**variants},
    }


def question_of(
    view: State, seat: int, legal: Sequence[Action], seconds: float
) -> dict[str, object]:
    """What a seat sees and may answer."""
    say = view.game.sentences.say
    answers = [
        {"answer": action.notation(), "words": say(view.describe(seat, action), ENGLISH)}
        for action in legal
    ]
    return {
        "seat": seat,
        "seconds": round(seconds, 3),
        "prompt": say(view.prompt(seat), ENGLISH),
        "legal": answers,
        "board": view.to_json(),
    }


class Helper:
    """Knows the rules for engines that do not: only from what the seat sees."""

    def __init__(self, view: State, seat: int, legal: dict[str, Action], rng: Random) -> None:
        self.view = view
        self.seat = seat
        self.legal = legal
        self.rng = Random(rng.getrandbits(64))

    def imagine(self, rest: str) -> list[str]:
        """So many worlds that fit what the seat knows."""
        if not rest.isdecimal() or not 1 <= int(rest) <= WORLDS:
            return [_said("error", {"sentence": f"imagine wants a number from 1 to {WORLDS}."})]
        worlds = (self.view.fill(self.rng) for _ in range(int(rest)))
        return [_said("world", {"board": world.to_json()}) for world in worlds]

    def tried(self, rest: str) -> list[str]:
        """What the seat would see after an answer, in one of the worlds that fit."""
        action = self.legal.get(rest)
        if action is None:
            return [_said("error", {"sentence": "try wants one of “legal”.", "answer": rest[:100]})]
        world = self.view.fill(self.rng)
        try:
            world.play(self.seat, action)
        except Refusal as refusal:  # in this world something stands against it
            return [_said("error", {"sentence": str(refusal), "answer": rest})]
        seen = world.mask(self.seat)
        told = {"answer": rest, "to_act": world.to_act(), "points": seen.points()}
        return [_said("tried", {**told, "board": seen.to_json()})]


def _said(word: str, data: dict[str, object]) -> str:
    return f"{word} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"
