"""A sitting that is kept: the journal in the store is the truth, memory is what it leads to.

What has just happened is on its way to disk until `saved` returns; nobody is told before. Another
server may have changed the table meanwhile: then nothing was added, and this one is forgotten.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from baumeister.core.match import Match
from baumeister.core.record import Entry, Record
from baumeister.core.state import CHANCE
from baumeister.games import game as game_named
from baumeister.play import Sitter
from baumeister.web.table.house import House
from baumeister.web.table.journal import entries, read
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.promised_sitting import PromisedSitting
from baumeister.web.table.stopped import Stopped
from baumeister.web.table.store import (
    CHANGE,
    CHAT_LINES,
    PLAY,
    REWIND,
    Addition,
    ChatLine,
    JournalLine,
    KeptTable,
    Standing,
)

DRAFT_REQUESTS: Final = 16  # that are kept


@dataclass
class Wish:
    """Somebody wants to take an answer back, and others have agreed so far."""

    seat: int
    agreed: set[str] = field(default_factory=set)


class KeptSitting(PromisedSitting):
    """`version` counts the lines of the journal, so it grows with every answer; `stamp` counts
    changes of any kind, also of seats, of the chat, and of what was said beside the game.
    """

    def __init__(
        self,
        kept: KeptTable,
        house: House,
        journal_writer: JournalWriter,
        forget: Callable[[KeptSitting], None],
    ) -> None:
        """`forget` is told when memory and disk may differ: then the disk is right."""
        info = kept.info
        record = Record(
            info.game, info.rules_version, info.seats, info.variants, edition=info.edition
        )
        super().__init__(Match(game_named(info.game), record), kept.seats, info, house)
        self.journal_writer = journal_writer
        self.forget = forget
        self.host_name = kept.host_name
        self.stamp = kept.stamp
        self.chat: list[ChatLine] = kept.chat
        self.is_quiet = False  # the host has switched the chat off
        self.wish: Wish | None = None
        self._drafted: list[str] = []  # requests that have led to nothing but a draft
        self.journal: list[JournalLine] = kept.lines
        self.requests = {line.request for line in self.journal if line.request}
        self.rewinds = 0
        self.changes: Counter[int] = Counter()  # of secret answers, by seat
        self._count(self.journal)
        self._is_saved: asyncio.Future[None] | None = None
        self._log_before: list[int] = []  # how long the log was before each answer of the record
        self._aside = "{}"
        self.stopped: Stopped | None = None  # why the game cannot go on here
        self._replay_all(kept)

    def _count(self, lines: Sequence[JournalLine]) -> None:
        for line in lines:
            if line.kind == REWIND:
                self.rewinds += 1
            elif line.kind == CHANGE:
                self.changes[line.seat] += 1

    def _replay_all(self, kept: KeptTable) -> None:
        """As far as the rules lead."""
        try:
            for seat, notation in entries(self.journal):
                self._replay(seat, notation)
        except Exception as error:  # rules of others may raise whatever they like
            at = self.match.version
            self.rewind(at)
            del self._log_before[at:]
            self.stopped = Stopped(kept, error, at)
        else:
            self._read_aside(kept.aside)

    @property
    def is_over(self) -> bool:
        return super().is_over and self.stopped is None

    def asked(self) -> list[int]:
        return [] if self.stopped else super().asked()

    def is_chance_asked(self) -> bool:
        return super().is_chance_asked() and self.stopped is None

    @property
    def is_saved(self) -> bool:
        return self._is_saved is None or self._is_saved.done()

    async def saved(self) -> None:
        """Wait until everything so far is on disk; `Overtaken` if it never will be."""
        if self._is_saved is not None:
            await asyncio.shield(self._is_saved)

    async def settled(self) -> None:
        """Wait until everything so far is on disk, or never will be."""
        if self._is_saved is not None:
            await asyncio.wait([self._is_saved])

    @property
    def version(self) -> int:
        return len(self.journal)

    @property
    def moved(self) -> float:
        """When something happened here last."""
        return self.journal[-1].at if self.journal else self.info.created

    def sealed_since(self) -> int:
        """Counted in lines of the journal, of which changes are some."""
        kept: list[Entry] = []
        begins, since = self.secrets.begins(), 0
        for number, line in enumerate(self.journal):
            read(line, kept)
            if line.kind != CHANGE and len(kept) == begins:
                since = number + 1
        return since

    def answered_since(self, version: int) -> list[int]:
        return [line.seat for line in self.journal[version:]]

    def catch_up(self, kept: KeptTable) -> None:
        """Take in what has happened elsewhere; `kept` has the lines that are missing here."""
        for line in kept.lines:
            self._take_in(line)
        self.seats = list(kept.seats)
        self.promise_luck()
        self.chat = kept.chat
        self._read_aside(kept.aside)
        self.stamp = kept.stamp

    def _take_in(self, line: JournalLine) -> None:
        self.journal.append(line)
        self.requests |= {line.request} - {""}
        self._count([line])
        if line.kind == REWIND:
            self.rewind(int(line.text))
            del self._log_before[int(line.text) :]
        elif line.kind == CHANGE:
            _, *steps = json.loads(line.text)
            self.change_secret(line.seat, steps)
        else:
            self._replay(line.seat, line.text)
            self.clock.answered(line.seat)

    def set_seat(self, seat: int, info: Sitter) -> None:
        super().set_seat(seat, info)
        self._order([], seats={seat: info})

    def add_to_chat(self, line: ChatLine) -> None:
        self.chat = [*self.chat, line][-CHAT_LINES:]
        self._order([], chat=[line])

    def play_again(self, answers: Sequence[Entry]) -> None:
        begins = self.match.version
        del self._log_before[begins:]
        for seat, notation in answers:
            self._mark_log()
            self.match.play(seat, notation)

    def _replay(self, seat: int, notation: str) -> None:
        self._mark_log()
        self._mark_forced(seat)
        self.match.play(seat, notation)

    def _mark_log(self) -> None:
        self._log_before.append(self._log_length())

    def _mark_forced(self, seat: int) -> None:
        """For what the journal says next: the same answers have no choice again."""
        state = self.match.state
        action = None if seat == CHANCE else state.forced(seat)
        if action is not None:
            self.forced[self.match.version] = state.describe(seat, action)

    def _log_length(self) -> int:
        return len(self.match.state.log or [])

    def _commit(self, lines: list[JournalLine]) -> None:
        """Let everything happen that needs no decision, and send all that is new to disk."""
        now = self.house.now()
        lines += [JournalLine(PLAY, seat, notation, at=now) for seat, notation in self._go_on()]
        if self.is_over:
            self.wish = None
        self.secrets.prune()
        if lines or self._told_aside() != self._aside:
            self._order(lines)

    def _order(
        self,
        lines: list[JournalLine],
        seats: dict[int, Sitter] | None = None,
        chat: Sequence[ChatLine] = (),
    ) -> None:
        if self.stopped is not None:
            self.forget(self)
            raise self.stopped
        first, stamp = self.version, self.stamp
        self.journal += lines
        self.requests.update(line.request for line in lines if line.request)
        self._count(lines)
        self.stamp += 1
        self._aside = self._told_aside()
        addition = Addition(
            self.info.id, stamp, first, lines, self._standing(), seats or {}, chat, self._aside
        )
        self._is_saved = self.journal_writer.write(addition, lambda: self.forget(self))

    @property
    def waits_for_bots(self) -> bool:
        """Or for whatever happens by itself at the beginning."""
        return bool(self.asked_bots()) or (self.is_full and not self.journal)

    def _standing(self) -> Standing:
        state = self.match.state
        result = state.result()
        if result is not None:
            points, ranks = result.points, result.ranks
            return Standing([], self.version, self.is_over, self.moved, points, ranks)
        waits = self.waits_for_bots
        return Standing(
            state.to_act(), self.version, self.is_over, self.moved, waits_for_bots=waits
        )

    def _hear(self, request: str) -> None:
        """Remember a request that adds nothing to the journal, so that a repeat is harmless."""
        if request:
            self.requests.add(request)
            self._drafted.append(request)

    def _told_aside(self) -> str:
        """What belongs to no answer yet: a wish, what was declined in advance, secret drafts."""
        told: dict[str, object] = {}
        if self.is_quiet:
            told["quiet"] = True
        if self.wish is not None:
            told["wish"] = [self.wish.seat, *sorted(self.wish.agreed)]
        if self.declined.turns:
            told["declined"] = sorted(self.declined.turns.items())
        if self.secrets.drafts:
            notation = self.game.vocabulary.notation
            told["drafts"] = [
                [seat, *(notation(step) for step in steps)]
                for seat, steps in sorted(self.secrets.drafts.items())
            ]
            told["drafted"] = self._drafted[-DRAFT_REQUESTS:]
        return json.dumps(told)

    def _read_aside(self, aside: str) -> None:
        told = json.loads(aside)
        self.is_quiet = told.get("quiet", False)
        seat, *agreed = told.get("wish", [None])
        self.wish = None if seat is None else Wish(seat, set(agreed))
        self.declined.turns = dict(told.get("declined", []))
        parse = self.game.vocabulary.parse
        self.secrets.drafts = {
            seat: [parse(step) for step in steps] for seat, *steps in told.get("drafts", [])
        }
        self._drafted = told.get("drafted", [])
        self.requests.update(self._drafted)
        self._aside = aside

    def _go_on(self) -> list[Entry]:
        """Chance answers, and so does the table where nobody has a choice."""
        before = self.match.version
        try:
            while self._answer_once():
                pass
        except Exception:
            self.forget(self)
            raise
        return self.match.record.entries[before:]

    def _answer_once(self) -> bool:
        self._mark_log()
        if self.is_chance_asked():
            self.draw()
            return True
        if self.play_forced() or self.play_declined():
            return True
        del self._log_before[-1:]
        return False
