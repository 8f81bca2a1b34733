"""A table: a game in progress with the people and bots around it."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from baumeister.core.action import Action
from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.play import Sitter
from baumeister.web.table.house import DAY_SECONDS, House
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.kept_sitting import KeptSitting, Wish
from baumeister.web.table.store import CHANGE, PLAY, REWIND, ChatLine, JournalLine, KeptTable

CHAT_LENGTH: Final = 500  # characters of a line
LIVE: Final = "live"
SPEEDS: Final = (LIVE, "1", "3", "7")  # or so many days for a turn


class NotYours(Refusal):
    """Somebody else may do or see this, but not this person."""


class Table(KeptSitting):
    """What its people do; each refusal leaves everything as it was."""

    def __init__(
        self,
        kept: KeptTable,
        house: House,
        journal_writer: JournalWriter,
        forget: Callable[[KeptSitting], None],
        levels: Sequence[str],
    ) -> None:
        """`levels` are the bots that can take a seat here."""
        super().__init__(kept, house, journal_writer, forget)
        self.levels = levels

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

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots are to finish the game without anybody: the last to play for themselves has
        said so.
        """
        return not self.seats_of_people and any(seat.is_substituted for seat in self.seats)

    def log_before_answer_of(self, seat: int) -> int | None:
        """How long the log was when a seat answered last; None if it never has."""
        last = self.last_answer([seat])
        return None if last is None else self._log_before[last]

    def log_before(self, answer: int) -> int:
        """How long the log was before the answer of this number, or is now if there is none yet."""
        return self._log_before[answer] if answer < len(self._log_before) else self._log_length()

    def is_decision(self, event: int) -> bool:
        """Whether a line of the log is the first that tells what its seat itself has chosen."""
        log, number = self.match.state.log or [], bisect_right(self._log_before, event) - 1
        if number < 0 or number in self.forced:
            return False
        seat, _ = self.match.record.entries[number]
        told = [line.seat for line in log[self._log_before[number] : event + 1]]
        return told[-1] == seat != CHANCE and seat not in told[:-1]

    def chapter(self, seat: int) -> int:
        """Grows when a seat (or `PUBLIC`) must read the log again."""
        return self.rewinds + self.changes[seat]

    def answers_of(self, seat: int) -> int:
        """How often a seat has answered, including what was taken back."""
        return sum(line.kind == PLAY and line.seat == seat for line in self.journal)

    def offered(self, seat: int, legal: list[Action]) -> list[Action]:
        """What a seat is offered of all that is legal."""
        return legal

    def prepared(self) -> str | None:
        """What the bot that is asked answers without thinking, if that is known already."""
        return None

    def is_overdue(self, seat: int) -> bool:
        """Whether a seat has let the days for its turn go by."""
        if self.info.speed == LIVE or seat not in self.asked():
            return False
        return self.house.now() - self.moved > int(self.info.speed) * DAY_SECONDS

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
            self.wish = None
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
            self._commit([])
        else:
            self._change(seat, kept)

    def decline(self, person: str, seat: int) -> None:
        """Answer in advance what can be until the end of the turn, or no longer do so."""
        self.check_sitter(person, seat)
        if not self.game.declines:
            raise IllegalAction(Text("refuse.nothing_to_decline"))
        self.declined.toggle(seat, self.match.state)
        self._commit([])

    def keep_answer(self, person: str, seat: int) -> None:
        """What was answered in secret stays as it was."""
        self.check_sitter(person, seat)
        self.secrets.keep(seat)
        self._commit([])

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
            self._hear(request)
            self._commit([])

    def _change(self, seat: int, steps: Sequence[Action], request: str = "") -> None:
        notations = [self.game.vocabulary.notation(step) for step in steps]
        begins = self.secrets.begins()
        self.secrets.keep(seat)
        self.change_secret(seat, notations)
        text = json.dumps([begins, *notations])
        self._commit([JournalLine(CHANGE, seat, text, request, self.house.now())])

    def can_undo(self, person: str) -> bool:
        """Whether something can be taken back, freely or if the others agree."""
        return not self.stopped and self.last_to_take_back(self._played_by(person)) is not None

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
        self.wish = Wish(seat)
        self._commit([])
        return False

    def agree_to_undo(self, person: str, agrees: bool) -> None:
        """Somebody answers the wish; it is granted when all others have agreed."""
        wish = self.wish
        if wish is None or person not in self.people() or person == self.seats[wish.seat].person:
            raise IllegalAction(Text("refuse.nothing_to_agree"))
        wish.agreed.add(person)
        if agrees and self.people() - {self.seats[wish.seat].person} <= wish.agreed:
            self._take_back(wish.seat)
            return
        if not agrees:
            self.wish = None
        self._commit([])

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
        if self.is_quiet:
            raise IllegalAction(Text("web.chat_off"))
        self.add_to_chat(ChatLine(person, name, text, self.house.now(), request))

    def be_quiet(self, is_quiet: bool) -> None:
        """The host switches the chat off, or on again."""
        self.is_quiet = is_quiet
        self._commit([])

    def _take_back(self, seat: int) -> None:
        stay = self.last_answer([seat])
        assert stay is not None
        self.rewind(stay)
        del self._log_before[stay:]
        self.wish = None
        self._commit([JournalLine(REWIND, seat, str(stay), at=self.house.now())])
