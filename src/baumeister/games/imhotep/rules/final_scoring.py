"""The final scoring (Endwertung): burial chamber, obelisks, cards, wrath of the Pharaoh.

Rulebook: "Endwertung" and "Variante: Der Zorn des Pharao".
"""

from __future__ import annotations

from baumeister.games.imhotep.rules.names import (
    BLUE,
    BURIAL_CHAMBER,
    FROM_BLUE_CARDS,
    FROM_BURIAL_CHAMBER,
    FROM_DECORATIONS,
    FROM_OBELISKS,
    FROM_STATUES,
    FROM_WRATH,
    GREEN,
    MONUMENTS,
    OBELISKS,
    PYRAMID_DECORATION,
    STATUE,
    MarketCard,
)
from baumeister.games.imhotep.rules.places import shared_places
from baumeister.games.imhotep.rules.state import Imhotep


def score_game(state: Imhotep) -> None:
    for source, points in final_points(state).items():
        for seat, n in enumerate(points):
            if n:
                state.ledger.book(source, seat, n)
                state.tell("scores", seat, source=source, n=n)


def final_points(state: Imhotep) -> dict[int, list[int]]:
    """The points of each seat, by their source."""
    found = {
        FROM_BURIAL_CHAMBER: burial_chamber_points(state),
        FROM_OBELISKS: obelisk_points(state),
    }
    for n, card in enumerate(GREEN):
        found[FROM_DECORATIONS + n] = decoration_points(state, card)
    found[FROM_STATUES] = statue_points(state)
    found[FROM_BLUE_CARDS] = [sum(hand[card] for card in BLUE) for hand in state.hands]
    if state.settings.wrath:
        found[FROM_WRATH] = wrath_points(state)
    return found


def burial_chamber_points(state: Imhotep) -> list[int]:
    chamber, edition = state.burial_chamber, state.settings.edition
    if state.settings.side_b[BURIAL_CHAMBER]:
        return chamber.row_points(edition, state.seats)
    return chamber.area_points(edition, state.seats)


def obelisk_points(state: Imhotep) -> list[int]:
    """Side A: places by height. Side B: single stones (Ruling IM-13), towers have counted."""
    obelisks, edition = state.obelisks, state.settings.edition
    if not state.settings.side_b[OBELISKS]:
        return shared_places(obelisks.stones, edition.obelisk_places)
    worth = edition.loose_stone if state.settings.loose_stones else 0
    return [worth * obelisks.waiting(seat) for seat in range(state.seats)]


def decoration_points(state: Imhotep, card: MarketCard) -> list[int]:
    """A point for every three stones at the site of the card, no matter whose."""
    site = MONUMENTS[card - PYRAMID_DECORATION]
    worth = len(state.stones_at(site)) // 3
    return [worth * hand[card] for hand in state.hands]


def statue_points(state: Imhotep) -> list[int]:
    return [state.settings.edition.set_points(hand[STATUE]) for hand in state.hands]


def wrath_points(state: Imhotep) -> list[int]:
    """Once, for everybody who has no stone at one of the four monuments (Ruling IM-12)."""
    monuments = [state.stones_at(site) for site in MONUMENTS]
    return [
        0 if all(seat in stones for stones in monuments) else -state.settings.edition.penalty
        for seat in range(state.seats)
    ]
