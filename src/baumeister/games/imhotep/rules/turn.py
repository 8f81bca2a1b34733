"""A turn (Spielzug): exactly one of four actions.

Rulebook: "Spielzug".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.imhotep.rules.actions import (
    PASS,
    PLACES,
    PLAY,
    SAILS,
    SHIPS,
    TAKE,
    Pass,
    Place,
    Play,
    Sail,
    Take,
)
from baumeister.games.imhotep.rules.blue_cards import can_play, play_card
from baumeister.games.imhotep.rules.delivery import put_on_ship
from baumeister.games.imhotep.rules.names import BLUE
from baumeister.games.imhotep.rules.objections import turn_objection
from baumeister.games.imhotep.rules.round_end import RoundEnd
from baumeister.games.imhotep.rules.state import SLED, Imhotep
from baumeister.games.imhotep.rules.unload import sail

STONES_TAKEN: Final = 3
WAYS: Final = (Take, Place, Sail, Play, Pass)  # as the prompt names them


@final
class Turn(AskSeat[Imhotep]):
    """One seat acts, then the next one has its turn.

    The turn after a round's last one waits below until the next round is ready, so the seat to
    the left of the last sailor begins it.
    """

    def proceed(self, state: Imhotep) -> bool:
        """The round ends with the fourth ship, or (Ruling IM-4) when all have passed."""
        if state.fleet.sailed < SHIPS and state.passes < state.seats:
            return False
        state.ask(RoundEnd())
        return True

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        fleet = state.fleet
        stones = state.sled[seat]
        legal: list[Action] = []
        if stones < SLED and state.quarry[seat]:
            legal.append(TAKE)
        if stones:
            for ship in range(SHIPS):
                legal += PLACES[ship][fleet.empty[ship]]
        for ship in range(SHIPS):
            if fleet.is_ready[ship]:
                legal += SAILS[ship][fleet.free_sites]
        hand = state.hands[seat]
        for card in BLUE:
            if hand[card] and can_play(state, seat, card):
                legal.append(PLAY[card])
        return legal or [PASS]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        state.settle()
        state.ask(TURN_OF[(seat + 1) % state.seats])
        if isinstance(action, Place):
            put_on_ship(state, seat, action)
        elif isinstance(action, Sail):
            sail(state, seat, action.ship, action.site)
        elif isinstance(action, Take):
            state.tell("takes", seat, n=state.take_stones(seat, STONES_TAKEN))
        elif isinstance(action, Play):
            play_card(state, seat, action.card)
        else:
            state.passes += 1
            state.tell("passes", seat)
            return
        state.passes = 0

    def prompt(self, state: Imhotep, seat: int) -> Text:
        return Text("ask.Turn", {"ways": ways(self.legal(state, seat), WAYS)})

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        return turn_objection(state, seat, action)


TURN_OF: Final = [Turn(seat) for seat in range(4)]
