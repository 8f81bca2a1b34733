"""Models that tell a game as one long course, which stops wherever somebody is asked."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from baumeister import CHANCE

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """Somebody has to answer before the game goes on."""

    seat: int
    options: set[str]
    weights: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Together:
    """Several answer in secret, each in a course of their own, before the game goes on."""

    courses: dict[int, Generator[Ask, str, Any]]


Alone = Generator[Ask, str, T]  # what one seat says, step by step
Course = Generator[Ask | Together, Any, T]  # asks, hears notations, and returns something at last


def ask(seat: int, options: Iterable[str]) -> Alone[str]:
    """The answer of a seat."""
    return (yield Ask(seat, set(options)))


def ask_chance(likely: Mapping[str, int]) -> Alone[str]:
    """What chance brings."""
    weights = {notation: number for notation, number in likely.items() if number}
    return (yield Ask(CHANCE, set(weights), weights))


def ask_together(courses: dict[int, Alone[T]]) -> Course[dict[int, T]]:
    """What each seat says; nobody knows of the others."""
    if not courses:
        return {}
    said: dict[int, T] = yield Together(courses)
    return said


class Told:
    """The part of a model that is the same for every course."""

    def __init__(self, course: Course[None]) -> None:
        self.course = course
        self.open: dict[int, Ask] = {}  # what is asked now, by seat
        self.courses: dict[int, Alone[Any]] = {}  # of those who answer in secret
        self.said: dict[int, Any] = {}  # by those who are done
        self.go_on(None)

    def go_on(self, heard: object) -> None:
        try:
            question = self.course.send(heard)
        except StopIteration:
            self.open = {}
            return
        if isinstance(question, Ask):
            self.open, self.courses = {question.seat: question}, {}
        else:
            self.courses, self.said = question.courses, {}
            self.open = {seat: next(course) for seat, course in self.courses.items()}

    def asked(self) -> list[int]:
        return [*self.open]

    def legal(self, seat: int) -> set[str]:
        return self.open[seat].options

    def weights(self) -> dict[str, int]:
        return self.open[CHANCE].weights

    def answer(self, seat: int, notation: str) -> None:
        if not self.courses:
            self.go_on(notation)
            return
        try:
            self.open[seat] = self.courses[seat].send(notation)
        except StopIteration as done:
            self.said[seat] = done.value
            del self.open[seat]
        if not self.open:
            self.go_on(self.said)
