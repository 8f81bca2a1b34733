"""What the laws share: a setup to try a game in, and random games answer by answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, Question, State


class LawBroken(AssertionError):
    """A game broke a law; the message says which, where, and what was seen."""


def demand(holds: bool, law: str, seen: str) -> None:
    if not holds:
        raise LawBroken(f"Law “{law}”: {seen}")


@dataclass(frozen=True)
class Setup:
    """A game with the seats and variants it is tried with."""

    game: Game  # which is tried
    seats: int  # how many there are
    variants: Mapping[str, str] = field(default_factory=dict)  # what is chosen, by key
    edition: str | None = None  # the text of an edition other than the game's own

    def start(self, *, log: bool = False) -> State:
        """A new game of it."""
        return self.game.start(self.seats, self.variants, edition=self.edition, log=log)

    def viewers(self) -> list[int]:
        """Everybody who may look: each seat, and the public."""
        return [*range(self.seats), PUBLIC]


Law = Callable[[Setup, Random], None]


@dataclass(frozen=True)
class Step:
    """A moment of a random game and the answer about to be given; `state` must not be changed."""

    number: int
    state: State
    seat: int
    action: Action

    @property
    def question(self) -> Question[State]:
        return self.state.agenda[-1]

    def others(self) -> list[Action]:
        """What could have been answered instead."""
        return [action for action in self.state.legal(self.seat) if action is not self.action]

    def after(self, state: State) -> State:
        """A copy of `state` after the answer."""
        twin = state.copy()
        twin.apply(self.seat, self.action)
        return twin

    def __str__(self) -> str:
        return f"answer {self.number}, {self.seat} {self.action.notation()}"


def steps(setup: Setup, rng: Random, *, log: bool = False) -> Iterator[Step]:
    """A random game, answer by answer; any of the asked seats may be the next to answer.

    There is always a first step, and after the last one its state is the end of the game.
    """
    state = setup.start(log=log)
    demand(bool(state.to_act()), "ends", "the game asks nothing")
    number = 0
    while seats := state.to_act():
        demand(number < setup.game.bound, "ends", f"no end after {number} answers")
        seat = seats[int(rng.random() * len(seats))]
        action = random_answer(state, seat, rng)
        yield Step(number, state, seat, action)
        state.apply(seat, action)
        number += 1


def moments(setup: Setup, rng: Random, *, log: bool = False) -> Iterator[tuple[str, State]]:
    """Every state of a random game, its end included, with words for where it stands."""
    for step in steps(setup, rng, log=log):
        yield str(step), step.state
    yield "the end", step.state


def random_answer(state: State, seat: int, rng: Random) -> Action:
    legal = state.legal(seat)
    if seat == CHANCE:
        weights = state.weights()
        fits = len(weights) == len(legal) and min(weights, default=0) > 0
        demand(fits, "offers", f"chance may {legal} with weights {weights}")
        return state.sample(rng)
    demand(bool(legal), "offers", f"seat {seat} is asked and has no answer")
    return legal[int(rng.random() * len(legal))]


def finish(setup: Setup, state: State, rng: Random, law: str, where: str) -> None:
    """Play a copy or an imagined world to its end, which must come."""
    sums = state.inventory()
    for _ in range(setup.game.bound):
        seats = state.to_act()
        if not seats:
            break
        state.apply(seats[0], random_answer(state, seats[0], rng))
    demand(not state.to_act(), law, f"{where}: a game that went on from here does not end")
    demand(state.result() is not None, law, f"{where}: an end without a result")
    lost = state.inventory() != sums
    demand(not lost, law, f"{where}: on the way from here to the end things are lost")
