"""The web table under load: players on loopback, every answer on disk before it is told.

The server runs on one core, the players on another. Prints a table, or JSON with --json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from scripts.web_players import Figures, Game, Http, Player
from scripts.web_server import ServerProcess

T = TypeVar("T")


ROUNDS = 3  # games that are ready for each table before the clock starts


async def load(
    server: ServerProcess, tables: int, seconds: float, rate: float, watchers: int, plain: bool
) -> dict[str, float]:
    figures = Figures()
    games = [Game(server.port, number, figures, watchers, plain) for number in range(tables)]
    for game in games:
        await game.arrive()
        for _ in range(ROUNDS):
            await game.lay()
        await game.open()
    figures.push_bytes.clear()
    loop = asyncio.get_running_loop()
    begun, computed = loop.time(), server.cpu()
    pause = tables / rate if rate else 0
    await asyncio.gather(*(game.play(begun + seconds, pause) for game in games))
    took, computed = loop.time() - begun, server.cpu() - computed
    return {
        "answers_per_second": len(figures.acknowledged) / took,
        "acknowledged_p50_ms": 1000 * quantile(figures.acknowledged, 0.5),
        "acknowledged_p99_ms": 1000 * quantile(figures.acknowledged, 0.99),
        "told_p50_ms": 1000 * quantile(figures.told, 0.5),
        "told_p99_ms": 1000 * quantile(figures.told, 0.99),
        "bytes_per_push": sum(figures.push_bytes) / len(figures.push_bytes),
        "bytes_of_first_push": sum(figures.first_bytes) / len(figures.first_bytes),
        "server_cpu_us_per_answer": 1e6 * computed / len(figures.acknowledged),
        "refused": figures.refused,
    }


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def first_page(port: int) -> None:
    http = Http()
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: http, "127.0.0.1", port)
    status, _, _ = await http.ask("GET", "/")
    assert status == 200


async def open_tables(port: int, tables: int) -> None:
    """Games of two that have begun, and are left alone."""
    players = [Player(port), Player(port)]
    for player in players:
        await player.arrive("Player")
    for _ in range(tables):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        opened = await players[0].post("/tables", {"game": "imhotep", "seats": seats})
        await players[1].post(f"{opened['url']}/sit", {"seat": 1})


async def hundred_live(server: ServerProcess) -> float:
    """Bytes for a hundred tables with both players at them."""
    figures = Figures()
    games = [Game(server.port, number, figures, 0, plain=False) for number in range(100)]
    for game in games[:5]:
        await game.arrive()
        await game.open()
    before = server.memory()
    for game in games[5:]:
        await game.arrive()
        await game.open()
    grown = server.memory() - before
    for game in games:
        game.close()
    return grown / 95 * 100


def run(job: Coroutine[Any, Any, T]) -> T:
    import uvloop

    return uvloop.run(job)


def measure(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    cores = sorted(os.sched_getaffinity(0))
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, {cores[1]})
    figures: dict[str, object] = {}
    server = ServerProcess(folder / "load", core)
    try:
        run(first_page(server.port))
        figures["first_page_s"] = time.perf_counter() - server.started
        seconds, tables = options.seconds, options.tables
        figures["as fast as possible"] = run(load(server, tables, seconds, 0, 0, True))
        figures["at a given rate"] = run(load(server, tables, seconds, options.rate, 0, True))
        figures["drawn"] = run(load(server, 10, seconds, options.drawn_rate, 1, False))
    finally:
        server.stop()
    return figures | measure_memory(folder / "memory", core, options.sleeping)


def measure_memory(folder: Path, core: int | None, sleeping: int) -> dict[str, object]:
    server = ServerProcess(folder, core)
    try:
        run(first_page(server.port))
        empty = server.memory()
        run(open_tables(server.port, sleeping))
    finally:
        server.stop()
    server = ServerProcess(folder, core)
    try:
        run(first_page(server.port))
        figures: dict[str, object] = {
            "first_page_with_sleeping_s": time.perf_counter() - server.started,
            "memory_empty_mib": empty / 2**20,
            "memory_per_1000_sleeping_mib": (server.memory() - empty) / 2**20 / sleeping * 1000,
            "memory_per_100_live_mib": run(hundred_live(server)) / 2**20,
        }
    finally:
        server.stop()
    return figures


def show(figures: dict[str, object], indent: str = "") -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            show(value, indent + "  ")
        else:
            print(f"{indent}{name:<32}{value:>12,.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=2000, help="answers a second, all together")
    parser.add_argument("--drawn-rate", type=float, default=50, help="the same, with drawings")
    parser.add_argument("--sleeping", type=int, default=1000)
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
