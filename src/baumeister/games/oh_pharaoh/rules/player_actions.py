"""The player actions (Spieleraktionen): build, swap jokers, rob and trade in any order.

Rulebook: "3. Spieleraktionen".
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.chance import below
from baumeister.core.facts import Fact
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.oh_pharaoh.rules.actions import (
    FINISH,
    JOKER_LAYS,
    LAYS,
    OFFER,
    SEND_TAX,
    SEND_THIEF,
    SWAP,
    Finish,
    Lay,
    Offer,
    Swap,
    Tax,
    Thief,
)
from baumeister.games.oh_pharaoh.rules.building import layable, missing
from baumeister.games.oh_pharaoh.rules.names import (
    HIGHEST,
    JOKER,
    MOST_SEATS,
    PYRAMID_PLACES,
    PYRAMIDS,
    TAX,
    THIEF,
    Card,
    PyramidPlace,
)
from baumeister.games.oh_pharaoh.rules.objections import act_objection, complete_objection
from baumeister.games.oh_pharaoh.rules.state import NeedsCards, OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import send_tax
from baumeister.games.oh_pharaoh.rules.thief import send_thief
from baumeister.games.oh_pharaoh.rules.trade import begin_offer, can_offer

WAYS: Final = (Lay, Offer, Swap, Thief, Tax, Finish)  # as the prompt names them


@final
class Act(AskSeat[OhPharaoh]):
    """Whatever a seat does in its turn, until it is finished."""

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        hand = state.hands[seat]
        legal = _lays(state, seat) + _swaps(state, hand)
        if hand[THIEF]:
            legal += _thefts(state, seat)
        if hand[TAX]:
            legal.append(SEND_TAX)
        if can_offer(state, seat):
            legal.append(OFFER)
        legal.append(FINISH)
        return legal

    def conceals(self, state: OhPharaoh) -> bool:
        """Who can do nothing has neither a thief nor anything to build."""
        return True

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if isinstance(action, Lay):
            lay(state, seat, action)
        elif action is FINISH:
            state.settle()
            state.tell("finishes", seat)
        elif action is OFFER:
            begin_offer(state, seat)
        elif isinstance(action, Swap):
            swap(state, seat, action)
        elif isinstance(action, Thief):
            send_thief(state, seat, action.other, action.pyramid)
        else:
            send_tax(state, seat)

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        return Text("ask.Act", {"ways": ways(self.legal(state, seat), WAYS)})

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return act_objection(state, seat, action)


def _lays(state: OhPharaoh, seat: int) -> list[Action]:
    """On every own pyramid, and on the first free place, if another pyramid is allowed."""
    legal: list[Action] = []
    hand = state.hands[seat]
    has_begun = False
    for place in range(state.allowed_pyramids):
        pyramid = state.pyramids[PYRAMIDS * seat + place]
        if pyramid.size or not has_begun:
            numbers, jokers = layable(pyramid, hand)
            legal += LAYS[place][numbers >> 1]
            legal += JOKER_LAYS[place][jokers >> 1]
            has_begun = has_begun or not pyramid.size
    return legal


def lay(state: OhPharaoh, seat: int, action: Lay) -> None:
    """A card goes into a step; what breaks the rules must then be completed (Ruling OP-21)."""
    place = PYRAMIDS * seat + action.pyramid
    was_legal = state.pyramids[place].is_legal or not state.pyramids[place].size
    state.lose(seat, action.card)
    state.pyramids[place] = state.pyramids[place].changed(
        action.number, 1, int(action.card == JOKER)
    )
    key = "lays.joker" if action.card == JOKER else "lays"
    state.tell(key, seat, card=action.card, number=action.number, pyramid=action.pyramid)
    if was_legal and not state.pyramids[place].is_legal:
        state.ask(COMPLETE[seat][action.pyramid])


@final
class Complete(NeedsCards):
    """A pyramid has been begun or changed: it must become one that keeps the rules."""

    def __init__(self, seat: int, pyramid: PyramidPlace) -> None:
        super().__init__(seat)
        self.pyramid = pyramid

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        pyramid = state.pyramids[PYRAMIDS * seat + self.pyramid]
        numbers, jokers = layable(pyramid, state.hands[seat])
        return LAYS[self.pyramid][numbers >> 1] + JOKER_LAYS[self.pyramid][jokers >> 1]

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        assert isinstance(action, Lay)
        lay(state, seat, action)
        if state.pyramids[PYRAMIDS * seat + self.pyramid].is_legal:
            state.settle()

    def conceals(self, state: OhPharaoh) -> bool:
        return True

    def needed(self, state: OhPharaoh, rng: Random) -> list[int]:
        hand = state.hands[self.seat]
        room = state.hand_sizes[self.seat] - sum(hand)
        pyramid = state.pyramids[PYRAMIDS * self.seat + self.pyramid]
        ways = missing(pyramid, hand, state.pile.counts, room)
        return ways[below(rng, len(ways))]

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return complete_objection(state, seat, self.pyramid, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.pyramid]


def _swaps(state: OhPharaoh, hand: list[int]) -> list[Action]:
    legal: list[Action] = []
    for place, pyramid in enumerate(state.pyramids):
        if pyramid.has_jokers:
            swaps = SWAP[place // PYRAMIDS][place % PYRAMIDS]
            for number in range(1, HIGHEST + 1):
                if hand[number] and pyramid.jokers[number]:
                    legal.append(swaps[number - 1])
    return legal


def swap(state: OhPharaoh, seat: int, action: Swap) -> None:
    """The right number takes the place of a joker, in any pyramid, at once (Ruling OP-12)."""
    place = PYRAMIDS * action.other + action.pyramid
    state.lose(seat, Card(action.number))
    state.pyramids[place] = state.pyramids[place].changed(action.number, 0, -1)
    state.gain(seat, JOKER)
    state.tell("swaps", seat, other=action.other, pyramid=action.pyramid, number=action.number)


def _thefts(state: OhPharaoh, seat: int) -> list[Action]:
    return [
        SEND_THIEF[place // PYRAMIDS][place % PYRAMIDS]
        for place, pyramid in enumerate(state.pyramids)
        if pyramid.size and place // PYRAMIDS != seat
    ]


ACT: Final = [Act(seat) for seat in range(MOST_SEATS)]
COMPLETE: Final = [
    [Complete(seat, pyramid) for pyramid in PYRAMID_PLACES] for seat in range(MOST_SEATS)
]
