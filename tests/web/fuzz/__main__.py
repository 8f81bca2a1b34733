"""A long night: `make fuzz` sends a million requests and frames; ARGS="--requests 9000"."""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.web.fuzz.party import Party

LOT = 10_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="baumeister-fuzz-")))
        party = Party(folder, given.seed, stack)
        while party.sent < given.requests and not party.judge.complaints:
            party.play(min(LOT, given.requests - party.sent))
            counts = sorted(party.judge.counts.items())
            print(party.sent, *(f"{status}:{count}" for status, count in counts), flush=True)
        for complaint in party.judge.complaints[:20]:
            print(complaint, file=sys.stderr)
        return bool(party.judge.complaints)


if __name__ == "__main__":
    raise SystemExit(main())
