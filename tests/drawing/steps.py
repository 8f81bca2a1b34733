"""Games step by step, for the tests of motion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from baumeister.core.event import Event
from baumeister.core.state import State

S = TypeVar("S", bound=State)


def in_steps(before: S, moments: Iterable[S]) -> Iterator[tuple[S, S, list[Event]]]:
    """Each two states that follow one another, and the events between them."""
    told = 0
    for state in moments:
        log = state.log or []
        yield before, state, log[told:]
        before, told = state.copy(), len(log)
