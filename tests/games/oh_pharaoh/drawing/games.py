"""Games of Oh, Pharao! for the tests of its drawing, stopped wherever a test wants to look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import Event, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Svg, Viewer, draw
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from tests.drawing.steps import in_steps

NAMES = ['<b>"&', "Bartholomäus von Hohenstein", "D'Artagnan", "]]>" * 20]
DULL = ("drop", "discard", "want")  # answers that would come up too often
MOST_ANSWERS = 6000


def begun(seats: int = 3, **variants: str) -> OhPharaoh:
    """Before the cards are dealt."""
    state = OH_PHARAOH.start(seats, variants, log=True)
    assert isinstance(state, OhPharaoh)
    return state


def ready(seats: int = 3, **variants: str) -> OhPharaoh:
    """Nothing lies anywhere, nobody holds a card, and nothing is asked."""
    state = begun(seats, **variants)
    state.agenda.clear()
    return state


def built(*steps: str) -> Pyramid:
    """A pyramid by its steps from the bottom up; a * is a joker, as in "55*"."""
    found = EMPTY
    for step in steps:
        found = found.changed(int(step[0]), len(step), step.count("*"))
    return found


def lively(legal: list[Action], rng: Random) -> Action:
    """Chance, but builders build, scoring is put off, and what is dull is rare."""
    lays = [action for action in legal if action.word == "lay"]
    if lays and rng.random() < 0.9:
        return rng.choice(lays)
    if legal[-1].word == "go_on" and rng.random() < 0.8:
        return legal[-1]
    lively = [action for action in legal if action.word not in DULL]
    return rng.choice(lively if lively and rng.random() < 0.8 else legal)


def moments(seats: int, seed: int, **variants: str) -> Iterator[OhPharaoh]:
    """One state at all its moments."""
    rng = Random(seed)
    state = begun(seats, **variants)
    yield state
    while asked := state.to_act():
        seat = rng.choice(asked)
        action = state.sample(rng) if seat == CHANCE else lively(state.legal(seat), rng)
        state.apply(seat, action)
        yield state


def steps(seats: int, seed: int, most: int) -> Iterator[tuple[OhPharaoh, OhPharaoh, list[Event]]]:
    return in_steps(begun(seats), islice(moments(seats, seed), most + 1))


def moment(wished: Callable[[OhPharaoh], bool], seats: int = 4, seed: int = 1) -> OhPharaoh:
    """The first moment of a kind in one of many games."""
    for game in range(seed, seed + 40):
        for n, state in enumerate(moments(seats, game)):
            if state.agenda and wished(state):
                return state
            if n == MOST_ANSWERS:
                break
    raise AssertionError("no game has such a moment")


def asks(state: OhPharaoh, name: str) -> bool:
    return type(state.agenda[-1]).__name__ == name


def seen_by(state: OhPharaoh, seat: int) -> Drawing:
    """The drawing as a page has it for a seat."""
    view = state.mask(seat)
    legal = view.legal(seat) if seat in view.to_act() else []
    return Drawing(view, Viewer(seat, legal, names=NAMES[: state.seats]))


def drawn(state: OhPharaoh, seat: int, last: int = 8) -> Svg:
    """As a page draws it for a seat."""
    view = state.mask(seat)
    legal = view.legal(seat) if seat in view.to_act() else []
    events = visible(state.log or [], seat)[-last:] if last else []
    return draw(
        view,
        seat=seat,
        legal=legal,
        last=events,
        names=NAMES[: state.seats],
        standalone=False,
    )
