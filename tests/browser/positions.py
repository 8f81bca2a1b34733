"""Positions from whole games: the start, the end, every kind of question, the fullest tables.

They are written into the folder of a server before it starts, so that a browser finds a table for
each of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from baumeister.bots.levels import bot
from baumeister.core.game import Game
from baumeister.core.record import Entry
from baumeister.core.state import CHANCE, OVER, State
from baumeister.play.sitter import Sitter
from baumeister.web.http.server import Server
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.tables import Opening

WISHED = 20  # positions of each game, at least
NAMES = ("Anna-Magdalena Wilhelmine", "Chufu", "Nefertari Merenmut", "Bo", "Maximiliane von Theben")


@dataclass(frozen=True)
class Position:
    """A moment of a game, seen by the seat that is asked."""

    game: Game
    seats: int
    entries: tuple[Entry, ...]
    seat: int
    question: str  # the kind of question that is asked

    @property
    def name(self) -> str:
        return f"{self.game.id}-{self.seats}-{len(self.entries)}-{self.question}"


@dataclass(frozen=True)
class OpenTable:
    """Where a position is shown, and who may look at it."""

    position: Position
    path: str
    cookie: str  # of whoever is asked
    cookies: list[str]  # of everybody, by seat


def positions(game: Game) -> list[Position]:
    """Everything that a player may meet."""
    found: dict[str, Position] = {}
    counts = sorted({game.most, game.fewest, min(3, game.most)})
    looks = 1 + WISHED // len(counts)
    for seats in counts:
        every = list(moments(game, seats))
        for one in every:
            found.setdefault(f"{one.question} {seats == game.most}", one)
        for n in range(looks):
            found[f"{seats} {n}"] = every[n * (len(every) - 1) // (looks - 1)]
    assert len(found) >= WISHED, game.id
    return list({one.name: one for one in found.values()}.values())


def moments(game: Game, seats: int, seed: int = 7) -> Iterator[Position]:
    """Whenever somebody is asked in a game between builders who err now and then."""
    rng, state, entries = Random(seed), game.start(seats), list[Entry]()
    builder = bot("builder")
    while (seat := state.first_to_act()) != OVER:
        if seat != CHANCE:
            yield moment(state, entries, seat)
            view = state.mask(seat)
            legal = view.legal(seat)
            errs = rng.random() < 0.3
            answer = rng.choice(legal) if errs else builder.choose(view, seat, legal, rng=rng)
        else:
            answer = state.sample(rng)
        entries.append((seat, game.vocabulary.notation(answer)))
        state.apply(seat, answer)
    yield moment(state, entries, 0)


def moment(state: State, entries: list[Entry], seat: int) -> Position:
    question = type(state.agenda[-1]).__name__ if state.agenda else "End"
    return Position(state.game, state.seats, tuple(entries), seat, question)


def open_all(folder: Path, wanted: list[Position]) -> list[OpenTable]:
    """A table for each position in the folder of a server that is not running.

    In a thread, since a browser that is driven from here has an event loop of its own.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _open_all(folder, wanted)).result()


async def _open_all(folder: Path, wanted: list[Position]) -> list[OpenTable]:
    store = open_store(folder)
    server = Server(store, await store.secret(), ServerSettings(folder))
    for seat, name in enumerate(NAMES):
        await store.add_person(person(seat), name)
    tables = [await open_table(server, position) for position in wanted]
    await server.close()
    return tables


def person(seat: int) -> str:
    return f"person-{seat}"


async def open_table(server: Server, position: Position) -> OpenTable:
    sitters = [Sitter("person", NAMES[n], person(n)) for n in range(position.seats)]
    host = person(position.seat)
    opening = Opening(position.game, sitters, history=list(position.entries))
    table = await server.tables.open(host, opening)
    table.begin()
    await table.saved()
    cookies = [server.signer.cookie(person(seat)) for seat in range(position.seats)]
    return OpenTable(position, f"/t/{table.info.id}", cookies[position.seat], cookies)
