"""How a server is run: where it listens, where it keeps its data, and whom it trusts."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from baumeister.web.http.door import DoorLimits
from baumeister.web.http.networks import Network, read_networks
from baumeister.web.table.house import House
from baumeister.web.table.retention import Retention
from baumeister.web.table.thinkers import NO_FOREIGN_BOTS

LOOPBACK: Final = "127.0.0.1"
FOR_EVER: Final = Retention()
LOCAL: Final = tuple(read_networks(["127.0.0.0/8", "::1"]))


@dataclass(frozen=True)
class ServerSettings:
    """`data` is a folder, or the address of a database that several servers may share.

    If the port is taken, one of the `other_ports` after it will do, unless they are switched off.
    `foreign_bots` are bots that somebody brings along, by what they are called at the tables;
    `trusted_proxies` are believed when they say for whom they ask; `house` makes the time and the
    chance at the tables, given the secret of the store. Whoever asks from `metrics_networks`, or
    has the token, may read the figures.
    """

    data: Path | str
    host: str = LOOPBACK
    port: int = 0
    other_ports: bool = True
    processes: int = 1
    webhook: str = ""
    foreign_bots: Mapping[str, str] | None = None
    trusted_proxies: Sequence[Network] = ()
    limits: DoorLimits | None = None
    metrics_networks: Sequence[Network] = LOCAL
    metrics_token: str = ""
    request_log: bool = False
    metrics_folder: Path | None = None  # where several processes find each other's figures
    retention: Retention = FOR_EVER
    house: Callable[[str], House] = House

    @property
    def bots(self) -> Mapping[str, str]:
        return NO_FOREIGN_BOTS if self.foreign_bots is None else self.foreign_bots

    @property
    def workers(self) -> int:
        """Processes for bots; one core stays with the tables."""
        spare = (os.cpu_count() or 2) - 1
        return max(1, spare // self.processes)
