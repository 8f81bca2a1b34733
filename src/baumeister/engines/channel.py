"""A channel to another program: lines out, lines in, and never a wait without an end."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from time import monotonic
from typing import Final

LINE_BYTES: Final = 64 * 1024  # of what an engine says at once
WAITING: Final = 1000  # lines that are kept until somebody reads them
FULL_SECONDS: Final = 1.0  # for which an engine may say more than anybody reads
LOOK_SECONDS: Final = 0.05  # between two looks whether it has ended
END: Final = b""
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "TEMP", "PATHEXT")
LOG: Final = "BAUMEISTER_ENGINE_LOG"  # names a file that gets everything that is said


class Gone(Exception):
    """The program has ended, does not take what it is told, or says more than anybody reads."""


class Channel:
    """The program runs from the first moment on; of our secrets it learns nothing."""

    def __init__(self, command: Sequence[str]) -> None:
        log = os.environ.get(LOG)
        self._log = Path(log).open("ab") if log else None  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log or subprocess.DEVNULL,
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
                start_new_session=os.name == "posix",  # so that all of it can be ended
            )
        except (OSError, ValueError) as error:
            self._close_log()
            raise Gone(str(error)) from None
        self._lines: Queue[bytes] = Queue(WAITING)
        self._sent: Queue[bytes] = Queue()
        self._end = threading.Event()
        self._threads = [
            threading.Thread(target=job, daemon=True) for job in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Whoever does not read it holds up nobody here."""
        self._note(b"> ", line.encode())
        self._sent.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str | None:
        """The next line, or None if there is none in time; `Gone` if there will be none."""
        until = monotonic() + seconds
        while True:
            is_over = self._end.is_set()  # read first: what came before the end is there then
            try:
                line = self._lines.get(timeout=0.0 if is_over else _step(until))
                break
            except Empty:
                if is_over:
                    raise Gone(f"it has ended (exit code {self._process.poll()})") from None
                if monotonic() >= until:
                    return None
        self._note(b"< ", line.rstrip())
        return line.decode("utf-8", "replace").strip()

    def _read(self) -> None:
        """In a thread. A line without end, or too many that nobody reads, end the program."""
        pipe = self._process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError, Full):
            while (line := pipe.readline(LINE_BYTES)).endswith(b"\n"):
                self._lines.put(line, timeout=FULL_SECONDS)
        self._kill()
        self._end.set()
        with suppress(OSError, ValueError):
            pipe.close()

    def _write(self) -> None:
        """In a thread, since a pipe may be full."""
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (line := self._sent.get()) != END:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def close(self, seconds: float) -> None:
        """Its input ends; whoever does not end by itself then is made to."""
        self._sent.put(END)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._kill()
        for thread in self._threads:  # nothing that the program has left open holds us up
            thread.join(FULL_SECONDS)
        self._close_log()

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _note(self, mark: bytes, line: bytes) -> None:
        if self._log is not None and not self._log.closed:
            self._log.write(mark + line + b"\n")
            self._log.flush()

    def _close_log(self) -> None:
        if self._log is not None:
            self._log.close()


def _step(until: float) -> float:
    return max(0.001, min(LOOK_SECONDS, until - monotonic()))
