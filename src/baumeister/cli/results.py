"""The end of a game: who got how many points from what, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.boards import with_names
from baumeister.cli.terminal import Terminal
from baumeister.core.game import Game
from baumeister.core.result import Result
from baumeister.core.sentences import seat_name
from baumeister.core.text import Text


def show_result(
    terminal: Terminal, game: Game, result: Result, names: Sequence[str] | None
) -> None:
    called = [seat_name(seat, terminal.language, names) for seat in range(len(result.points))]
    terminal.show(_table(terminal, game, result, called), "")
    terminal.show(with_names(_verdict(terminal, result, called), called))
    if result.is_tie_broken:
        terminal.show(_tie_break(terminal, game))


def _table(terminal: Terminal, game: Game, result: Result, names: list[str]) -> Table:
    """Sources by players; sources that gave nobody anything are left out."""
    table = Table(box=box.SIMPLE, title=terminal.say("result.title"), title_style="title")
    table.add_column()
    for seat, name in enumerate(names):
        table.add_column(Styled(name, f"seat{seat}"), justify="right")
    for source, row in zip(game.sources, result.table, strict=True):
        if any(row):
            words = game.sentences.say(Text(f"source.{source}"), terminal.language)
            table.add_row(words, *map(str, row))
    table.add_section()
    table.add_row(terminal.say("result.points"), *map(str, result.points), style="bold")
    if result.is_tie_broken:
        for key, row in game.tie_rows(result):
            table.add_row(_tie_name(terminal, game, key), *map(str, row))
    table.add_row(terminal.say("result.rank"), *map(str, result.ranks), style="bold")
    return table


def _tie_name(terminal: Terminal, game: Game, key: str) -> str:
    if not key:
        return terminal.say("result.tie_break")
    return game.sentences.say(Text(f"tie.{key}"), terminal.language)


def _verdict(terminal: Terminal, result: Result, names: list[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    points = max(result.points)
    if points == 0 and len(winners) == len(names):
        return terminal.say("result.nobody")
    if len(winners) == 1:
        return terminal.say("result.winner", name=winners[0], n=points)
    *first, last = winners
    return terminal.say("result.winners", names=", ".join(first), last=last, n=points)


def _tie_break(terminal: Terminal, game: Game) -> str:
    """A game may explain in a sentence of its own what decides."""
    if "about.tie_break" in game.sentences.templates:
        return game.sentences.say(Text("about.tie_break"), terminal.language)
    return terminal.say("result.tie_broken")
