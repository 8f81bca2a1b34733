"""Contenders by name: a level, a level with its effort, the seer, or somebody's own class."""

from __future__ import annotations

from typing import Final

from baumeister.arena.texts import refuse
from baumeister.bots import BOTS, Bot, levels_of
from baumeister.bots.levels import bot, level_in
from baumeister.core.game import Game
from baumeister.foreign_bots import foreign_bot, is_foreign, listed

USUAL: Final = "random,beginner,builder"
USUAL_SEARCH: Final = "random,architect@100"  # in a game without a judgement
SEER: Final = "seer"
SEARCHES_LIKE: Final = "architect"  # the seer, but for what it sees


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
    if level != SEER and level not in BOTS:
        refuse("unknown_bot", bot=name, known=", ".join(BOTS))
    return bot(SEARCHES_LIKE + name.removeprefix(SEER) if level == SEER else name)


def is_seer(name: str) -> bool:
    """Whether this contender is shown the truth, hidden hands and all: how much is that worth?

    Only the arena can seat it. It does not foresee chance: what is not dealt yet is open to all.
    """
    return level_in(name) == SEER
