"""Contenders by name: a level, a level with its effort, the seer, or somebody's own class."""

from __future__ import annotations

import re
from typing import Final

from baumeister.arena.player import Fair, Player, Seer
from baumeister.arena.refuse import refuse
from baumeister.bots import BOTS, Bot, Effort, SearchBot, Seconds, Simulations
from baumeister.foreign_bots import foreign_bot

SEER: Final = "seer"
SEARCHES_LIKE: Final = "architect"  # the seer, but for what it sees
EFFORT: Final = re.compile(r"(\d{1,7})|(\d{1,3}(?:\.\d{1,6})?)s")
MOST: Final = 600.0  # seconds for a decision


def contenders(bots: str) -> tuple[str, ...]:
    """The names in `builder,random`, each of which can take a seat."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        seat_player(name)
        if names.count(name) > 1:
            refuse("twice", bot=name)
    if len(names) < 2:
        refuse("few_bots")
    return names


def seat_player(name: str) -> Player:
    """A new player who remembers no other game."""
    if ":" in name:
        return Fair(foreign_bot(name))
    level, sign, effort = name.partition("@")
    if level == SEER:
        return Seer(_bot(name, SEARCHES_LIKE, sign, effort))
    return Fair(_bot(name, level, sign, effort))


def _bot(name: str, level: str, sign: str, effort: str) -> Bot:
    if level not in BOTS:
        refuse("unknown_bot", bot=name, known=", ".join(BOTS))
    bot = BOTS[level]
    if isinstance(bot, SearchBot):
        chosen = _effort(name, effort) if sign else bot.effort.anew()
        return SearchBot(chosen, bot.value, bot.settings)
    if sign:
        refuse("no_effort", bot=level)
    return bot


def _effort(name: str, words: str) -> Effort:
    found = EFFORT.fullmatch(words)
    if found is not None and found[1] and int(found[1]) > 0:
        return Simulations(int(found[1]))
    if found is not None and found[2] and 0 < float(found[2]) <= MOST:
        return Seconds(float(found[2]))
    return refuse("bad_effort", bot=name, effort=words, most=f"{MOST:g}")
