"""Matches at a chosen moment: chance deals what the test wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE


def dealt(
    game: Game, hands: Sequence[Sequence[int]], variants: Mapping[str, str] | None = None
) -> Match:
    """A match of a card game after its first deal; the last seat gets its cards first."""
    match = Match(game, begin(game, len(hands), variants))
    for hand in reversed(hands):
        for card in hand:
            match.play(CHANCE, f"draw {card}")
    return match


def play_all(match: Match, *answers: str) -> Match:
    """Each answer is a seat and a notation, as in a record; "-" is chance."""
    for answer in answers:
        seat, _, notation = answer.partition(" ")
        match.play(CHANCE if seat == "-" else int(seat), notation)
    return match
