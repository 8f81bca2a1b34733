"""Bots that somebody might have written."""

from __future__ import annotations

from random import Random

from baumeister import State
from baumeister.bots import Bot, Effort, Seconds, Thought
from baumeister.bots.thought import GrownTree
from baumeister.core.action import Action


class First(Bot):
    """Takes the first answer."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        return legal[0]


class Spy(First):
    """Keeps every view it gets, and how many seconds it was given for it."""

    def __init__(self) -> None:
        self.views: list[State] = []
        self.seconds: list[float] = []

    def think(
        self,
        view: State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        assert isinstance(time, Seconds)
        self.seconds.append(time.seconds)
        self.views.append(view.copy())
        return super().think(view, seat, legal, rng, time, tree)


class Vandal(First):
    """Goes on playing with what it got."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        view.apply(seat, legal[-1])
        return legal.pop()


class Cheat(Bot):
    """Answers what is not asked."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        return next(action for action in view.game.vocabulary if action not in legal)


class Broken(Bot):
    """Does not know what to do."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        raise LookupError("I have lost my notes.")


class Needy(First):
    """Cannot be made without help."""

    def __init__(self, help_: str) -> None:
        self.help = help_


class Stranger:
    """No bot at all."""
