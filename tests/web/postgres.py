"""A PostgreSQL server for the tests, in a temporary folder; it can be killed and come back."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
from scripts.servers import postgres_folder

OTHER = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
    "max_wal_size": "64MB",
    "min_wal_size": "32MB",
    "fsync": "off",  # processes are killed here, but never the machine
}


class Cluster:
    """Running as soon as it is made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._names = count()
        self._user = OTHER if os.geteuid() == 0 else ""
        if self._user:
            account = pwd.getpwnam(OTHER)
            os.chown(folder, account.pw_uid, account.pw_gid)
        self._run("initdb", "--pgdata", self.data, "--auth", "trust", "--no-sync", "-U", OTHER)
        settings = "".join(f"{key} = '{value}'\n" for key, value in SETTINGS.items())
        with open(f"{self.data}/postgresql.conf", "a") as file:
            file.write(settings)
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(postgres_folder() / program), *arguments]
        subprocess.run(
            command, check=True, user=self._user or None, stdout=subprocess.DEVNULL, cwd="/"
        )

    def start(self) -> None:
        log, port = str(self.folder / "log"), f"-p {self.port}"
        self._run("pg_ctl", "start", "--wait", "-D", self.data, "-l", log, "-o", port)

    @property
    def is_running(self) -> bool:
        with suppress(psycopg.OperationalError), closing(psycopg.connect(self.address())):
            return True
        return False

    def start_again(self) -> None:
        """After it was killed, which has left its lock behind."""
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self.start()

    def kill(self) -> None:
        """As when the power fails: the first process and all others."""
        try:
            leader = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        except FileNotFoundError:
            return  # it has ended itself
        for process in (leader, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def address(self, place: str = "public", port: int = 0) -> str:
        """Where a server finds it; `place` is the schema, so that each test has its own."""
        options = f"options=-csearch_path%3D{place}"
        return f"postgresql://{OTHER}@127.0.0.1:{port or self.port}/postgres?{options}"

    def empty_place(self) -> str:
        name = f"place_{next(self._names)}"
        with closing(psycopg.connect(self.address(), autocommit=True)) as database:
            database.execute(f"CREATE SCHEMA {name}")
        return name


def free_port() -> int:
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def cluster(megabytes: int = 0) -> Iterator[Cluster]:
    """With a limit of its size, as root, it is on a disk of its own that can be full."""
    folder = Path(tempfile.mkdtemp(prefix="baumeister-postgres-"))
    with small_disk(folder, megabytes):
        found = Cluster(folder)
        try:
            yield found
        finally:
            found.kill()
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """Mounted at a folder for a while; 0 for no limit."""
    if not megabytes:
        yield
        return
    order = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    subprocess.run(order, check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no room on the disk of a folder; whoever removes the file makes room again."""
    ballast = folder / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return ballast
