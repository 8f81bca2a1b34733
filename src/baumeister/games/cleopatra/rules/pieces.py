"""What the pieces of the palace are worth, and which of them can be built.

Rulebook: the page of each piece: "Säulenwand", "Sphinx", "Sockel + Thron", "Obelisk", "Türrahmen",
"Mosaik".
"""

from __future__ import annotations

from typing import Final

from baumeister.core.action import Action
from baumeister.core.bits import count
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import (
    BUILD_MOSAIC,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_THRONE,
    DOORS_AT,
    OBELISKS_AT,
    WALLS_AT,
    Build,
)
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    DOORS,
    LEFT,
    MOSAIC,
    OBELISK,
    OBELISKS,
    PEDESTAL,
    SPHINX,
    SPHINXES,
    THRONE,
    TROMPE,
    WALL,
    WALLS,
    Piece,
)
from baumeister.games.cleopatra.rules.prices import suffices, worth
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra

ALL_WALLS: Final = (1 << WALLS) - 1
BOTH_OBELISKS: Final = (1 << OBELISKS) - 1
BOTH_DOORS: Final = (1 << DOORS) - 1


def wall_value(state: Cleopatra, slot: int) -> int:
    """A talent more for each square of a mosaic that touches the wall."""
    touching = state.settings.garden.walls[slot] & state.laid
    return state.settings.edition.wall + count(touching)


def door_value(state: Cleopatra, side: int) -> int:
    """A talent more for each wall of the chain that begins at the corner of the door frame."""
    return state.settings.edition.door + chain(state.walls, side)


def chain(walls: int, side: int) -> int:
    """How many walls stand without a gap from a front corner on (Ruling CL-24)."""
    for n in range(WALLS):
        slot = n if side == LEFT else WALLS - 1 - n
        if not walls >> slot & 1:
            return n
    return WALLS


def complete_categories(state: Cleopatra) -> int:
    """How many of the six kinds of pieces are built to the last one."""
    return (
        (state.walls == ALL_WALLS)
        + (state.sphinxes == SPHINXES)
        + (state.throne == 2)
        + (state.obelisks == BOTH_OBELISKS)
        + (state.doors == BOTH_DOORS)
        + (not state.stack)
    )


def pieces_left(state: Cleopatra) -> list[Piece]:
    """The kinds of pieces that can be built next, if they can be paid."""
    left = []
    if state.walls != ALL_WALLS:
        left.append(WALL)
    if state.sphinxes < SPHINXES:
        left.append(SPHINX)
    if state.throne < 2:
        left.append(THRONE if state.throne else PEDESTAL)
    if state.obelisks != BOTH_OBELISKS:
        left.append(OBELISK)
    if state.doors != BOTH_DOORS:
        left.append(DOOR)
    if state.top_mosaic != NO_MOSAIC:
        left.append(MOSAIC)
    return left


def price(state: Cleopatra, piece: Piece) -> list[int]:
    """What a piece costs now: halves of double cards that are left pay first (Ruling CL-14)."""
    cost = state.settings.edition.costs[piece]
    credit = state.credit
    return [amount - credit[n] if amount > credit[n] else 0 for n, amount in enumerate(cost)]


def can_afford(state: Cleopatra, seat: int, piece: Piece) -> bool:
    means = worth(state.hands[seat].counts, state.credit)
    return _can_afford_with(state, seat, piece, means)


def _can_afford_with(state: Cleopatra, seat: int, piece: Piece, means: list[int]) -> bool:
    """The same for a seat whose means are known: they are the same for every piece."""
    edition, trompes = state.settings.edition, state.hands[seat].counts[TROMPE]
    cost, merchants = edition.costs[piece], state.merchants[seat]
    return suffices(means, trompes, merchants, cost, edition.trompe_is_artisan)


def piece_value(state: Cleopatra, piece: Piece, place: int) -> int:
    """The talents a piece brings that is built now; a mosaic's depend on where it lies."""
    edition = state.settings.edition
    if piece == WALL:
        return wall_value(state, place)
    if piece == DOOR:
        return door_value(state, place)
    if piece == OBELISK:
        return edition.obelisk
    if piece == SPHINX:
        return edition.sphinxes[state.sphinxes]
    return edition.throne[state.throne]


def describe_build(state: Cleopatra, action: Build) -> Text:
    """What can be built, with what it brings."""
    text = action.text()
    if action.piece == MOSAIC:
        return Text(text.key + ".shape", {"shape": state.top_mosaic})
    n = piece_value(state, action.piece, action.place)
    return Text(text.key + ".scores", {**text.data, "n": n})


def buildable(state: Cleopatra, seat: int) -> list[Action]:
    """Everything a seat can build and pay for, in the order of the vocabulary."""
    legal: list[Action] = []
    means = worth(state.hands[seat].counts, state.credit)
    for piece in pieces_left(state):
        if _can_afford_with(state, seat, piece, means):
            legal += _places(state, piece)
    return legal


def _places(state: Cleopatra, piece: Piece) -> list[Action]:
    if piece == WALL:
        return WALLS_AT[ALL_WALLS ^ state.walls]
    if piece == OBELISK:
        return OBELISKS_AT[BOTH_OBELISKS ^ state.obelisks]
    if piece == DOOR:
        return DOORS_AT[BOTH_DOORS ^ state.doors]
    return SINGLE[piece]


SINGLE: Final[dict[int, list[Action]]] = {
    SPHINX: [BUILD_SPHINX],
    PEDESTAL: [BUILD_PEDESTAL],
    THRONE: [BUILD_THRONE],
    MOSAIC: [BUILD_MOSAIC],
}
