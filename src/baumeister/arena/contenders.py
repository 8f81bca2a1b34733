"""Contenders by name: a level, a level with its effort, the seer, or somebody's own class."""

from __future__ import annotations

import re
from typing import Final

from baumeister.arena.texts import refuse
from baumeister.bots import BOTS, Bot, Effort, SearchBot, Seconds, Simulations, levels_of
from baumeister.core.game import Game
from baumeister.foreign_bots import foreign_bot

USUAL: Final = "random,beginner,builder"
USUAL_SEARCH: Final = "random,architect@100"  # in a game without a judgement
SEER: Final = "seer"
SEARCHES_LIKE: Final = "architect"  # the seer, but for what it sees
EFFORT: Final = re.compile(r"(\d{1,7})|(\d{1,3}(?:\.\d{1,6})?)s")
MOST_SECONDS: Final = 600.0  # for a decision


def contenders(bots: str, game: Game) -> tuple[str, ...]:
    """The names in `builder,random`, each of which can take a seat in a game."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        contender(name)
        if name in BOTS and name not in levels_of(game):
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
    if ":" in name:
        return foreign_bot(name)
    level, sign, effort = name.partition("@")
    if level != SEER and level not in BOTS:
        refuse("unknown_bot", bot=name, known=", ".join(BOTS))
    bot = BOTS[SEARCHES_LIKE if level == SEER else level]
    if not sign:
        return bot
    if not isinstance(bot, SearchBot):
        refuse("no_effort", bot=level)
    return SearchBot(_effort(name, effort), bot.value, bot.settings)


def is_seer(name: str) -> bool:
    """Whether this contender is shown the truth, hidden hands and all: how much is that worth?

    Only the arena can seat it. It does not foresee chance: what is not dealt yet is open to all.
    """
    return name.partition("@")[0] == SEER


def _effort(name: str, words: str) -> Effort:
    found = EFFORT.fullmatch(words)
    if found is not None and found[1] and int(found[1]) > 0:
        return Simulations(int(found[1]))
    if found is not None and found[2] and 0 < float(found[2]) <= MOST_SECONDS:
        return Seconds(float(found[2]))
    return refuse("bad_effort", bot=name, effort=words, most=f"{MOST_SECONDS:g}")
