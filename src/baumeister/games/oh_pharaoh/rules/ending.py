"""The overseer's track (Spielplanfelder), the last phase and the end of the game.

Rulebook: "Die Spielplanfelder" and "Spielende".
"""

from __future__ import annotations

from typing import Final

from baumeister.core.state import CHANCE
from baumeister.games.oh_pharaoh.rules.names import FROM_THE_END, PYRAMIDS
from baumeister.games.oh_pharaoh.rules.state import DRAWN, IN_THE_PILE, OhPharaoh

STEPS_AT_THE_END: Final = 3
QUIET_ROUNDS: Final = 20  # without a scored pyramid before the overseer moves by himself


def move_overseer(state: OhPharaoh) -> None:
    """One space further; on the last one he stays."""
    edition = state.settings.edition
    state.quiet_turns = 0
    if state.overseer == edition.last_space:
        return
    state.overseer += 1
    state.tell("overseer", CHANCE, space=state.overseer)
    if state.overseer == edition.two_pyramids:
        state.tell("two_pyramids", CHANCE)
    if state.overseer == edition.three_steps:
        state.tell("three_steps", CHANCE)
    if state.overseer == edition.last_space:
        _begin_last_phase(state)


def _begin_last_phase(state: OhPharaoh) -> None:
    """Both piles and the end card are shuffled into one."""
    state.pile.pour(state.discard)
    state.end_card = IN_THE_PILE
    state.tell("last_phase", CHANCE, n=state.pile.size + 1)


def lose_patience(state: OhPharaoh) -> None:
    """Ruling OP-20: a game in which nobody scores goes on without them."""
    if state.quiet_turns >= QUIET_ROUNDS * state.seats and state.end_card != IN_THE_PILE:
        state.tell("impatient", CHANCE)
        move_overseer(state)


def end_game(state: OhPharaoh) -> None:
    """The end card was turned up."""
    state.end_card = DRAWN
    state.agenda.clear()
    state.tell("end_card", CHANCE)
    for seat, pyramid, points in final_scores(state):
        state.ledger.book(FROM_THE_END, seat, points)
        state.tell("final_score", seat, pyramid=pyramid, n=points)


def final_scores(state: OhPharaoh) -> list[tuple[int, int, int]]:
    """Pyramids of three or more steps score (Ruling OP-18): seat, number and points of each."""
    scores = []
    for place, pyramid in enumerate(state.pyramids):
        if pyramid.steps >= STEPS_AT_THE_END:
            seat, number = divmod(place, PYRAMIDS)
            scores.append((seat, number, pyramid.score()))
    return scores
