"""Foresight: what an answer would bring, before it is given, from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import State


def foreseen(view: State, seat: int, actions: Sequence[Action]) -> dict[Action, list[int]]:
    """By how many points each answer changes what every seat has (`Game.worth`).

    That is what the answer itself does, before anybody or chance answers next. What cannot be told
    is left out: sealed answers, and those that a game does not promise (`Game.is_foreseeable`).
    """
    if seat not in view.to_act() or isinstance(view.agenda[-1], Sealed):
        return {}
    game = view.game
    before = game.worth(view)
    world = view.fill(Random(0))  # whatever is hidden makes no difference, but may be needed
    found: dict[Action, list[int]] = {}
    for action in actions:
        after = world.copy()
        after.apply(seat, action)
        if game.is_foreseeable(after):
            now = game.worth(after)
            found[action] = [now[n] - before[n] for n in range(view.seats)]
    return found
