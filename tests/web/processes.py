"""A server in a process of its own, as people run it, and clients over real sockets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from baumeister.web.http.serve import NEARBY_PORTS
from tests.web.patience import PATIENCE_SECONDS

SERVE = """
import sys
from pathlib import Path
from baumeister.languages import language
from baumeister.web.http.networks import read_networks
from baumeister.web.http.serve import serve
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.house import House
from tests.web.chance import SameChance
port, data, code, chance, *compiling = sys.argv[1:]
house = (lambda _: SameChance()) if chance == "same" else House
data = data if "://" in data else Path(data)
proxies = read_networks(["127.0.0.1"])  # people in tests say where they come from
settings = ServerSettings(data, port=int(port), house=house, trusted_proxies=proxies)
raise SystemExit(serve(settings, False, language(code), compiling))
"""
ROOT = Path(__file__).resolve().parent.parent.parent


# Systems choose ports from 32768 on; a server that is to return needs one that nobody else gets.
LOWEST, HIGHEST = 20_000, 32_000


def lasting_port() -> int:
    """Where a server can be killed and come back; each process that runs tests has its own."""
    ranges = (HIGHEST - LOWEST) // (NEARBY_PORTS + 1)
    return LOWEST + os.getpid() % ranges * (NEARBY_PORTS + 1)


class ServerProcess:
    """Running as soon as it is made: its first line says where."""

    def __init__(
        self,
        data: Path | str,
        port: int = 0,
        language: str = "en",
        *,
        log: Path | None = None,
        same_chance: bool = False,
        compiling: Sequence[str] = (),
        descriptors: int = 0,
    ) -> None:
        """With `same_chance` the same answers lead to the same game, at every table.

        `compiling` is a command that compiles the rules meanwhile; `descriptors` is how many the
        system allows.
        """
        chance = "same" if same_chance else "free"
        self.log = log or Path(f"{data}.log")
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(port), str(data), language, chance, *compiling],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=partial(allow, descriptors) if descriptors else None,
            )
        self.sentence = self.next_sentence()
        addresses = [word for word in self.sentence.split() if word.startswith("http://")]
        self.address = addresses[0].rstrip("/") if addresses else ""

    def next_sentence(self) -> str:
        """What it says next to the person who has started it, as soon as it does."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(PATIENCE_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def events(self) -> list[dict[str, object]]:
        """What it has logged so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def allow(descriptors: int) -> None:
    import resource  # not everywhere

    resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))


@contextmanager
def server_process(
    folder: Path,
    port: int = 0,
    *,
    same_chance: bool = False,
    compiling: Sequence[str] = (),
    descriptors: int = 0,
) -> Iterator[ServerProcess]:
    server = ServerProcess(
        folder, port, same_chance=same_chance, compiling=compiling, descriptors=descriptors
    )
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def stream(address: str, url: str, cookie: str) -> connect:
    target = f"ws{address.removeprefix('http')}{url}/stream?plain=1"
    return connect(
        target,
        additional_headers={"cookie": cookie},
        proxy=None,
        compression=None,
        open_timeout=PATIENCE_SECONDS,
        ping_timeout=PATIENCE_SECONDS,
    )


__all__ = ["ClientConnection", "ServerProcess", "lasting_port", "server_process", "stream"]
