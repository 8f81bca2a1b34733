"""Questions of Imhotep in the middle of a turn: what the answers to them may bring."""

from __future__ import annotations

from typing import Final

from baumeister.core.state import NOBODY, AskSeat
from baumeister.games.imhotep.judgement.outlook import Points
from baumeister.games.imhotep.judgement.position import Position
from baumeister.games.imhotep.judgement.ships import card_worth, picks
from baumeister.games.imhotep.rules.blue_cards import Load, LoadToSail, PullLever
from baumeister.games.imhotep.rules.delivery import (
    QUARRY,
    CardBonus,
    ChoosePyramid,
    LoadBonus,
    Spent,
    StonesBonus,
)
from baumeister.games.imhotep.rules.market_choice import LookAtPair, TakeCard
from baumeister.games.imhotep.rules.names import BLUE
from baumeister.games.imhotep.rules.round_end import TempleBonus
from baumeister.games.imhotep.rules.state import Imhotep

# Questions whose answer is worth about the same at all times, by the name of the weight.
STEADY: Final = {
    CardBonus: "card",
    StonesBonus: "bonus_stones",
    LoadBonus: "bonus_load",
    PullLever: "lever_now",
    LoadToSail: "sail_now",
}


def pending(position: Position, points: Points) -> None:
    """A card that is being played is still in the hand; what it does is still to come."""
    agenda = position.state.agenda
    if len(agenda) == 1:
        return
    for question in agenda:
        if isinstance(question, Spent) and question.card in BLUE:
            points[question.seat] -= position.blue(question.card)
    top = agenda[-1]
    if isinstance(top, TempleBonus):
        _temple_is_counted(position, points, top.field)
    elif isinstance(top, LookAtPair):
        _pair(position, points, top.seat)
    elif isinstance(top, AskSeat):
        points[top.seat] += _choice(position, top)


def _temple_is_counted(position: Position, points: Points, fields: int) -> None:
    """These fields have brought what they bring in this round."""
    owners = position.state.temple.seen_from_above()
    for field in range(fields):
        if owners[field] != NOBODY:
            points[owners[field]] -= position.outlook.fields[field]


def _pair(position: Position, points: Points, seat: int) -> None:
    seen = [card for card in position.state.market.looked_at if card >= 0]
    worth = [card_worth(position, seat, card) for card in seen]
    points[seat] += max(worth, default=position.outlook.weights["pair"])


def _choice(position: Position, question: AskSeat[Imhotep]) -> float:
    weights = position.outlook.weights
    if isinstance(question, TakeCard):
        return picks(position, question.seat)[0]
    if isinstance(question, ChoosePyramid):
        # A stone of a ship still counts as its load.
        is_bought = question.source == QUARRY
        return position.next_fields()[0] if is_bought else 0.0
    if isinstance(question, Load):
        return weights["load_now"] * question.stones
    name = STEADY.get(type(question))
    return 0.0 if name is None else weights[name]
