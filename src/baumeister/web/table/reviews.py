"""Reviews of games that are over: looked at by the bots' processes, while nobody else needs them.

A review begins when somebody wants to see it. Each look makes the picture finer; the last one is
kept with its table, so that nobody computes it again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64decode, b64encode
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from zlib import compress, decompress

from baumeister.core.record import Record
from baumeister.games import game as game_named
from baumeister.review.judging import Finding
from baumeister.review.kept import finding_from_json, finding_to_json, text_to_json
from baumeister.review.review import LOOKS, VERSION, Review
from baumeister.web.table.fair_queue import QueueIsFull
from baumeister.web.table.kept_reviews import keep_review, kept_review
from baumeister.web.table.store import Store, StoreFailed
from baumeister.web.table.thinkers import Job, Looked, Thinkers

log = logging.getLogger("baumeister")

CHUNK: Final = 6  # turns for one process at a time: nobody waits long for its end
LANES: Final = 2  # parts of one review that are looked at side by side
REMEMBERED: Final = 60  # reviews in memory
AT_ONCE: Final = 3  # of one person that are being made
LEVEL: Final = "architect"  # whose thinking a look resembles, for the queue


class TooManyReviews(Exception):
    """As many of this person's are being made as one may have."""


class Wanted(NamedTuple):
    """A game as it is reviewed; `is_kept` tells of one whose review is kept with its table."""

    name: str
    record: str
    turns: int
    seat: int
    is_kept: bool


@dataclass
class Reviewing:
    """A review as far as it has got."""

    wanted: Wanted
    person: str
    known: dict[int, Finding] = field(default_factory=dict)  # of whole looks
    looks: int = 0
    done: int = 0  # parts
    has_failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def parts(self) -> int:
        """Of one look."""
        return len([*_parts(self.wanted.turns)])

    @property
    def total(self) -> int:
        return LOOKS * self.parts

    @property
    def is_done(self) -> bool:
        return self.looks >= LOOKS

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()


class Reviews:
    """All reviews that are wanted; each game has one for every seat."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._known: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()

    async def of(self, wanted: Wanted, person: str, *, again: bool = False) -> Reviewing:
        """The review of a game, which begins to be made if there is none yet.

        One that could not be made goes on where it was only if it is tried `again`.
        """
        key = wanted.name, wanted.seat
        found = self._known.get(key)
        if found is None:
            found = await self._kept(wanted, person)
            found = self._known.setdefault(key, found)  # somebody may have been faster
        self._known.move_to_end(key)
        if not found.is_done and not found.is_running and (again or not found.has_failed):
            self._begin(found, person)
        self._forget()
        return found

    def _begin(self, found: Reviewing, person: str) -> None:
        running = [one for one in self._known.values() if one.is_running and one.person == person]
        if len(running) >= AT_ONCE:
            if found.known:
                return  # what is there can be shown
            raise TooManyReviews
        found.person, found.has_failed = person, False
        found.done = found.looks * found.parts  # of a look that was broken off nothing is kept
        found.task = asyncio.create_task(self._make(found))

    def _forget(self) -> None:
        """Those that nobody has asked for longest; what is being made stays."""
        for key, one in list(self._known.items()):
            if len(self._known) <= REMEMBERED:
                return
            if not one.is_running:
                del self._known[key]

    def forget_kept(self) -> None:
        """What is kept may be there no longer; what is being made goes on."""
        kept = [key for key, one in self._known.items() if one.wanted.is_kept]
        for key in kept:
            if not self._known[key].is_running:
                del self._known[key]

    async def _kept(self, wanted: Wanted, person: str) -> Reviewing:
        found = Reviewing(wanted, person)
        text = None
        if wanted.is_kept:
            text = await kept_review(self.store, wanted.name, wanted.seat)
        if text is not None:
            known = await asyncio.to_thread(unpacked, text)
            if known is not None:
                found.known, found.looks, found.done = known, LOOKS, found.total
        return found

    async def _make(self, found: Reviewing) -> None:
        try:
            for look in range(found.looks, LOOKS):
                texts = await self._looked(found, look)
                found.known = await asyncio.to_thread(joined, found.known, texts)
                found.looks = look + 1
            if found.wanted.is_kept:
                text = await asyncio.to_thread(packed, found.known, found.wanted)
                await keep_review(self.store, found.wanted.name, found.wanted.seat, text)
        except* StoreFailed:
            log.exception("review_not_kept", extra={"table": found.wanted.name})
        except* (LookFailed, QueueIsFull):
            found.has_failed = True
            log.exception("review_failed", extra={"table": found.wanted.name})

    async def _looked(self, found: Reviewing, look: int) -> list[str]:
        parts = _parts(found.wanted.turns)
        texts: list[str] = []

        async def lane() -> None:
            for begin, end in parts:
                texts.append(await self._part(found, Looked(look, begin, end)))
                found.done += 1

        async with asyncio.TaskGroup() as lanes:
            for _ in range(LANES):
                lanes.create_task(lane())
        return texts

    async def _part(self, found: Reviewing, looked: Looked) -> str:
        wanted = found.wanted
        name = f"review of {wanted.name}"
        job = Job(name, wanted.record, wanted.seat, LEVEL, 0, looked=looked)
        text = await self.thinkers.look(job, found.person)
        if text is None:
            raise LookFailed
        return text

    async def close(self) -> None:
        running = [one.task for one in self._known.values() if one.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class LookFailed(Exception):
    """No process could look at a part."""


def _parts(turns: int) -> Iterator[tuple[int, int]]:
    """All turns, and the end."""
    for begin in range(0, turns + 1, CHUNK):
        yield begin, min(begin + CHUNK, turns + 1)


def joined(known: dict[int, Finding], texts: Sequence[str]) -> dict[int, Finding]:
    """What is known with another look; the old findings stay as they are, since they are shown."""
    found = {number: Finding(number) for number in known}
    for number, finding in known.items():
        found[number].join(finding)
    for text in texts:
        for entry in json.loads(text):
            finding = finding_from_json(entry)
            found.setdefault(finding.turn, Finding(finding.turn)).join(finding)
    return found


def packed(known: dict[int, Finding], wanted: Wanted) -> str:
    entries = [finding_to_json(finding) for finding in known.values()]
    data = [VERSION, entries, summary(known, wanted)]
    return b64encode(compress(json.dumps(data).encode())).decode()


def unpacked(text: str) -> dict[int, Finding] | None:
    """None for what an older version of the method has found."""
    version, entries, *_ = json.loads(decompress(b64decode(text)))
    if version != VERSION:
        return None
    return {entry["turn"]: finding_from_json(entry) for entry in entries}


def summary(known: dict[int, Finding], wanted: Wanted) -> dict[str, Any]:
    """What somebody's statistics say of a game, from their seat: the parts of its difference, and
    its mistakes, each with how it was asked and what it cost.
    """
    record = Record.from_text(wanted.record)
    review = Review(game_named(record.game), record)
    review.known, review.looks = {wanted.seat: known}, {wanted.seat: LOOKS}
    found = review.of(wanted.seat)
    return {
        "parts": found.parts(),
        "mistakes": [
            [text_to_json(review.before(one.turn).prompt(wanted.seat)), one.regret]
            for one in found.mistakes
        ],
    }


def summary_in(text: str) -> dict[str, Any] | None:
    """That of a review as it is kept; older ones have none."""
    version, _, *found = json.loads(decompress(b64decode(text)))
    return found[0] if found and version == VERSION else None


def with_names(record: Record, names: Sequence[str]) -> str:
    return Record(
        record.game,
        record.rules_version,
        record.seats,
        record.variants,
        record.entries,
        record.edition,
        [*names],
    ).to_text()
