"""What an answer costs without HTTP: processor time from the answer to four packed pushes.

Random games in one process, as pages get them: each of four people has an own stream. The lower
quartile says what the work costs where other programs keep disturbing it.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final
from zlib import compress

from baumeister.core.text import ENGLISH
from baumeister.games import game
from baumeister.play.sitter import Sitter
from baumeister.web.http.hub import ENCODER
from baumeister.web.http.packing import PACKING_PUSHES
from baumeister.web.table.house import House
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import TableInfo
from baumeister.web.table.table import LIVE, Table
from baumeister.web.table.tables import Tables
from baumeister.web.view.parts import NOTHING_KNOWN
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.scene import Told, scene
from baumeister.web.view.visitor import Visitor
from scripts.bench_web import GAMES, PAGES

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")


class Page:
    """What one person has on their screen."""

    def __init__(self, person: str) -> None:
        self.visitor = Visitor(person, person, ENGLISH, "auto")
        self.told, self.known = Told(), NOTHING_KNOWN
        self.bytes = 0

    def push(self, table: Table) -> None:
        around = Attendance(range(len(table.seats)), can_replace=False)
        now = scene(table, self.visitor, None, self.told, around, known=self.known)
        self.told, self.known = now.told, now.sources
        text = ENCODER.encode({**now.data, "fragments": now.fragments})
        self.bytes += len(compress(text.encode(), PACKING_PUSHES))


async def opened(tables: Tables, name: str, number: int) -> Table:
    people = [Sitter("person", person, person) for person in NAMES[: GAMES[name]]]
    played = game(name)
    info = TableInfo(
        f"{name}-{number}",
        name,
        played.rules_version,
        played.complete({}),
        None,
        NAMES[0],
        LIVE,
        1.0,
        len(people),
    )
    await tables.store.add_table(info, people)
    table = await tables.find(info.id)
    assert table is not None
    table.begin()
    return table


async def measured(tables: Tables, name: str, answers: int) -> tuple[list[float], int]:
    """Milliseconds of each answer, and the bytes of all pushes."""
    rng = Random(7)
    found: list[float] = []
    sent, number = 0, 0
    while len(found) < answers:
        table = await opened(tables, name, number)
        number += 1
        pages = [Page(person) for person in NAMES[:PAGES]]
        for page in pages:
            page.push(table)
            page.bytes = 0
        while table.asked() and len(found) < answers:
            seat = table.asked()[0]
            answer = rng.choice(table.match.state.legal(seat)).notation()
            begun = time.process_time()
            table.play(seat, answer, table.version, f"{number}-{len(found)}")
            for page in pages:
                page.push(table)
            found.append(1000 * (time.process_time() - begun))
            await table.saved()
        sent += sum(page.bytes for page in pages)
    return found, sent


def rows(names: list[str], answers: int) -> Iterator[str]:
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            tables = Tables(open_store(Path(folder)), House("secret"), lambda table: True)

            async def job(tables: Tables = tables, name: str = name) -> tuple[list[float], int]:
                found = await measured(tables, name, answers)
                await tables.journal_writer.close()
                return found

            found, sent = asyncio.run(job())
        found.sort()
        quarter, half = found[len(found) // 4], found[len(found) // 2]
        yield (
            f"{name:<22}{quarter:>8.2f}{half:>8.2f}{sum(found) / len(found):>8.2f}"
            f"{sent / len(found) / PAGES:>10.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--answers", type=int, default=200)
    options = parser.parse_args()
    print(f"{'milliseconds':<22}{'quarter':>8}{'half':>8}{'mean':>8}{'bytes':>10}")
    for row in rows(options.games, options.answers):
        print(row, flush=True)


if __name__ == "__main__":
    main()
