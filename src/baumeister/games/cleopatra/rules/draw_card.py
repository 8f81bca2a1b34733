"""Drawing from the pile: what is seen of the next card, and what a face-down one turns out to be.

Rulebook: "Spielvorbereitung" and "Den Markt besuchen".
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.bag import Bag
from baumeister.core.chance import below
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, AskChance, AskSeat
from baumeister.games.cleopatra.rules.chance_actions import (
    DRAW,
    FACE_DOWN,
    OPEN,
    SHUFFLE,
    Draw,
    Open,
)
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD, Pool
from baumeister.games.cleopatra.rules.names import STALLS, Card
from baumeister.games.cleopatra.rules.state import Cleopatra


class DrawFromPool(AskDraw[Cleopatra]):
    """Chance says what a face-down card is; only its new owner sees it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pool(self, state: Cleopatra) -> Pool:
        return Pool(len(state.pile.pools) - 1)

    def left(self, state: Cleopatra) -> list[int]:
        return state.pile.pools[self.pool(state)].counts

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]

    def seen_by(self, state: Cleopatra, seat: int) -> int:
        return only(self.seat)

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        state.settle()
        state.pile.take_from(self.pool(state), action.card)
        self.get(state, action.card)

    def get(self, state: Cleopatra, card: Card) -> None:
        """A card for the hand."""
        state.hands[self.seat].add_unseen(card, state.pile.lots[self.pool(state)])
        if state.log is not None:
            state.tell_secret("finds", self.seat, only(self.seat), card=card)

    def facts(self) -> list[Fact]:
        return [self.seat]


@final
class DealCard(DrawFromPool):
    """The first cards of a hand."""


@final
class TurnUpCard(AskChance[Cleopatra]):
    """The next card of the pile is on top: everybody sees its side, and an open one's face."""

    def proceed(self, state: Cleopatra) -> bool:
        pile = state.pile
        if pile.open:
            return False
        if pile.down:
            pile.turn_down()
        elif state.discard.size:
            state.ask(SHUFFLE_PILE)
            return True
        state.settle()
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        counts = state.pile.pools[-1].counts
        legal: list[Action] = [OPEN[card] for card, count in enumerate(counts) if count]
        if state.pile.down:
            legal.append(FACE_DOWN)
        return legal

    def weights(self, state: Cleopatra) -> list[int]:
        """One side or the other by their numbers; then, if open, each card of the pool alike."""
        pile, pool = state.pile, state.pile.pools[-1]
        weights = [pile.open * count for count in pool.counts if count]
        if pile.down:
            weights.append(pile.down * pool.size)
        return weights

    def sample(self, state: Cleopatra, rng: Random) -> Action:
        """The same as from the legal answers and weights, which need not be made for it."""
        pile, pool = state.pile, state.pile.pools[-1]
        left = below(rng, (pile.open + pile.down) * pool.size) // pile.open
        for card, count in enumerate(pool.counts):
            left -= count
            if left < 0:
                return OPEN[card]
        return FACE_DOWN

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Open):
            state.pile.turn_open(action.card)
            if state.log is not None:
                state.tell("turns_up", CHANCE, card=action.card)
        else:
            state.pile.turn_down()


def make_new_pile(state: Cleopatra) -> None:
    """Ruling CL-3: as soon as the pile is used up, all discarded cards are the new one."""
    pile, discard = state.pile, state.discard
    state.tell("reshuffles", CHANCE, n=discard.size)
    pile.pools.append(Bag(discard.counts[:]))
    pile.lots = [*pile.lots, state.lot_of(discard)]
    pile.cut()
    discard.clear()


@final
class ShufflePile(AskChance[Cleopatra]):
    """The pile is used up and made anew: nobody knows any more where the discarded cards are.

    Chance has only one answer, but it is chance that shuffles.
    """

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [SHUFFLE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        make_new_pile(state)


SHUFFLE_PILE: Final = ShufflePile()
TURN_UP_CARD: Final = TurnUpCard()


class DrawCards(AskSeat[Cleopatra]):
    """Draws from the pile as long as there are cards to draw."""

    def has_all(self, state: Cleopatra) -> bool:
        """Three are enough for the stalls."""
        return len(state.drawn) == STALLS

    def draw(self, state: Cleopatra) -> bool:
        """One step of drawing; tells whether it was one."""
        pile = state.pile
        if self.has_all(state) or not (pile.size() or state.discard.size):
            return False
        card = pile.take_top()
        state.ask(TURN_UP_CARD)
        if card != NO_CARD:
            self.get(state, card)
        return True

    def get(self, state: Cleopatra, card: Card) -> None:
        state.drawn.append(card)
