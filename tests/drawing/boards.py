"""Boards for the tests of drawings: games stopped anywhere, and what a drawing says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from xml.etree import ElementTree

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import CHANCE
from baumeister.drawing import Svg
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import SITES
from baumeister.games.imhotep.rules.state import Imhotep
from tests.drawing.steps import in_steps

NAMESPACE = "{http://www.w3.org/2000/svg}"
MIXTURES = ("AAAAA", "BBBBB", "ABABA", "BABAB")


def begun(seats: int, sides: str) -> Imhotep:
    state = IMHOTEP.start(seats, dict(zip(SITES, sides, strict=True)), log=True)
    assert isinstance(state, Imhotep)
    return state


def moments(seats: int, sides: str, seed: int) -> Iterator[Imhotep]:
    """One state at all its moments; stones are rather placed than taken, so that much is built."""
    rng = Random(seed)
    state = begun(seats, sides)
    yield state
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            legal = state.legal(seat)
            chosen = [action for action in legal if action.word != "take"] or legal
            state.apply(seat, rng.choice(chosen if rng.random() < 0.8 else legal))
        yield state


def steps(seats: int, sides: str, seed: int) -> Iterator[tuple[Imhotep, Imhotep, list[Event]]]:
    return in_steps(begun(seats, sides), moments(seats, sides, seed))


def after(answers: int, seats: int = 4, sides: str = "AAAAA", seed: int = 1) -> Imhotep:
    """The game after so many answers, or at its end."""
    return list(islice(moments(seats, sides, seed), answers + 1))[-1]


def viewers(state: Imhotep) -> list[int]:
    """Everybody while something is hidden; otherwise who is asked, one who is not, the public."""
    if state.market.looked_at:
        return [*range(state.seats), PUBLIC]
    asked = [seat for seat in state.to_act() if seat != CHANCE]
    idle = [seat for seat in range(state.seats) if seat not in asked]
    return [*asked, idle[0], PUBLIC]


def parsed(svg: Svg) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def attribute(svg: Svg, name: str) -> list[str]:
    return re.findall(rf'{name}="([^"]*)"', svg)


def places(svg: Svg) -> list[str]:
    return attribute(svg, "data-at")


def actions(svg: Svg) -> list[str]:
    return attribute(svg, "data-action")
