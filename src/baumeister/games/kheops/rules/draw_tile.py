"""Drawing a tile (nachziehen), the third phase of a turn, and how hands are filled.

Rulebook: "Vorbereitung", and phase 3 of "Ablauf einer Partie".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import DRAW, Draw
from baumeister.games.kheops.rules.state import SEATS, Kheops


@final
class DrawTile(AskDraw[Kheops]):
    """A seat draws a tile that nobody else sees; Ruling KH-6: only now it is decided."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def left(self, state: Kheops) -> list[int]:
        return state.pile.counts

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]

    def seen_by(self, state: Kheops, seat: int) -> int:
        return only(self.seat)

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        state.settle()
        state.pile.take(action.tile)
        hand = state.hands[self.seat]
        hand.append(action.tile)
        hand.sort()
        state.tell_secret("draws", self.seat, only(self.seat), tile=action.tile)

    def prompt(self, state: Kheops, seat: int) -> Text:
        return Text("ask.DrawTile", {"seat": self.seat})

    def facts(self) -> list[Fact]:
        return [self.seat]


DRAW_TILE: Final = [DrawTile(seat) for seat in range(SEATS)]
