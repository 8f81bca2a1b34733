"""Five Egyptian building games as rules you can play, search and study."""

from __future__ import annotations

from importlib.metadata import version

from baumeister.core import laws
from baumeister.core.event import PUBLIC
from baumeister.core.match import Match
from baumeister.core.playout import play_out
from baumeister.core.record import Record, begin, replay
from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion, UnknownNotation
from baumeister.core.state import CHANCE, OVER, State
from baumeister.games import all_games, game

Seat = int  # a place at the table, from 0; CHANCE is a seat too

__version__ = version("baumeister")

__all__ = [
    "CHANCE",
    "OVER",
    "PUBLIC",
    "IllegalAction",
    "Match",
    "Record",
    "Refusal",
    "Seat",
    "StaleVersion",
    "State",
    "UnknownNotation",
    "all_games",
    "begin",
    "game",
    "laws",
    "play_out",
    "replay",
]
