"""Quiet: let a world go on until somebody has to decide in the open."""

from __future__ import annotations

from random import Random

from baumeister.bots.value import Value
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, OVER, State


def quieten(world: State, value: Value, rng: Random) -> None:
    """Chance goes on by weight, and whoever answers in secret does so by rule of thumb."""
    while (seat := world.first_to_act()) != OVER and not value.is_quiet(world):
        if seat == CHANCE:
            world.apply(seat, world.sample(rng))
        elif isinstance(world.agenda[-1], Sealed):
            world.apply(seat, value.reply(world, seat, world.legal(seat), rng))
        else:
            return


def imagine(view: State, value: Value, rng: Random) -> State:
    """A world that fits the view, in which nobody else has answered a secret question yet."""
    return value.imagine(reopened(view), rng)


def reopened(view: State) -> State:
    """A view without what others have answered face down.

    That is as open as what they will answer; a search decides for them all alike.
    """
    if not view.agenda or not isinstance(view.agenda[-1], Sealed):
        return view
    twin = view.copy()
    question = twin.agenda[-1]
    assert isinstance(question, Sealed)
    question.reopen()
    return twin
