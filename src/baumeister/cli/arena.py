"""`baumeister arena`: bots play each other, and a report says who is better."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text as Styled

import baumeister
from baumeister.arena import grids, sequential, words
from baumeister.arena.bench import play
from baumeister.arena.contenders import contenders, usual_contenders
from baumeister.arena.grids import Grid
from baumeister.arena.journal import Journal
from baumeister.arena.markdown import markdown as as_markdown
from baumeister.arena.page import page
from baumeister.arena.plan import Fixture, Plan
from baumeister.arena.played import Failed, Played
from baumeister.arena.report import Report, report
from baumeister.arena.sequential import OPEN, Until
from baumeister.arena.shards import sharded
from baumeister.arena.texts import refuse as refuse_arena
from baumeister.cli import files
from baumeister.cli.arguments import (
    Cluster,
    Injected,
    Number,
    Variants,
    at_least,
    chosen_variants,
    edition_text,
)
from baumeister.cli.progress import progress
from baumeister.cli.terminal import DONE, INTERRUPTED, Terminal, refuse
from baumeister.cli.workers import Crew, crew_of, finished, interrupted_once

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
    edition: Path | None = None,
    seed: Number = 1,
    workers: Number | None = None,
    cluster: Cluster = None,
    out: Path | None = None,
    until: str | None = None,
    shard: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: bool = False,
    terminal: Injected,
) -> int:
    at_least("--games", games, 1)
    crew = crew_of(workers, cluster)
    if as_json and markdown:
        refuse("error.one_output")
    game = baumeister.game(name)
    seats = game.fewest if seats is None else seats
    game.check_seats(seats)
    named = contenders(usual_contenders(game) if bots is None else bots, game)
    variants = chosen_variants(game, variant)
    text = edition_text(game, seats, edition)
    plan = Plan(game.id, seats, variants, named, seed, games, text)
    claims = None if until is None else sequential.until(until)
    if claims is not None and len(named) != 2:
        refuse_arena("until_two")
    part = everything if shard is None else sharded(shard)
    return measure(terminal, plan, crew, out, claims, part, as_json=as_json, is_markdown=markdown)


def measure(
    terminal: Terminal,
    plan: Plan,
    crew: Crew,
    out: Path | None,
    claims: Until | None,
    part: Callable[[Fixture], bool],
    *,
    as_json: bool,
    is_markdown: bool,
) -> int:
    """Play what is left of a plan, and report; returns the exit code."""
    journal = None if out is None else Journal(out, plan)
    done = {} if journal is None else journal.read()
    with interrupted_once():
        left = [game for game in plan.fixtures() if game.number not in done and part(game)]
        is_whole = _play(terminal, plan, left, crew, journal, done, claims)
        found = _report(plan, done, claims)
        tell(terminal, found, out, as_json=as_json, is_markdown=is_markdown)
    if not is_whole and journal is not None:
        terminal.complain(terminal.say("arena.goes_on"))
    return DONE if is_whole else INTERRUPTED


def everything(fixture: Fixture) -> bool:
    """Without shards, every game is played."""
    return True


def _report(plan: Plan, done: Mapping[int, Played], claims: Until | None) -> Report:
    """Of a sequential test, only the turns that it was decided by."""
    known = [done[n] for n in sorted(done) if n < plan.size]
    if claims is None:
        return report(plan, known)
    found = sequential.verdict(plan, done, claims)
    if found.claim == sequential.OPEN:
        return report(plan, known, found)
    whole = sequential.turns(plan, done)[: found.turns]
    return report(plan, [game for turn in whole for game in turn], found)


def _play(
    terminal: Terminal,
    plan: Plan,
    left: Sequence[Fixture],
    crew: Crew,
    journal: Journal | None,
    done: dict[int, Played],
    claims: Until | None,
) -> bool:
    """Play what is left, until that is decided which was to be; False if somebody stopped it."""

    def is_decided() -> bool:
        return claims is not None and sequential.verdict(plan, done, claims).claim != OPEN

    if not left or is_decided():
        return True
    try:
        with (
            progress(terminal, len(done) + len(left), len(done)) as advance,
            closing(finished(play, left, crew)) as on,
        ):
            for game in on:
                if isinstance(game, Failed):
                    refuse("arena.failed", bot=game.bot, number=game.number + 1, why=game.why)
                done[game.number] = game
                if journal is not None:
                    journal.add(game)
                advance(1)
                if is_decided():
                    break
    except KeyboardInterrupt:
        return False
    return True


def tell(
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
    for make in grids.tables(found):
        terminal.show(_table(make(terminal, found)))
        if make is grids.standing:
            terminal.show(*words.notes(terminal, found))
    terminal.show(words.length(terminal, found))


def _table(grid: Grid) -> Table:
    table = Table(title=grid.title, title_justify="left", title_style="title", box=box.SIMPLE)
    for n, head in enumerate(grid.heads):
        table.add_column(head, justify="right" if n else "left")
    for row in grid.rows:
        table.add_row(*row)
    return table
