"""Make trouble as often as wanted: python -m tests.web.faults kill-server --times 100"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from time import perf_counter

from tests.web.faults.night import night
from tests.web.faults.troubles import TROUBLES
from tests.web.postgres import cluster

DISK_MEGABYTES = 300 if os.geteuid() == 0 else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trouble", choices=[*TROUBLES, "all"], nargs="?", default="all")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args()
    chosen = [*TROUBLES] if options.trouble == "all" else [options.trouble]
    print("| what happens | times | seconds | answers confirmed | longest wait |")
    print("|---|---:|---:|---:|---:|")
    for name in chosen:
        with tempfile.TemporaryDirectory() as folder, cluster(DISK_MEGABYTES) as found:
            begun = perf_counter()
            crowd = asyncio.run(
                night(found, Path(folder), [TROUBLES[name]] * options.times, options.tables)
            )
            seconds = perf_counter() - begun
        told = f"{seconds:.0f} | {crowd.promises} | {crowd.longest:.1f} s"
        print(f"| {name} | {options.times} | {told} |", flush=True)


if __name__ == "__main__":
    main()
