"""Moves: what an event moved, from which place of a drawing to which other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from baumeister.core.event import Event

Motion = tuple[str, str]  # the place that a thing left, and the one that it reached
Moves = Mapping[str, Sequence[Motion]]  # by keys of events; places are named after what they tell


def told(event: Event) -> dict[str, int]:
    """All the numbers of an event, by which places are named."""
    return {"seat": event.seat, **event.data, **event.secret}


def moved(moves: Moves, key: str, event: Event) -> list[Motion]:
    """What the table says of events of this kind, for one of them."""
    values = told(event)
    return [(start.format(**values), goal.format(**values)) for start, goal in moves.get(key, ())]


def reached(motion: Callable[[Event], list[Motion]], events: Iterable[Event]) -> set[str]:
    """Every place that something came to."""
    return {goal for event in events for _, goal in motion(event)}
