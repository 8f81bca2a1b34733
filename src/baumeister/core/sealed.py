"""Sealed questions: everybody answers in secret, and the last answer reveals them all."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from baumeister.core.action import HIDDEN, Action, Vocabulary
from baumeister.core.chance import below, shuffle
from baumeister.core.event import EVERYONE, only
from baumeister.core.facts import Fact, Facts, Json
from baumeister.core.state import Question, S, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[S]):
    """Each seat answers in one or several steps; `reveal` acts on all of them.

    At once, others see only who is done. In turn order, they also see that a step was taken, and as
    much of it as `outside` shows.
    """

    def __init__(self, seats: list[int], in_order: bool) -> None:
        self.order = seats
        self.in_order = in_order
        self.steps: list[list[Action]] = [[] for _ in seats]
        self.is_done = [False] * len(seats)
        self.is_hidden = [False] * len(seats)  # in a masked state: steps we did not see

    def choices(self, state: S, seat: int, steps: list[Action]) -> list[Action]:
        """What may follow these steps of a seat, in the order of the vocabulary."""
        raise NotImplementedError

    def completes(self, state: S, seat: int, steps: list[Action]) -> bool:
        """Whether these steps are a whole answer; one step is, unless a game says otherwise."""
        return True

    def reveal(self, state: S) -> None:
        """All are done and the question is settled: act on `steps`, in the order of `order`."""
        raise NotImplementedError

    def blank(self) -> Sealed[S]:
        """A new question of the same kind; `copy` puts the steps in."""
        raise NotImplementedError

    def shown_to(self, seat: int, step: Action) -> int:
        """Who sees this step of a seat once all are revealed, as bits."""
        return EVERYONE

    def asked(self, state: S) -> list[int]:
        waiting = [seat for n, seat in enumerate(self.order) if not self.is_done[n]]
        return waiting[:1] if self.in_order else waiting

    def first_asked(self, state: S) -> int:
        return self.order[self.is_done.index(False)]

    def legal(self, state: S, seat: int) -> list[Action]:
        return self.choices(state, seat, self.steps[self.order.index(seat)])

    def answer(self, state: S, seat: int, action: Action) -> None:
        n = self.order.index(seat)
        self.steps[n].append(action)
        self.is_done[n] = self.completes(state, seat, self.steps[n])
        if all(self.is_done):
            state.settle()
            self.reveal(state)

    def seen_by(self, state: S, seat: int) -> int:
        return only(seat)

    def conceals(self, state: S) -> bool:
        return True

    def copy(self) -> Sealed[S]:
        twin = self.blank()
        twin.steps = [steps[:] for steps in self.steps]
        twin.is_done = self.is_done[:]
        twin.is_hidden = self.is_hidden[:]
        return twin

    def mask(self, seat: int) -> Sealed[S]:
        twin = self.copy()
        for n, owner in enumerate(self.order):
            if owner == seat or self.is_hidden[n]:
                continue
            twin.is_hidden[n] = True
            if self.in_order:
                twin.steps[n] = [self.outside(step) for step in self.steps[n]]
            else:
                twin.steps[n] = [HIDDEN] if self.is_done[n] else []
        return twin

    def fill(self, state: S, rng: Random) -> None:
        for n, seat in enumerate(self.order):
            if not self.is_hidden[n]:
                continue
            self.is_hidden[n] = False
            if self.in_order:
                self.steps[n] = self._imagine_seen(state, n, rng)
            elif self.is_done[n]:
                self.steps[n] = self._imagine_whole(state, seat, rng)

    def reopen(self) -> None:
        """In a masked state: whoever has answered wholly unseen is asked again.

        For those who imagine: what is decided and what will be is equally unknown to them.
        """
        for n in range(len(self.order)):
            if self.is_hidden[n] and not self.in_order:
                self.steps[n] = []
                self.is_done[n] = self.is_hidden[n] = False

    def redo(self, seat: int, steps: list[Action]) -> None:
        """In a view: as if a seat had got no further than these steps."""
        n = self.order.index(seat)
        self.steps[n] = steps
        self.is_done[n] = False

    def facts(self) -> list[Fact]:
        return [self.order]

    def to_json(self) -> Json:
        steps = [[step.notation() for step in taken] for taken in self.steps]
        progress = {"steps": steps, "done": self.is_done[:], "hidden": self.is_hidden[:]}
        return {**super().to_json(), **progress}

    def resume(self, entry: Facts, vocabulary: Vocabulary) -> None:
        self.steps = [
            [vocabulary.seen(notation) for notation in taken] for taken in entry.texts("steps")
        ]
        self.is_done = entry.flags("done")
        self.is_hidden = entry.flags("hidden")

    def _imagine_seen(self, state: S, n: int, rng: Random) -> list[Action]:
        """Steps that look from outside like the ones seen."""
        steps: list[Action] = []
        if not self._extend(state, n, steps, rng):
            raise ValueError("No steps of these hands look like the ones seen.")
        return steps

    def _extend(self, state: S, n: int, steps: list[Action], rng: Random) -> bool:
        """Add fitting steps until there are as many as were seen; tells whether that was possible.

        A step may fit and still leave none for later: then another one is tried.
        """
        seat, seen = self.order[n], self.steps[n]
        if len(steps) == len(seen):
            return True
        is_last = self.is_done[n] and len(steps) + 1 == len(seen)
        fitting = [
            action
            for action in self.choices(state, seat, steps)
            if self.outside(action) is seen[len(steps)]
            and self.completes(state, seat, [*steps, action]) == is_last
        ]
        shuffle(rng, fitting)
        for action in fitting:
            steps.append(action)
            if self._extend(state, n, steps, rng):
                return True
            steps.pop()
        return False

    def _imagine_whole(self, state: S, seat: int, rng: Random) -> list[Action]:
        steps: list[Action] = []
        while not steps or not self.completes(state, seat, steps):
            choices = self.choices(state, seat, steps)
            steps.append(choices[below(rng, len(choices))])
        return steps


def reveals(state: State, seat: int, action: Action) -> bool:
    """Whether this is the last answer to a sealed question, so that all are revealed."""
    if not isinstance(state.agenda[-1], Sealed):
        return False
    twin = state.copy()
    question = twin.agenda[-1]
    twin.apply(seat, action)
    return question not in twin.agenda
