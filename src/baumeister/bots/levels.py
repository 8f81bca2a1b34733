"""Levels: the bots that have names, how much thought they give, and which make sense in a game."""

from __future__ import annotations

import re
from typing import Final

from baumeister.bots.arguments import told
from baumeister.bots.bot import Bot
from baumeister.bots.effort import Effort, Simulations
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.judgement import is_judged
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.seconds import Seconds
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
EFFORT: Final = re.compile(r"(\d{1,7})|(\d{1,3}(?:\.\d{1,6})?)s")
MOST_SECONDS: Final = 600.0  # for a decision


def bot(name: str) -> Bot:
    """The bot of a level, from `random` to `master`; raises `BadSetup` if there is none.

    Those that search may be told how much for each decision: `architect@800` runs 800 simulations,
    which gives the same games on every machine, and `architect@0.5s` takes half a second. What else
    there is to tell follows: `architect@800:explore=1.2:trust=3`, `builder:worlds=8`.

    >>> isinstance(b.bot("master"), b.Bot)
    True
    >>> state = b.game("kheops").start(seats=2)
    >>> b.ask(b.bot("architect@20"), state, 0, Random(1)) in state.legal(0)
    True
    """
    start, _, arguments = name.partition(":")
    level, sign, words = start.partition("@")
    if level not in BOTS:
        raise BadSetup(Text("refuse.level", words={"level": name, "known": ", ".join(BOTS)}))
    found = BOTS[level]
    if sign:
        if not isinstance(found, SearchBot):
            raise BadSetup(Text("refuse.no_effort", words={"level": level}))
        found = SearchBot(_effort(words), found.value, found.settings)
    return told(found, level, arguments) if arguments else found


def level_in(name: str) -> str:
    """The level in the name of a bot, without its effort and its arguments."""
    return name.partition(":")[0].partition("@")[0]


def _effort(words: str) -> Effort:
    found = EFFORT.fullmatch(words)
    if found is not None and found[1] and int(found[1]) > 0:
        return Simulations(int(found[1]))
    if found is not None and found[2] and 0 < float(found[2]) <= MOST_SECONDS:
        return Seconds(float(found[2]))
    raise BadSetup(Text("refuse.effort", {"n": int(MOST_SECONDS)}, {"effort": words}))


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
