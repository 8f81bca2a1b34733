"""Where a lesson stands: it follows from what was answered, and how often somebody went on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from baumeister.core.action import Action
from baumeister.core.record import Entry
from baumeister.core.state import CHANCE, State
from baumeister.teaching.lesson import LEARNER, Answer, Do, Lesson, Others, Say, Step


class Strayed(Exception):
    """The answers are not those of the lesson, which may have been rewritten since."""


@dataclass(frozen=True)
class Standing:
    """`step` is what is told or asked now; nothing is when the lesson is over."""

    step: Step | None
    answer: Answer | None = None  # that the guide has to say something to
    entry: Entry | None = None  # what another seat answers next
    done: int = 0  # steps before this one
    left: int = 0  # steps from this one on

    @property
    def text(self) -> str:
        if self.answer is not None:
            return self.answer.reply
        return self.step.text if isinstance(self.step, Say | Do) else ""

    @property
    def at(self) -> tuple[str, ...]:
        """What the guide points at."""
        if self.answer is not None or not isinstance(self.step, Say | Do):
            return ()
        if isinstance(self.step, Do) and not self.step.at:
            return tuple(answer.notation for answer in self.step.answers)
        return self.step.at

    @property
    def asks(self) -> bool:
        """Whether an answer is wanted now."""
        return self.answer is None and isinstance(self.step, Do)

    @property
    def offered(self) -> Collection[str]:
        """The answers that the lesson can take."""
        if not self.asks or not isinstance(self.step, Do):
            return ()
        return [answer.notation for answer in self.step.answers]


def length(steps: Sequence[Step]) -> int:
    """How many steps there are to be told or done, by the longest way."""
    return sum(
        1 + max((length(one.then) for one in step.answers), default=0)
        if isinstance(step, Do)
        else isinstance(step, Say)
        for step in steps
    )


def standing(
    lesson: Lesson, entries: Sequence[Entry], forced: Collection[int], passed: int
) -> Standing:
    """`forced` are the numbers of answers that nobody has chosen; what is only told was `passed`
    so often.
    """
    return _Course([*lesson.steps], _chosen(entries, forced), passed).run()


def _chosen(entries: Sequence[Entry], forced: Collection[int]) -> list[Entry]:
    return [entry for n, entry in enumerate(entries) if entry[0] != CHANCE and n not in forced]


class _Course:
    """The steps from some moment on, with the answers and goings on that are still to be told."""

    def __init__(self, steps: list[Step], answers: list[Entry], passed: int) -> None:
        self.steps = steps
        self.answers = answers
        self.passed = passed
        self.done = 0

    def run(self) -> Standing:
        while self.steps:
            now = self._take(self.steps[0])
            if now is not None:
                return now
        return self._here(None)

    def _take(self, step: Step) -> Standing | None:
        if isinstance(step, Others):
            return self._others(step)
        if isinstance(step, Say):
            return self._said(Standing(step), ())
        if not self.answers:
            return self._here(step)
        seat, notation = self.answers.pop(0)
        found = step.answer(notation)
        if seat != LEARNER or found is None:
            raise Strayed
        if not found.reply:
            self._next(found.then)
            return None
        return self._said(Standing(step, found), found.then)

    def _said(self, now: Standing, then: Sequence[Step]) -> Standing | None:
        """Something is told, and known once somebody has gone on."""
        if not self.passed:
            return self._here(now.step, now.answer)
        self.passed -= 1
        self._next(then)
        return None

    def _next(self, then: Sequence[Step]) -> None:
        self.steps[:1] = then
        self.done += 1

    def _others(self, step: Others) -> Standing | None:
        for entry in step.entries:
            if not self.answers:
                return self._here(step, entry=entry)
            if self.answers.pop(0) != entry:
                raise Strayed
        del self.steps[0]
        return None

    def _here(
        self, step: Step | None, answer: Answer | None = None, entry: Entry | None = None
    ) -> Standing:
        """Nothing is left to be told of what has happened."""
        if self.answers or self.passed:
            raise Strayed
        return Standing(step, answer, entry, self.done, length(self.steps))


def prepared_luck(lesson: Lesson, entries: Sequence[Entry], state: State) -> Action:
    """What chance brings next."""
    number = sum(seat == CHANCE for seat, _ in entries)
    if number in lesson.luck:
        return state.game.vocabulary.parse(lesson.luck[number])
    return state.sample(Random(f"{lesson.seed}/{number}"))
