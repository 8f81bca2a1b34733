"""Spelling: actions as people write and type them, who count ships and slots from one."""

from __future__ import annotations

from functools import cache

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.refusal import UnknownNotation
from baumeister.core.text import Text, quoted


def spelled(game: Game, action: Action) -> str:
    """The notation as people write it."""
    return action.spelled(game.sentences.from_one)


def typed(game: Game, line: str) -> Action:
    """The action that somebody typed, in large or small letters."""
    action = _spellings(game).get(" ".join(line.lower().split()))
    if action is None:
        why = Text("refuse.unknown", words={"notation": quoted(line)})
        raise UnknownNotation(why, game.sentences)
    return action


@cache
def _spellings(game: Game) -> dict[str, Action]:
    return {spelled(game, action).lower(): action for action in game.vocabulary}
