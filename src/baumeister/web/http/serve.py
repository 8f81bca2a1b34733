"""Running the web table: an address, a data folder, a browser, and a calm end."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from baumeister.core.text import ENGLISH, Language, Text
from baumeister.web.http.app import application
from baumeister.web.http.logs import start_logging
from baumeister.web.table.house import House
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import StoreRefused
from baumeister.web.table.thinkers import NO_FOREIGN_BOTS
from baumeister.web.view.texts import SENTENCES

log = logging.getLogger("baumeister")

LOOPBACK: Final = "127.0.0.1"
NEARBY_PORTS: Final = 20  # tried after the one that was requested
HIGHEST_PORT: Final = 65535
MESSAGE_BYTES: Final = 1024  # pages have nothing to say on their sockets
KEPT_SECONDS: Final = 75  # that an idle connection is kept: people think before they answer
GRACE_SECONDS: Final = 3  # for requests that are being answered at the end
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
COLLECTIONS: Final = (20_000, 50, 100)  # see gc.set_threshold
REFUSED: Final = 2  # exit code


def serve(
    host: str,
    port: int,
    data: Path,
    open_browser: bool = True,
    said_in: Language = ENGLISH,
    webhook: str = "",
    house: Callable[[str], House] = House,
    foreign_bots: Mapping[str, str] = NO_FOREIGN_BOTS,
    compiling: Sequence[str] = (),
) -> int:
    """Run until somebody stops it; the exit code is 2 if it cannot run at all.

    `compiling` is a command that compiles the rules, which it does while people play.
    """
    start_logging()
    try:
        open_store(data).close()  # made, upgraded or refused before anybody is let in
        listener = listen(host, port)
    except StoreRefused as refusal:
        print(SENTENCES.say(refusal.text, said_in), file=sys.stderr)
        return REFUSED
    except OSError as error:
        words = {"host": host, "port": str(port), "detail": error.strerror or str(error)}
        print(SENTENCES.say(Text("web.no_port", words=words), said_in), file=sys.stderr)
        return REFUSED
    say = partial(tell, said_in)
    with listener:
        app = application(data, workers(), webhook, house, foreign_bots)

        def opened() -> None:
            say("web.running", address=address_of(listener), path=str(data))
            if compiling:
                app.state.server.compile_rules(compiling, say)

        Doorkeeper(settings(app), address_of(listener), opened, open_browser).run([listener])
    log.info("stopped")
    return 0


def tell(language: Language, key: str, **words: str) -> None:
    """A sentence for the person who has started the server."""
    print(SENTENCES.say(Text(key, words=words), language), flush=True)


def settings(app: Starlette) -> uvicorn.Config:
    """Requests are not logged, since the addresses of some are secrets."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a push is small, and each socket would cost memory
        timeout_keep_alive=KEPT_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Doorkeeper(uvicorn.Server):
    """Shows the server to a person once it answers; `opened` tells them where it is."""

    def __init__(
        self, config: uvicorn.Config, address: str, opened: Callable[[], None], open_browser: bool
    ) -> None:
        super().__init__(config)
        self.address = address
        self.opened = opened
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        collect_rarely()
        switch_often()
        log.info("started", extra={"address": self.address})
        self.opened()
        if self.open_browser and has_browser():
            # A browser may take its time, and some wait until it is closed.
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()

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


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at the requested port, or at the next one that is free."""
    last = min(port + NEARBY_PORTS, HIGHEST_PORT)
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


def workers() -> int:
    """Processes for bots; one core stays with the tables."""
    return max(1, (os.cpu_count() or 2) - 1)
