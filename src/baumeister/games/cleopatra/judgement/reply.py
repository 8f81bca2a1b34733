"""Quick answers by rule of thumb: what others do in secret, and short play-outs."""

from __future__ import annotations

from random import Random
from typing import Final

from baumeister.core.action import Action
from baumeister.games.cleopatra.rules.actions import (
    ASK_ALL,
    AUTO,
    DONE,
    GIVE_TALENTS,
    OFFER,
    Bid,
    Build,
    Give,
    Stall,
)
from baumeister.games.cleopatra.rules.names import LAPIS, MOSAIC
from baumeister.games.cleopatra.rules.pieces import piece_value
from baumeister.games.cleopatra.rules.state import Cleopatra

FEWEST: Final = 4  # talents that anybody may offer, if only to be safe
PLENTY: Final = 3  # cards of a kind of which one can be spared


def reply(state: Cleopatra, seat: int, legal: list[Action], rng: Random) -> Action:
    first = legal[0]
    if isinstance(first, Bid):
        return legal[min(len(legal) - 1, _bid(state, seat, rng))]
    if first is GIVE_TALENTS or isinstance(first, Give):
        return _alms(state, seat, legal)
    if first is OFFER:  # who gives a card gets rid of an amulet with it
        return first if state.amulets[seat] else legal[1]
    last = legal[-1]
    if last is AUTO or last is ASK_ALL:
        return last
    return _visit(state, legal) or legal[int(rng.random() * len(legal))]


def _bid(state: Cleopatra, seat: int, rng: Random) -> int:
    """Any number up to a limit, which is the higher the more amulets there are to lose."""
    most = FEWEST + state.amulets[seat] // 2
    return int(rng.random() * (1 + min(most, state.talents(seat))))


def _alms(state: Cleopatra, seat: int, legal: list[Action]) -> Action:
    """A card that can be spared, before talents; never the rare stone, if there is a choice."""
    hand = state.hands[seat].counts
    for action in legal:
        if isinstance(action, Give) and action.card != LAPIS and hand[action.card] >= PLENTY:
            return action
    return legal[0]


def _visit(state: Cleopatra, legal: list[Action]) -> Action | None:
    """The piece that brings most, else the largest stall, else nothing more."""
    best: Action | None = None
    most = 0.0
    for action in legal:
        if isinstance(action, Build):
            piece = action.piece
            edition = state.settings.edition
            worth = 2.0 * (
                edition.mosaic if piece == MOSAIC else piece_value(state, piece, action.place)
            )
        elif isinstance(action, Stall):
            worth = float(len(state.stalls[action.stall]))
        else:
            continue
        if worth > most:
            best, most = action, worth
    return DONE if best is None and DONE in legal else best
