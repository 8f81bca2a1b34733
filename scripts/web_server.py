"""A server of the web table in a process of its own, which can be measured."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

SERVE = """
import sys
from pathlib import Path
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.serve import serve
from baumeister.web.http.settings import ServerSettings
RateLimit.allows = lambda self, visitor, now: True
raise SystemExit(serve(ServerSettings(Path(sys.argv[1])), open_browser=False))
"""


class ServerProcess:
    """A server of our own, on the first core; it lets everybody ask as often as he likes."""

    def __init__(self, folder: Path, core: int | None) -> None:
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        sentence = self.process.stdout.readline()
        address = next(word for word in sentence.split() if word.startswith("http://"))
        self.port = int(address.strip("/").rpartition(":")[2])

    def memory(self) -> int:
        """Bytes that the server holds, without what it shares with its workers."""
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        lines = dict(line.split(":", 1) for line in rollup.splitlines()[1:])
        return 1024 * sum(int(lines[key].split()[0]) for key in ("Private_Clean", "Private_Dirty"))

    def cpu(self) -> float:
        """Seconds that the server has computed."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
