"""Every trouble once or twice; `make faults` makes each a hundred times."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.web.faults.night import night
from tests.web.faults.troubles import TROUBLES
from tests.web.postgres import cluster

DISK_MEGABYTES = 300


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has a disk that can be filled")
def test_nothing_confirmed_is_lost_or_doubled(tmp_path: Path) -> None:
    """Three servers, one database, and people who play on whatever happens."""
    again = [TROUBLES[name] for name in ("kill-server", "kill-database", "cut-line")]
    with cluster(DISK_MEGABYTES) as found:
        crowd = asyncio.run(night(found, tmp_path, [*TROUBLES.values(), *again], tables=3))
    assert len(crowd.acknowledged) >= 3
    for log in tmp_path.glob("server-*"):
        assert "request_failed" not in log.read_text()
        assert "bots_stopped" not in log.read_text()
