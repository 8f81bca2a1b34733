"""A table at which somebody learns a game: the lesson says what chance and the others do.

How far it has come follows from the journal and from how often somebody went on. Whoever plays on
after it has a table like any other, with beginners.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final

from baumeister.core.action import Action
from baumeister.core.luck import Luck
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.teaching import teaching_of
from baumeister.teaching.course import Standing, Strayed, prepared_luck, standing
from baumeister.teaching.lesson import LEARNER, Do, Lesson, Others
from baumeister.web.table.house import House
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.kept_sitting import KeptSitting
from baumeister.web.table.store import REWIND, JournalLine, KeptTable
from baumeister.web.table.table import Table

BEGINS: Final = "lesson-"  # the ids of such tables
RUNS, OVER, PLAYED_ON, STRAYED = "runs", "over", "played on", "strayed"


def is_lesson(name: str) -> bool:
    """Whether a table of this id is one."""
    return name.startswith(BEGINS)


class LessonTable(Table):
    def __init__(
        self,
        kept: KeptTable,
        house: House,
        journal_writer: JournalWriter,
        forget: Callable[[KeptSitting], None],
        levels: Sequence[str],
    ) -> None:
        self.passed: list[int] = []  # how many answers there were each time somebody went on
        self.end = ""  # how it was ended, if somebody did that
        super().__init__(kept, house, journal_writer, forget, levels)

    @property
    def lesson(self) -> Lesson:
        found = teaching_of(self.game).lesson
        return found if found is not None else Lesson(0, len(self.seats), ())

    @property
    def stage(self) -> str:
        if self.end:
            return self.end
        now = self.standing()
        if now is None:
            return STRAYED
        return RUNS if now.step is not None else OVER

    @property
    def runs(self) -> bool:
        return self.stage == RUNS

    def standing(self) -> Standing | None:
        """Where the lesson stands; nowhere if it was another one when it began."""
        try:
            entries = self.match.record.entries
            return standing(self.lesson, entries, self.forced, len(self.passed))
        except Strayed:
            return None

    # Who answers what

    def offered(self, seat: int, legal: list[Action]) -> list[Action]:
        """Only what the lesson can take."""
        if self.end == PLAYED_ON:
            return legal
        now = self.standing()
        notation = self.game.vocabulary.notation
        offered = () if self.end or now is None else now.offered
        return [action for action in legal if notation(action) in offered]

    def answer(
        self, person: str, seat: int, notation: str, version: int, request: str = ""
    ) -> None:
        action = self.game.vocabulary.parse(notation)
        is_heard = bool(request) and request in self.requests
        if not is_heard and not self.offered(seat, [action]):
            raise IllegalAction(Text("refuse.lesson"))
        super().answer(person, seat, notation, version, request)

    def decline(self, person: str, seat: int) -> None:
        """What is declined in advance would be answered before the guide has asked for it."""
        if self.end != PLAYED_ON:
            raise IllegalAction(Text("refuse.lesson"))
        super().decline(person, seat)

    def asked_bots(self) -> list[int]:
        if self.end == PLAYED_ON:
            return super().asked_bots()
        return [] if self.prepared() is None else super().asked_bots()

    def prepared(self) -> str | None:
        now = None if self.end else self.standing()
        return now.entry[1] if now is not None and now.entry is not None else None

    def has_hints_for(self, person: str) -> bool:
        return self.end == PLAYED_ON and super().has_hints_for(person)

    def draw(self) -> None:
        if self.end == PLAYED_ON:
            super().draw()
        else:
            entries = self.match.record.entries
            self.match.answer(CHANCE, prepared_luck(self.lesson, entries, self.match.state))

    def _luck_with_secret(self) -> Luck | None:
        """Nothing is promised: the luck of a lesson is no luck."""
        return None

    # What its person does

    @property
    def place(self) -> int:
        """Grows with each step, so that a repeated click goes on only once."""
        return len(self.passed) + len(self.match.record.entries)

    def go_on(self, person: str, place: int) -> None:
        """What was told is known; what was asked, the guide does."""
        self.check_sitter(person, LEARNER)
        now = self.standing()
        if self.end or now is None or now.step is None or place != self.place:
            return
        if isinstance(now.step, Others):
            return
        if now.asks and isinstance(now.step, Do):
            self.play(LEARNER, now.step.answers[0].notation)
        else:
            self.passed.append(len(self.match.record.entries))
            self._commit([])

    def skip(self, person: str) -> None:
        """To the end of the lesson, wherever the game is."""
        self._end(person, OVER)

    def play_on(self, person: str) -> None:
        """From here against beginners."""
        self._end(person, PLAYED_ON)

    def repeat(self, person: str) -> None:
        """From the beginning."""
        self.check_sitter(person, LEARNER)
        self.passed, self.end = [], ""
        self.rewind(0)
        self._log_before.clear()
        self._commit([JournalLine(REWIND, LEARNER, "0", at=self.house.now())])

    def rewind(self, version: int) -> None:
        super().rewind(version)
        self.passed = [n for n in self.passed if n <= version]

    def _end(self, person: str, end: str) -> None:
        self.check_sitter(person, LEARNER)
        self.end = end
        self._commit([])

    # How it is kept

    def _told_aside(self) -> str:
        told = json.loads(super()._told_aside())
        if self.passed or self.end:
            told["lesson"] = [self.end, *self.passed]
        return json.dumps(told)

    def _read_aside(self, aside: str) -> None:
        super()._read_aside(aside)
        self.end, *self.passed = json.loads(aside).get("lesson", [""])
