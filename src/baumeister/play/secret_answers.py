"""Secret answers: what a seat has answered to a sealed question can be changed until all are in.

An answer that is whole stays in force while its seat writes another one, so nobody can tell that
it is being changed; and where others have seen something of it, the new one looks the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.core.action import Action
from baumeister.core.match import Match
from baumeister.core.record import Entry
from baumeister.core.sealed import Sealed
from baumeister.core.state import State


def sealed_question(state: State) -> Sealed[State] | None:
    question = state.agenda[-1] if state.agenda else None
    return question if isinstance(question, Sealed) else None


class SecretAnswers:
    """The answers that seats of a game give in secret, and those that they write anew."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.drafts: dict[int, list[Action]] = {}

    def steps(self, seat: int) -> list[Action]:
        """What a seat has answered so far, or written anew."""
        question = sealed_question(self.match.state)
        if question is None or seat not in question.order:
            return []
        written = question.steps[question.order.index(seat)]
        return self.drafts.get(seat, written) if self.is_whole(seat) else written

    def is_whole(self, seat: int) -> bool:
        """Whether a seat has answered, and others have not yet."""
        question = sealed_question(self.match.state)
        if question is None or seat not in question.order:
            return False
        return question.is_done[question.order.index(seat)]

    def is_changing(self, seat: int) -> bool:
        """Whether a seat writes another answer while the old one is in force."""
        return seat in self.drafts and self.is_whole(seat)

    def can_take_back(self, seat: int) -> bool:
        """Whoever answers in turn order, for all to see, is alone until it is done."""
        question = sealed_question(self.match.state)
        is_alone = question is not None and question.in_order and not self.is_whole(seat)
        return bool(self.steps(seat)) and not is_alone

    def without(self, seat: int, number: int) -> list[Action]:
        """The steps of a seat without one of them, and without those that need it."""
        question = sealed_question(self.match.state)
        assert question is not None
        kept: list[Action] = []
        steps = self.steps(seat)
        if question.in_order:  # others have seen how many there were, and in which order
            return steps[:number]
        for step in steps[:number] + steps[number + 1 :]:
            if step not in question.choices(self.match.state, seat, kept):
                break
            if question.completes(self.match.state, seat, [*kept, step]):
                break
            kept.append(step)
        return kept

    def draft(self, seat: int, steps: list[Action]) -> None:
        self.drafts[seat] = steps

    def keep(self, seat: int) -> None:
        """Leave an answer as it was."""
        self.drafts.pop(seat, None)

    def prune(self) -> None:
        """Once a question is settled, nobody changes an answer to it any more."""
        self.drafts = {seat: steps for seat, steps in self.drafts.items() if self.is_changing(seat)}

    def completes(self, seat: int, steps: list[Action]) -> bool:
        question = sealed_question(self.match.state)
        assert question is not None
        return question.completes(self.match.state, seat, steps)

    def view(self, seat: int, state: State) -> State:
        """What the seat of this view sees while it writes another answer."""
        question = sealed_question(state)
        if question is not None and self.is_changing(seat):
            question.redo(seat, self.drafts[seat][:])
        return state

    def legal(self, seat: int, view: State) -> list[Action]:
        """What may come next; those who saw something of the old answer see no difference."""
        legal = view.legal(seat)
        question = sealed_question(self.match.state)
        if question is None or not question.in_order or not self.is_changing(seat):
            return legal
        written = self.drafts[seat]
        old = question.steps[question.order.index(seat)]
        seen, is_last = question.outside(old[len(written)]), len(written) + 1 == len(old)
        return [
            action
            for action in legal
            if question.outside(action) is seen
            and question.completes(view, seat, [*written, action]) == is_last
        ]

    def begins(self) -> int:
        """The number of the first answer to the sealed question that is asked."""
        question = sealed_question(self.match.state)
        assert question is not None
        return self.match.version - sum(len(steps) for steps in question.steps)


def with_steps(entries: Sequence[Entry], seat: int, steps: Sequence[str]) -> list[Entry]:
    """Answers to a sealed question in which a seat has given others, all where its last one was."""
    own = [number for number, (who, _) in enumerate(entries) if who == seat]
    others = [entry for entry in entries if entry[0] != seat]
    place = own[-1] + 1 - len(own) if own else len(others)
    return [*others[:place], *((seat, step) for step in steps), *others[place:]]
