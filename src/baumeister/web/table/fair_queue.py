"""A fair queue: whoever has used least lately is next, however much others want at once."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, Generic, NamedTuple, TypeVar

HALF_LIFE_SECONDS: Final = 60.0  # after which half of what somebody has used is forgotten
MOST_WAITING: Final = 50  # items of one person
REMEMBERED_PEOPLE: Final = 20_000

Item = TypeVar("Item")


class QueueIsFull(Exception):
    """So much of this person's is waiting that nothing more is taken."""


class Usage(NamedTuple):
    """The seconds somebody has used, as they counted at a moment."""

    seconds: float
    at: float


class Waiting(NamedTuple, Generic[Item]):
    """In the order in which a person's items are done."""

    is_patient: bool
    number: int  # of all that ever waited
    item: Item


@dataclass
class Line(Generic[Item]):
    """What one person waits for, and how much of theirs is being done."""

    waiting: list[Waiting[Item]] = field(default_factory=list)
    running: int = 0


class FairQueue(Generic[Item]):
    """`places` items are done at a time; the others wait.

    Next is whoever has fewest running, then whoever has used least lately, then whoever came first.
    Patient items are done only while nobody else waits.
    """

    def __init__(
        self, places: int, most_waiting: int = MOST_WAITING, half_life: float = HALF_LIFE_SECONDS
    ) -> None:
        self.places = places
        self.most_waiting = most_waiting
        self.half_life = half_life
        self._lines: dict[str, Line[Item]] = {}  # of people who wait or have something running
        self._used: OrderedDict[str, Usage] = OrderedDict()  # who used something last is the last
        self._running = 0
        self._added = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(line.waiting) for line in self._lines.values())

    def add(self, person: str, item: Item, *, is_patient: bool = False) -> None:
        line = self._lines.setdefault(person, Line())
        if len(line.waiting) >= self.most_waiting:
            raise QueueIsFull(person)
        self._added += 1
        insort(line.waiting, Waiting(is_patient, self._added, item))

    def start(self, now: float) -> Item | None:
        """The next item, if there is one and a place for it."""
        if self._running >= self.places:
            return None
        people = [person for person, line in self._lines.items() if line.waiting]
        if not people:
            return None
        line = self._lines[min(people, key=lambda person: self._rank(person, now))]
        line.running += 1
        self._running += 1
        return line.waiting.pop(0).item

    def end(self, person: str, seconds: float, now: float) -> None:
        """Something of a person's is done, and has taken so long."""
        self._running -= 1
        self._lines[person].running -= 1
        self._tidy(person)
        self._used[person] = Usage(self.used(person, now) + seconds, now)
        self._used.move_to_end(person)
        if len(self._used) > REMEMBERED_PEOPLE:
            self._used.popitem(last=False)

    def withdraw(self, person: str, item: Item) -> bool:
        """Somebody no longer waits for something; tells whether it was still waiting."""
        line = self._lines[person]
        for place, entry in enumerate(line.waiting):
            if entry.item is item:
                del line.waiting[place]
                self._tidy(person)
                return True
        return False

    def used(self, person: str, now: float) -> float:
        """Seconds, of which the older ones count less and less."""
        usage = self._used.get(person)
        if usage is None:
            return 0.0
        return float(usage.seconds * 0.5 ** ((now - usage.at) / self.half_life))

    def _rank(self, person: str, now: float) -> tuple[bool, int, float, int]:
        """The lowest is next."""
        line = self._lines[person]
        first = line.waiting[0]
        return first.is_patient, line.running, self.used(person, now), first.number

    def _tidy(self, person: str) -> None:
        line = self._lines[person]
        if not line.waiting and not line.running:
            del self._lines[person]


class FairTurns:
    """`async with turns.turn(person):` waits in a fair queue, and charges the time it takes."""

    def __init__(
        self,
        places: int,
        most_waiting: int = MOST_WAITING,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue(places, most_waiting)
        self.clock = clock

    @asynccontextmanager
    async def turn(self, person: str, *, is_patient: bool = False) -> AsyncIterator[None]:
        """`QueueIsFull` if too much of the same person's is waiting already."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.add(person, ready, is_patient=is_patient)
        self._start()
        try:
            await ready
        except asyncio.CancelledError:
            if not self.queue.withdraw(person, ready):  # its turn had just come
                self._end(person, self.clock())
            raise
        begun = self.clock()
        try:
            yield
        finally:
            self._end(person, begun)

    def _end(self, person: str, begun: float) -> None:
        now = self.clock()
        self.queue.end(person, now - begun, now)
        self._start()

    def _start(self) -> None:
        while (ready := self.queue.start(self.clock())) is not None:
            if not ready.done():  # otherwise somebody has just given up, and ends it
                ready.set_result(None)
