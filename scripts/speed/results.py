"""Results: what all contenders did in all rounds, kept so that it can be told again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from scripts.speed.spread import Spread, spread
from scripts.speed.work import COPY, PLAY, Course, Row, Timed


@dataclass
class Result:
    """One task; `reason` says why it could not be measured."""

    kind: str
    row: Row
    course: Course | None = None
    rounds: list[Timed] = field(default_factory=list)
    reason: str = ""

    def speed(self) -> Spread:
        """Games or simulations a second; of copies, the microseconds for one."""
        if self.kind == COPY:
            return spread([1e6 * each.seconds / each.units for each in self.rounds])
        return spread([each.units / each.seconds for each in self.rounds])

    def rate(self) -> float:
        """What builds are compared by: moves, simulations or copies in some time."""
        if self.kind == PLAY:
            return self.moves_per_second().middle
        middle = self.speed().middle
        return 1 / middle if self.kind == COPY else middle

    def moves_per_second(self) -> Spread:
        return spread([each.moves / each.seconds for each in self.rounds])

    def moves_per_game(self) -> float:
        if self.course is not None:
            return self.course.moves
        return sum(each.moves for each in self.rounds) / sum(each.units for each in self.rounds)

    def decisions_per_second(self) -> Spread:
        share = 1.0 if self.course is None else self.course.decisions / self.course.moves
        moves = self.moves_per_second()
        return Spread(moves.middle * share, moves.least * share, moves.most * share)


@dataclass
class Results:
    """`missing` are the contenders that could not even begin, and why."""

    conditions: dict[str, str]
    versions: dict[str, str]
    missing: dict[str, str]
    results: list[Result]

    def of(self, kind: str, row: Row) -> Result | None:
        same = (result for result in self.results if (result.kind, result.row) == (kind, row))
        return next(same, None)

    def has(self, library: str) -> bool:
        """Whether everything of a library was measured, in each of its builds."""
        if any(name.partition(",")[0] == library for name in self.missing):
            return False
        found = [result for result in self.results if result.row.library == library]
        return bool(found) and not any(result.reason for result in found)

    def kind(self, kind: str) -> list[Result]:
        """By library and game, in the order in which they came first."""
        found = [result for result in self.results if result.kind == kind]
        libraries = [result.row.library for result in found]
        games = [(result.row.library, result.row.game) for result in found]
        places = {name: (libraries.index(name[0]), games.index(name)) for name in games}
        return sorted(found, key=lambda result: places[result.row.library, result.row.game])

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", "utf-8")


def read(path: Path) -> Results:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return Results(**{**data, "results": [_result(entry) for entry in data["results"]]})


def _result(entry: dict[str, Any]) -> Result:
    course = entry["course"]
    return Result(
        entry["kind"],
        Row(**entry["row"]),
        None if course is None else Course(**course),
        [Timed(**each) for each in entry["rounds"]],
        entry["reason"],
    )
