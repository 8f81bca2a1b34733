"""Events: what happened, and who saw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, SupportsIndex

from baumeister.core.text import Text
from baumeister.core.whole import whole

PUBLIC: Final = 15  # the viewpoint of somebody without a seat
EVERYONE: Final = 0xFFFF  # a bit for each seat, and bit 15 for the public


def only(seat: int) -> int:
    """The `seen_by` of a thing that one seat alone has seen."""
    return 1 << seat


@dataclass(frozen=True)
class Event:
    """`secret` is for those in `seen_by`; everybody else gets the twin `key.hidden` without it."""

    key: str  # of its sentence, after `event.`
    seat: int  # who did it, or whom it happened to
    data: dict[str, int]  # what everybody may know of it
    secret: dict[str, int] = field(default_factory=dict)  # what only those in `seen_by` may
    seen_by: int = EVERYONE  # a bit for each seat, and bit 15 for the public

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.seat, self.data, self.secret, self.seen_by)

    def to_json(self) -> dict[str, object]:
        """Plain data, with its secrets; `Event(**data)` is an equal event."""
        return {
            "key": self.key,
            "seat": self.seat,
            "data": {**self.data},
            "secret": {**self.secret},
            "seen_by": self.seen_by,
        }

    def seen_from(self, seat: SupportsIndex) -> Event:
        """What a seat (or `PUBLIC`) may know of it: the event, or its hidden twin."""
        if self.seen_by >> whole(seat) & 1:
            return self
        return Event(self.key + ".hidden", self.seat, self.data)

    def text(self) -> Text:
        """What it says, its secrets included."""
        return Text("event." + self.key, {"seat": self.seat, **self.data, **self.secret})


def visible(log: Iterable[Event], seat: SupportsIndex) -> list[Event]:
    """The log as a seat (or `PUBLIC`) may read it."""
    return [event.seen_from(seat) for event in log]
