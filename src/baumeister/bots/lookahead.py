"""Looking one answer ahead: what each answer would make of some imagined worlds."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import chances
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.state import State


class LookaheadBot(Bot):
    """Takes the answer after which its game is worth most."""

    def __init__(self, worlds: int, value: Value | None = None, version: str = "") -> None:
        self.worlds = worlds  # imagined for each decision; every answer is tried in each
        self.value = value  # of the game that is played, unless another one is on trial
        self.version = version  # of the judgement, if not the one of now

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """Where having no choice is a secret, it takes as long as having one."""
        if len(legal) == 1 and not view.agenda[-1].conceals(view):
            return legal[0]
        value = self.value or judgement_of(view.game, self.version).value
        worlds = [imagine(view, value, rng) for _ in range(self.worlds)]
        legal = value.sensible(worlds[0], seat, legal)
        if len(legal) == 1 and not view.agenda[-1].conceals(view):
            return legal[0]
        promise = average_promises(worlds, value, seat, legal, rng)
        return legal[promise.index(max(promise))]


def average_promises(
    worlds: list[State], value: Value, seat: int, legal: list[Action], rng: Random
) -> list[float]:
    sums = [0.0] * len(legal)
    for world in worlds:
        for n, found in enumerate(promises(world, value, seat, legal, rng)):
            sums[n] += found
    return [total / len(worlds) for total in sums]


def promises(
    world: State, value: Value, seat: int, legal: list[Action], rng: Random
) -> list[float]:
    """The seat's chance to win after each of its answers."""
    found: list[float] = []
    for action in legal:
        twin = world.copy()
        twin.apply(seat, action)
        quieten(twin, value, rng)
        found.append(chances(twin, value)[seat])
    return found
