"""Turns: programs that wait to hear at which tables it is somebody's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from baumeister.web.table.table import Table

PATIENCE_SECONDS: Final = 1.0  # before everybody looks whether they were meant


class Turns:
    """Tells those who listen that something has changed for their person; what, they look up."""

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def listen(self, person: str) -> Iterator[asyncio.Event]:
        """What is set whenever there may be news."""
        news = asyncio.Event()
        self._listening.setdefault(person, set()).add(news)
        try:
            yield news
        finally:
            self._listening[person].discard(news)
            if not self._listening[person]:
                del self._listening[person]

    def count(self, person: str) -> int:
        return len(self._listening.get(person, ()))

    def changed(self, table: Table) -> None:
        for person in {seat.person for seat in table.seats}:
            for news in self._listening.get(person, ()):
                news.set()

    def may_have_changed(self) -> None:
        """A table that sleeps here has changed elsewhere, and nobody knows whose it is."""
        if self._listening and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PATIENCE_SECONDS, self._wake_all)

    def _wake_all(self) -> None:
        self._timer = None
        for listening in self._listening.values():
            for news in listening:
                news.set()
