"""`baumeister records`: whole games of good bots that come with each game."""

from __future__ import annotations

import json as data_format
from dataclasses import dataclass
from typing import Final

from rich.table import Table

import baumeister
from baumeister.cli.arguments import Injected
from baumeister.cli.terminal import DONE, Terminal
from baumeister.core.game import Game
from baumeister.core.record import Record, replay
from baumeister.corpus import record_text
from baumeister.corpus import records as records_of

COLUMNS: Final = ("name", "players", "variants", "answers", "points")


@dataclass(frozen=True)
class Entry:
    """A line of the index."""

    name: str
    game: str
    seats: int
    players: list[str]
    variants: dict[str, str]
    has_own_edition: bool
    answers: int
    points: list[int]


def records(
    game: str | None = None,
    name: str | None = None,
    /,
    *,
    json: bool = False,
    terminal: Injected,
) -> int:
    chosen = [baumeister.game(game)] if game else baumeister.all_games()
    if name is not None:
        terminal.write(record_text(chosen[0], name))
    elif json:
        index = [vars(entry) for one in chosen for entry in _index(one)]
        terminal.write(data_format.dumps(index, ensure_ascii=False, indent=1) + "\n")
    elif game is None:
        _show_games(terminal, chosen)
    else:
        _show_index(terminal, chosen[0])
    return DONE


def _index(game: Game) -> list[Entry]:
    return [_entry(game, name, record) for name, record in records_of(game).items()]


def _entry(game: Game, name: str, record: Record) -> Entry:
    result = replay(game, record).result()
    usual = game.complete({})
    return Entry(
        name,
        game.id,
        record.seats,
        record.players,
        {key: value for key, value in record.variants.items() if usual.get(key) != value},
        record.edition is not None,
        len(record.entries),
        list(result.points) if result else [],
    )


def _show_games(terminal: Terminal, games: list[Game]) -> None:
    for game in games:
        terminal.show(terminal.say("records.count", game=game.id, n=len(records_of(game))))
    terminal.show(terminal.say("records.hint", game=games[0].id))


def _show_index(terminal: Terminal, game: Game) -> None:
    table = Table(*(terminal.say(f"records.{column}") for column in COLUMNS), box=None)
    for entry in _index(game):
        variants = [f"{key}={value}" for key, value in entry.variants.items()]
        if entry.has_own_edition:
            variants.append(terminal.say("records.edition"))
        players, points = ", ".join(entry.players), " : ".join(map(str, entry.points))
        table.add_row(entry.name, players, ", ".join(variants), str(entry.answers), points)
    terminal.show(table)
    terminal.show(terminal.say("records.hint", game=game.id))
