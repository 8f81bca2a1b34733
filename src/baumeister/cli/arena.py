"""`baumeister arena`: bots play each other, and a report says who is better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text as Styled

import baumeister
from baumeister.arena import grids, words
from baumeister.arena.bench import play
from baumeister.arena.contenders import contenders, usual_contenders
from baumeister.arena.grids import Grid
from baumeister.arena.journal import Journal
from baumeister.arena.markdown import markdown as as_markdown
from baumeister.arena.page import page
from baumeister.arena.plan import Plan
from baumeister.arena.played import Failed, Played
from baumeister.arena.report import Report, report
from baumeister.cli import files
from baumeister.cli.arguments import Injected, Number, Variants, at_least, chosen_variants
from baumeister.cli.progress import progress
from baumeister.cli.terminal import DONE, INTERRUPTED, Terminal, refuse
from baumeister.cli.workers import finished, interrupted_once, processors

DATA: Final = "report.json"
PAGE: Final = "report.html"
TABLES: Final = "report.md"


def arena(
    name: str,
    /,
    *,
    bots: str | None = None,
    games: Number = 100,
    seats: Number | None = None,
    variant: Variants = None,
    seed: Number = 1,
    workers: Number | None = None,
    out: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: bool = False,
    terminal: Injected,
) -> int:
    at_least("--games", games, 1)
    at_least("--workers", 1 if workers is None else workers, 1)
    if as_json and markdown:
        refuse("error.one_output")
    game = baumeister.game(name)
    seats = game.fewest if seats is None else seats
    game.check_seats(seats)
    named = contenders(usual_contenders(game) if bots is None else bots, game)
    plan = Plan(game.id, seats, chosen_variants(game, variant), named, seed, games)
    journal = None if out is None else Journal(out, plan)
    done = {} if journal is None else journal.read()
    with interrupted_once():
        is_whole = _play(terminal, plan, workers or processors(), journal, done)
        found = report(plan, [done[n] for n in sorted(done) if n < plan.size])
        _tell(terminal, found, out, as_json=as_json, is_markdown=markdown)
    if not is_whole and journal is not None:
        terminal.complain(terminal.say("arena.goes_on"))
    return DONE if is_whole else INTERRUPTED


def _play(
    terminal: Terminal, plan: Plan, workers: int, journal: Journal | None, done: dict[int, Played]
) -> bool:
    """Play what is not done yet; False if somebody stopped it before the end."""
    left = [fixture for fixture in plan.fixtures() if fixture.number not in done]
    if not left:
        return True
    try:
        with progress(terminal, plan.size, plan.size - len(left)) as advance:
            for game in finished(play, left, workers):
                if isinstance(game, Failed):
                    refuse("arena.failed", bot=game.bot, number=game.number + 1, why=game.why)
                done[game.number] = game
                if journal is not None:
                    journal.add(game)
                advance(1)
    except KeyboardInterrupt:
        return False
    return True


def _tell(
    terminal: Terminal, found: Report, out: Path | None, *, as_json: bool, is_markdown: bool
) -> None:
    data = json.dumps(found.data(), indent=2, ensure_ascii=False) + "\n"
    if out is not None:
        files.write(out / DATA, data)
        files.write(out / PAGE, page(terminal, found))
        files.write(out / TABLES, as_markdown(terminal, found))
    if as_json:
        terminal.write(data)
    elif is_markdown:
        terminal.write(as_markdown(terminal, found))
    else:
        _show(terminal, found)
        if out is not None:
            terminal.show_path(terminal.say("arena.files", path=str(out / PAGE)))


def _show(terminal: Terminal, found: Report) -> None:
    if found.games == 0:
        terminal.show(terminal.say("simulate.nothing"))
        return
    terminal.show(Styled(words.title(terminal, found), "title"), words.played(terminal, found))
    for make in (grids.cross, grids.duels, grids.points, grids.times):
        terminal.show(_table(make(terminal, found)))
        if make is grids.cross:
            terminal.show(words.shares(terminal, found), words.scale(terminal, found))
    terminal.show(words.length(terminal, found))


def _table(grid: Grid) -> Table:
    table = Table(title=grid.title, title_justify="left", title_style="title", box=box.SIMPLE)
    for n, head in enumerate(grid.heads):
        table.add_column(head, justify="right" if n else "left")
    for row in grid.rows:
        table.add_row(*row)
    return table
