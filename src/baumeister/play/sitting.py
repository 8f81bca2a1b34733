"""A sitting: a game in progress with those who play it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.match import Match
from baumeister.core.record import Entry, replay
from baumeister.core.refusal import IllegalAction, StaleVersion
from baumeister.core.sealed import reveals
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.play.declined import Declined
from baumeister.play.secret_answers import SecretAnswers, sealed_question, with_steps
from baumeister.play.sitter import Sitter
from baumeister.play.turn_clock import TurnClock


class Sitting:
    """Who sits where, and what they answer. Bots think elsewhere, but their time is counted here.

    Whatever is answered goes through `play`, so that nothing else has to ask what is allowed.
    """

    def __init__(self, match: Match, seats: Sequence[Sitter]) -> None:
        self.match = match
        self.game = match.game
        self.seats = list(seats)
        self.clock = TurnClock()
        self.forced: dict[int, Text] = {}  # answers without a choice, by number, and their words
        self.secrets = SecretAnswers(match)
        self.declined = Declined()
        self._log: list[Event] = []
        self._seen: dict[int, list[Event]] = {}  # the log as each seat has seen it

    # Who sits where

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def seats_of_people(self) -> list[int]:
        """The seats that are played by people now."""
        return [n for n, seat in enumerate(self.seats) if seat.is_person]

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    # Who answers what

    @property
    def is_over(self) -> bool:
        return not self.match.state.agenda

    def asked(self) -> list[int]:
        """The seats that may answer; nobody before all seats are taken."""
        if not self.is_full:
            return []
        return [seat for seat in self.match.state.to_act() if seat != CHANCE]

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.asked() if self.seats[seat].is_played_by_bot]

    def is_chance_asked(self) -> bool:
        return self.is_full and self.match.state.to_act() == [CHANCE]

    def play(self, seat: int, answer: Action | str, version: int | None = None) -> None:
        """Answer for a seat, by action or notation. `version` is the moment that was looked at.

        A refusal says why not, and nothing has changed.
        """
        self.check_moment(seat, version)
        action = self.game.vocabulary.parse(answer) if isinstance(answer, str) else answer
        self.match.answer(seat, action)
        self.clock.answered(seat)

    def play_forced(self) -> bool:
        """Answer a question that leaves no choice, for people and bots alike, if there is one."""
        state = self.match.state
        for seat in self.asked():
            action = state.forced(seat)
            if action is not None:
                self.forced[self.match.version] = state.describe(seat, action)
                Sitting.play(self, seat, action)
                return True
        return False

    def play_declined(self) -> bool:
        """Answer a question that somebody has answered in advance, if there is one."""
        for seat in self.asked():
            action = self.declined.answer(seat, self.match.state)
            if action is not None and self.seats[seat].is_person:
                Sitting.play(self, seat, action)
                return True
        return False

    def play_chance(self, rng: Random) -> None:
        """Let chance answer once."""
        self.match.play_chance(rng)

    def check_moment(self, seat: int, version: int | None) -> None:
        """Refuse what comes before the game has begun, or was meant for an earlier version."""
        if not self.is_full:
            raise IllegalAction(Text("refuse.not_full"))
        if version is not None and not self.is_fresh(seat, version):
            raise StaleVersion(Text("refuse.stale"))

    @property
    def version(self) -> int:
        """Counts what has happened; whoever answers says which moment they have seen."""
        return self.match.version

    def answered_since(self, version: int) -> list[int]:
        """The seats that have answered since a version."""
        return [seat for seat, _ in self.match.record.entries[version:]]

    def is_fresh(self, seat: int, version: int) -> bool:
        """Whether nothing has changed for a seat since a version.

        Where several are asked at once in secret, the others may have answered meanwhile.
        """
        if version == self.version:
            return True
        question = sealed_question(self.match.state)
        if question is None or question.in_order:
            return False
        is_same_question = self.sealed_since() <= version < self.version
        return is_same_question and seat not in self.answered_since(version)

    def sealed_since(self) -> int:
        """The version at which the sealed question on top was asked."""
        return self.secrets.begins()

    # What is taken back

    def last_answer(self, seats: Collection[int]) -> int | None:
        """The number of the latest answer that one of these seats has chosen."""
        found = self.match.record.entries
        numbers = reversed(range(len(found)))
        return next((n for n in numbers if found[n][0] in seats and n not in self.forced), None)

    def done_for(self, seat: int) -> list[Text]:
        """What was answered for a seat, as it had no choice, since it chose something itself."""
        last = self.last_answer([seat])
        entries = self.match.record.entries
        since = range(0 if last is None else last + 1, len(entries))
        return [self.forced[n] for n in since if n in self.forced and entries[n][0] == seat]

    def can_take_back(self, number: int) -> bool:
        """Whether nobody has learned anything by an answer yet, whatever was forced by it."""
        entries = self.match.record.entries
        seat, notation = entries[number]
        if number + 1 == len(entries):
            return self.match.can_undo(seat)
        rest = range(number + 1, len(entries))
        if not all(n in self.forced and entries[n][0] == seat for n in rest):
            return False
        before = replay(self.game, self.match.record, number)
        return not reveals(before, seat, self.game.vocabulary.parse(notation))

    def news_begin(self, own: Collection[int]) -> int:
        """The number of the first answer after one's own that others have followed up.

        In the middle of a turn that is still what others did before it.
        """
        return news_begin(self.match.record.entries, own)

    def rewind(self, version: int) -> None:
        """Back to an earlier moment, whoever has answered since."""
        self.match.rewind(version)
        self.forced = {n: text for n, text in self.forced.items() if n < version}
        self.clock.reset()

    def change_secret(self, seat: int, steps: Sequence[str]) -> None:
        """Put other steps of a seat in the place of those that nobody has seen."""
        begins = self.secrets.begins()
        changed = with_steps(self.match.record.entries[begins:], seat, steps)
        self.rewind(begins)
        self.play_again(changed)

    def play_again(self, answers: Sequence[Entry]) -> None:
        """What others have answered since counts as before."""
        for seat, notation in answers:
            self.match.play(seat, notation)

    # Who sees what

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees anything that others do not."""
        state = self.match.state
        return state.mask(seat).to_json() != state.mask(PUBLIC).to_json()

    def viewpoint(self, own: Sequence[int], at_screen: int | None = None) -> int:
        """Whose eyes those see with who sit on these seats and look at one screen.

        As long as the next of them has not taken the screen (`at_screen`), only what is public is
        shown, if there is anything to hide.
        """
        if len(own) == 1:
            return own[0]
        asked = [seat for seat in self.asked() if seat in own]
        if at_screen is not None and at_screen in asked:
            return at_screen
        return PUBLIC if not asked or self.has_secrets(asked[0]) else asked[0]

    def log_seen_from(self, seat: int) -> Sequence[Event]:
        """The log as a seat (or `PUBLIC`) may read it; each event is looked at only once."""
        log = self.match.state.log or []
        if log is not self._log:  # something was taken back
            self._log, self._seen = log, {}
        seen = self._seen.setdefault(seat, [])
        seen += visible(log[len(seen) :], seat)
        return seen


def news_begin(entries: Sequence[Entry], own: Collection[int]) -> int:
    """The same for the answers of a record, read from its end: every push asks for it."""
    end = len(entries)
    while end and (entries[end - 1][0] in own or entries[end - 1][0] == CHANCE):
        end -= 1
    while end and entries[end - 1][0] not in own:
        end -= 1
    return end
