"""Running the web table: an address, a data folder, a browser, and a calm end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from baumeister.core.text import ENGLISH, Language, Text
from baumeister.web.http.app import application
from baumeister.web.http.connection import requests_through, sockets_through
from baumeister.web.http.descriptors import most_connections, raise_limit
from baumeister.web.http.door import Door, DoorLimits
from baumeister.web.http.logs import start_logging
from baumeister.web.http.processes import Processes
from baumeister.web.http.settings import LOOPBACK, ServerSettings
from baumeister.web.table.data_folder import lock
from baumeister.web.table.opening_store import store_at
from baumeister.web.table.store import StoreRefused
from baumeister.web.view.texts import SENTENCES

log = logging.getLogger("baumeister")

NEARBY_PORTS: Final = 20  # tried after the one that was requested
HIGHEST_PORT: Final = 65535
MESSAGE_BYTES: Final = 1024  # pages have nothing to say on their sockets
KEPT_SECONDS: Final = 75  # that an idle connection is kept: people think before they answer
GRACE_SECONDS: Final = 3  # for requests that are being answered at the end
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
COLLECTIONS: Final = (20_000, 50, 100)  # see gc.set_threshold
REFUSED: Final = 2  # exit code


def serve(
    settings: ServerSettings,
    open_browser: bool = True,
    said_in: Language = ENGLISH,
    compiling: Sequence[str] = (),
) -> int:
    """Run until somebody stops it; the exit code is 2 if it cannot run at all.

    `compiling` is a command that compiles the rules, which it does while people play.
    """
    start_logging()
    with ExitStack() as held:
        try:
            if isinstance(settings.data, Path):
                held.enter_context(lock(settings.data))
            asyncio.run(_look_at(settings))  # upgraded or refused before anybody is let in
            listener = held.enter_context(
                listen(settings.host, settings.port, NEARBY_PORTS * settings.other_ports)
            )
        except StoreRefused as refusal:
            print(SENTENCES.say(refusal.text, said_in), file=sys.stderr)
            return REFUSED
        except OSError as error:
            detail = error.strerror or str(error)
            words = {"host": settings.host, "port": str(settings.port), "detail": detail}
            print(SENTENCES.say(Text("web.no_port", words=words), said_in), file=sys.stderr)
            return REFUSED
        address, say = address_of(listener), partial(tell, said_in)
        running = partial(say, "web.running", address=address, path=place_of(settings.data))
        if settings.processes > 1:
            folder = held.enter_context(TemporaryDirectory(prefix="baumeister-"))
            shared = replace(settings, metrics_folder=Path(folder))
            return Processes(shared, listener, serve_one_of_several).run(running)
        app = application(settings)

        def opened() -> None:
            running()
            if compiling:
                app.state.server.compile_rules(compiling, say)
            if open_browser and has_browser():
                # A browser may take its time, and some wait until it is closed.
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        Doorkeeper(configured(app, settings), address, opened).run([listener])
    log.info("stopped")
    return 0


async def _look_at(settings: ServerSettings) -> None:
    await (await store_at(settings.data)).close()


def serve_one_of_several(
    settings: ServerSettings, listener: socket.socket, word: Connection
) -> None:
    """In a process of its own, until the first one says that it is enough, or is gone."""
    start_logging()
    stop_with_parent()
    config = configured(application(settings), settings)
    Doorkeeper(config, address_of(listener), lambda: word.send(True)).run([listener])


def stop_with_parent() -> None:
    """Whoever is left alone stops as calmly as when told to."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def place_of(data: Path | str) -> str:
    """Where the data is, without what only those who run the server may know."""
    return str(data) if isinstance(data, Path) else urlsplit(data).path.lstrip("/")


def tell(language: Language, key: str, **words: str) -> None:
    """A sentence for the person who has started the server."""
    print(SENTENCES.say(Text(key, words=words), language), flush=True)


def usual_limits() -> DoorLimits:
    """As many connections as the system has descriptors for."""
    descriptors = raise_limit()
    return DoorLimits(connections=most_connections(descriptors), descriptors=descriptors)


def configured(app: Starlette, settings: ServerSettings) -> uvicorn.Config:
    door = Door(settings.limits or usual_limits(), settings.trusted_proxies)
    return config_of(app, door)


def config_of(app: Starlette, door: Door) -> uvicorn.Config:
    """Uvicorn logs no requests, since the addresses of some are secrets."""
    app.state.door = door
    return uvicorn.Config(
        app,
        http=requests_through(door),
        proxy_headers=False,  # `Proxies` reads them, from those who are trusted
        access_log=False,
        log_config=None,
        server_header=False,
        ws=sockets_through(door),
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a push is small, and each socket would cost memory
        timeout_keep_alive=KEPT_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Doorkeeper(uvicorn.Server):
    """Shows the server to a person once it answers; `opened` tells them where it is."""

    def __init__(self, config: uvicorn.Config, address: str, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.address = address
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        collect_rarely()
        switch_often()
        log.info("started", extra={"address": self.address})
        self.opened()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stopping is on purpose: unlike its base class, this does not raise the signal again."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def collect_rarely() -> None:
    """A full collection looks at every awake table, and everybody would wait for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def switch_often() -> None:
    """The thread that waits for the disk must be heard soon, however busy the tables are."""
    sys.setswitchinterval(0.001)


def listen(host: str, port: int, others: int = NEARBY_PORTS) -> socket.socket:
    """A listening socket at the requested port, or at one of so many others that is free."""
    last = min(port + others, HIGHEST_PORT)
    if not 0 <= port <= last:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    for candidate in range(port, last + 1):
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((place[0], candidate, *place[2:]))
            listener.listen()
        except OSError as error:
            listener.close()
            if candidate == last or not is_taken(error):
                raise
        else:
            return listener
    raise AssertionError("The loop returns or raises.")


def is_taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = LOOPBACK
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_browser() -> bool:
    """Whether a browser can show itself here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
