"""The last roll of the die, and the pyramid a thief came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from baumeister.core.event import Event


class Roll(NamedTuple):
    target: tuple[int, int]  # whose pyramid, and which one
    rolled: int
    needed: int

    @property
    def is_enough(self) -> bool:
        return self.rolled >= self.needed


def last_roll(events: Sequence[Event]) -> Roll | None:
    for event in reversed(events):
        if event.key in ("thief_fails", "thief_succeeds"):
            data = event.data
            return Roll((data["other"], data["pyramid"]), data["rolled"], data["n"])
    return None
