"""Contenders by name: a level, the seer, OpenSpiel's search, or somebody's own class."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from baumeister.arena.texts import refuse
from baumeister.bots import BOTS, Bot, levels_of
from baumeister.bots.arguments import Parts
from baumeister.bots.bot import POLITE
from baumeister.bots.levels import bot, effort_of, level_in
from baumeister.core.game import Game
from baumeister.foreign_bots import foreign_bot, foreign_class, is_foreign, listed

USUAL: Final = "random,beginner,builder"
USUAL_SEARCH: Final = "random,architect@100"  # in a game without a judgement
SEER: Final = "seer"
SEARCHES_LIKE: Final = "architect"  # the seer, but for what it sees

SPIEL: Final = "openspiel"
SPIEL_CLASS: Final = "baumeister.research.openspiel:SpielBot"


def contenders(bots: str, game: Game) -> tuple[str, ...]:
    """The names in `builder,random`, each of which can take a seat in a game."""
    names = tuple(name.strip() for name in listed(bots))
    for name in names:
        contender(name)
        if level_in(name) in BOTS and level_in(name) not in levels_of(game):
            refuse("unknown_bot", bot=name, known=", ".join(levels_of(game)))
        if names.count(name) > 1:
            refuse("twice", bot=name)
    if len(names) < 2:
        refuse("few_bots")
    return names


def usual_contenders(game: Game) -> str:
    """Whom to compare where nobody is named: bots that need next to no time."""
    return USUAL if set(USUAL.split(",")) <= set(levels_of(game)) else USUAL_SEARCH


def contender(name: str) -> Bot:
    """The bot of this name; a class of somebody's own is instantiated each time."""
    if is_foreign(name):
        return foreign_bot(name)
    level = level_in(name)
    if level == SPIEL:
        return _spiel_bot(Parts(name))
    if level != SEER and level not in BOTS:
        refuse("unknown_bot", bot=name, known=", ".join(BOTS))
    return bot(SEARCHES_LIKE + name.removeprefix(SEER) if level == SEER else name)


def _spiel_bot(parts: Parts) -> Bot:
    """OpenSpiel's own search, with the seconds of an architect unless it is told others."""
    if parts.version or parts.arguments:
        refuse("spiel", bot=SPIEL)
    if not has_spiel():
        refuse("no_spiel", bot=SPIEL)
    kind: Any = foreign_class(SPIEL_CLASS)
    found: Bot = kind(effort_of(parts.effort) if parts.has_effort else POLITE)
    return found


def has_spiel() -> bool:
    """Whether the package is there."""
    return find_spec("pyspiel") is not None


def is_seer(name: str) -> bool:
    """Whether this contender is shown the truth, hidden hands and all: how much is that worth?

    Only the arena can seat it. It does not foresee chance: what is not dealt yet is open to all.
    """
    return level_in(name) == SEER


def place_of(name: str) -> str:
    """The class of a contender, where that is not one of our levels."""
    return SPIEL_CLASS if level_in(name) == SPIEL else name
