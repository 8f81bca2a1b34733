"""Toys that ask, end or count in a way that no game may."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from baumeister.core.action import Action
from baumeister.core.result import Result
from tests.toys.tomb import (
    Bury,
    Tomb,
    TombGame,
    Turn,
)


class Speechless(Turn):
    """A dead end: with an empty hand there is no answer."""

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return [action for action in super().legal(state, seat) if isinstance(action, Bury)]


class Disorderly(Turn):
    """Answers stand in another order than in the vocabulary."""

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return super().legal(state, seat)[::-1]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shout(Action):
    """Says nothing that has a sentence."""


SHOUT: Final = Shout()


class Shouting(Turn):
    """An answer that is not in the vocabulary."""

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return [*super().legal(state, seat), SHOUT]


class Crowd(Turn):
    """Two seats are asked at once, and what they answer is not sealed."""

    def asked(self, state: Tomb) -> list[int]:
        return [self.seat, state.next_seat(self.seat)]


class Elsewhere(Turn):
    """Whoever asks for one seat is told another one than all that are asked."""

    def first_asked(self, state: Tomb) -> int:
        return state.next_seat(self.seat)


class Weightless(Tomb):
    """A card of chance that cannot come is offered all the same."""

    def chances(self, victim: int) -> list[int]:
        return [0, *super().chances(victim)[1:], 1][: len(self.hands[victim].kinds())]


class Endless(Turn):
    """A game that never ends."""

    def answer(self, state: Tomb, seat: int, action: Action) -> None:
        state.turns += 1
        super().answer(state, seat, action)


class Deserted(Turn):
    """A question that asks nobody after the last turn."""

    def proceed(self, state: Tomb) -> bool:
        return False

    def asked(self, state: Tomb) -> list[int]:
        return [self.seat] if state.turns else []


class Silent(TombGame):
    """A game that asks nothing."""

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Tomb:
        state = super().setup(seats, variants, edition)
        state.agenda.clear()
        return state


class EarlyResult(Tomb):
    """A result while the game goes on."""

    def result(self) -> Result | None:
        nothing = [0] * self.seats
        return Result(nothing, [1] * self.seats, nothing, [nothing])


class NoResult(Tomb):
    """No result at the end."""

    def result(self) -> Result | None:
        return None


class SpoiltSum(Tomb):
    """A result whose table does not add up."""

    def result(self) -> Result | None:
        result = super().result()
        return result and replace(result, table=[[1] * self.seats, *result.table[1:]])


class SpoiltRanks(Tomb):
    """Ranks that do not fit the points."""

    def result(self) -> Result | None:
        result = super().result()
        return result and replace(result, ranks=[1] * self.seats)


class SpoiltRows(Tomb):
    """A row of the table that belongs to no source of points."""

    def result(self) -> Result | None:
        result = super().result()
        return result and replace(result, table=[*result.table, [0] * self.seats])
