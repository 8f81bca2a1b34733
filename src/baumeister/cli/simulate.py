"""`baumeister simulate`: bots play many games, and a summary says how they went."""

from __future__ import annotations

import json
from pathlib import Path
from random import SystemRandom
from typing import Annotated

from cyclopts import Parameter

import baumeister
from baumeister.cli.arguments import (
    Cluster,
    Injected,
    Number,
    Variants,
    at_least,
    chosen_variants,
    edition_text,
)
from baumeister.cli.players import bot_level
from baumeister.cli.progress import progress
from baumeister.cli.summary import as_data, show_summary
from baumeister.cli.tally import Tally
from baumeister.cli.terminal import DONE, INTERRUPTED, Terminal, refuse
from baumeister.cli.workers import (
    Chunk,
    Crew,
    chunks,
    crew_of,
    finished,
    interrupted_once,
    play_chunk,
)
from baumeister.core.game import Game
from baumeister.foreign_bots import bot_named, listed


def simulate(
    name: str,
    /,
    *,
    games: Number = 1000,
    seats: Number | None = None,
    bots: str = "random",
    variant: Variants = None,
    edition: Path | None = None,
    seed: Number | None = None,
    workers: Number | None = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    terminal: Injected,
) -> int:
    at_least("--games", games, 1)
    crew = crew_of(workers, cluster)
    game = baumeister.game(name)
    levels = seated(game, listed(bots), seats)
    work = Chunk(
        game=game.id,
        seats=len(levels),
        variants=chosen_variants(game, variant),
        edition=edition_text(game, len(levels), edition),
        bots=levels,
        seed=str(SystemRandom().getrandbits(32) if seed is None else seed),
        games=games,
    )
    tally = Tally(work.seats, len(game.sources))
    with interrupted_once():
        is_whole = _play(terminal, work, crew, tally)
    if as_json:
        terminal.write(json.dumps(as_data(game, work, tally), indent=2) + "\n")
    else:
        show_summary(terminal, game, work, tally)
    return DONE if is_whole else INTERRUPTED


def seated(game: Game, bots: list[str], seats: int | None) -> tuple[str, ...]:
    """The bot of each seat; a single one takes all seats."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.most
    game.check_seats(seats)
    if len(bots) not in (1, seats):
        refuse("error.bots", n=len(bots), seats=seats)
    levels = [bot_level(bot.strip().removeprefix("bot:"), game) for bot in bots]
    for level in levels:
        bot_named(level)
    return tuple(levels * seats if len(levels) == 1 else levels)


def _play(terminal: Terminal, work: Chunk, crew: Crew, tally: Tally) -> bool:
    """Add up all games; False if somebody stopped it before the end."""
    try:
        with progress(terminal, work.games) as advance:
            for part in finished(play_chunk, chunks(work), crew):
                tally.merge(part)
                advance(part.games)
    except KeyboardInterrupt:
        return False
    return True
