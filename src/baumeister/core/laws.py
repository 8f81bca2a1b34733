"""The laws every game keeps, as functions that anybody can run on a game of his own.

    laws.check(MY_GAME, seats=3, rng=Random(1))

plays random games and raises `LawBroken` at the first law that does not hold. Each law can also be
run alone; `docs/protocol.md` says what each is there for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.game import Game
from baumeister.core.playout import play_out
from baumeister.core.record import Record, begin, replay
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, State
from baumeister.core.text import ENGLISH, Language


class LawBroken(AssertionError):
    """A game broke a law; the message says which, where, and what was seen."""


@dataclass(frozen=True)
class Table:
    """A game with the seats and options it is tried with."""

    game: Game
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str | None = None

    def start(self, *, log: bool = False) -> State:
        return self.game.start(self.seats, self.options, edition=self.edition, log=log)

    def viewers(self) -> list[int]:
        return [*range(self.seats), PUBLIC]


Law = Callable[[Table, Random], None]


@dataclass(frozen=True)
class Step:
    """A moment of a random game and the answer about to be given; `state` must not be changed."""

    number: int
    state: State
    seat: int
    action: Action

    def after(self, state: State) -> State:
        """A copy of `state` after the answer."""
        twin = state.copy()
        twin.apply(self.seat, self.action)
        return twin

    def __str__(self) -> str:
        return f"answer {self.number}, {self.seat} {self.action.notation()}"


def steps(table: Table, rng: Random, *, log: bool = False) -> Iterator[Step]:
    """A random game, answer by answer; any of the asked seats may be the next to answer."""
    state = table.start(log=log)
    number = 0
    while seats := state.to_act():
        demand(number < table.game.bound, "ends", f"no end after {number} answers")
        seat = seats[int(rng.random() * len(seats))]
        action = random_answer(state, seat, rng)
        yield Step(number, state, seat, action)
        state.apply(seat, action)
        number += 1


def random_answer(state: State, seat: int, rng: Random) -> Action:
    if seat == CHANCE:
        return state.sample(rng)
    options = state.legal(seat)
    demand(bool(options), "offers", f"seat {seat} is asked and has no answer")
    return options[int(rng.random() * len(options))]


def demand(holds: bool, law: str, seen: str) -> None:
    if not holds:
        raise LawBroken(f"Law “{law}”: {seen}")


def ends(table: Table, rng: Random) -> None:
    """A random game ends within the bound, with ranks that fit its points."""
    last: Step | None = None
    for step in steps(table, rng):
        demand(step.state.result() is None, "ends", f"{step}: a result before the end")
        last = step
    demand(last is not None, "ends", "the game asks nothing")
    assert last is not None
    result = last.state.result()
    demand(result is not None, "ends", "no result at the end")
    assert result is not None
    merits = list(zip(result.points, result.tie_breaks, strict=True))
    for mine, rank in zip(merits, result.ranks, strict=True):
        better = sum(other > mine for other in merits)
        demand(rank == better + 1, "ends", f"ranks {result.ranks} for {merits}")
    sums = [sum(column) for column in zip(*result.table, strict=True)]
    demand(sums == result.points, "ends", f"the table adds up to {sums}, not {result.points}")


def offers(table: Table, rng: Random) -> None:
    """Every asked seat has an answer; none twice; in the order of the vocabulary; chance weighs."""
    number = table.game.vocabulary.number
    for step in steps(table, rng):
        for seat in step.state.to_act():
            options = step.state.legal(seat)
            numbers = [number(action) for action in options]
            demand(bool(options), "offers", f"{step}: seat {seat} is asked and has no answer")
            demand(numbers == sorted(set(numbers)), "offers", f"{step}: {options} is out of order")
        if step.seat == CHANCE:
            weights = step.state.weights()
            fits = len(weights) == len(step.state.legal(CHANCE)) and all(w > 0 for w in weights)
            demand(fits, "offers", f"{step}: weights {weights}")
            demand(step.state.to_act() == [CHANCE], "offers", f"{step}: chance is asked alone")


def replays(table: Table, rng: Random) -> None:
    """The record, as text and back, leads to the same state; notation parses to the action."""
    game = table.game
    record = begin(game, table.seats, table.options, table.edition)
    state: State | None = None
    for step in steps(table, rng):
        notation = step.action.notation()
        demand(game.vocabulary.parse(notation) is step.action, "replays", f"{step}: notation")
        record.entries.append((step.seat, notation))
        state = step.state
    again = Record.from_text(record.to_text())
    demand(again == record, "replays", "the record does not survive its text form")
    assert state is not None
    demand(
        replay(game, again).to_json() == state.to_json(), "replays", "the record leads elsewhere"
    )


def copies(table: Table, rng: Random) -> None:
    """Playing on with a copy changes nothing in the original, and both go the same way."""
    for step in steps(table, rng):
        before = step.state.to_json()
        twin = step.state.copy()
        demand(twin.to_json() == before, "copies", f"{step}: the copy differs")
        play_out(twin, rng)
        demand(step.state.to_json() == before, "copies", f"{step}: the copy changed the original")
        one, other = step.after(step.state), step.after(step.state.copy())
        demand(one.to_json() == other.to_json(), "copies", f"{step}: the copy went another way")


def masks(table: Table, rng: Random) -> None:
    """Masking twice is masking once, and the public's view is part of every seat's."""
    for step in steps(table, rng):
        before = step.state.to_json()
        public = step.state.mask(PUBLIC).to_json()
        for viewer in table.viewers():
            view = step.state.mask(viewer)
            same = view.mask(viewer).to_json() == view.to_json()
            demand(same, "masks", f"{step}: masking twice for {viewer} changes more")
            demand(
                view.mask(PUBLIC).to_json() == public,
                "masks",
                f"{step}: {viewer} does not see what the public sees",
            )
            asked = view.to_act() == step.state.to_act()
            demand(asked, "masks", f"{step}: {viewer} sees others asked")
        demand(step.state.to_json() == before, "masks", f"{step}: masking changed the state")


def fills(table: Table, rng: Random) -> None:
    """A filled view looks the same to its viewer and can be played to the end."""
    for step in steps(table, rng):
        for viewer in table.viewers():
            view = step.state.mask(viewer)
            seen = view.to_json()
            world = view.fill(rng)
            demand(
                world.mask(viewer).to_json() == seen,
                "fills",
                f"{step}: {viewer} imagined a world that does not fit",
            )
            demand(world.inventory() == step.state.inventory(), "fills", f"{step}: other sums")
            _finish(table, world, rng, str(step))
            demand(view.to_json() == seen, "fills", f"{step}: filling changed the view")


def _finish(table: Table, world: State, rng: Random, where: str) -> None:
    for _ in range(table.game.bound):
        seats = world.to_act()
        if not seats:
            demand(world.result() is not None, "fills", f"{where}: an imagined end has no result")
            return
        world.apply(seats[0], random_answer(world, seats[0], rng))
    demand(False, "fills", f"{where}: an imagined world does not end")


def knows(table: Table, rng: Random) -> None:
    """An asked seat finds the same answers and question in its own view as in the truth."""
    for step in steps(table, rng):
        for seat in step.state.to_act():
            if seat == CHANCE:
                continue
            view = step.state.mask(seat)
            demand(
                view.legal(seat) == step.state.legal(seat),
                "knows",
                f"{step}: {seat} sees {view.legal(seat)}, but may {step.state.legal(seat)}",
            )
            demand(view.prompt(seat) == step.state.prompt(seat), "knows", f"{step}: other prompts")


def tells_nothing(table: Table, rng: Random) -> None:
    """Who is asked next depends only on what is seen, never on what others hold."""
    for step in steps(table, rng):
        truth = step.after(step.state)
        if _is_reveal(step.state, truth):
            continue
        for viewer in table.viewers():
            world = step.state.mask(viewer).fill(rng)
            if step.action not in world.legal(step.seat):
                continue
            after = step.after(world)
            demand(
                _asked(after) == _asked(truth),
                "tells nothing",
                f"{step}: then {_asked(truth)} are asked, but {_asked(after)} if others held"
                f" something else that {viewer} cannot see",
            )


def _asked(state: State) -> list[str]:
    """Who is asked what."""
    if not state.agenda:
        return []
    return [f"{seat}: {type(state.agenda[-1]).__name__}" for seat in state.to_act()]


def _is_reveal(before: State, after: State) -> bool:
    """Whether a sealed question was settled: what follows may depend on what was hidden."""
    count = [sum(isinstance(q, Sealed) for q in state.agenda) for state in (before, after)]
    return isinstance(before.agenda[-1], Sealed) and count[1] < count[0]


def leaks_nothing(table: Table, rng: Random) -> None:
    """What a seat did not see makes no difference to its view, until the log tells it.

    Wherever an answer is hidden from a viewer, a second world is played in which it was another.
    """
    doubles: list[Double] = []
    for step in steps(table, rng):
        doubles = [double for double in doubles if double.follow(step)]
        for viewer in table.viewers():
            if not step.state.agenda[-1].seen_by(step.state, step.seat) >> viewer & 1:
                doubles += _fork(step, viewer, rng)


class Double:
    """Two worlds that one viewer must not be able to tell apart."""

    def __init__(self, viewer: int, truth: State, other: State) -> None:
        self.viewer = viewer
        self.truth = truth
        self.other = other
        self.truth.log = []
        self.other.log = []

    def follow(self, step: Step) -> bool:
        """Answer alike in both; tells whether the viewer should still see no difference."""
        if step.seat not in self.other.to_act() or step.action not in self.other.legal(step.seat):
            return False
        return self.answer(step, step.action)

    def answer(self, step: Step, otherwise: Action, *, is_hidden: bool = False) -> bool:
        self.truth.apply(step.seat, step.action)
        self.other.apply(step.seat, otherwise)
        told = self._told(self.truth) == self._told(self.other)
        demand(
            told or not is_hidden,
            "leaks nothing",
            f"{step}: the log tells {self.viewer} what is hidden",
        )
        if told:
            demand(
                self.truth.mask(self.viewer).to_json() == self.other.mask(self.viewer).to_json(),
                "leaks nothing",
                f"{step}: {self.viewer} sees a difference that nobody told",
            )
        return told

    def _told(self, state: State) -> list[Event]:
        return visible(state.log or [], self.viewer)


def _fork(step: Step, viewer: int, rng: Random) -> list[Double]:
    """A second world with another hidden answer, if there is another."""
    others = [action for action in step.state.legal(step.seat) if action is not step.action]
    if not others:
        return []
    otherwise = others[int(rng.random() * len(others))]
    double = Double(viewer, step.state.copy(), step.state.copy())
    is_revealed = _is_reveal(step.state, step.after(step.state))
    return [double] if double.answer(step, otherwise, is_hidden=not is_revealed) else []


SAMPLES: Final = 400  # worlds imagined for each hidden answer
DOUBTFUL: Final = 5.0  # standard deviations before a difference counts


def weighs_fairly(table: Table, rng: Random) -> None:
    """Chance's weights fit what a seat that did not see the outcome will believe.

    Drawing in an imagined world, and imagining after the draw, must give the same frequencies.
    """
    for step in steps(table, rng):
        if step.seat != CHANCE or len(step.state.legal(CHANCE)) < 2:
            continue
        for viewer in table.viewers():
            if not step.state.agenda[-1].seen_by(step.state, CHANCE) >> viewer & 1:
                _compare_beliefs(step, viewer, rng)


def _compare_beliefs(step: Step, viewer: int, rng: Random) -> None:
    before = step.state.mask(viewer)
    after = step.after(step.state).mask(viewer)
    drawn: dict[str, int] = {}
    imagined: dict[str, int] = {}
    for _ in range(SAMPLES):
        world = before.fill(rng)
        world.apply(CHANCE, world.sample(rng))
        _count(drawn, world)
        _count(imagined, after.fill(rng))
    for fact in sorted(drawn.keys() | imagined.keys()):
        one, other = drawn.get(fact, 0), imagined.get(fact, 0)
        share = (one + other) / (2 * SAMPLES)
        spread = sqrt(2 * SAMPLES * share * (1 - share))
        demand(
            abs(one - other) <= DOUBTFUL * spread,
            "weighs fairly",
            f"{step}: {fact} came {one} times when drawn, {other} times when imagined by {viewer}",
        )


def _count(counts: dict[str, int], world: State) -> None:
    for fact in _leaves("", world.to_json()):
        counts[fact] = counts.get(fact, 0) + 1


def _leaves(path: str, value: object) -> Iterator[str]:
    """Every number and word in nested data, with the way to it."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from _leaves(f"{path}[{n}]", inner)
    else:
        yield f"{path}={value}"


def conserves(table: Table, rng: Random) -> None:
    """Stones, cards and coins are neither made nor lost."""
    sums = table.start().inventory()
    for step in steps(table, rng):
        after = step.after(step.state).inventory()
        demand(after == sums, "conserves", f"{step}: {sums} became {after}")


def speaks(table: Table, rng: Random, languages: tuple[Language, ...] = (ENGLISH,)) -> None:
    """Every event, for every viewer, every prompt and every answer can be said."""
    say = table.game.sentences.say
    told = 0
    for step in steps(table, rng, log=True):
        texts = [action.text() for action in step.state.legal(step.seat)]
        texts.append(step.state.prompt(step.seat))
        log = step.state.log or []
        for viewer in table.viewers():
            texts += [event.text() for event in visible(log[told:], viewer)]
        told = len(log)
        for language in languages:
            for text in texts:
                try:
                    say(text, language)
                except (KeyError, IndexError) as error:
                    raise LawBroken(f"Law “speaks”: {step}: no words for {text}") from error


LAWS: Final[dict[str, Law]] = {
    "ends": ends,
    "offers": offers,
    "replays": replays,
    "copies": copies,
    "masks": masks,
    "fills": fills,
    "knows": knows,
    "tells nothing": tells_nothing,
    "leaks nothing": leaks_nothing,
    "weighs fairly": weighs_fairly,
    "conserves": conserves,
    "speaks": speaks,
}


def check(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    rng: Random,
    edition: str | None = None,
) -> None:
    """Run every law once over random games of this table."""
    table = Table(game, seats, options or {}, edition)
    for law in LAWS.values():
        law(table, rng)
