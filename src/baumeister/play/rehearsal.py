"""A lesson without a table: by the real rules, in any branch, or as the guide would take it."""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.state import CHANCE
from baumeister.play.sitter import Sitter
from baumeister.play.sitting import Sitting
from baumeister.teaching import teaching_of
from baumeister.teaching.course import Standing, prepared_luck, standing
from baumeister.teaching.lesson import LEARNER, Do, Lesson

ON = "on"  # what was told is known


def lesson_of(game: Game) -> Lesson:
    lesson = teaching_of(game).lesson
    assert lesson is not None
    return lesson


class Rehearsal:
    """A lesson after some answers and goings on."""

    def __init__(self, game: Game, path: tuple[str, ...] = ()) -> None:
        self.lesson = lesson_of(game)
        record = begin(game, self.lesson.seats, dict(self.lesson.variants))
        sitters = [Sitter("person", "0")]
        sitters += [Sitter("bot", f"{n}") for n in range(1, self.lesson.seats)]
        self.sitting = Sitting(Match(game, record), sitters)
        self.passed = 0
        self._others()
        for word in path:
            self.go(word)

    def go(self, word: str) -> None:
        """Answer, or go on from what was told."""
        if word == ON:
            self.passed += 1
        else:
            self.sitting.play(LEARNER, word)
        self._others()

    @property
    def now(self) -> Standing:
        entries = self.sitting.match.record.entries
        return standing(self.lesson, entries, self.sitting.forced, self.passed)

    def legal(self) -> list[Action]:
        """What the learner is offered."""
        state = self.sitting.match.state
        if LEARNER not in self.sitting.asked():
            return []
        notation = self.sitting.game.vocabulary.notation
        return [one for one in state.legal(LEARNER) if notation(one) in self.now.offered]

    def choices(self) -> list[str]:
        now = self.now
        if now.asks and isinstance(now.step, Do):
            return [answer.notation for answer in now.step.answers]
        return [] if now.step is None else [ON]

    def _others(self) -> None:
        """Until the guide has something to say, or asks for something."""
        while self._once():
            pass

    def _once(self) -> bool:
        sitting, state = self.sitting, self.sitting.match.state
        if sitting.is_chance_asked():
            entries = sitting.match.record.entries
            sitting.match.answer(CHANCE, prepared_luck(self.lesson, entries, state))
            return True
        if sitting.play_forced():
            return True
        entry = self.now.entry
        if entry is None:
            return False
        sitting.play(*entry)
        return True


Path = tuple[str, ...]  # what was answered, and where somebody went on


def rehearsals(game: Game, path: Path = ()) -> Iterator[tuple[Path, Rehearsal]]:
    """Every moment of every branch."""
    rehearsal = Rehearsal(game, path)
    yield path, rehearsal
    for choice in rehearsal.choices():
        yield from rehearsals(game, (*path, choice))


def told_by_guide(game: Game) -> tuple[Record, dict[int, list[str]]]:
    """The lesson as the guide would take it: its record, and what is said after how many answers.

    What is said is a template of the catalogue.
    """
    rehearsal = Rehearsal(game)
    record = rehearsal.sitting.match.record
    said: dict[int, list[str]] = {}
    while choices := rehearsal.choices():
        said.setdefault(len(record.entries), []).append(rehearsal.now.text)
        rehearsal.go(choices[0])
    return record, said
