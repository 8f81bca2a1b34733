"""Two formulations of a game in lockstep: the engine, and a naive model from the rulebook.

A model lies in `tests/games/<id>/model/`, which offers `begin`, and is written without looking at
the engine. Both hear the same answers; before each of them, everything they say is compared. Games
by the thousand: `python -m tests.games.lockstep kheops --games 2000`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from math import gcd
from random import Random
from typing import Protocol, cast

import baumeister as b

AFTER = 100  # answers by chance that follow on the beginning of a recorded game
LONGEST = 4000  # answers of a game by chance; some games could be played for ever
LIKING = (1, 1, 3, 9, 27, 81)  # how much more a player likes one kind of answer than another


@dataclass(frozen=True)
class Outcome:
    """How a game ended, as a model sees it."""

    ranks: list[int]  # of each seat, from 1
    table: dict[str, list[int]]  # points of each seat by source; a source without points may lack


class Model(Protocol):
    """The game once more, with data of its own. It knows nothing but what it was answered."""

    def asked(self) -> list[int]:
        """The seats that are asked, or `CHANCE`; nobody when the game is over."""

    def legal(self, seat: int) -> set[str]:
        """The notations of everything that an asked seat, or chance, may answer."""

    def weights(self) -> dict[str, int]:
        """How likely the outcomes of chance are, relative to each other; empty: not said."""

    def answer(self, seat: int, notation: str) -> None:
        """One of these answers is given."""

    def points(self) -> list[int]:
        """What each seat has scored so far."""

    def public(self) -> dict[str, object]:
        """What everybody sees: some of the facts of a state masked for `PUBLIC`, by their names."""

    def result(self) -> Outcome | None:
        """How the game ended; None while it goes on."""


Likings = dict[tuple[int, str], int]  # by seat and kind of answer
Begin = Callable[[int, dict[str, str], str], Model]  # seats, all variants, text of the edition


@dataclass(frozen=True)
class Setup:
    """What was agreed before a game."""

    seats: int
    variants: dict[str, str] = field(default_factory=dict)
    edition: str | None = None


class Difference(AssertionError):
    """Engine and model disagree; the message has all that is needed to get there again."""


class Lockstep:
    """The same game twice."""

    def __init__(self, game: b.Game, setup: Setup) -> None:
        begin = cast(Begin, import_module(f"tests.games.{game.id}.model").begin)
        edition = game.edition() if setup.edition is None else setup.edition
        self.game = game
        self.state = game.start(setup.seats, setup.variants, edition=setup.edition)
        self.model = begin(setup.seats, game.complete(setup.variants), edition)
        self.record = b.begin(game, setup.seats, setup.variants, edition=setup.edition)
        self.offered = 0  # answers that were compared
        self.compare()

    def answer(self, seat: int, action: b.Action) -> None:
        """Both hear an answer, and are compared."""
        self.record.entries.append((seat, action.notation()))
        self.state.apply(seat, action)
        self.model.answer(seat, action.notation())
        self.compare()

    def compare(self) -> None:
        """Raises `Difference` unless both say the same of everything."""
        found = [*differences(self.game, self.state, self.model)]
        if found:
            where = f"{self.game.id} after {len(self.record.entries)} answers"
            raise Difference("\n".join([where, *found, "", self.record.to_text()]))
        self.offered += sum(len(self.state.legal(seat)) for seat in self.state.to_act())


def differences(game: b.Game, state: b.State, model: Model) -> Iterator[str]:
    """What engine and model do not agree on, in words."""
    asked, second_asked = sorted(state.to_act()), sorted(model.asked())
    yield from unlike("asked", asked, second_asked)
    yield from unlike("points", state.points(), model.points())
    yield from unlike("public", state.mask(b.PUBLIC).facts(), model.public())
    yield from unlike("result", *outcomes(game, state, model))
    if asked != second_asked:
        return
    for seat in asked:
        legal, second = {each.notation() for each in state.legal(seat)}, model.legal(seat)
        yield from unlike(f"legal for {seat}", sorted(legal - second), sorted(second - legal))
    if asked == [b.CHANCE] and (weights := model.weights()):
        likely = (each.notation() for each in state.legal(b.CHANCE))
        engine = dict(zip(likely, state.weights(), strict=True))
        yield from unlike("weights", reduced(engine), reduced(weights))


def unlike(name: str, engine: object, model: object) -> Iterator[str]:
    """Of things with names, those that the model names."""
    if isinstance(engine, Mapping) and isinstance(model, Mapping):
        for key, value in model.items():
            yield from unlike(f"{name} {key}", engine.get(key), value)
    elif engine != model:
        yield f"{name}: the engine has {engine}, the model {model}"


def outcomes(game: b.Game, state: b.State, model: Model) -> tuple[Outcome | None, Outcome | None]:
    """How the game ended for both, without sources of points that nobody has."""
    result, second = state.result(), model.result()
    engine = None
    if result:
        engine = Outcome(result.ranks, dict(zip(game.sources, result.table, strict=True)))
    return with_points(engine), with_points(second)


def with_points(outcome: Outcome | None) -> Outcome | None:
    if outcome is None:
        return None
    return Outcome(outcome.ranks, {key: row for key, row in outcome.table.items() if any(row)})


def reduced(weights: dict[str, int]) -> list[tuple[str, int]]:
    """The same chances in the smallest whole numbers."""
    common = gcd(*weights.values())
    return [(key, weight // common) for key, weight in sorted(weights.items())]


def play_record(game: b.Game, record: b.Record) -> Lockstep:
    """A recorded game in lockstep; one of older rules with the variants that were the rules."""
    earlier = game.earlier.get(record.rules_version, {})
    setup = Setup(record.seats, {**earlier, **record.variants}, record.edition)
    both = Lockstep(game, setup)
    for seat, notation in record.entries:
        both.answer(seat, game.vocabulary.parse(notation))
    return both


def play_by_chance(game: b.Game, setup: Setup, rng: Random, longest: int = LONGEST) -> Lockstep:
    """A game in lockstep by players who like some kinds of answers better than others."""
    both = Lockstep(game, setup)
    go_on_by_chance(both, rng, longest)
    return both


def go_on_by_chance(both: Lockstep, rng: Random, longest: int) -> None:
    likings: Likings = {}
    while (asked := both.state.to_act()) and len(both.record.entries) < longest:
        seat = rng.choice(asked)
        both.answer(seat, choice(both.state, seat, likings, rng))


def play_on(game: b.Game, number: int, after: int = AFTER) -> Lockstep:
    """A game that begins like a recorded one, with any variants, and goes on by chance.

    Players who know the game lead to places where chance alone hardly comes.
    """
    rng = Random(f"{game.id} from a record {number}")
    record = rng.choice([*b.records(game).values()])
    both = Lockstep(game, Setup(record.seats, agreed(game, number).variants, record.edition))
    for seat, notation in record.entries[: rng.randrange(len(record.entries))]:
        action = game.vocabulary.parse(notation)
        if seat not in both.state.to_act() or action not in both.state.legal(seat):
            break  # with the other variants
        both.answer(seat, action)
    go_on_by_chance(both, rng, len(both.record.entries) + after)
    return both


def choice(state: b.State, seat: int, likings: Likings, rng: Random) -> b.Action:
    """A kind of answer by liking, then any of that kind."""
    if seat == b.CHANCE:
        return state.sample(rng)
    kinds: dict[str, list[b.Action]] = {}
    for action in state.legal(seat):
        kinds.setdefault(action.notation().partition(" ")[0], []).append(action)
    weights = [likings.setdefault((seat, kind), rng.choice(LIKING)) for kind in kinds]
    return rng.choice(kinds[rng.choices([*kinds], weights)[0]])


@cache
def other_editions(game: b.Game) -> list[str]:
    """The editions that recorded games were played with, besides the game's own."""
    return sorted({each.edition for each in b.records(game).values() if each.edition is not None})


def agreed(game: b.Game, number: int) -> Setup:
    """For one of many games: all seats in turn, any variants, now and then another edition."""
    rng = Random(f"{game.id} {number}")
    seats = game.fewest + number % (game.most - game.fewest + 1)
    variants = {each.key: rng.choice((each.default, *each.values)) for each in game.variants}
    editions = other_editions(game)
    edition = rng.choice(editions) if editions and rng.random() < 0.2 else None
    return Setup(seats, variants, edition)


def play_numbered(game: b.Game, number: int, longest: int = LONGEST) -> Lockstep:
    """The same game for the same number, in every process."""
    try:
        return play_by_chance(game, agreed(game, number), Random(number), longest)
    except Exception as error:
        error.add_note(f"python -m tests.games.lockstep {game.id} --first {number} --games 1")
        raise


@dataclass
class Tally:
    """How much has been compared."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    offered: int = 0

    def add(self, both: Lockstep) -> None:
        self.games += 1
        self.finished += both.state.result() is not None
        self.decisions += len(both.record.entries)
        self.offered += both.offered

    def __str__(self) -> str:
        return (
            f"{self.games:,} games ({self.finished:,} to the end), {self.decisions:,} decisions,"
            f" {self.offered:,} answers offered: no difference."
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game in lockstep with its model.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from-records", type=int, default=0, help="so many begin like records")
    parser.add_argument("--first", type=int, default=0, help="number of the first game by chance")
    parser.add_argument("--no-records", action="store_true", help="by chance only")
    chosen = parser.parse_args()
    game = b.game(chosen.game)
    tally = Tally()
    for record in () if chosen.no_records else b.records(game).values():
        tally.add(play_record(game, record))
    for number in range(chosen.first, chosen.first + chosen.games):
        tally.add(play_numbered(game, number))
    for number in range(chosen.first, chosen.first + chosen.from_records):
        tally.add(play_on(game, number))
    print(tally)


if __name__ == "__main__":
    main()
