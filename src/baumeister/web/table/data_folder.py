"""The data folder: one server at a time works in it, and its files are for its owner alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from baumeister.core.text import Text
from baumeister.web.table.store import StoreRefused

DATA_FILE: Final = "baumeister.sqlite"
LOCK_FILE: Final = "baumeister.lock"
BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps beside a data file has its name
OWNER_ALONE: Final = 0o600


@contextmanager
def lock(folder: Path) -> Iterator[None]:
    """Keep other servers out of a folder; the system lets go of it when the process ends, however.

    `StoreRefused` if another server is at work there.
    """
    made(folder)
    try:
        file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, OWNER_ALONE)
    except OSError as error:
        raise _unusable(folder, error) from None
    try:
        if not _is_locked(file):
            raise StoreRefused(Text("web.data_in_use", words={"path": str(folder)}))
        yield
    finally:
        os.close(file)


def made(folder: Path) -> Path:
    """The folder, made if it is not there. It holds secrets, so it is private."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(folder, error) from None
    return folder


def private(path: Path) -> Path:
    """The data file, made if it is not there; nobody else may read it, whatever it was before."""
    with suppress(OSError):  # whoever opens it says what is wrong
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for name in BESIDE:
        with suppress(OSError):  # it is not there, or belongs to somebody else
            os.chmod(f"{path}{name}", OWNER_ALONE)
    return path


def _unusable(path: Path, error: OSError) -> StoreRefused:
    words = {"path": str(path), "detail": error.strerror or str(error)}
    return StoreRefused(Text("web.unusable", words=words))


if sys.platform == "win32":
    import msvcrt

    def _is_locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _is_locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
