"""`baumeister gauntlet`: a bot against opponents that stay the same, which shows progress."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

from cyclopts import Parameter

import baumeister
from baumeister.arena.gauntlet import gauntlet as opponents
from baumeister.arena.plan import Plan
from baumeister.arena.shards import sharded
from baumeister.arena.texts import refuse as refuse_arena
from baumeister.cli.arena import everything, measure
from baumeister.cli.arguments import Cluster, Injected, Number, Variants, at_least, chosen_variants
from baumeister.cli.terminal import refuse
from baumeister.cli.workers import crew_of


def gauntlet(
    name: str,
    /,
    *,
    bot: str = "master",
    seconds: str | None = None,
    simulations: Number | None = None,
    games: Number = 100,
    seats: Number | None = None,
    variant: Variants = None,
    seed: Number = 1,
    workers: Number | None = None,
    cluster: Cluster = None,
    out: Path | None = None,
    shard: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: bool = False,
    terminal: Injected,
) -> int:
    at_least("--games", games, 1)
    crew = crew_of(workers, cluster)
    if as_json and markdown:
        refuse("error.one_output")
    if seconds is not None and simulations is not None:
        refuse_arena("one_effort")
    game = baumeister.game(name)
    seats = game.fewest if seats is None else seats
    game.check_seats(seats)
    effort, typed = "", f"--bot {quote(bot)}"
    if seconds is not None:
        effort, typed = f"{seconds}s", f"{typed} --seconds {quote(seconds)}"
    if simulations is not None:
        effort, typed = str(simulations), f"{typed} --simulations {simulations}"
    bots = opponents(game, bot, effort)
    plan = Plan(game.id, seats, chosen_variants(game, variant), bots, seed, games, gauntlet=typed)
    part = everything if shard is None else sharded(shard)
    return measure(terminal, plan, crew, out, None, part, as_json=as_json, is_markdown=markdown)
