"""A lesson: a first game in which a guide says one short thing at a time, and somebody does it.

It is played at a real table by the real rules. The file of a game says what the guide tells, which
answers go on from there, what the others answer, and what chance brings; nothing of it is a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from baumeister.core.record import Entry

LEARNER: Final = 0  # the seat of whoever takes the lesson
PANEL: Final = "panel:"
PLACE: Final = "place:"
THING: Final = "thing:"
PAGE: Final = "page:"
RIVALS: Final = f"{PAGE}rivals"
HEADLINE: Final = f"{PAGE}headline"
OWN: Final = f"{PAGE}dock"
MOST_WORDS: Final = 30  # of what the guide says at a time


@dataclass(frozen=True)
class Say:
    """The guide says something and points at it, until somebody wants to go on.

    `at` names answers by their notation, and with the word for it: panels of the drawing, places on
    it, things that can be picked up, or parts of the page. `of` are headings of the rulebook.
    """

    text: str  # a marked template
    at: tuple[str, ...] = ()
    of: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What can be answered, what the guide says to it, and what follows only then."""

    notation: str
    reply: str = ""
    is_wrong: bool = False  # then it may be taken back
    then: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Do:
    """The guide asks for an answer; the first one is what it would do itself."""

    text: str
    answers: tuple[Answer, ...]
    at: tuple[str, ...] = ()  # without any, the answers
    of: tuple[str, ...] = ()

    def answer(self, notation: str) -> Answer | None:
        return next((one for one in self.answers if one.notation == notation), None)


@dataclass(frozen=True)
class Others:
    """What the other seats answer, one after the other."""

    entries: tuple[Entry, ...]


Step = Say | Do | Others


@dataclass(frozen=True)
class Lesson:
    """`luck` says what chance brings by the number of its answer; a seed decides the rest."""

    minutes: int
    seats: int
    steps: tuple[Step, ...]
    companions: tuple[str, ...] = ()  # the names of the others, marked templates
    variants: Mapping[str, str] = field(default_factory=dict)
    luck: Mapping[int, str] = field(default_factory=dict)
    seed: int = 1
    # Headings of the rulebook that it leaves out, with the section of the rules that has them.
    left: Mapping[str, str] = field(default_factory=dict)
    needless: frozenset[str] = frozenset()  # headings that nobody needs who plays here
    # What the guide says when a rule comes up for the first time that the lesson has left out, by
    # the word of an answer that can be given (`steal`) or the key of an event (`event.curses`).
    later: Mapping[str, str] = field(default_factory=dict)

    @property
    def texts(self) -> list[str]:
        """Everything that the guide may say."""
        return [*_texts(self.steps), *self.later.values()]

    @property
    def headings(self) -> set[str]:
        """Those of the rulebook that are met by doing."""
        return set(_headings(self.steps))


def say(text: str, *at: str, of: str = "") -> Say:
    """`of` has one heading a line."""
    return Say(text, at, tuple(of.splitlines()))


def do(text: str, *answers: str | Answer, at: str | tuple[str, ...] = (), of: str = "") -> Do:
    """What may be answered as notation is right, and needs no reply."""
    found = tuple(Answer(one) if isinstance(one, str) else one for one in answers)
    return Do(text, found, (at,) if isinstance(at, str) else at, tuple(of.splitlines()))


def right(notation: str, reply: str = "", *then: Step) -> Answer:
    return Answer(notation, reply, then=then)


def wrong(notation: str, reply: str, *then: Step) -> Answer:
    return Answer(notation, reply, is_wrong=True, then=then)


def others(*lines: str) -> Others:
    """Lines as in a record: `1 sail 0 temple`."""
    parted = [line.partition(" ") for line in lines]
    return Others(tuple((int(seat), notation) for seat, _, notation in parted))


def _texts(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        if isinstance(step, Say | Do):
            yield step.text
        if isinstance(step, Do):
            for answer in step.answers:
                if answer.reply:
                    yield answer.reply
                yield from _texts(answer.then)


def _headings(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        if isinstance(step, Say | Do):
            yield from step.of
        if isinstance(step, Do):
            for answer in step.answers:
                yield from _headings(answer.then)
