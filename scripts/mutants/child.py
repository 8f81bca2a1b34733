"""Work that is done in a process of its own, so that nothing of it is left."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, TypeVar

FORK: Final = get_context("fork")
MEMORY_BYTES: Final = 4 * 2**30  # for whatever grows and grows

Found = TypeVar("Found")


class NeverEnds(Exception):
    """The work took more of the processor's time than it was allowed."""


def in_a_child(work: Callable[[], Found]) -> Found:
    """What the work finds; whatever it prints is dropped."""
    receiver, sender = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_send, args=(work, sender))
    child.start()
    sender.close()
    try:
        found: Found = receiver.recv()
    except EOFError:
        child.join()
        if child.exitcode == -signal.SIGPROF:
            raise NeverEnds from None
        raise
    child.join()
    return found


def allow(seconds: float) -> None:
    """So much of the processor's time from now on, and then the process ends."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _send(work: Callable[[], object], sender: Connection) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    sender.send(work())
