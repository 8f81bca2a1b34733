"""Running commands: in this process with given input, or as a real process on a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from baumeister import Match, State, begin, game
from baumeister.cli.main import run
from baumeister.cli.source import play_until
from baumeister.cli.terminal import text
from baumeister.cli.texts import SENTENCES
from baumeister.core.record import Record

COMMAND = [sys.executable, "-c", "from baumeister.cli.main import main; main()"]
PATIENCE_SECONDS = 120  # for the whole of a process, after which a test gives up
SILENCE_SECONDS = 3  # seconds without output, after which a person presses Ctrl-C again
LONG = "9" * 5000  # more digits than Python turns into a number


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


class Screen(StringIO):
    """A stream that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def baumeister(*words: str, typed: Sequence[object] = (), lang: str = "en") -> Outcome:
    """One command, with lines from a pipe."""
    return _run(words, StringIO(_lines(typed)), StringIO(), {"LANG": lang})


def at_terminal(*words: str, typed: Sequence[object] = (), lang: str = "en") -> Outcome:
    """One command for a person who types these lines."""
    environ = {"LANG": lang, "TERM": "dumb", "COLUMNS": "100", "LINES": "50"}
    return _run(words, Screen(_lines(typed)), Screen(), environ)


def _lines(typed: Sequence[object]) -> str:
    return "".join(f"{line}\n" for line in typed)


def _run(
    words: Sequence[str], stdin: StringIO, stdout: StringIO, environ: Mapping[str, str]
) -> Outcome:
    stderr = StringIO()
    code = run(words, stdin, stdout, stderr, environ)
    return Outcome(code, stdout.getvalue(), stderr.getvalue())


def process(
    *words: str, typed: str = "", environ: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """One command in a process of its own, without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "en", **(environ or {})},
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def record_in(path: Path) -> Record:
    return Record.from_text(path.read_text("utf-8"))


def secret_record() -> str:
    """A random game up to the moment in which Ben looks at the hidden pair of the market."""
    imhotep = game("imhotep")
    match = Match(imhotep, begin(imhotep, 2, {"market": "B"}, players=["Anna", "Ben"]))
    play_until(match, 1, lambda: _is_secret_of_ben(match.state))
    assert _is_secret_of_ben(match.state)
    return match.record.to_text()


def _is_secret_of_ben(state: State) -> bool:
    return state.to_act() == [1] and state.legal(1)[0].word == "keep"


class Person:
    """Somebody at a real terminal, who reads before typing."""

    def __init__(self, *words: str, data: Path, lang: str = "en") -> None:
        self.wants_to_leave = False
        self.deadline = time.monotonic() + PATIENCE_SECONDS
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            # Under nohup and on some servers Ctrl-C is ignored, and children inherit that.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            environ = {**os.environ, "LANG": lang, "XDG_DATA_HOME": str(data), "TERM": "xterm"}
            os.execve(COMMAND[0], [*COMMAND, *words], environ)
        self.seen = ""

    def wait_for(self, marker: str) -> str:
        """Everything up to and with the marker; what comes after it is left for later."""
        while marker not in self.seen:
            more = self._read()
            assert more, f"The output ended before {marker!r}:\n{self.seen}"
            self.seen += more
        before, _, self.seen = self.seen.partition(marker)
        return before + marker

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\r".encode())

    def press(self, key: str) -> None:
        os.write(self.screen, key.encode())

    def press_control_c(self) -> None:
        """Python may miss it in the instant in which it shows a prompt."""
        self.wants_to_leave = True
        self.press("\x03")

    def leave(self) -> tuple[str, int]:
        """The rest of the output and the exit code."""
        while more := self._read():
            self.seen += more
        os.close(self.screen)
        _, status = os.waitpid(self.pid, 0)  # it has closed the terminal, so it is at its end
        return self.seen, os.waitstatus_to_exitcode(status)

    def _read(self) -> str:
        """Some output; nothing once the process has gone."""
        while not select.select([self.screen], [], [], SILENCE_SECONDS)[0]:
            self._keep_deadline()
            if self.wants_to_leave:
                self.press_control_c()
        self._keep_deadline()
        try:
            return os.read(self.screen, 65536).decode("utf-8", "replace")
        except OSError:  # how Linux says that the other end is closed
            return ""

    def _keep_deadline(self) -> None:
        """Nobody waits for ever, not even for a process that goes on talking."""
        if time.monotonic() > self.deadline:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            raise AssertionError(f"The process did not end in time:\n{self.seen[-2000:]}")


def said(key: str, **values: int | str) -> str:
    """A sentence of the command line in English."""
    return SENTENCES.say(text(key, **values))
