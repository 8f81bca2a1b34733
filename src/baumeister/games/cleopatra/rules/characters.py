"""Playing characters (Die Sobek-Anbeter): at any time during one's own turn.

Rulebook: "Die Sobek-Anbeter".
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.games.cleopatra.rules.actions import PLAY
from baumeister.games.cleopatra.rules.beggar import beg
from baumeister.games.cleopatra.rules.courtesan import search_discards
from baumeister.games.cleopatra.rules.envoy import NameResource
from baumeister.games.cleopatra.rules.names import (
    BEGGAR,
    CHARACTERS,
    COURTESAN,
    ENVOY,
    SCRIBE,
    SMUGGLER,
    VIZIER,
    Card,
)
from baumeister.games.cleopatra.rules.scribe import UseScribe
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.vizier import look_at_pile


def playable(state: Cleopatra, seat: int) -> list[Action]:
    """The characters in a hand that can do something now."""
    counts = state.hands[seat].counts
    return [PLAY[card] for card in CHARACTERS if counts[card] > 0 and can_play(state, card)]


def can_play(state: Cleopatra, card: Card) -> bool:
    """The smuggler waits for the end of the turn, when too many cards are in the hand."""
    if card == SMUGGLER:
        return False
    if card == COURTESAN:
        return state.discard.size > 0
    if card == VIZIER:
        return state.pile.size() + state.discard.size > 0
    return True


def play_character(state: Cleopatra, seat: int, card: Card, may_build: bool) -> None:
    amulets = state.settings.edition.amulets[card] if card in (BEGGAR, COURTESAN) else 0
    state.put_down(seat, card)
    state.amulets[seat] += amulets
    if state.log is not None:
        state.tell("plays.amulets" if amulets else "plays", seat, card=card, n=amulets)
    if card == BEGGAR:
        beg(state, seat)
    elif card == COURTESAN:
        search_discards(state, seat)
    elif card == ENVOY:
        state.ask(NameResource(seat))
    elif card == SCRIBE:
        state.ask(UseScribe(seat, may_build))
    else:
        look_at_pile(state, seat)
