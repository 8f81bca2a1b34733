"""The law against leaks: two worlds are played that a viewer must not be able to tell apart."""

from __future__ import annotations

from random import Random
from typing import Final

from baumeister.core.action import HIDDEN, Action
from baumeister.core.event import Event, visible
from baumeister.core.laws.setup import Setup, Step, demand, steps
from baumeister.core.sealed import Sealed, reveals
from baumeister.core.state import State

FOLLOWED: Final = 16  # pairs of worlds that are played on at the same time


def leaks_nothing(setup: Setup, rng: Random) -> None:
    """What a seat did not see makes no difference to its view, until the log tells it.

    Wherever an answer is hidden from a viewer, a second world is played in which it was another.
    And where the record would show an answer, the view or the log must show it as well.
    """
    doubles: list[Double] = []
    for step in steps(setup, rng):
        doubles = [double for double in doubles if double.follows(step)]
        for viewer in setup.viewers():
            if _sees(step, viewer):
                _is_shown(step, viewer, rng)
            else:
                doubles += _fork(step, viewer, rng)
        while len(doubles) > FOLLOWED:
            doubles.pop(int(rng.random() * len(doubles)))


class Double:
    """Two worlds, with the logs since they parted."""

    def __init__(self, viewer: int, state: State) -> None:
        self.viewer = viewer
        self.truth = state.copy()
        self.other = state.copy()
        self.truth.log = []
        self.other.log = []

    def follows(self, step: Step) -> bool:
        """Answer alike in both; tells whether the viewer should still see no difference."""
        if step.seat not in self.other.to_act() or step.action not in self.other.legal(step.seat):
            return False
        self.answer(step, step.action)
        if self.is_told() or self.is_over():
            return False
        demand(
            self.looks_alike(),
            "leaks nothing",
            f"{step}: {self.viewer} sees a difference that nobody told",
        )
        return True

    def answer(self, step: Step, otherwise: Action) -> None:
        self.truth.apply(step.seat, step.action)
        self.other.apply(step.seat, otherwise)

    def is_over(self) -> bool:
        """The end may reveal everything."""
        return not (self.truth.agenda and self.other.agenda)

    def is_told(self) -> bool:
        """Whether the logs tell the viewer in which of the worlds they are."""
        return self._told(self.truth) != self._told(self.other)

    def looks_alike(self) -> bool:
        return (
            self.truth.mask(self.viewer).to_json() == self.other.mask(self.viewer).to_json()
            and self.truth.to_act() == self.other.to_act()
        )

    def _told(self, state: State) -> list[Event]:
        return visible(state.log or [], self.viewer)


def _sees(step: Step, viewer: int) -> bool:
    """Whether the record shows this answer to the viewer as soon as it is given."""
    bits = step.question.seen_by(step.state, step.seat)
    if isinstance(step.question, Sealed) and reveals(step.state, step.seat, step.action):
        bits |= step.question.shown_to(step.seat, step.action)
    return bool(bits >> viewer & 1)


def _is_shown(step: Step, viewer: int, rng: Random) -> None:
    for otherwise in _any(step.others(), rng):
        double = Double(viewer, step.state)
        double.answer(step, otherwise)
        is_same = double.truth.to_json() == double.other.to_json()
        demand(
            is_same or double.is_over() or double.is_told() or not double.looks_alike(),
            "leaks nothing",
            f"{step}: only the record shows this to {viewer}",
        )


def _fork(step: Step, viewer: int, rng: Random) -> list[Double]:
    """A second world with another hidden answer, if there is one that looks alike."""
    looks = _look(step, step.action)
    alike = [action for action in step.others() if _look(step, action) == looks]
    for otherwise in _any(alike, rng):
        double = Double(viewer, step.state)
        double.answer(step, otherwise)
        if double.is_over():
            continue
        where = f"{step}: {viewer} can tell it from {otherwise.notation()}"
        demand(not double.is_told(), "leaks nothing", f"{where} by the log")
        demand(double.looks_alike(), "leaks nothing", where)
        return [double]
    return []


def _any(actions: list[Action], rng: Random) -> list[Action]:
    """One of them, if there is one."""
    return [actions[int(rng.random() * len(actions))]] if actions else []


def _look(step: Step, action: Action) -> tuple[Action, bool]:
    """What is seen from outside of a hidden answer, and whether it completes a sealed one."""
    question = step.question
    if not isinstance(question, Sealed):
        return question.outside(action), True
    taken = question.steps[question.order.index(step.seat)]
    is_whole = question.completes(step.state, step.seat, [*taken, action])
    return question.outside(action) if question.in_order else HIDDEN, is_whole
