"""Games as data: a row for each decision of a player, written as Parquet.

`SCHEMA` says what a row holds; docs/data.md explains it and shows how to load it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE, OVER
from baumeister.encoding import encoding_of
from baumeister.foreign_bots import bot_named
from baumeister.games import game as game_named
from baumeister.play.minds import Minds

SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),  # its number in this file
        ("ply", pa.int32()),  # answers before, chance included
        ("seat", pa.int8()),  # who was asked
        ("bot", pa.string()),  # who answered
        ("observation", pa.list_(pa.int8())),  # what the seat could know
        ("legal", pa.list_(pa.int32())),  # the numbers of what could be answered
        ("answer", pa.int32()),  # the number of what was answered
        ("visits", pa.int32()),  # simulations of the search; 0 without one
        ("forecast", pa.list_(pa.float32())),  # how likely each legal answer is to win, or NaN
        ("points", pa.list_(pa.int32())),  # at the end, that of the asked seat first
        ("ranks", pa.list_(pa.int8())),  # at the end, that of the asked seat first
    ]
)
ROWS: Final = 4096  # in one piece of the file


@dataclass(frozen=True)
class Work:
    """One game among bots; everything in it travels to another process."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    variants: dict[str, str]
    edition: str | None
    seed: int
    number: int


@dataclass(frozen=True)
class PlayedGame:
    """What has become of it: the record, and a row for each decision."""

    number: int
    record: str
    rows: list[dict[str, Any]]


def played(work: Work) -> PlayedGame:
    """Play a game. The same seed and number give the same game in every process."""
    game = game_named(work.game)
    seats = len(work.bots)
    layout = encoding_of(game).layout(seats)
    number = layout.encoding.actions.number
    bots = [bot_named(name) for name in work.bots]
    chance = Random(f"{work.seed} {work.number} chance")
    luck = [Random(f"{work.seed} {work.number} {seat}") for seat in range(seats)]
    record = begin(game, seats, work.variants, edition=work.edition, players=work.bots)
    match, minds = Match(game, record, log=False), Minds()
    rows: list[dict[str, Any]] = []
    while (seat := match.state.first_to_act()) != OVER:
        state = match.state
        if seat == CHANCE:
            match.answer(CHANCE, state.sample(chance))
            continue
        legal = state.legal(seat)
        thought = minds.ask(bots[seat], state, seat, luck[seat])
        forecasts = thought.forecasts
        rows.append(
            {
                "game": work.number,
                "ply": match.version,
                "seat": seat,
                "bot": work.bots[seat],
                "observation": list(layout.encoded(state, seat)),
                "legal": [number[action] for action in legal],
                "answer": number[thought.answer],
                "visits": thought.simulations,
                "forecast": [forecasts.get(action, float("nan")) for action in legal],
            }
        )
        match.answer(seat, thought.answer)
    result = match.state.result()
    assert result is not None
    for row in rows:
        own = row["seat"]
        row["points"] = result.points[own:] + result.points[:own]
        row["ranks"] = result.ranks[own:] + result.ranks[:own]
    return PlayedGame(work.number, match.record.to_text(), rows)


def write(games: Iterable[PlayedGame], path: Path, about: dict[str, str]) -> int:
    """Write the rows of games as they come; `about` says how they were made. Tells how many."""
    schema = SCHEMA.with_metadata(about)
    count = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for rows in pieces(games):
            writer.write_table(pa.Table.from_pylist(rows, schema))
            count += len(rows)
    return count


def pieces(games: Iterable[PlayedGame]) -> Iterator[list[dict[str, Any]]]:
    waiting: list[dict[str, Any]] = []
    for found in games:
        waiting += found.rows
        if len(waiting) >= ROWS:
            yield waiting
            waiting = []
    if waiting:
        yield waiting
