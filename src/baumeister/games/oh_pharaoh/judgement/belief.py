"""Belief: whoever offers cards for others has a use for those they ask for."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from baumeister.games.oh_pharaoh.judgement.deals import minus, plus
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import Respond

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.judgement.value import OhPharaohValue

OTHER_WORLDS: Final = 4  # with sixteen, every offer would be feared too much


def believe(value: OhPharaohValue, view: OhPharaoh, rng: Random) -> OhPharaoh:
    """The one of a few worlds in which the offer makes most sense to the one who made it."""
    best = view.fill(rng)
    question = view.agenda[-1]
    if not isinstance(question, Respond):
        return best
    most = _gain(value, best, question)
    for _ in range(OTHER_WORLDS):
        world = view.fill(rng)
        gain = _gain(value, world, question)
        if gain > most:
            best, most = world, gain
    return best


def _gain(value: OhPharaohValue, world: OhPharaoh, question: Respond) -> float:
    """What the deal would bring the proposer."""
    seat = question.proposer
    hand = world.hands[seat]
    after = plus(minus(hand, question.gives), question.wants)
    standing = value.standing(world, seat)
    return standing.worth(after) - standing.worth(hand)
