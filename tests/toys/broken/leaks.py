"""Toys that show what is hidden, or hide what is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from baumeister.core.action import Action
from baumeister.core.event import EVERYONE, PUBLIC
from baumeister.core.facts import Json
from baumeister.core.sealed import Sealed
from tests.toys.auction import Auction, Bids
from tests.toys.offering import Pass, Temple
from tests.toys.pieces import CardTable, Find
from tests.toys.rebid import FirstBids
from tests.toys.tomb import (
    PHARAOH,
    Defend,
    Steal,
    Tomb,
    Turn,
)


class OpenHand(Tomb):
    """A leak: the mask forgets the first hand."""

    def seen_from(self, seat: int) -> Self:
        twin = super().seen_from(seat)
        twin.hands[0] = self.hands[0].copy()
        return twin


class Gossip(Tomb):
    """A leak: the log tells everybody what only some have seen."""

    def tell_secret(
        self,
        key: str,
        seat: int,
        seen_by: int,
        public: Mapping[str, int] | None = None,
        **secret: int,
    ) -> None:
        self.tell(key, seat, **(public or {}), **secret)


class OpenFind(Find):
    """A leak: the record shows everybody a card that nobody else has seen."""

    def seen_by(self, state: CardTable, seat: int) -> int:
        return EVERYONE


class OpenSearch(Turn):
    def search(self, state: Tomb) -> None:
        state.ask(OpenFind(self.seat))


class OpenPass(Pass):
    """A leak: the record shows everybody what was passed between two."""

    def shown_to(self, seat: int, step: Action) -> int:
        return EVERYONE


class UnsealedPass(Pass):
    """A leak: sealed answers are seen by all."""

    def mask(self, seat: int) -> Sealed[Temple]:
        return self.copy()


class Telling(Turn):
    """A tell: only those who hold a pharaoh are asked for one."""

    def rob(self, state: Tomb, victim: int) -> None:
        if state.hands[victim].count(PHARAOH):
            state.ask(Defend(victim, self.seat))
        else:
            state.ask(Steal(victim, self.seat))


class HastyDefend(Defend):
    """A tell: whoever has no pharaoh is answered for at once."""

    def conceals(self, state: Tomb) -> bool:
        return False


class Hasty(Turn):
    def rob(self, state: Tomb, victim: int) -> None:
        state.ask(HastyDefend(victim, self.seat))


class UnsealedBids(Bids):
    """A leak: everybody sees the tiles of a bid before all are turned up."""

    def mask(self, seat: int) -> Sealed[Auction]:
        return self.copy()


class ReopenedBids(FirstBids):
    """An answer that can be taken back after all bids were seen: the same question asks again."""

    is_again = False

    def reveal(self, state: Auction) -> None:
        Bids.reveal(self, state)
        if self.is_again:
            return
        state.prizes.take(self.prize)
        self.is_again = True
        self.order = self.order[::-1]
        self.steps = [[] for _ in self.order]
        self.is_done = [False] * len(self.order)
        state.ask(self)

    def copy(self) -> Sealed[Auction]:
        twin = super().copy()
        assert isinstance(twin, ReopenedBids)
        twin.is_again = self.is_again
        return twin

    def to_json(self) -> Json:
        return {**super().to_json(), "again": self.is_again}


class Blind(Tomb):
    """A view in which the own answers differ: nobody sees their own hand."""

    def seen_from(self, seat: int) -> Self:
        return super().seen_from(PUBLIC)


class Fading(Tomb):
    """Masking twice hides more than masking once."""

    def seen_from(self, seat: int) -> Self:
        twin = super().seen_from(seat)
        twin.turns = self.turns - 1
        return twin


class Bragging(Tomb):
    """Points that the others cannot count in their view."""

    def points(self) -> list[int]:
        return [sum(kind for kind, _ in hand.cards) for hand in self.hands]


class LoggedView(Tomb):
    """A view that keeps the whole log."""

    def seen_from(self, seat: int) -> Self:
        twin = super().seen_from(seat)
        twin.log = self.log
        return twin


class Peeking(Turn):
    """An answer that can be taken back after all hands were seen."""

    def search(self, state: Tomb) -> None:
        state.settle()
        state.ask(Peeking(self.seat))
        for hand in state.hands:
            hand.show_all()
