"""`baumeister bench`: how fast the rules, the search and the drawings are."""

from __future__ import annotations

import json
import platform
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

import baumeister
from baumeister.cli.arguments import Injected
from baumeister.cli.build import build
from baumeister.cli.measure import Figures, measured
from baumeister.cli.terminal import DONE, Terminal, refuse


def bench(
    name: str | None = None,
    /,
    *,
    seconds: float = 5.0,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    terminal: Injected,
) -> int:
    if not 0 < seconds <= 3600:
        refuse("error.seconds", value=f"{seconds:g}")
    games = baumeister.all_games() if name is None else [baumeister.game(name)]
    figures = {game.id: measured(game, seconds) for game in games}
    if as_json:
        data = {"build": build(), "python": platform.python_version(), "games": figures}
        terminal.write(json.dumps(data, indent=2) + "\n")
    else:
        terminal.show(_table(terminal, figures))
        terminal.show(_conditions(terminal))
    return DONE


def _table(terminal: Terminal, figures: dict[str, Figures]) -> Table:
    """A row for each figure, a column for each game."""
    table = Table(box=box.SIMPLE)
    table.add_column()
    for game in figures:
        table.add_column(baumeister.game(game).title, justify="right")
    for name in next(iter(figures.values())):
        values = [_value(terminal, name, column[name]) for column in figures.values()]
        table.add_row(terminal.say(f"bench.{name}"), *values)
    return table


def _value(terminal: Terminal, name: str, value: float) -> str:
    if name.endswith("_per_second"):
        return terminal.say("bench.per_second", value=terminal.number(value))
    return terminal.say("bench.microseconds", value=terminal.number(value, "#,##0.0"))


def _conditions(terminal: Terminal) -> str:
    words = {"build": terminal.say(f"build.{build()}"), "python": platform.python_version()}
    return terminal.say("bench.conditions", **words)
