"""The last roll of the die, and the pyramid a thief came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from baumeister.core.event import Event
from baumeister.games.oh_pharaoh.names import PYRAMIDS
from baumeister.games.oh_pharaoh.state import OhPharaoh
from baumeister.games.oh_pharaoh.thief import Loot

NOWHERE = (-1, -1)


class Roll(NamedTuple):
    target: tuple[int, int]  # whose pyramid, and which one
    rolled: int
    needed: int

    @property
    def is_enough(self) -> bool:
        return self.rolled >= self.needed


def last_roll(state: OhPharaoh, events: Sequence[Event]) -> Roll | None:
    """What these events tell of a roll; they may begin after the thief was sent."""
    target, victim, found = NOWHERE, -1, None
    for event in events:
        data = event.data
        if event.key == "sends_thief":
            target, victim = (data["other"], data["pyramid"]), data["other"]
        elif event.key == "endures":
            victim = event.seat
        elif event.key in ("thief_fails", "thief_succeeds"):
            found = Roll(target, data["rolled"], data["n"])
            target = NOWHERE
        elif event.key in ("steals", "steals.joker") and found is not None:
            found = found._replace(target=(data["other"], data["pyramid"]))
    if found is None or found.target != NOWHERE:
        return found
    return found._replace(target=_guessed(state, victim, found.needed))


def _guessed(state: OhPharaoh, victim: int, needed: int) -> tuple[int, int]:
    """Where the thief must have been, if nobody says so."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Loot):
        return question.victim, question.pyramid
    places = range(PYRAMIDS * victim, PYRAMIDS * victim + PYRAMIDS) if victim >= 0 else ()
    fitting = [place for place in places if state.pyramids[place].steps == needed]
    return divmod(fitting[0], PYRAMIDS) if fitting else NOWHERE
