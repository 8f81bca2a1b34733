"""Several server processes on one machine, behind one port.

The first process holds the port and lets the others listen at it: whoever knocks while one of them
dies or is replaced waits for the next. One that dies is replaced at once; SIGHUP replaces all, one
after the other, so that a newer version takes over and nobody notices.
"""

from __future__ import annotations

import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep
from typing import Final

from baumeister.web.http.settings import ServerSettings

log = logging.getLogger("baumeister")

START_SECONDS: Final = 60.0  # until a process must have said that it answers
STOP_SECONDS: Final = 15.0  # for one to end calmly
SOON_SECONDS: Final = 1.0  # one that dies within so long of its start is replaced only after it
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

Job = Callable[[ServerSettings, socket.socket, Connection], None]


@dataclass
class Child:
    process: SpawnProcess
    word: Connection  # it says once that it answers
    begun: float

    def has_opened(self) -> bool:
        """Wait until it answers, or is gone."""
        wait([self.word, self.process.sentinel], START_SECONDS)
        try:
            return self.word.poll() and bool(self.word.recv())
        except EOFError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            log.error("process_killed", extra={"child": self.process.pid})
            self.process.kill()
            self.process.join()


class Processes:
    """`job` runs one of them until it is told to stop."""

    def __init__(self, settings: ServerSettings, listener: socket.socket, job: Job) -> None:
        self.settings = settings
        self.listener = listener
        self.job = job
        self._children: list[Child] = []
        self._signals: list[int] = []
        self._inner, self._outer = socket.socketpair()
        self._outer.setblocking(False)

    def run(self, opened: Callable[[], None]) -> int:
        """Until somebody stops it; `opened` is told when the first of them answers."""
        before = {number: signal.signal(number, self._note) for number in SIGNALS}
        wakes = signal.set_wakeup_fd(self._outer.fileno(), warn_on_full_buffer=False)
        try:
            if not self._start():
                return 1
            opened()
            self._go_on()
        finally:
            signal.set_wakeup_fd(wakes)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._stop_all()
        return 0

    def _start(self) -> bool:
        self._children = [self._child() for _ in range(self.settings.processes)]
        return all(child.has_opened() for child in self._children)

    def _child(self) -> Child:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=self.job, args=(self.settings, self.listener, theirs))
        process.start()
        theirs.close()
        return Child(process, ours, monotonic())

    def _note(self, number: int, frame: object) -> None:
        self._signals.append(number)

    def _go_on(self) -> None:
        while True:
            ready = wait([self._inner, *(child.process.sentinel for child in self._children)])
            if self._inner in ready:
                self._inner.recv(1024)
            while self._signals:
                if self._signals.pop(0) != signal.SIGHUP:
                    return
                self._replace_all()
            self._replace_the_dead()

    def _replace_all(self) -> None:
        """The new one answers before the old one stops."""
        for place, old in enumerate(self._children):
            new = self._child()
            if not new.has_opened():
                log.error("process_did_not_start")
                new.stop()
                return
            self._children[place] = new
            old.stop()
        log.info("processes_replaced")

    def _replace_the_dead(self) -> None:
        for place, child in enumerate(self._children):
            if child.process.is_alive():
                continue
            log.error("process_died", extra={"child": child.process.pid})
            sleep(max(0.0, child.begun + SOON_SECONDS - monotonic()))
            self._children[place] = self._child()

    def _stop_all(self) -> None:
        for child in self._children:
            child.process.terminate()
        for child in self._children:
            child.stop()
        self._inner.close()
        self._outer.close()
