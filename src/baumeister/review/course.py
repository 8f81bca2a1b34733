"""The course of a record: decisions, and what chance did between them.

Draws that follow each other are one turn of chance. What a moment was worth is told for the moment
before each turn, and for the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.state import CHANCE, State


@dataclass(frozen=True)
class Turn:
    """One decision, or all draws until the next one."""

    number: int
    at: int  # so many answers had been given before
    end: int  # and so many when it was over
    seat: int  # CHANCE for draws
    actions: tuple[Action, ...]  # one for a decision

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    @property
    def action(self) -> Action:
        return self.actions[0]


def turns_of(game: Game, record: Record) -> list[Turn]:
    """All turns of a record, which `replay` has found to be legal."""
    found: list[Turn] = []
    for at, (seat, notation) in enumerate(record.entries):
        action = game.vocabulary.parse(notation)
        if seat == CHANCE and found and found[-1].is_chance:
            last = found.pop()
            actions = (*last.actions, action)
            found.append(Turn(last.number, last.at, at + 1, CHANCE, actions))
        else:
            found.append(Turn(len(found), at, at + 1, seat, (action,)))
    return found


def walk(game: Game, record: Record, turns: list[Turn]) -> Iterator[tuple[Turn, State, State]]:
    """Each turn with the states before and after it, which are the walker's to keep."""
    state = start_of(game, record)
    for turn in turns:
        before, state = state, state.copy()
        for action in turn.actions:
            state.apply(turn.seat, action)
        yield turn, before, state
