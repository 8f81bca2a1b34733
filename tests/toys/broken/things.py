"""Toys that lose things, make some, share them between copies or deal them unfairly."""

from __future__ import annotations

from random import Random
from typing import Self

from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from tests.toys.auction import Auction, Bids
from tests.toys.bazaar import Bazaar
from tests.toys.offering import Pass
from tests.toys.pieces import CardTable, Find
from tests.toys.rebid import FirstBids
from tests.toys.tomb import (
    Tomb,
    Turn,
)


class SharedHands(Tomb):
    """A shallow copy: both states hold the same hands."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharedLog(Tomb):
    """A shallow copy: both states write the same log."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.log = self.log
        return twin


class SharedSteps(Pass):
    """A shallow copy: both questions collect the same steps."""

    def copy(self) -> Pass:
        return self


class MadePrize(FirstBids):
    """Things are made: the second prize does not come out of the box."""

    def reveal(self, state: Auction) -> None:
        Bids.reveal(self, state)
        state.ask(Bids(self.order[::-1], self.prize))


class ShortPile(Tomb):
    """Sound in itself: a pile that soon has to be made anew."""

    box = (3, 9, 3)


class LossyFind(Find):
    """Things are lost: one card stays away when the discarded cards become the pile."""

    def proceed(self, state: CardTable) -> bool:
        is_new = super().proceed(state)
        if is_new:
            state.pile.take(next(kind for kind, count in enumerate(state.pile.counts) if count))
        return is_new


class LossySearch(Turn):
    def search(self, state: Tomb) -> None:
        state.ask(LossyFind(self.seat))


class DoublingFind(Find):
    """Things are made: the discarded cards become the pile and stay where they are."""

    def proceed(self, state: CardTable) -> bool:
        discard = state.discard.copy()
        is_new = super().proceed(state)
        if is_new:
            state.discard = discard
        return is_new


class DoublingSearch(Turn):
    def search(self, state: Tomb) -> None:
        state.ask(DoublingFind(self.seat))


class Dream(Tomb):
    """A dead end: an imagined world never comes to its last turn."""

    is_imagined = False

    def copy(self) -> Self:
        twin = super().copy()
        twin.is_imagined = self.is_imagined
        return twin

    def fill(self, rng: Random) -> Self:
        twin = super().fill(rng)
        twin.is_imagined = True
        return twin


class DreamTurn(Turn):
    def proceed(self, state: Tomb) -> bool:
        return not (isinstance(state, Dream) and state.is_imagined) and super().proceed(state)


class UnfairTheft(Tomb):
    """An unfair weight: every kind is as likely to be stolen as every other."""

    def chances(self, victim: int) -> list[int]:
        return [1] * len(self.hands[victim].kinds())


class UnfairFind(Find):
    """An unfair weight: every kind is as likely to be drawn as every other."""

    def weights(self, state: CardTable) -> list[int]:
        return [1] * len(self.legal(state, CHANCE))


class UnfairSearch(Turn):
    def search(self, state: Tomb) -> None:
        state.ask(UnfairFind(self.seat))


class LostCard(Turn):
    """Things are lost: a buried card is nowhere."""

    def bury(self, state: Tomb, card: int) -> None:
        state.hands[self.seat].remove(card)


class UnnamedOffer(Bazaar):
    """A world imagined without the card that was offered loses it when it changes hands."""

    def name(self, seat: int, card: int) -> None:
        pass


class Misfit(Tomb):
    """A fill that does not fit the view: it deals the own hand anew."""

    def fill(self, rng: Random) -> Self:
        twin = self.copy()
        twin.hands = [hand.mask(PUBLIC) for hand in self.hands]
        return super(Misfit, twin).fill(rng)
