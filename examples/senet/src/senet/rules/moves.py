"""Moves: what stands in the way of a piece, and what happens where it arrives."""

from __future__ import annotations

from senet.rules.board import BEAUTY, EMPTY, OFF, REBIRTH, WATER
from senet.rules.state import Senet


def obstacle(state: Senet, square: int) -> str:
    """The refusal of the rule that forbids the piece on a square to move; "" if it may."""
    goal = square + state.steps
    if state.squares[square] != state.turn:
        return "refuse.not_yours"
    if square < BEAUTY < goal:
        return "refuse.beauty"
    if goal > OFF or (square > BEAUTY and goal != OFF):
        return "refuse.exact"
    if is_blocked(state, square, goal):
        return "refuse.blockade"
    there = EMPTY if goal == OFF else state.squares[goal]
    if there == state.turn:
        return "refuse.own"
    return "refuse.safe" if there != EMPTY and is_safe(state, goal) else ""


def is_safe(state: Senet, square: int) -> bool:
    """A piece cannot be attacked beside one of its own, nor from the House of Beauty on."""
    if square >= BEAUTY:
        return True
    return state.squares[square] in (state.squares[square - 1], state.squares[square + 1])


def is_blocked(state: Senet, square: int, goal: int) -> bool:
    """Three enemies in a row cannot be passed."""
    row = [1 - state.turn] * 3
    between = state.squares[square + 1 : goal]
    return any(between[n : n + 3] == row for n in range(len(between)))


def outcome(state: Senet, square: int) -> tuple[str, int]:
    """What a legal move is, and where the piece ends."""
    goal = square + state.steps
    if goal == OFF:
        return "leaves", OFF
    if goal == WATER:
        return "drowns", max(n for n in range(REBIRTH + 1) if state.squares[n] == EMPTY)
    return ("moves" if state.squares[goal] == EMPTY else "swaps"), goal


def move(state: Senet, square: int) -> None:
    """Do it, and tell what happened."""
    kind, goal = outcome(state, square)
    if kind == "leaves":
        state.squares[square] = EMPTY
        state.ledger.book(0, state.turn, 1)
    else:  # an enemy that is attacked goes where the attacker came from
        state.squares[square], state.squares[goal] = state.squares[goal], state.turn
    state.tell(kind, state.turn, other=1 - state.turn, square=square, goal=goal)
