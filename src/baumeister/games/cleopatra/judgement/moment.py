"""The moment of a turn: who is to move, and what is begun but not yet done."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import NOBODY, NOTHING, Question, State
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.courtesan import TakeDiscarded
from baumeister.games.cleopatra.rules.hand_limit import CheckHand
from baumeister.games.cleopatra.rules.market import AssignCards, RefillStalls
from baumeister.games.cleopatra.rules.mosaics import ClaimSanctuary, LayMosaic
from baumeister.games.cleopatra.rules.names import MOSAIC, Piece
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import NextTurn, Quarry, Turn
from baumeister.games.cleopatra.rules.vizier import KeepCards

NO_PIECE: Final = Piece(NOTHING)


@final
class Moment:
    """Read off the open questions of a state."""

    def __init__(self, state: Cleopatra) -> None:
        self.seat: int = NOBODY  # whose turn it is
        self.is_open = False  # whether that turn still has its visit
        self.is_checked = False  # whether a hand that is too large still has its price
        self.visits_quarry = False
        self.piece = NO_PIECE  # being paid or laid
        self.place = 0
        self.due: list[int] = []  # of its price
        self.claim: list[int] = []  # sanctuaries to choose from
        self.unserved = 0  # stalls that get one of the cards drawn
        self.refills = False  # whether all stalls get new cards
        self.salvages = False
        self.keeps = False
        self.built = state.built  # pieces in this turn, the one that is being paid included
        for question in state.agenda:
            self._read(state, question)
        if self.due:
            self.built += 1
        if self.is_open and self.built:
            self.visits_quarry, self.is_open = True, False

    def _read(self, state: Cleopatra, question: Question[State]) -> None:
        if isinstance(question, NextTurn):
            self.seat = (question.seat - 1) % state.seats
        elif isinstance(question, Turn):
            self.is_open = self.is_checked = True
        elif isinstance(question, CheckHand):
            self.is_checked = True
        elif isinstance(question, Quarry):
            self.visits_quarry = True
        elif isinstance(question, PayFor):
            self.piece, self.place, self.due = question.piece, question.place, question.price
        elif isinstance(question, LayMosaic):
            self.piece = MOSAIC
        else:
            self._read_rare(question)

    def _read_rare(self, question: Question[State]) -> None:
        if isinstance(question, ClaimSanctuary):
            self.claim = question.regions
        elif isinstance(question, AssignCards):
            self.unserved = question.stalls
        elif isinstance(question, RefillStalls):
            self.refills = True
        elif isinstance(question, TakeDiscarded):
            self.salvages = True
        elif isinstance(question, KeepCards):
            self.keeps = True

    def first(self, seats: int) -> int:
        """The seat that visits something next."""
        return self.seat if self.is_open else (self.seat + 1) % seats
