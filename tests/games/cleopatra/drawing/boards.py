"""Boards of Kleopatra for the tests of its drawing: games stopped anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Panel, Svg, Viewer
from baumeister.drawing.ink import Ink, Shift, Target
from baumeister.games.cleopatra.rules.actions import Auto, Build, Lay, Statue
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.drawing.steps import in_steps

EAGER = (Build, Auto, Lay, Statue)


def begun(seats: int, **variants: str) -> Cleopatra:
    state = CLEOPATRA.start(seats, variants, log=True)
    assert isinstance(state, Cleopatra)
    return state


def moments(seats: int, seed: int, **variants: str) -> Iterator[Cleopatra]:
    """One state at all its moments; building comes first most of the time."""
    rng = Random(seed)
    state = begun(seats, **variants)
    yield state
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            legal = state.legal(seat)
            eager = [action for action in legal if isinstance(action, EAGER)]
            state.apply(seat, rng.choice(eager if eager and rng.random() < 0.7 else legal))
        yield state


def steps(seats: int, seed: int) -> Iterator[tuple[Cleopatra, Cleopatra, list[Event]]]:
    return in_steps(begun(seats), moments(seats, seed))


def viewers(state: Cleopatra) -> list[int]:
    """Whoever is asked, and the public."""
    return [*(seat for seat in state.to_act() if seat != CHANCE), PUBLIC]


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


def seen(state: Cleopatra, seat: int = PUBLIC, last: Sequence[Event] = ()) -> Drawing:
    """The drawing for a seat, with everything it may answer."""
    view = state.mask(seat)
    legal = view.legal(seat) if seat in view.to_act() else []
    return Drawing(view, Viewer(seat, legal, last))


def svg(state: Cleopatra, seat: int = PUBLIC, last: Sequence[Event] = ()) -> Svg:
    return seen(state, seat, last).svg(standalone=False)


def panel_of(drawing: Drawing, name: str) -> Panel:
    return next(panel for panel in drawing.panels if panel.name == name)


def offered(panel: Panel) -> dict[Action, Target]:
    """What can be answered in a panel, with how it would look."""
    inked = [part for part in panel.parts.values() if isinstance(part, Ink)]
    marks = [mark for part in inked for mark, _ in part.marks(Shift())]
    return {mark.action: mark for mark in marks if isinstance(mark, Target)}


def some(states: Iterator[Cleopatra], every: int) -> Iterator[Cleopatra]:
    """Some moments of a game, and the first three times that anything is asked."""
    met: dict[str, int] = {}
    for number, state in enumerate(states):
        name = kind(state)
        met[name] = met.get(name, 0) + 1
        if number % every == 0 or met[name] <= 3:
            yield state
