"""Names of bots in their parts: `architect:2026-11@800:explore=1.2:trust=3` is a level, in an
earlier version, with an effort, and searches otherwise than it would.
"""

from __future__ import annotations

import re
from typing import Final, NoReturn, final

from baumeister.bots.bot import Bot
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.sighted_bot import SightedBot
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text

NAME: Final = re.compile(r"[a-z]+(?::\d[\d-]*)?(?:@[^:]*)?(?::[a-z_]+=[^:]*)*")
PARTS: Final = re.compile(r"([^:@]*)(?::(\d[^:@]*))?(?:(@)([^:]*))?(?::(.*))?", re.DOTALL)
VALUE: Final = re.compile(r"\d{1,6}(?:\.\d{1,6})?")

# What each kind of bot can be told, from the least to the most; whole numbers are counted.
SEARCHING: Final[dict[str, tuple[float, float]]] = {
    "explore": (0.0, 100.0),
    "trust": (0.0, 1000.0),
}
SEARCHING_WHOLE: Final[dict[str, tuple[float, float]]] = {
    "prior_after": (0, 1000),
    "playout": (0, 1000),
    "root_worlds": (1, 1000),
    "depth": (1, 1000),
}
LOOKING_AHEAD: Final[dict[str, tuple[float, float]]] = {"worlds": (1, 1000)}
GREEDY: Final[dict[str, tuple[float, float]]] = {"mistakes": (0.0, 1.0)}
SEEING: Final[dict[str, tuple[float, float]]] = {
    "overlooks": (0.0, 1.0),
    "greed": (0.0, 1.0),
    "blunder": (0.0, 1.0),
}
SEEING_WHOLE: Final[dict[str, tuple[float, float]]] = {"simulations": (0, 100_000)}
WHOLE: Final = (SEARCHING_WHOLE, LOOKING_AHEAD, SEEING_WHOLE)
NOTHING: Final[dict[str, tuple[float, float]]] = {}


@final
class Parts:
    """What a name says; each part but the level may be missing."""

    def __init__(self, name: str) -> None:
        found = PARTS.fullmatch(name)
        assert found is not None  # any text has these parts
        self.level: str = found[1]
        self.version: str = found[2] or ""
        self.has_effort = found[3] is not None
        self.effort: str = found[4] or ""
        self.arguments: str = found[5] or ""


def is_told(name: str) -> bool:
    """Whether a name is that of a level, perhaps with a version, an effort and arguments."""
    return NAME.fullmatch(name) is not None


def told(bot: Bot, level: str, words: str) -> Bot:
    """The same bot as it is told by `explore=1.2:trust=3`; raises `BadSetup` for anything else."""
    ranges = ranges_of(bot)
    values: dict[str, float] = {}
    for word in words.split(":"):
        key, _, value = word.partition("=")
        if key not in ranges or key in values:
            _refuse(level, word, ranges)
        values[key] = _number(level, word, value, ranges)
    if isinstance(bot, SearchBot):
        return SearchBot(bot.usual, bot.value, bot.settings, values, bot.version)
    if isinstance(bot, LookaheadBot):
        return LookaheadBot(int(values["worlds"]), bot.value, bot.version)
    if isinstance(bot, GreedyBot):
        return GreedyBot(values["mistakes"], bot.version)
    if isinstance(bot, SightedBot):
        return SightedBot(bot.level, values)
    return bot


def ranges_of(bot: Bot) -> dict[str, tuple[float, float]]:
    """What a bot can be told."""
    if isinstance(bot, SearchBot):
        return {**SEARCHING, **SEARCHING_WHOLE}
    if isinstance(bot, LookaheadBot):
        return LOOKING_AHEAD
    if isinstance(bot, SightedBot):
        return {**SEEING, **SEEING_WHOLE}
    return GREEDY if isinstance(bot, GreedyBot) else NOTHING


def _number(level: str, word: str, value: str, ranges: dict[str, tuple[float, float]]) -> float:
    key = word.partition("=")[0]
    is_whole = any(key in kind for kind in WHOLE)
    least, most = ranges[key]
    if VALUE.fullmatch(value) is None or (is_whole and "." in value):
        _refuse(level, word, ranges)
    number = float(value)
    if not least <= number <= most:
        _refuse(level, word, ranges)
    return number


def _refuse(level: str, word: str, ranges: dict[str, tuple[float, float]]) -> NoReturn:
    known = ", ".join(f"{key}={least:g}…{most:g}" for key, (least, most) in ranges.items())
    key = "refuse.argument" if ranges else "refuse.no_arguments"
    raise BadSetup(Text(key, words={"argument": word, "level": level, "known": known}))
