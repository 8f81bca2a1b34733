"""The gauntlet: opponents that stay the same, so that progress is told against them."""

from __future__ import annotations

from typing import Final

from baumeister.arena.contenders import SEER, SPIEL, contenders, has_spiel
from baumeister.bots import SearchBot, Seconds, levels_of
from baumeister.bots.arguments import Parts
from baumeister.bots.bot import POLITE
from baumeister.bots.levels import BOTS, NOVEMBER_2026, bot, effort_of
from baumeister.core.game import Game

FIXED: Final = ("random", "builder", "architect", "master")


def gauntlet(game: Game, runner: str, effort: str = "") -> tuple[str, ...]:
    """The runner and whom it meets: earlier bots, OpenSpiel's search, and the all-seeing one as
    the bound.

    `effort` is what an architect has for a decision (`200` or `0.5s`); a master has twice as much,
    as at the table. Without, all have what they have there.
    """
    names = [f"{level}:{NOVEMBER_2026}" for level in FIXED if level in levels_of(game)]
    if has_spiel():
        names.append(SPIEL)
    names.append(f"{SEER}:{NOVEMBER_2026}")
    return contenders(",".join(paced(name, effort) for name in (runner, *names)), game)


def paced(name: str, effort: str) -> str:
    """The name with its share of an effort, if it has none of its own and searches."""
    parts = Parts(name)
    if not effort or parts.has_effort:
        return name
    factor = _share(parts, name)
    if factor == 0:
        return name
    found = effort_of(effort)
    if isinstance(found, Seconds):
        share = f"{found.seconds * factor:.6f}".rstrip("0").rstrip(".") + "s"
    else:
        share = str(max(1, round(found.number * factor)))
    start = f"{parts.level}:{parts.version}" if parts.version else parts.level
    return f"{start}@{share}" + (f":{parts.arguments}" if parts.arguments else "")


def _share(parts: Parts, name: str) -> float:
    """How many times an architect's effort a bot has at the table; 0 if it does not search."""
    if parts.level in (SEER, SPIEL):
        return 1.0
    found = bot(name) if parts.level in BOTS else None
    if isinstance(found, SearchBot) and isinstance(found.usual, Seconds):
        return found.usual.seconds / POLITE.seconds
    return 0.0
