"""A record as a film: the moments at which somebody was asked, and what led from one to the next.

Whoever looks at a moment looks through a `View`; nothing they may not know leaves this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.game import Game
from baumeister.core.record import Record, replay, start_of
from baumeister.core.refusal import Refusal
from baumeister.core.sentences import Sentences
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Text
from baumeister.drawing import Drawing, Viewer, motion
from baumeister.web.table.table import NotYours
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

KEPT_FILMS: Final = 16  # of games that are over
NEW_ROUND: Final = "round_begins"  # the event after which the steps of another round are listed


@dataclass(frozen=True)
class View:
    """Through whose eyes a game is seen; `seat` is PUBLIC for those who have no seat."""

    word: str  # in addresses
    seat: int
    is_open: bool = False  # sees everything

    def events(self, step: FilmStep) -> list[Event]:
        return list(step.events) if self.is_open else visible(step.events, self.seat)

    def state(self, state: State) -> State:
        return state if self.is_open else state.mask(self.seat)


ALL_OPEN: Final = View("all", PUBLIC, is_open=True)
FROM_OUTSIDE: Final = View("public", PUBLIC)


def view_of(seat: int) -> View:
    return View(str(seat), seat)


@dataclass(frozen=True)
class FilmStep:
    """The answer of a seat, and everything that chance and the rules made of it."""

    at: int  # so many answers of the record lead to its end
    seat: int  # who answered; CHANCE for how the game was set up
    round: int  # in which the answer was given, as far as the game has rounds
    events: tuple[Event, ...]
    points: tuple[int, ...]  # afterwards
    asked: tuple[int, ...]  # who answers next


def _steps(game: Game, record: Record) -> tuple[FilmStep, ...]:
    return tuple(step for step, _ in steps_of(game, record))


@lru_cache(maxsize=KEPT_FILMS)
def _kept_steps(game: Game, text: str) -> tuple[FilmStep, ...]:
    """Whoever looks at one moment of a game looks at others, too."""
    return _steps(game, Record.from_text(text))


class Named(Protocol):
    """A game between people: what they are called, and which seat the reader has."""

    @property
    def game(self) -> Game: ...
    @property
    def names(self) -> Sequence[str] | None: ...
    @property
    def reader(self) -> int: ...


class Film:
    """All steps of a record, and the views it may be seen in; the first one is the usual one."""

    def __init__(
        self,
        game: Game,
        record: Record,
        names: Sequence[str] | None,
        views: Sequence[View],
        reader: int = PUBLIC,
        *,
        is_final: bool = False,
    ) -> None:
        """With `is_final`, nothing more will happen, so its steps are remembered for others."""
        self.game = game
        self.record = record
        self.names = names
        self.reader = reader
        self.views = list(views)
        self.steps = _kept_steps(game, record.to_text()) if is_final else _steps(game, record)

    def state(self, step: FilmStep) -> State:
        return replay(self.game, self.record, step.at)

    def index(self, at: int) -> int:
        """The step that ends with an answer, or in whose course it was given."""
        return next((n for n, step in enumerate(self.steps) if step.at >= at), len(self.steps) - 1)

    def view(self, word: str) -> View:
        """The view that an address names, or the usual one if it names none."""
        if not word:
            return self.views[0]
        for view in self.views:
            if view.word == word:
                return view
        is_seat = word.isdecimal() and len(word) < 3 and int(word) < self.record.seats
        if is_seat or word == ALL_OPEN.word:
            raise NotYours(Text("replay.not_yours"), SENTENCES)
        raise Refusal(Text("replay.bad_seat", {"last": self.record.seats - 1}), SENTENCES)

    def say(self, text: Text, who: Visitor) -> str:
        """A sentence of the pages, with the names of the seats."""
        return SENTENCES.say(text, who.language, self.names, self.reader)

    def sentences(self, step: FilmStep, view: View, who: Visitor) -> list[str]:
        """What happened in a step, as far as the view tells."""
        told = told_of(self, step, view, who)
        return told or [who.say("replay.begins")]

    def moves(self, step: FilmStep, view: View) -> list[list[tuple[str, str]]]:
        """The places that things left and reached, for each event."""
        return [motion(self.game, event) for event in view.events(step)]

    def board(
        self, step: FilmStep, view: View, who: Visitor, state: State | None = None
    ) -> Drawing:
        """`state` is that of the step, for whoever has it already."""
        viewer = Viewer(view.seat, (), view.events(step), who.language, self.names)
        return Drawing(view.state(state or self.state(step)), viewer)


def told_of(among: Named, step: FilmStep, view: View, who: Visitor) -> list[str]:
    """The sentences of a step; what nobody may know is at least said to be decided."""

    def said(sentences: Sentences, text: Text) -> str:
        return sentences.say(text, who.language, among.names, among.reader)

    told = [said(among.game.sentences, event.text()) for event in view.events(step)]
    if told or step.seat == CHANCE:
        return told
    return [said(SENTENCES, Text("replay.decides", {"seat": step.seat}))]


def moment_of(game: Game, record: Record, event: int) -> int:
    """The moment at which an event of the log had happened."""
    told = 0
    for step, _ in steps_of(game, record):
        told += len(step.events)
        if event < told:
            return step.at
    return len(record.entries) + 1  # none that there is


def moment_number(word: str) -> int | None:
    """The `at` of an address; None if it says nothing, which means the usual moment."""
    if not word:
        return None
    digits = word.removeprefix("-")
    if not digits.isdecimal() or not digits.isascii() or len(digits) > 9:
        raise Refusal(Text("replay.bad_at"), SENTENCES)
    return int(word)


def steps_of(game: Game, record: Record) -> Iterator[tuple[FilmStep, State]]:
    """A step ends when a player is asked; what chance answers belongs to the step before.

    The state is that of the moment, and goes on with the next step.
    """
    state = start_of(game, record, log=True)
    log = state.log
    assert log is not None
    told, round_now = 0, 0
    answered_by: int = CHANCE
    for at in range(len(record.entries) + 1):
        if at:
            seat, notation = record.entries[at - 1]
            answered_by = seat if answered_by == CHANCE else answered_by
            state.apply(seat, game.vocabulary.parse(notation))
        asked = state.to_act()
        if asked == [CHANCE] and at < len(record.entries):
            continue
        events = tuple(log[told:])
        begun = sum(event.key == NEW_ROUND for event in events)
        points = tuple(state.points())
        yield FilmStep(at, answered_by, max(1, round_now), events, points, tuple(asked)), state
        round_now += begun
        told, answered_by = len(log), CHANCE
