"""Belief: whoever lays tiles face down lays those with rings, in an order that tells nothing."""

from __future__ import annotations

from random import Random

from baumeister.core.action import Action
from baumeister.core.chance import shuffle
from baumeister.games.valley_of_the_kings.rules.actions import BID, Bid
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.state import Valley


def believe(view: Valley, rng: Random) -> Valley:
    """A world that fits the view, in which the tiles of others are worth laying."""
    world = view.fill(rng)
    question, seen = world.agenda[-1], view.agenda[-1]
    if isinstance(question, Bids) and isinstance(seen, Bids):
        for n, is_hidden in enumerate(seen.is_hidden):
            if is_hidden and question.steps[n]:
                question.steps[n] = _worth_laying(question, question.steps[n], rng)
    return world


def _worth_laying(question: Bids, steps: list[Action], rng: Random) -> list[Action]:
    """The same groups, but the tiles with most rings: without rings nothing can be won."""
    groups = [step.group for step in steps if isinstance(step, Bid)]
    rings: list[int] = []
    for number in range(len(question.tiles) - 1, -1, -1):
        rings += [number] * question.tiles[number]
    laid = rings[: len(groups)]
    shuffle(rng, laid)
    bids: list[Action] = [BID[group][n] for group, n in zip(groups, laid, strict=True)]
    return bids + steps[len(bids) :]
