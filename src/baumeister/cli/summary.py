"""The summary of many games, as tables for people and as data for programs."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.tally import Tally
from baumeister.cli.terminal import Terminal
from baumeister.cli.workers import Chunk
from baumeister.core.game import Game
from baumeister.core.sentences import seat_name
from baumeister.core.text import Text


def show_summary(terminal: Terminal, game: Game, work: Chunk, tally: Tally) -> None:
    if tally.games == 0:
        terminal.show(terminal.say("simulate.nothing"))
        return
    heading = terminal.say("simulate.games", n=tally.games, title=game.title, seed=work.seed)
    terminal.show(Styled(heading, "title"))
    terminal.show(_seats(terminal, work, tally), _sources(terminal, game, tally))
    mean = terminal.number(tally.answers / tally.games, "0.0")
    terminal.show(
        terminal.say("simulate.length", mean=mean, low=tally.shortest, high=tally.longest),
        terminal.say("simulate.shared", n=tally.shared),
        terminal.say("simulate.broken", n=tally.broken),
    )


def as_data(game: Game, work: Chunk, tally: Tally) -> dict[str, object]:
    """Sums and means; nothing is rounded."""
    games = max(1, tally.games)
    seats = range(work.seats if tally.games else 0)
    return {
        "game": work.game,
        "seats": work.seats,
        "variants": game.complete(work.variants),
        "bots": list(work.bots),
        "seed": work.seed,
        "games": tally.games,
        "points": [tally.mean(seat) for seat in seats],
        "points_margin": [tally.margin(seat) for seat in seats],
        "wins": tally.firsts,
        "wins_interval": [list(tally.share_interval(seat)) for seat in seats],
        "sources": {
            source: [points / games for points in row]
            for source, row in zip(game.sources, tally.table, strict=True)
        },
        "answers": {
            "mean": tally.answers / games,
            "min": tally.shortest,
            "max": tally.longest,
        },
        "shared_wins": tally.shared,
        "tie_breaks": tally.broken,
    }


def _seats(terminal: Terminal, work: Chunk, tally: Tally) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column()
    table.add_column(terminal.say("simulate.bot"))
    table.add_column(terminal.say("simulate.points"), justify="right")
    table.add_column(terminal.say("simulate.wins"), justify="right")
    for seat, bot in enumerate(work.bots):
        mean, margin = tally.mean(seat), tally.margin(seat)
        points = f"{terminal.number(mean, '0.00')} ± {terminal.number(margin, '0.00')}"
        name = Styled(seat_name(seat, terminal.language), f"seat{seat}")
        table.add_row(name, bot, points, _wins(terminal, tally, seat))
    return table


def _sources(terminal: Terminal, game: Game, tally: Tally) -> Table:
    """Mean points by source; sources that never gave any are left out."""
    table = Table(box=box.SIMPLE)
    table.add_column(terminal.say("simulate.sources"))
    for seat in range(tally.seats):
        table.add_column(seat_name(seat, terminal.language), justify="right", style=f"seat{seat}")
    for source, row in zip(game.sources, tally.table, strict=True):
        if any(row):
            name = game.sentences.say(Text(f"source.{source}"), terminal.language)
            table.add_row(name, *(terminal.number(points / tally.games, "0.00") for points in row))
    return table


def _wins(terminal: Terminal, tally: Tally, seat: int) -> str:
    shares = (tally.share(seat), *tally.share_interval(seat))
    share, low, high = (terminal.number(100 * value, "0.0") for value in shares)
    return f"{share} % ({low}–{high})"
