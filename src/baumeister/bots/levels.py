"""Levels: the bots that have names, how much thought they give, and which make sense in a game."""

from __future__ import annotations

import re
from typing import Final

from baumeister.bots.arguments import Parts, told
from baumeister.bots.bot import Bot
from baumeister.bots.effort import Simulations
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.judgement import is_judged
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.seconds import Seconds
from baumeister.bots.sighted_bot import SightedBot
from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text

SECONDS: Final = {"architect": 1, "master": 2}  # for a decision; the others answer at once

BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "beginner": SightedBot("beginner"),
    "apprentice": SightedBot("apprentice"),
    "builder": LookaheadBot(worlds=4),
    "foreman": SightedBot("foreman"),
    "architect": SearchBot(Seconds(SECONDS["architect"])),
    "master": SearchBot(Seconds(SECONDS["master"])),
}

# Bots as they were, so that progress is told against something that stays. What changes in a
# judgement is kept there under the version (`Judgement.earlier`); what changes in a search itself
# comes as a setting that these bots do not have.
NOVEMBER_2026: Final = "2026-11"
EARLIER: Final[dict[str, dict[str, Bot]]] = {
    NOVEMBER_2026: {
        "random": RandomBot(),
        "beginner": GreedyBot(mistakes=0.15, version=NOVEMBER_2026),
        "builder": LookaheadBot(worlds=4, version=NOVEMBER_2026),
        "architect": SearchBot(Seconds(1), version=NOVEMBER_2026),
        "master": SearchBot(Seconds(2), version=NOVEMBER_2026),
    }
}
CHANCE_ALONE: Final = "random"
# They see no further than the value of their game.
JUDGING: Final = ("beginner", "apprentice", "builder")
EFFORT: Final = re.compile(r"(\d{1,7})|(\d{1,3}(?:\.\d{1,6})?)s")
MOST_SECONDS: Final = 600.0  # for a decision


def bot(name: str) -> Bot:
    """The bot of a level, from `random` to `master`; raises `BadSetup` if there is none.

    Those that search may be told how much for each decision: `architect@800` runs 800 simulations,
    which gives the same games on every machine, and `architect@0.5s` takes half a second. What else
    there is to tell follows: `architect@800:explore=1.2:trust=3`, `builder:worlds=8`. A version
    comes first: `architect:2026-11@800` plays as architects did in November 2026.

    >>> isinstance(b.bot("master"), b.Bot)
    True
    >>> state = b.game("kheops").start(seats=2)
    >>> b.ask(b.bot("architect@20"), state, 0, Random(1)) in state.legal(0)
    True
    """
    parts = Parts(name)
    known = _levels(parts.version)
    if parts.level not in known:
        raise BadSetup(Text("refuse.level", words={"level": name, "known": ", ".join(known)}))
    found = known[parts.level]
    if parts.has_effort:
        if not isinstance(found, SearchBot):
            raise BadSetup(Text("refuse.no_effort", words={"level": parts.level}))
        effort = effort_of(parts.effort)
        found = SearchBot(effort, found.value, found.settings, version=found.version)
    return told(found, parts.level, parts.arguments) if parts.arguments else found


def level_in(name: str) -> str:
    """The level in the name of a bot, without its version, its effort and its arguments."""
    return Parts(name).level


def _levels(version: str) -> dict[str, Bot]:
    """The levels of now, or those of an earlier version."""
    if not version:
        return BOTS
    if version not in EARLIER:
        words = {"version": version, "known": ", ".join(EARLIER)}
        raise BadSetup(Text("refuse.version", words=words))
    return EARLIER[version]


def effort_of(words: str) -> Simulations | Seconds:
    """`800` simulations or `0.5s`, as it stands behind the @ of a name."""
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


def levels_for_people(game: Game) -> tuple[str, ...]:
    """The levels that are worth playing against, the weakest first."""
    return tuple(level for level in levels_of(game) if level != CHANCE_ALONE)


def usual_level(game: Game) -> str:
    """Whom newcomers meet."""
    return levels_for_people(game)[0]
