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
from baumeister.web.http.door import DoorLimits
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.serve import serve
from baumeister.web.http.settings import ServerSettings
RateLimit.allows = lambda *_: True
if __name__ == "__main__":
    where, processes = sys.argv[1], int(sys.argv[2])
    data = where if "://" in where else Path(where)
    limits = DoorLimits(connections=50_000, per_network=50_000)
    settings = ServerSettings(data, processes=processes, limits=limits)
    raise SystemExit(serve(settings, open_browser=False))
"""
CLOCK: int = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A server of our own that lets everybody come and ask as often as they like.

    `where` is a folder or the address of a database, `core` the only one that it may use.
    """

    def __init__(self, where: Path | str, core: int | None = None, processes: int = 1) -> None:
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(where), str(processes)],
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
        """Seconds that the server has computed, with all processes that it has started."""
        times: dict[int, tuple[int, int]] = {}  # of each process its parent, and ticks
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            times[int(folder.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
        ours = {self.process.pid}
        while found := {pid for pid, (parent, _) in times.items() if parent in ours} - ours:
            ours |= found
        return sum(times[pid][1] for pid in ours) / CLOCK

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
