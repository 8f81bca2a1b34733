"""A line between servers and their database, which can be cut and mended."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

CHUNK = 65536


class Line:
    """Passes everything on in both directions, in the loop of the tests."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self._is_cut = False
        self._open: set[StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Line:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self) -> None:
        """At once, in the middle of whatever is being said."""
        self._is_cut = True
        for end in self._open:
            end.transport.abort()

    def mend(self) -> None:
        self._is_cut = False

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        self._open.add(writer)
        try:
            if self._is_cut:
                return
            with suppress(OSError):  # the database is not there
                there, back = await asyncio.open_connection("127.0.0.1", self.target)
                self._open.add(back)
                await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
                self._open.discard(back)
        finally:
            writer.transport.abort()
            self._open.discard(writer)
            self._passing.discard(task)


async def _pass_on(reader: StreamReader, writer: StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
