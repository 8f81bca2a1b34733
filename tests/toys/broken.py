"""Broken copies of the toys: each breaks one thing, and one law is there to find it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from baumeister.core.action import Action
from baumeister.core.event import EVERYONE, PUBLIC
from baumeister.core.facts import Facts, Json
from baumeister.core.result import Result
from baumeister.core.sealed import Sealed
from baumeister.core.sentences import Sentences
from baumeister.core.state import CHANCE
from tests.toys.auction import Auction, Bids
from tests.toys.bazaar import Bazaar
from tests.toys.offering import Pass, Temple
from tests.toys.pieces import CardTable, Find
from tests.toys.rebid import FirstBids
from tests.toys.tomb import (
    AMULET,
    MUMMY,
    PHARAOH,
    SENTENCES,
    Bury,
    Defend,
    Steal,
    Tomb,
    TombGame,
    Turn,
)


class OpenHand(Tomb):
    """A leak: the mask forgets the first hand."""

    def mask(self, seat: int) -> Self:
        twin = super().mask(seat)
        twin.hands[0] = self.hands[0].copy()
        return twin


class Scribble(Tomb):
    """A text board with a name for every card, even for those that are hidden."""

    def __str__(self) -> str:
        names = {PHARAOH: "pharaoh", MUMMY: "mummy", AMULET: "amulet"}
        cards = [names[card] for hand in self.hands for card, _ in hand.cards]
        return f"In all hands: {cards}"


class Blank(Tomb):
    """A text board with nothing on it."""

    def __str__(self) -> str:
        return "\n"


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


class Speechless(Turn):
    """A dead end: with an empty hand there is no answer."""

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return [action for action in super().legal(state, seat) if isinstance(action, Bury)]


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


class Disorderly(Turn):
    """Options stand in another order than in the vocabulary."""

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return super().legal(state, seat)[::-1]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shout(Action):
    """Says nothing that has a sentence."""


SHOUT: Final = Shout()


class Shouting(Turn):
    """An option that is not in the vocabulary."""

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

    def setup(self, seats: int, variants: dict[str, str], edition: str | None) -> Tomb:
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


def tongueless(missing: str) -> TombGame:
    """A missing sentence."""
    spoken = {key: words for key, words in SENTENCES.templates.items() if key != missing}

    class Tongueless(TombGame):
        sentences = Sentences(spoken, SENTENCES.phrases)

    return Tongueless()


class Reckless(TombGame):
    """No two games begin alike, so a record leads elsewhere."""

    games = 0

    def setup(self, seats: int, variants: dict[str, str], edition: str | None) -> Tomb:
        state = super().setup(seats, variants, edition)
        self.games += 1
        state.turns += self.games
        return state


class Tuples(Tomb):
    """The data of the state is not plain."""

    def facts(self) -> Json:
        return {**super().facts(), "turns": (self.turns,)}


class Forgetful(Tomb):
    """A state that is read again has forgotten how long the game goes on."""

    def restore(self, facts: Facts) -> None:
        turns = self.turns
        super().restore(facts)
        self.turns = turns


class Secretive(Tomb):
    """What the next answer does depends on something that no fact tells."""

    answers = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.answers = self.answers
        return twin

    def proceed(self) -> None:
        super().proceed()
        self.answers += 1
        if self.answers % 5 == 0:
            self.turns -= 1


class Misfit(Tomb):
    """A fill that does not fit the view: it deals the own hand anew."""

    def fill(self, rng: Random) -> Self:
        twin = self.copy()
        twin.hands = [hand.mask(PUBLIC) for hand in self.hands]
        return super(Misfit, twin).fill(rng)


class Blind(Tomb):
    """A view in which the own options differ: nobody sees his own hand."""

    def mask(self, seat: int) -> Self:
        return super().mask(PUBLIC)


class Fading(Tomb):
    """Masking twice hides more than masking once."""

    def mask(self, seat: int) -> Self:
        twin = super().mask(seat)
        twin.turns = self.turns - 1
        return twin


class Bragging(Tomb):
    """Points that the others cannot count in their view."""

    def points(self) -> list[int]:
        return [sum(kind for kind, _ in hand.cards) for hand in self.hands]


class LoggedView(Tomb):
    """A view that keeps the whole log."""

    def mask(self, seat: int) -> Self:
        twin = super().mask(seat)
        twin.log = self.log
        return twin


class Peeking(Turn):
    """An answer that can be taken back after all hands were seen."""

    def search(self, state: Tomb) -> None:
        state.settle()
        state.ask(Peeking(self.seat))
        for hand in state.hands:
            hand.show_all()
