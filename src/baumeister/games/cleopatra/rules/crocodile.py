"""The end of the game: hands, sanctuaries, the crocodile, and who is richest.

Rulebook: "Ende der Partie".
"""

from __future__ import annotations

from baumeister.core.state import CHANCE
from baumeister.games.cleopatra.rules.names import (
    FROM_CORRUPTION,
    FROM_CROCODILE,
    FROM_MERCHANTS,
    TAINTED,
)
from baumeister.games.cleopatra.rules.state import Cleopatra


def end_game(state: Cleopatra, event: str = "game_ends") -> None:
    """Everything from the last step of Cleopatra on; nothing is left to decide."""
    state.agenda.clear()
    state.tell(event, CHANCE, round=state.round)
    for seat in range(state.seats):
        _discard_hand(state, seat)
    for seat in range(state.seats):
        _fill_sanctuaries(state, seat)
    meal = eaten(state)
    for seat in range(state.seats):
        merchants = state.merchants[seat] * state.settings.edition.merchant_value
        state.earn(seat, FROM_MERCHANTS, merchants)
        state.tell("counts", seat, n=state.talents(seat), merchants=merchants)
    if state.settings.two_players:
        _pay_for_corruption(state, meal)
    _feed(state, meal)


def _discard_hand(state: Cleopatra, seat: int) -> None:
    """An amulet for each tainted card that was not played."""
    hand = state.hands[seat]
    tainted = sum(hand.counts[card] for card in TAINTED)
    for card, count in enumerate(hand.counts):
        for _ in range(count):
            state.discard.add(card)
            if state.log is not None:
                state.tell("discards", seat, card=card)
    hand.clear()
    state.amulets[seat] += tainted
    if tainted:
        state.tell("tainted_hand", seat, n=tainted)


def _fill_sanctuaries(state: Cleopatra, seat: int) -> None:
    """An amulet goes to each square of one's own sanctuaries, that of the statue included."""
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    freed = min(squares, state.amulets[seat])
    state.tell("reveals", seat, n=state.amulets[seat])
    state.amulets[seat] -= freed
    if freed:
        state.tell("fills", seat, n=freed)


def eaten(state: Cleopatra) -> list[int]:
    """Whoever has most amulets left, all of them if several have; nobody has if all have none.

    With two players, whoever has too many.
    """
    if state.settings.two_players:
        too_many = state.settings.edition.too_many
        return [seat for seat in range(state.seats) if state.amulets[seat] >= too_many]
    most = max(state.amulets)
    return [seat for seat in range(state.seats) if state.amulets[seat] == most > 0]


def _pay_for_corruption(state: Cleopatra, meal: list[int]) -> None:
    """Two players (Ruling CL-20): survivors lose a talent for each amulet, if they have one."""
    for seat in range(state.seats):
        lost = min(state.amulets[seat], state.talents(seat))
        if lost and seat not in meal:
            state.earn(seat, FROM_CORRUPTION, -lost)
            state.tell("atones", seat, n=lost)


def _feed(state: Cleopatra, meal: list[int]) -> None:
    """The crocodile eats architects with all they have (Ruling CL-19)."""
    for seat in meal:
        state.earn(seat, FROM_CROCODILE, -state.talents(seat))
        state.tell("is_eaten", seat, n=state.amulets[seat])
    if not meal:
        state.tell("hungry", CHANCE)
    if len(meal) == state.seats:
        state.tell("nobody_wins", CHANCE)
