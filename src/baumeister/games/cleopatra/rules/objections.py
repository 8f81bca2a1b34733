"""Why something is not allowed: each rule that forbids an action, in words the player gets to see.

`None` means that no rule speaks against it. What can be paid is said a second time here, resource
by resource with the wild cards that are left: a property test compares it with `prices`.
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import (
    LOWER_DIE,
    PLACES,
    Build,
    Discard,
    Lay,
    Pass,
    Pay,
    Pick,
    Play,
    Stall,
    Statue,
)
from baumeister.games.cleopatra.rules.imagine import Owing
from baumeister.games.cleopatra.rules.mosaic_shapes import ORIENTED, QUARTER_TURNS, Shape
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    CHARACTERS,
    COURTESAN,
    DOOR,
    DOUBLE,
    MERCHANT,
    MOSAIC,
    OBELISK,
    PEDESTAL,
    SMUGGLER,
    SPHINX,
    SPHINXES,
    THRONE,
    TROMPE,
    WALL,
    Card,
    Piece,
)
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra


def turn_objection(state: Cleopatra, seat: int, action: Action) -> Text | None:
    if isinstance(action, Stall):
        return Text("refuse.stall_empty", {"stall": action.stall})
    if isinstance(action, Build):
        return build_objection(state, seat, action)
    if isinstance(action, Play):
        return play_objection(state, seat, action.card)
    if isinstance(action, Pass):
        return Text("refuse.pass")
    if isinstance(action, Statue):
        return Text("refuse.no_statue_now")
    return Text("refuse.turn")


def quarry_objection(state: Cleopatra, seat: int, action: Action) -> Text | None:
    if isinstance(action, Stall):
        return Text("refuse.market_over")
    if isinstance(action, Build):
        return build_objection(state, seat, action)
    if isinstance(action, Play):
        return play_objection(state, seat, action.card)
    return Text("refuse.no_statue_now") if isinstance(action, Statue) else None


def end_turn_objection(state: Cleopatra, seat: int, action: Action) -> Text | None:
    if isinstance(action, Stall):
        return Text("refuse.market_over" if state.built else "refuse.one_stall")
    if isinstance(action, Build):
        return Text("refuse.quarry_left") if state.built else Text("refuse.market_done")
    return play_objection(state, seat, action.card) if isinstance(action, Play) else None


def build_objection(state: Cleopatra, seat: int, action: Build) -> Text | None:
    return _place_objection(state, action) or _price_objection(state, seat, action.piece)


def _place_objection(state: Cleopatra, action: Build) -> Text | None:
    """The piece is there already, or another one has to come first."""
    piece, place = action.piece, action.place
    if piece in PLACES:
        standing = {WALL: state.walls, OBELISK: state.obelisks, DOOR: state.doors}[piece]
        key = {WALL: "wall", OBELISK: "obelisk", DOOR: "door"}[piece]
        if standing >> place & 1:
            return Text(f"refuse.{key}_stands", {PLACES[piece]: place})
    if piece == SPHINX and state.sphinxes == SPHINXES:
        return Text("refuse.sphinxes_complete")
    if piece == PEDESTAL and state.throne > 0:
        return Text("refuse.pedestal_stands")
    if piece == THRONE and state.throne != 1:
        return Text("refuse.throne_stands" if state.throne else "refuse.pedestal_first")
    if piece == MOSAIC and state.top_mosaic == NO_MOSAIC:
        return Text("refuse.no_mosaic")
    return None


def _price_objection(state: Cleopatra, seat: int, piece: Piece) -> Text | None:
    cost = state.settings.edition.costs[piece]
    due = [max(0, amount - state.credit[n]) for n, amount in enumerate(cost)]
    lacking = missing_resources(state, seat, due)
    return Text("refuse.cannot_pay", {"piece": piece, "n": lacking}) if lacking else None


def missing_resources(state: Cleopatra, seat: int, due: list[int]) -> int:
    """How many resources nothing in front of a seat can pay for."""
    hand = state.hands[seat].counts
    short = [max(0, n - hand[r] - 2 * hand[r + DOUBLE]) for r, n in enumerate(due)]
    wild = hand[TROMPE]
    covered = (
        range(len(short)) if state.settings.edition.trompe_is_artisan else range(1, len(short))
    )
    for resource in covered:
        used = min(wild, short[resource])
        wild -= used
        short[resource] -= used
    return max(0, sum(short) - state.merchants[seat])


def play_objection(state: Cleopatra, seat: int, card: Card) -> Text:
    if state.hands[seat].counts[card] == 0:
        return Text("refuse.card_not_held", {"card": card})
    if card == SMUGGLER:
        return Text("refuse.smuggler_later")
    if card == COURTESAN:
        return Text("refuse.no_discards")
    return Text("refuse.no_pile")  # the vizier


def held_objection(state: Cleopatra, seat: int, action: Action) -> Text | None:
    """For cards that are to leave the hand."""
    if isinstance(action, Discard | Play) and not state.hands[seat].counts[action.card]:
        return Text("refuse.card_not_held", {"card": action.card})
    return None


def payment_objection(state: Cleopatra, question: Owing, action: Action) -> Text | None:
    if not isinstance(action, Pay):
        return None
    card, seat, resource = action.card, question.seat, question.missing()
    if card in CHARACTERS:
        return Text("refuse.character_pays")
    if card == MERCHANT and state.merchants[seat] == 0:
        return Text("refuse.no_merchant")
    if card != MERCHANT and state.hands[seat].counts[card] == 0:
        return Text("refuse.card_not_held", {"card": card})
    if card < TROMPE:  # with exact paying alone
        return Text("refuse.wrong_resource", {"card": card, "resource": resource})
    is_artisan = state.settings.edition.trompe_is_artisan
    if card == TROMPE and resource == ARTISAN and not is_artisan:
        return Text("refuse.trompe_artisan")
    return Text("refuse.wild_needed", {"card": card})


def lay_objection(state: Cleopatra, shape: Shape, action: Action) -> Text | None:
    """Rulebook: "Mosaik"; flipping is a variant (Ruling CL-23)."""
    if not isinstance(action, Lay):
        return None
    squares = ORIENTED[shape][action.orientation]
    is_mirrored = (
        action.orientation >= QUARTER_TURNS and state.settings.variants["flipping"] == "off"
    )
    if squares is None or is_mirrored:
        return Text("refuse.mosaic_orientation", {"shape": shape})
    return Text("refuse.mosaic_fits_not", {"shape": shape})


def scribe_objection(state: Cleopatra, seat: int, action: Action, may_build: bool) -> Text | None:
    if action is LOWER_DIE:
        return Text("refuse.altar_empty")
    if not isinstance(action, Pick):
        return None
    if not may_build:
        return Text("refuse.no_building_now")
    if action.shape not in state.stack:
        return Text("refuse.mosaic_gone", {"shape": action.shape})
    return _price_objection(state, seat, MOSAIC) or Text(
        "refuse.mosaic_nowhere", {"shape": action.shape}
    )
