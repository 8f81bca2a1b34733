"""Levels: the bots that have names, and which of them make sense in a game."""

from __future__ import annotations

from typing import Final

from baumeister.bots.bot import Bot
from baumeister.bots.clock import Seconds
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.judgement import is_judged
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot
from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text

SECONDS: Final = {"architect": 1, "master": 2}  # for a decision; the others answer at once

BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "beginner": GreedyBot(mistakes=0.15),
    "builder": LookaheadBot(worlds=4),
    "architect": SearchBot(Seconds(SECONDS["architect"])),
    "master": SearchBot(Seconds(SECONDS["master"])),
}
JUDGING: Final = ("beginner", "builder")  # they see no further than the value of their game


def bot(level: str) -> Bot:
    """The bot of a level, from `random` to `master`; raises `BadSetup` if there is no such level.

    >>> isinstance(b.bot("master"), b.Bot)
    True
    """
    if level not in BOTS:
        words = {"level": level, "known": ", ".join(BOTS)}
        raise BadSetup(Text("refuse.level", words=words))
    return BOTS[level]


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels of a game, the weakest first. Where nothing is known of its value, searches play
    their imagined games to the end.
    """
    if is_judged(game):
        return tuple(BOTS)
    return tuple(level for level in BOTS if level not in JUDGING)


def usual_level(game: Game) -> str:
    """Whom newcomers meet: the weakest level that does not leave everything to chance."""
    return levels_of(game)[1]
