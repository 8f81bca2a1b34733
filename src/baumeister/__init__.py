"""Five Egyptian building games as rules you can play, search and study.

    >>> import baumeister as b
    >>> state = b.game("kheops").start(seats=2)
    >>> b.play_out(state) > 100
    True

Everything a program needs is here. What is heavy (drawings, bots, laws) is loaded when it is asked
for, and of the games only those that are.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.perft import perft
from baumeister.core.playout import play_out
from baumeister.core.record import Record, begin, replay
from baumeister.core.refusal import (
    BadEdition,
    BadRecord,
    BadSetup,
    BadState,
    IllegalAction,
    Refusal,
    StaleVersion,
    UnknownNotation,
)
from baumeister.core.result import Result
from baumeister.core.state import CHANCE, NOBODY, NOTHING, OVER, UNKNOWN, Question, State
from baumeister.core.text import Language, Text
from baumeister.games import all_games, game

if TYPE_CHECKING:
    from baumeister.bots.bot import Bot, ask
    from baumeister.bots.levels import bot
    from baumeister.core import laws
    from baumeister.corpus import records
    from baumeister.drawing import draw
    from baumeister.languages import language
    from baumeister.play import play_game

Seat = int  # a place at the table, from 0; CHANCE is a seat too

__version__ = version("baumeister")

__all__ = [
    "CHANCE",
    "NOBODY",
    "NOTHING",
    "OVER",
    "PUBLIC",
    "UNKNOWN",
    "Action",
    "BadEdition",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Language",
    "Match",
    "Question",
    "Record",
    "Refusal",
    "Result",
    "Seat",
    "StaleVersion",
    "State",
    "Text",
    "UnknownNotation",
    "all_games",
    "ask",
    "begin",
    "bot",
    "draw",
    "game",
    "language",
    "laws",
    "perft",
    "play_game",
    "play_out",
    "records",
    "replay",
]

LATER = {
    "Bot": "bots.bot",
    "ask": "bots.bot",
    "bot": "bots.levels",
    "draw": "drawing",
    "language": "languages",
    "laws": "core.laws",
    "play_game": "play",
    "records": "corpus",
}


if not TYPE_CHECKING:  # which knows the names, and should know no others

    def __getattr__(name: str) -> object:
        """What is loaded when it is first asked for: a name of a module, or the module itself."""
        if name not in LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = import_module(f"{__name__}.{LATER[name]}")
        return getattr(module, name, module)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
