"""Two trees compared by the figures of `baumeister bench`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scripts.speed import markdown
from scripts.speed.numbers import short
from scripts.speed.spread import Spread, bounded, ratios, spread, verdict

Measured = dict[tuple[str, str], float]  # by game and figure
Round = tuple[dict[str, Any], dict[str, Any]]  # what `baumeister bench --json` says of old and new


@dataclass(frozen=True)
class Compared:
    game: str
    figure: str
    old: Spread
    new: Spread
    speed: Spread  # how many times as fast the new tree is, with the bounds of that


def figures(data: dict[str, Any]) -> Measured:
    """What `baumeister bench --json` has printed."""
    return {
        (game, name): float(value)
        for game, found in data["games"].items()
        for name, value in found.items()
    }


def same_build(rounds: Sequence[Round]) -> str:
    """How both trees ran; a compiled one beside an interpreted one would tell nothing."""
    builds = {data["build"] for both in rounds for data in both}
    if len(builds) != 1:
        raise SystemExit("One of the trees was compiled and the other was not.")
    return str(builds.pop())


def compared(old: Sequence[Measured], new: Sequence[Measured]) -> list[Compared]:
    """Round by round, as far as both trees have the same figures."""
    return [
        _compared(key, [each[key] for each in old], [each[key] for each in new])
        for key in new[0]
        if key in old[0]
    ]


def _compared(key: tuple[str, str], old: list[float], new: list[float]) -> Compared:
    """More of a speed is faster, and so is less of a time."""
    game, figure = key
    speeds = ratios(old, new) if figure.endswith("_per_second") else ratios(new, old)
    return Compared(game, figure, spread(old), spread(new), bounded(speeds))


def is_worse(found: Compared) -> bool:
    return verdict(found.speed) == "slower"


def table(found: Sequence[Compared]) -> str:
    heads = ["game", "figure", "verdict", "old", "new", "times as fast", "from", "to"]
    return markdown.table(heads, [_row(each) for each in found], 3)


def _row(found: Compared) -> list[str]:
    speed = found.speed
    return [
        found.game,
        found.figure.replace("_", " "),
        verdict(speed),
        short(found.old.middle),
        short(found.new.middle),
        *(f"{value:.2f}" for value in (speed.middle, speed.least, speed.most)),
    ]
