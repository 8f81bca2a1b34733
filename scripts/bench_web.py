"""The web table under load: people on loopback, with the pushes that a browser gets.

Every answer is on disk before it is told. The server runs on one core, the people on another;
several server processes on a database share all cores with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

from baumeister.web.table.data_folder import DATA_FILE
from scripts.web_players import Figures, Game, Http
from scripts.web_server import ServerProcess

T = TypeVar("T")
Report = dict[str, object]

GAMES: Final = {  # seats
    "imhotep": 4,
    "oh_pharaoh": 4,
    "cleopatra": 4,
    "kheops": 2,
    "valley_of_the_kings": 4,
}
PAGES: Final = 4  # open at each table
AT_ONCE: Final = 20  # tables that are opened at the same time
KIB: Final = 1024


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def at_tables(server: ServerProcess, tables: int, names: list[str]) -> list[Game]:
    """So many tables of these games, with everybody there."""
    games = []
    for number in range(tables):
        name = names[number % len(names)]
        games.append(Game(server.port, number, Figures(), name, GAMES[name], PAGES))
    for first in range(0, tables, AT_ONCE):
        some = games[first : first + AT_ONCE]
        await asyncio.gather(*(game.arrive() for game in some))
        await asyncio.gather(*(game.open() for game in some))
    return games


async def play(
    server: ServerProcess, games: list[Game], seconds: float, rate: float
) -> dict[str, float]:
    """All of them play; a rate of 0 is as fast as they can."""
    figures = Figures()
    for game in games:
        game.figures = figures
    loop = asyncio.get_running_loop()
    begun, computed, own = loop.time(), server.cpu(), time.process_time()
    pause = len(games) / rate if rate else 0
    await asyncio.gather(*(game.play(begun + seconds, pause) for game in games))
    took, computed = loop.time() - begun, server.cpu() - computed
    answers = len(figures.acknowledged)
    return {
        "answers_per_second": answers / took,
        "acknowledged_p50_ms": 1000 * quantile(figures.acknowledged, 0.5),
        "acknowledged_p99_ms": 1000 * quantile(figures.acknowledged, 0.99),
        "told_p50_ms": 1000 * quantile(figures.told, 0.5),
        "told_p99_ms": 1000 * quantile(figures.told, 0.99),
        "bytes_per_push": sum(figures.push_bytes) / len(figures.push_bytes),
        "server_cpu_ms_per_answer": 1000 * computed / answers,
        "players_cpu_ms_per_answer": 1000 * (time.process_time() - own) / answers,
        "refused": figures.refused,
    }


async def one_game(server: ServerProcess, name: str, options: argparse.Namespace) -> Report:
    games = await at_tables(server, 10, [name])
    return {**await play(server, games, options.seconds, options.calm_rate)}


async def all_games(
    server: ServerProcess, tables: int, seconds: float, rate: float
) -> tuple[Report, float]:
    """Also how many KiB the server has for each table."""
    before = server.memory()
    games = await at_tables(server, tables, list(GAMES))
    memory = (server.memory() - before) / tables / KIB
    return {**await play(server, games, seconds, rate)}, memory


async def first_page(port: int) -> None:
    http = Http()
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: http, "127.0.0.1", port)
    status, _, _ = await http.ask("GET", "/")
    assert status == 200


def run(job: Coroutine[Any, Any, T]) -> T:
    import uvloop

    return uvloop.run(job)


def multiply(folder: Path, tables: int) -> None:
    """So many copies of the only table there is."""
    database = sqlite3.connect(folder / DATA_FILE)
    for name, key in (("game_table", "id"), ("seat", "game_table"), ("journal", "game_table")):
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        copied = ", ".join("'copy-' || n" if column == key else column for column in columns)
        database.execute(
            f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers"
            f" WHERE n < {tables}) INSERT INTO {name} SELECT {copied} FROM {name}, numbers"
        )
    database.commit()
    database.close()


def sleeping(folder: Path, core: int | None, tables: int) -> Report:
    """What a server holds with many tables at which nobody is, and when it shows its first page."""
    figures: Report = {"tables": tables}
    for label in ("with_one", "with_all"):
        server = ServerProcess(folder, core)
        run(first_page(server.port))
        figures[f"first_page_{label}_s"] = time.perf_counter() - server.started
        figures[f"memory_{label}_mib"] = server.memory() / KIB**2
        if label == "with_one":
            run(at_tables(server, 1, ["imhotep"]))
        server.stop()
        if label == "with_one":
            multiply(folder, tables)
    return figures


def measure(options: argparse.Namespace, folder: Path) -> Report:
    cores = sorted(os.sched_getaffinity(0))
    core = cores[0] if len(cores) > 1 and not options.database else None
    if core is not None:
        os.sched_setaffinity(0, {cores[1]})
    figures: Report = {}
    if options.only in ("", "games"):
        for name in GAMES:
            with_one(options, folder / name, core, figures, name)
    for name, tables, rate in (
        ("tables", options.tables, options.rate),
        ("crowd", options.crowd, options.crowd_rate),
    ):
        if options.only in ("", name):
            server = ServerProcess(options.database or folder / name, core, options.processes)
            try:
                measured, memory = run(all_games(server, tables, options.seconds, rate))
                figures[name] = {"tables": tables, **measured, "memory_per_table_kib": memory}
            finally:
                server.stop()
    if options.only in ("", "sleeping") and not options.database:
        figures["sleeping"] = sleeping(folder / "sleeping", core, options.sleeping)
    return figures


def with_one(
    options: argparse.Namespace, folder: Path, core: int | None, figures: Report, name: str
) -> None:
    server = ServerProcess(options.database or folder, core, options.processes)
    try:
        figures[name] = run(one_game(server, name, options))
    finally:
        server.stop()


def show(figures: Report, indent: str = "") -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            show(value, indent + "  ")
        else:
            print(f"{indent}{name:<32}{value:>12,.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["games", "tables", "crowd", "sleeping"], default="")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--calm-rate", type=float, default=50, help="answers a second, one game")
    parser.add_argument("--tables", type=int, default=100, help="of all games")
    parser.add_argument("--rate", type=float, default=0, help="answers a second, 0 for all")
    parser.add_argument("--crowd", type=int, default=2500, help="tables of a crowd")
    parser.add_argument("--crowd-rate", type=float, default=500)
    parser.add_argument("--sleeping", type=int, default=1_000_000, help="tables at which nobody is")
    parser.add_argument("--database", default="", help="an address, instead of a folder")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(options, Path(folder))
    if options.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
