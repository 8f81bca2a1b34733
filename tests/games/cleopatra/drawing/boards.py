"""Boards of Kleopatra for the tests of its drawing: games stopped anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import CHANCE
from baumeister.drawing import Svg, draw
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.drawing.steps import in_steps

EAGER = ("build", "auto", "lay", "statue")


def begun(seats: int, **options: str) -> Cleopatra:
    state = CLEOPATRA.start(seats, options, log=True)
    assert isinstance(state, Cleopatra)
    return state


def moments(seats: int, seed: int, **options: str) -> Iterator[Cleopatra]:
    """One state at all its moments; building comes first most of the time."""
    rng = Random(seed)
    state = begun(seats, **options)
    yield state
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            legal = state.legal(seat)
            eager = [action for action in legal if action.word in EAGER]
            state.apply(seat, rng.choice(eager if eager and rng.random() < 0.7 else legal))
        yield state


def steps(seats: int, seed: int) -> Iterator[tuple[Cleopatra, Cleopatra, list[Event]]]:
    return in_steps(begun(seats), moments(seats, seed))


def kind(state: Cleopatra) -> str:
    """The name of the question that is asked."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def at(question: str, seats: int = 3, seed: int = 1, least: int = 0) -> Cleopatra:
    """The first moment of a game at which this is asked, after so many answers."""
    for number, state in enumerate(moments(seats, seed)):
        if number >= least and kind(state) == question:
            return state
    raise AssertionError(f"{question} is never asked.")


def over(seats: int = 3, seed: int = 1) -> Cleopatra:
    *_, last = moments(seats, seed)
    return last


def start(seats: int = 3) -> Cleopatra:
    """The first turn of a game."""
    return at("Turn", seats)


def seen(state: Cleopatra, seat: int = PUBLIC, **more: object) -> Svg:
    """The drawing for a seat, with everything it may answer."""
    view = state.mask(seat)
    options: list[Action] = view.legal(seat) if seat in view.to_act() else []
    return draw(view, seat=seat, legal=options, standalone=False, **more)  # type: ignore[arg-type]


def some(states: Iterator[Cleopatra], every: int) -> Iterator[Cleopatra]:
    """Some moments of a game, and the first three times that anything is asked."""
    met: dict[str, int] = {}
    for number, state in enumerate(states):
        name = kind(state)
        met[name] = met.get(name, 0) + 1
        if number % every == 0 or met[name] <= 3:
            yield state
