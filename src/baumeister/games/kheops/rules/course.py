"""The course of a game (Ablauf einer Partie): foundation, hands, turns, scoring, a second game.

Rulebook: "Vorbereitung", "Ablauf einer Partie" and "Spielende und Auswertung".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import Question
from baumeister.games.kheops.rules.draw_tile import DRAW_TILE
from baumeister.games.kheops.rules.edition import HAND
from baumeister.games.kheops.rules.final_scoring import score_game
from baumeister.games.kheops.rules.foundation import LAY_FOUNDATION
from baumeister.games.kheops.rules.lay_tile import LAY_TILE
from baumeister.games.kheops.rules.names import BLUE, WHITE
from baumeister.games.kheops.rules.put_figure import PUT_FIGURE
from baumeister.games.kheops.rules.state import Kheops


@final
class Course(Question[Kheops]):
    """Waits at the bottom and is never asked: it only says what comes next."""

    def proceed(self, state: Kheops) -> bool:
        if not state.pyramid.laid:
            self._prepare(state)
        elif not state.pyramid.is_finished():
            seat = state.seat_on_turn()
            state.ask(LAY_TILE[seat])
            state.ask(PUT_FIGURE[seat])
        else:
            self._end(state)
        return True

    def _prepare(self, state: Kheops) -> None:
        """The foundation is laid, then White and Blue take their hands."""
        for colour in (BLUE, WHITE):
            for _ in range(HAND):
                state.ask(DRAW_TILE[state.seat_of(colour)])
        state.ask(LAY_FOUNDATION)

    def _end(self, state: Kheops) -> None:
        """Ruling KH-17: a match is two games with the colours swapped, and their sum."""
        before = state.points()
        score_game(state)
        white, blue = (
            state.ledger.points[seat] - before[seat]
            for seat in (state.seat_of(WHITE), state.seat_of(BLUE))
        )
        state.tell("game_ends", state.white, number=state.number, white=white, blue=blue)
        if state.number + 1 < state.settings.games:
            state.number += 1
            state.clear_table()
        else:
            state.settle()


COURSE: Final = Course()
