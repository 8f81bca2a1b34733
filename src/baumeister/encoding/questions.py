"""The stack of open questions as entries: the one that is asked first, then those that wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.state import Question, State
from baumeister.encoding.fields import Category, Field, Listed, Number, SeatName
from baumeister.encoding.sheet import Sheet
from baumeister.encoding.table import CATEGORY, DIGIT, FACTS, Row

FACTS_MEANING: Final = "what it was made of; what these mean depends on the kind of question"


@final
class Step(Field):
    """An answer to a sealed question: its kind and its numbers, 0 where it has none."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.meaning = "an answer given in secret"
        actions = [*vocabulary.outside(), *vocabulary]
        self.kinds = sorted({action.word for action in actions})
        numbers = [[*action.data().values()] for action in actions]
        self.places = [
            Number(min(column) - 1, max(column), "its number in this place, the lowest: none")
            for column in columns(numbers)
        ]
        self.entries: dict[Action, bytes] = {}
        for action, own in zip(actions, numbers, strict=True):
            sheet = Sheet(0, 1)
            sheet.out.append(1 + self.kinds.index(action.word))
            for n, place in enumerate(self.places):
                place.put(own[n] if n < len(own) else place.lowest, sheet)
            self.entries[action] = sheet.out.getvalue()

    def width(self, seats: int) -> int:
        return 1 + sum(place.width(seats) for place in self.places)

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, Action)
        sheet.out.write(self.entries[fact])

    def rows(self, name: str, seats: int) -> list[Row]:
        kind = Category(0, len(self.kinds), "which kind of answer: " + ", ".join(self.kinds))
        found = kind.rows(f"{name}.kind", seats)
        for n, place in enumerate(self.places):
            found += place.rows(f"{name}.{n}", seats)
        return found


def columns(rows: list[list[int]]) -> list[list[int]]:
    """What stands below each other in rows of different length."""
    return [[row[n] for row in rows if n < len(row)] for n in range(max(map(len, rows)))]


@final
class Questions:
    """For each class of questions, by its name, what its facts are.

    `places` questions have entries, and so many `steps` of each seat where answers are sealed.
    """

    def __init__(self, places: int, kinds: Mapping[str, list[Field]], steps: int = 0) -> None:
        self.places = places
        self.names = list(kinds)
        self.kinds = [*kinds.values()]
        self.number = {name: n for n, name in enumerate(kinds)}
        self.most_steps = steps
        self.step: Field | None = None
        self.widths: dict[int, int] = {}

    def speak(self, vocabulary: Vocabulary) -> None:
        """Learn the answers that sealed questions may hold, if there are any."""
        if self.most_steps:
            self.step = Listed(self.most_steps, Step(vocabulary))

    def width_of_facts(self, seats: int) -> int:
        if seats not in self.widths:  # it is asked for with each observation
            widths = [sum(field.width(seats) for field in fields) for fields in self.kinds]
            self.widths[seats] = max(widths)
        return self.widths[seats]

    def width_of_steps(self, seats: int) -> int:
        return 0 if self.step is None else seats * (2 + self.step.width(seats))

    def width(self, seats: int) -> int:
        return self.places * (1 + self.width_of_facts(seats)) + self.width_of_steps(seats)

    def write(self, state: State, sheet: Sheet) -> None:
        """The uppermost question first; a sealed one is always uppermost when a seat is asked."""
        agenda = [question.mask(sheet.seat) for question in state.agenda]
        width = 1 + self.width_of_facts(sheet.seats)
        end = len(sheet.out)
        for n in range(self.places):
            end += width
            if n < len(agenda):
                self._write_one(agenda[-1 - n], sheet)
            sheet.pad(end)
        end += self.width_of_steps(sheet.seats)
        if self.step is not None and agenda:
            self._write_steps(agenda[-1], sheet)
        sheet.pad(end)
        if len(agenda) > self.places:
            self._write_deeper(agenda[: -self.places], sheet)
        for question in agenda[:-1]:
            if isinstance(question, Sealed):
                beyond = Sheet(sheet.seat, sheet.seats)
                self._write_steps(question, beyond)
                sheet.rest.append(len(agenda))
                sheet.take_rest(beyond)

    def _write_one(self, question: Question[State], sheet: Sheet) -> None:
        number = self.number[type(question).__name__]
        sheet.out.append(1 + number)
        facts = question.facts()
        for n, field in enumerate(self.kinds[number]):
            field.write(facts[n], sheet)

    def _write_steps(self, question: Question[State], sheet: Sheet) -> None:
        if not isinstance(question, Sealed) or self.step is None:
            return
        for n in range(len(question.order)):
            sheet.out.append(int(question.is_done[n]))
            sheet.out.append(int(question.is_hidden[n]))
            self.step.write(question.steps[n], sheet)

    def _write_deeper(self, agenda: list[Question[State]], sheet: Sheet) -> None:
        """Questions that have no place of their own."""
        beyond = Sheet(sheet.seat, sheet.seats)
        for question in agenda:
            self._write_one(question, beyond)
        sheet.lacks(len(agenda))
        sheet.take_rest(beyond)

    def rows(self, seats: int) -> list[Row]:
        found: list[Row] = []
        for n in range(self.places):
            found += self._rows_of_place(f"question.{n}", seats)
        if self.step is not None:
            for n in range(seats):
                name = f"question.0.answers.{n}"
                found += Number(0, 1, "whether this seat has answered").rows(f"{name}.done", seats)
                hidden = Number(0, 1, "whether its answers are hidden")
                found += hidden.rows(f"{name}.hidden", seats)
                found += self.step.rows(name, seats)
        return found

    def rows_of_facts(self, seats: int) -> dict[str, list[Row]]:
        """What the entries below `facts` mean, by the kind of question."""
        return {
            name: [row for n, field in enumerate(fields) for row in field.rows(f"facts.{n}", seats)]
            for name, fields in zip(self.names, self.kinds, strict=True)
        }

    def _rows_of_place(self, name: str, seats: int) -> list[Row]:
        words = ", ".join(self.names)
        kind = f"which question, 0 for none: {words}"
        found = [Row(f"{name}.kind", CATEGORY, 0, len(self.kinds), 1, kind)]
        if width := self.width_of_facts(seats):
            found.append(Row(f"{name}.facts", FACTS, 0, DIGIT - 1, width, FACTS_MEANING))
        return found


def asked(*places: Field) -> list[Field]:
    """A question to one seat, with what else it was made of."""
    return [SeatName("who is asked"), *places]
