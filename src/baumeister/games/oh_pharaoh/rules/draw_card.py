"""Drawing cards: into a hand, or open beside the pile, where no kind may lie twice.

Rulebook: "Spielvorbereitungen", "2. Eine Karte aufnehmen", "4. Handkarten auffüllen".
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.action import HIDDEN, Action
from baumeister.core.chance import below, total
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, AskChance
from baumeister.games.oh_pharaoh.rules.actions import DRAW, END_CARD, Draw
from baumeister.games.oh_pharaoh.rules.ending import end_game
from baumeister.games.oh_pharaoh.rules.names import HAND, MOST_SEATS, NO_CARD, Card
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh


class DrawCard(AskChance[OhPharaoh]):
    """The top card of the draw pile; the end card ends the game at once."""

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [DRAW[card] for card, count in enumerate(state.pile.counts) if count]
        if state.end_card == IN_THE_PILE:
            legal.append(END_CARD)
        return legal

    def weights(self, state: OhPharaoh) -> list[int]:
        weights = [count for count in state.pile.counts if count]
        if state.end_card == IN_THE_PILE:
            weights.append(1)
        return weights

    def sample(self, state: OhPharaoh, rng: Random) -> Action:
        """The same as from the legal answers and weights, which need not be made for it."""
        left = below(rng, total(state.pile.counts) + (state.end_card == IN_THE_PILE))
        for card, count in enumerate(state.pile.counts):
            left -= count
            if left < 0:
                return DRAW[card]
        return END_CARD

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if not isinstance(action, Draw):
            end_game(state)
            return
        state.pile.take(action.card)
        self.draw(state, action.card)

    def draw(self, state: OhPharaoh, card: Card) -> None:
        raise NotImplementedError


def restock(state: OhPharaoh) -> bool:
    """Whether there is a card to draw, after shuffling the discard pile if need be."""
    if state.pile.size or state.end_card == IN_THE_PILE:
        return True
    if not state.discard.size:
        return False
    state.tell("reshuffles", CHANCE, n=state.discard.size)
    state.pile.pour(state.discard)
    return True


class DrawUnseen(DrawCard):
    """A card that only its new owner sees."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def draw(self, state: OhPharaoh, card: Card) -> None:
        state.gain_unseen(self.owner, card)
        state.tell_secret("draws", self.owner, only(self.owner), card=card)

    def seen_by(self, state: OhPharaoh, seat: int) -> int:
        return only(self.owner)

    def outside(self, action: Action) -> Action:
        """Everybody sees the end card."""
        return END_CARD if action is END_CARD else HIDDEN

    def facts(self) -> list[Fact]:
        return [self.owner]


@final
class DrawOne(DrawUnseen):
    """The top card, taken instead of an open one."""

    def proceed(self, state: OhPharaoh) -> bool:
        restock(state)
        return False

    def draw(self, state: OhPharaoh, card: Card) -> None:
        state.settle()
        super().draw(state, card)


@final
class FillHand(DrawUnseen):
    """As many cards as it takes to have a full hand, as far as there are any."""

    def proceed(self, state: OhPharaoh) -> bool:
        if state.hand_sizes[self.owner] < HAND and restock(state):
            return False
        state.settle()
        return True


@final
class FillRow(DrawCard):
    """Three different cards lie open: one that lies there already is put aside."""

    def proceed(self, state: OhPharaoh) -> bool:
        if can_fill_row(state):
            restock(state)
            return False
        state.settle()
        return True

    def draw(self, state: OhPharaoh, card: Card) -> None:
        if card in state.open:
            state.discard.put(card)
            state.tell("duplicate", CHANCE, card=card)
            return
        field = state.open.index(NO_CARD)
        state.open[field] = card
        state.tell("opens", CHANCE, card=card, field=field)


def can_fill_row(state: OhPharaoh) -> bool:
    """Ruling OP-6: fewer than three lie open while no card of another kind can be drawn."""
    if NO_CARD not in state.open:
        return False
    if state.pile.size or state.end_card == IN_THE_PILE:
        return True
    return any(count and card not in state.open for card, count in enumerate(state.discard.counts))


DRAW_ONE: Final = [DrawOne(seat) for seat in range(MOST_SEATS)]
FILL_HAND: Final = [FillHand(seat) for seat in range(MOST_SEATS)]
FILL_ROW: Final = FillRow()
