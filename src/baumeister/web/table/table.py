"""A table: a game in progress with the people and bots around it.

The journal in the store is the truth; the state in memory is what it leads to. What has just
happened is on its way to disk until `saved` returns; nobody is told before.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from baumeister.core.action import Action
from baumeister.core.match import Match
from baumeister.core.record import Entry, Record
from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.play import Sitter
from baumeister.web.table.house import DAY_SECONDS, House
from baumeister.web.table.journal import entries, read
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.promised_sitting import PromisedSitting
from baumeister.web.table.store import (
    CHANGE,
    PLAY,
    REWIND,
    Addition,
    ChatLine,
    JournalLine,
    Overtaken,
    Standing,
    Store,
    TableInfo,
)

CHAT_LINES: Final = 200  # that are shown
CHAT_LENGTH: Final = 500  # characters of a line
LIVE: Final = "live"
SPEEDS: Final = (LIVE, "1", "3", "7")  # or so many days for a turn


class NotYours(Refusal):
    """Somebody else may do or see this, but not this person."""


class Table(PromisedSitting):
    """`version` counts the lines of the journal, so it grows with every change."""

    def __init__(
        self,
        store: Store,
        info: TableInfo,
        house: House,
        journal_writer: JournalWriter,
        forget: Callable[[str], None],
        levels: Sequence[str],
    ) -> None:
        """`forget` is told when memory and disk may differ: then the disk is right.

        `levels` are the bots that can take a seat here.
        """
        game = game_named(info.game)
        record = Record(
            info.game, info.rules_version, info.seats, info.variants, edition=info.edition
        )
        super().__init__(Match(game, record), store.seats(info.id), info, house)
        self.store = store
        self.journal_writer = journal_writer
        self.forget = forget
        self.levels = levels
        self.chat: list[ChatLine] = store.chat(info.id, CHAT_LINES)
        self.undo_wished_by: int | None = None
        self.undo_agreed: set[str] = set()
        self._is_saved: asyncio.Future[None] | None = None
        self.journal: list[JournalLine] = store.journal(info.id)
        self.requests = {line.request for line in self.journal if line.request}
        self.rewinds = sum(line.kind == REWIND for line in self.journal)
        self._log_before: list[int] = []  # how long the log was before each answer of the record
        for seat, notation in entries(self.journal):
            self._mark_log()
            self._mark_forced(seat)
            self.match.play(seat, notation)

    @property
    def is_saved(self) -> bool:
        return self._is_saved is None or self._is_saved.done()

    async def saved(self) -> None:
        """Wait until everything so far is on disk."""
        if self._is_saved is not None:
            try:
                await asyncio.shield(self._is_saved)
            except Overtaken:
                raise StaleVersion(Text("refuse.stale")) from None

    @property
    def version(self) -> int:
        return len(self.journal)

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

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits, whether or not a bot stands in."""
        if not person:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def _played_by(self, person: str) -> list[int]:
        return [seat for seat in self.seats_of(person) if not self.seats[seat].is_played_by_bot]

    def people(self) -> set[str]:
        """Everybody who plays for themselves now."""
        return {self.seats[seat].person for seat in self.seats_of_people}

    def log_before_answer_of(self, seat: int) -> int | None:
        """How long the log was when a seat answered last; None if it never has."""
        last = self.last_answer([seat])
        return None if last is None else self._log_before[last]

    def chapter(self, seat: int) -> int:
        """Grows when a seat (or `PUBLIC`) must read the log again."""
        own = sum(line.kind == CHANGE and line.seat == seat for line in self.journal)
        return self.rewinds + own

    def answers_of(self, seat: int) -> int:
        """How often a seat has answered, including what was taken back."""
        return sum(line.kind == PLAY and line.seat == seat for line in self.journal)

    def is_overdue(self, seat: int) -> bool:
        """Whether a seat has let the days for its turn go by."""
        if self.info.speed == LIVE or seat not in self.asked():
            return False
        return self.house.now() - self.moved > int(self.info.speed) * DAY_SECONDS

    @property
    def moved(self) -> float:
        """When something happened here last."""
        return self.journal[-1].at if self.journal else self.info.created

    def begin(self) -> None:
        """If all seats are taken, whatever needs nobody's decision happens."""
        if self.is_full:
            self._commit([])

    def answer(
        self, person: str, seat: int, notation: str, version: int, request: str = ""
    ) -> None:
        """A person's answer for a seat of theirs."""
        self.check_sitter(person, seat)
        if self.secrets.is_changing(seat):
            self._answer_anew(seat, notation, request)
        else:
            self.play(seat, notation, version, request)

    def play(
        self, seat: int, answer: Action | str, version: int | None = None, request: str = ""
    ) -> None:
        """The answer of whoever plays for a seat; the rules say whether it is legal.

        A request that was heard before changes nothing.
        """
        if request and request in self.requests:
            return
        told = self._log_length()
        super().play(seat, answer, version)
        self._log_before.append(told)
        if not self.seats[seat].is_played_by_bot:
            self.undo_wished_by = None
        _, written = self.match.record.entries[-1]  # in its proper form, however it was typed
        self._commit([JournalLine(PLAY, seat, written, request, self.house.now())])

    def check_sitter(self, person: str, seat: int) -> None:
        """Refuse a seat that a person does not answer for."""
        if seat not in self.seats_of(person):
            raise NotYours(Text("refuse.not_your_seat"))
        if self.seats[seat].is_played_by_bot:
            raise IllegalAction(Text("refuse.bot_plays_here"))

    def has_hints_for(self, person: str) -> bool:
        """Against bots, or among people at one screen: nobody else could mind."""
        others = [seat for seat in self.seats if seat.person != person]
        return bool(self.seats_of(person)) and all(seat.is_played_by_bot for seat in others)

    def changes_secretly(self, person: str) -> int | None:
        """The seat of a person who can change an answer that nobody has seen.

        Several at one screen cannot: it shows somebody else by then.
        """
        own = self._played_by(person)
        return own[0] if len(own) == 1 and self.secrets.can_take_back(own[0]) else None

    def withdraw(self, person: str, seat: int, step: int) -> None:
        """Take back one step of an answer that nobody has seen, and what needs it."""
        self.check_sitter(person, seat)
        if self.changes_secretly(person) != seat or not 0 <= step < len(self.secrets.steps(seat)):
            raise IllegalAction(Text("refuse.nothing_to_undo"))
        kept = self.secrets.without(seat, step)
        if self.secrets.is_whole(seat):
            self.secrets.draft(seat, kept)
        else:
            self._change(seat, kept)

    def decline(self, person: str, seat: int) -> None:
        """Answer in advance what can be until the end of the turn, or no longer do so."""
        self.check_sitter(person, seat)
        if not self.game.declines:
            raise IllegalAction(Text("refuse.nothing_to_decline"))
        self.declined.toggle(seat, self.match.state)
        if self.is_full:
            self._commit([])

    def keep_answer(self, person: str, seat: int) -> None:
        """What was answered in secret stays as it was."""
        self.check_sitter(person, seat)
        self.secrets.keep(seat)

    def _answer_anew(self, seat: int, notation: str, request: str) -> None:
        """The next step of another answer; once it is whole, it counts."""
        if request and request in self.requests:
            return
        action = self.game.vocabulary.parse(notation)
        view = self.secrets.view(seat, self.match.state.mask(seat))
        if action not in self.secrets.legal(seat, view):
            words = {"notation": notation}
            raise IllegalAction(Text("refuse.not_now", words=words), self.game.sentences)
        steps = [*self.secrets.steps(seat), action]
        if self.secrets.completes(seat, steps):
            self._change(seat, steps, request)
        else:
            self.secrets.draft(seat, steps)
            self.requests |= {request} - {""}

    def _change(self, seat: int, steps: Sequence[Action], request: str = "") -> None:
        notations = [self.game.vocabulary.notation(step) for step in steps]
        begins = self.secrets.begins()
        self.secrets.keep(seat)
        self.change_secret(seat, notations)
        text = json.dumps([begins, *notations])
        self._commit([JournalLine(CHANGE, seat, text, request, self.house.now())])

    def can_undo(self, person: str) -> bool:
        """Whether something can be taken back, freely or if the others agree."""
        return self.last_to_take_back(self._played_by(person)) is not None

    def undo(self, person: str, version: int) -> bool:
        """Take the last answer of a person back; tells whether it was done or must be agreed to."""
        secret = self.changes_secretly(person)
        if secret is not None:
            self.withdraw(person, secret, len(self.secrets.steps(secret)) - 1)
            return True
        if version != self.version:
            raise StaleVersion(Text("refuse.stale"))
        last = self.last_to_take_back(self._played_by(person))
        if last is None:
            raise IllegalAction(Text("refuse.nothing_to_undo"))
        seat, others = self.match.record.entries[last][0], self.people() - {person}
        self.declined.forget(seat)
        if not others or self.can_take_back(last):
            self._take_back(seat)
            return True
        self.undo_wished_by = seat
        self.undo_agreed = set()
        return False

    def agree_to_undo(self, person: str, agrees: bool) -> None:
        """Somebody answers the wish; it is granted when all others have agreed."""
        seat = self.undo_wished_by
        if seat is None or person not in self.people() or person == self.seats[seat].person:
            raise IllegalAction(Text("refuse.nothing_to_agree"))
        if not agrees:
            self.undo_wished_by = None
            return
        self.undo_agreed.add(person)
        if self.people() - {self.seats[seat].person} <= self.undo_agreed:
            self._take_back(seat)

    def sit(self, seat: int, person: str, name: str, word: str = "") -> None:
        """Take an open seat; the game begins when it was the last one."""
        if self.seats[seat].person == person:
            return
        if self.seats[seat].kind != "open":
            raise IllegalAction(Text("refuse.seat_taken"))
        self.set_seat(seat, Sitter("person", name, person, word=word))
        self.begin()

    def substitute(self, seat: int, level: str) -> None:
        """A bot stands in for a person, who can come back."""
        self.set_seat(seat, replace(self.seats[seat], is_substituted=True, level=level))

    def come_back(self, seat: int) -> None:
        self.set_seat(seat, replace(self.seats[seat], is_substituted=False, level=""))

    def fill_with_bot(self, seat: int, name: str, level: str) -> None:
        """A bot takes an open seat for good."""
        if self.seats[seat].kind != "open":
            raise IllegalAction(Text("refuse.seat_taken"))
        self.set_seat(seat, Sitter("bot", name, level=level))
        self.begin()

    def say(self, person: str, name: str, text: str, request: str = "") -> None:
        """A line of chat. A request that was heard before changes nothing."""
        if request and any(request == line.request for line in self.chat):
            return
        line = ChatLine(person, name, text, self.house.now(), request)
        self.store.say(self.info.id, line)
        self.chat = [*self.chat, line][-CHAT_LINES:]

    def set_seat(self, seat: int, info: Sitter) -> None:
        self.store.set_seat(self.info.id, seat, info)
        super().set_seat(seat, info)

    def play_again(self, answers: Sequence[Entry]) -> None:
        begins = self.match.version
        del self._log_before[begins:]
        for seat, notation in answers:
            self._mark_log()
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

    def _take_back(self, seat: int) -> None:
        stay = self.last_answer([seat])
        assert stay is not None
        self.rewind(stay)
        del self._log_before[stay:]
        self.undo_wished_by = None
        self._commit([JournalLine(REWIND, seat, str(stay), at=self.house.now())])

    def _commit(self, lines: list[JournalLine]) -> None:
        """Let everything happen that needs no decision, and send all that is new to disk."""
        now = self.house.now()
        lines += [JournalLine(PLAY, seat, notation, at=now) for seat, notation in self._go_on()]
        if not lines:
            return
        if self.is_over:
            self.undo_wished_by = None
        first = self.version
        standing = self._standing(first + len(lines), now)
        self.journal += lines
        self.requests.update(line.request for line in lines if line.request)
        self.rewinds += sum(line.kind == REWIND for line in lines)
        addition = Addition(self.info.id, first, lines, standing)
        self._is_saved = self.journal_writer.write(addition, self.forget)

    def _standing(self, version: int, now: float) -> Standing:
        state = self.match.state
        result = state.result()
        if result is None:
            return Standing(state.to_act(), version, self.is_over, now)
        return Standing([], version, self.is_over, now, result.points, result.ranks)

    def _go_on(self) -> list[Entry]:
        """Chance answers, and so does the table where nobody has a choice."""
        before = self.match.version
        try:
            while self._answer_once():
                pass
        except Exception:
            self.forget(self.info.id)
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
