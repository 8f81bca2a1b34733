"""`/metrics`: the figures of this process and of all others behind the same port.

Only for whoever runs the server: those who ask from a network that is named for it, and not through
a proxy, or who know the token.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from baumeister.core.text import Text
from baumeister.web.http.metrics import Metrics
from baumeister.web.http.networks import is_in
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import server_of
from baumeister.web.http.settings import ServerSettings

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON: Final = ("x-forwarded-for", "forwarded", "via")  # what proxies add
NEIGHBOUR_SECONDS: Final = 2.0  # for another process to tell its figures
BEGINNING: Final = "# HELP "  # of each family


async def metrics(request: Request) -> Response:
    server = server_of(request)
    if not may_read(request, server.settings):
        raise Problem(403, Text("web.no_metrics"))
    folder = server.settings.metrics_folder
    texts = [server.metrics.text().decode(), *(await of_neighbours(folder) if folder else ())]
    return Response(joined(texts), media_type=FORMAT)


def may_read(request: Request, settings: ServerSettings) -> bool:
    token = settings.metrics_token
    given = request.headers.get("authorization", "")
    if token and compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in PASSED_ON) or request.client is None:
        return False
    return is_in(request.client.host, settings.metrics_networks)


@asynccontextmanager
async def told_to_neighbours(own: Metrics, folder: Path | None) -> AsyncIterator[None]:
    """As long as this process runs, others behind the same port can ask it for its figures."""
    if folder is None:
        yield
        return
    path = _socket(folder, os.getpid())

    async def tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            writer.write(own.text())
            await writer.drain()
        writer.close()

    async with await asyncio.start_unix_server(tell, path):
        yield
    path.unlink(missing_ok=True)


def _socket(folder: Path, process: int) -> Path:
    return folder / f"{process}.metrics"


async def of_neighbours(folder: Path) -> list[str]:
    """The figures of all other processes; one that is gone has none."""
    own = _socket(folder, os.getpid())
    others = [path for path in sorted(folder.glob("*.metrics")) if path != own]
    found = await asyncio.gather(*(_figures(path) for path in others))
    return [text for text in found if text]


async def _figures(path: Path) -> str:
    try:
        async with asyncio.timeout(NEIGHBOUR_SECONDS):
            reader, writer = await asyncio.open_unix_connection(path)
            found = await reader.read()
            writer.close()
            return found.decode()
    except (OSError, TimeoutError):
        return ""


def joined(texts: list[str]) -> str:
    """One family after the other, each with the samples of all processes."""
    families: dict[str, str] = {}
    for text in texts:
        for head, samples in _families(text):
            families[head] = families.get(head, "") + samples
    return "".join(head + samples for head, samples in families.items())


def _families(text: str) -> Iterator[tuple[str, str]]:
    """Two lines that say what a family is, and its samples."""
    for family in text.split(BEGINNING)[1:]:
        about, kind, samples = family.split("\n", 2)
        yield f"{BEGINNING}{about}\n{kind}\n", samples
