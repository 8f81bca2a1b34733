"""Minds: what bots keep from one question of a game to the next."""

from __future__ import annotations

from random import Random
from typing import Final

from baumeister.bots.bot import Bot, consult
from baumeister.bots.thought import GrownTree, Thought
from baumeister.core.action import Action
from baumeister.core.state import State

REMEMBERED: Final = 16  # games


class Minds:
    """The trees that the bots of one game may go on with, seat by seat.

    Bots keep nothing themselves, so no other game can come upon what was thought in this one.
    """

    def __init__(self) -> None:
        self._trees: dict[int, GrownTree] = {}

    def ask(
        self,
        bot: Bot,
        state: State,
        seat: int,
        rng: Random,
        seconds: float = 0.0,
        view: State | None = None,
    ) -> Thought:
        """What a bot thinks of the question to its seat; whoever plays its answer guards the rules.

        `seconds` are those that the seat has thought in this turn, `view` what the bot is shown
        instead of what its seat knows.
        """
        shown = state.mask(seat) if view is None else view
        tree = self._trees.pop(seat, None)
        thought = consult(bot, shown, seat, state.legal(seat), rng, tree, seconds)
        check(thought.answer)
        if thought.tree is not None:
            self._trees[seat] = thought.tree
        return thought


def check(answer: object) -> None:
    """For whoever wrote the bot: what comes back has to be an action."""
    if not isinstance(answer, Action):
        raise TypeError(f"A bot answers with an action, not with {answer!r}.")


class MindsOfGames:
    """The minds of several games by name; those asked longest ago are forgotten."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._minds: dict[str, Minds] = {}

    def of(self, game: str) -> Minds:
        found = self._minds.pop(game, None) or Minds()
        self._minds[game] = found
        while len(self._minds) > self._most:
            del self._minds[next(iter(self._minds))]
        return found
