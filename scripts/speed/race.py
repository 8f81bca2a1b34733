"""Race: all contenders, a task of each in turn, round after round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Any

from scripts.speed.contender import Contender, Failed
from scripts.speed.results import Result
from scripts.speed.work import COPY, PLAY, SEARCH, STEP, Course, Row


@dataclass
class Entry:
    """A task of a contender that runs."""

    contender: Contender
    task: int
    result: Result


def entries(contender: Contender) -> list[Entry]:
    return [Entry(contender, n, _result(offer)) for n, offer in enumerate(contender.offers)]


def in_turn(lines: list[list[Entry]]) -> list[Entry]:
    """The first task of each contender, the second of each, and so on."""
    columns = zip_longest(*lines)
    return [entry for entry in chain.from_iterable(columns) if entry is not None]


def race(
    turns: list[Entry], rounds: int, seconds: dict[str, float], tell: Callable[[str], None]
) -> None:
    """Each task once to warm up; then the rounds, every other one backwards."""
    tell("warming up")
    for entry in turns:
        run(entry, 0.0)
        entry.result.rounds.clear()
    for n in range(rounds):
        tell(f"round {n + 1} of {rounds}")
        for entry in turns if n % 2 == 0 else reversed(turns):
            run(entry, seconds[entry.result.kind])


def run(entry: Entry, seconds: float) -> None:
    """What has failed once is not tried again."""
    if entry.result.reason:
        return
    try:
        entry.result.rounds.append(entry.contender.measure(entry.task, seconds))
    except Failed as failure:
        entry.result.reason = str(failure)


def shares(seconds: float) -> dict[str, float]:
    """How long each kind of task is measured in a round; a search varies most."""
    return {PLAY: seconds, COPY: seconds / 5, SEARCH: 1.5 * seconds, STEP: seconds}


def _result(offer: dict[str, Any]) -> Result:
    course = offer["course"]
    return Result(offer["kind"], Row(**offer["row"]), None if course is None else Course(**course))
