"""The order of a turn: score, take a card, act, discard and draw.

Rulebook: "Spielverlauf", "1. Pyramide werten?", "2. Eine Karte aufnehmen", "4. Handkarten
auffüllen oder reduzieren".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.oh_pharaoh.rules.actions import (
    DISCARD,
    DONE,
    GO_ON,
    OPEN,
    PILE,
    SCORE,
    Discard,
    Open,
    Pile,
    Score,
)
from baumeister.games.oh_pharaoh.rules.draw_card import DRAW_ONE, FILL_HAND, FILL_ROW, can_fill_row
from baumeister.games.oh_pharaoh.rules.ending import lose_patience, move_overseer
from baumeister.games.oh_pharaoh.rules.names import (
    HAND,
    MOST_SEATS,
    NO_CARD,
    PYRAMID_PLACES,
    PYRAMIDS,
    PyramidPlace,
    source_of,
)
from baumeister.games.oh_pharaoh.rules.objections import (
    discard_objection,
    go_on_objection,
    score_objection,
    take_objection,
)
from baumeister.games.oh_pharaoh.rules.player_actions import ACT
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

DUTY: Final = 12  # cards of a pyramid that must be scored


@final
class ScorePyramids(AskSeat[OhPharaoh]):
    """A turn begins: none, one or both of one's own pyramids are scored, one after the other."""

    def proceed(self, state: OhPharaoh) -> bool:
        for pyramid in PYRAMID_PLACES:
            if can_score(state, self.seat, pyramid):
                return False
        self._go_on(state)
        return True

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [
            SCORE[pyramid] for pyramid in PYRAMID_PLACES if can_score(state, seat, pyramid)
        ]
        if not has_duty(state, seat):
            legal.append(GO_ON)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if isinstance(action, Score):
            score(state, seat, action.pyramid)
        else:
            state.tell("goes_on", seat)
            self._go_on(state)

    def _go_on(self, state: OhPharaoh) -> None:
        state.settle()
        state.ask(TAKE_CARD[self.seat])

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        if isinstance(action, Score):
            return score_objection(state, seat, action.pyramid)
        return go_on_objection() if action is GO_ON else None


def can_score(state: OhPharaoh, seat: int, pyramid: PyramidPlace) -> bool:
    """One of twelve cards always: it must be."""
    laid = state.pyramids[PYRAMIDS * seat + pyramid]
    return laid.size >= DUTY or laid.steps >= state.needed_steps


def has_duty(state: OhPharaoh, seat: int) -> bool:
    first = PYRAMIDS * seat
    return any(pyramid.size >= DUTY for pyramid in state.pyramids[first : first + PYRAMIDS])


def score(state: OhPharaoh, seat: int, pyramid: PyramidPlace) -> None:
    """Ruling OP-11: a pyramid that must be scored but has too few steps counts nothing.

    Ruling OP-17: what the overseer reaches by it holds for the next pyramid.
    """
    laid = state.pyramids[PYRAMIDS * seat + pyramid]
    points = laid.score() if laid.steps >= state.needed_steps else 0
    state.ledger.book(source_of(laid.steps), seat, points)
    state.tell("scores", seat, pyramid=pyramid, steps=laid.steps, cards=laid.size, n=points)
    state.clear_away(seat, pyramid)
    move_overseer(state)


@final
class TakeCard(AskSeat[OhPharaoh]):
    """One of the open cards, which is replaced at once, or the top card of the pile."""

    def proceed(self, state: OhPharaoh) -> bool:
        if can_fill_row(state):
            state.ask(FILL_ROW)
            return True
        if state.can_draw or state.open != NOTHING_OPEN:
            return False
        state.tell("nothing_to_take", self.seat)  # Ruling OP-23
        self._go_on(state)
        return True

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [
            OPEN[field] for field, card in enumerate(state.open) if card != NO_CARD
        ]
        if state.can_draw:
            legal.append(PILE)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        self._go_on(state)
        if not isinstance(action, Open):
            state.ask(DRAW_ONE[seat])
            return
        card = state.open[action.field]
        state.open[action.field] = NO_CARD
        state.gain(seat, card)
        state.tell("takes", seat, card=card, field=action.field)
        state.ask(FILL_ROW)

    def _go_on(self, state: OhPharaoh) -> None:
        state.settle()
        state.offers = 0
        state.ask(END_OF_TURN[self.seat])
        state.ask(ACT[self.seat])

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        return Text("ask.TakeCard", {"from_where": ways(self.legal(state, seat), (Open, Pile))})

    def describe(self, state: OhPharaoh, seat: int, action: Action) -> Text:
        if isinstance(action, Open):
            return Text("action.open.card", {"card": state.open[action.field]})
        return action.text()

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return take_objection(state, action)


NOTHING_OPEN: Final = [NO_CARD, NO_CARD, NO_CARD]


@final
class EndOfTurn(AskSeat[OhPharaoh]):
    """Up to seven cards: one may go. More: the surplus must go. Then draw to seven."""

    def proceed(self, state: OhPharaoh) -> bool:
        """An empty hand is asked nothing."""
        if state.hand_sizes[self.seat]:
            return False
        self._end(state)
        return True

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [
            DISCARD[card] for card, count in enumerate(state.hands[seat]) if count
        ]
        if state.hand_sizes[seat] <= HAND:
            legal.append(DONE)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if not isinstance(action, Discard):
            self._end(state)
            return
        state.lose(seat, action.card)
        state.discard.put(action.card)
        state.tell("discards", seat, card=action.card)
        if state.hand_sizes[seat] <= HAND:
            self._end(state)

    def conceals(self, state: OhPharaoh) -> bool:
        return True

    def _end(self, state: OhPharaoh) -> None:
        state.settle()
        state.quiet_turns += 1
        lose_patience(state)
        state.ask(TURN_OF[(self.seat + 1) % state.seats])
        state.ask(FILL_HAND[self.seat])

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        surplus = state.hand_sizes[seat] - HAND
        return (
            Text("ask.EndOfTurn.surplus", {"n": surplus})
            if surplus > 0
            else super().prompt(state, seat)
        )

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return discard_objection(state, seat, action)


TURN_OF: Final = [ScorePyramids(seat) for seat in range(MOST_SEATS)]
TAKE_CARD: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MOST_SEATS)]
