"""The door: how many connections there are, from where, and for how long each may take."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from baumeister.web.http.networks import Network, is_in, network_of

log = logging.getLogger("baumeister")

LOG_SECONDS: Final = 60  # between two lines about the same trouble
SPARE: Final = 16  # file descriptors that are left for what goes on already


@dataclass(frozen=True)
class DoorLimits:
    """What a connection may cost, in seconds, bytes and numbers."""

    connections: int = 1000
    per_network: int = 500  # a school class behind one address has room
    turned_away: int = 50  # connections that still get to hear that there is no room
    descriptors: int = 1_000_000  # of files and connections that the process may have
    head_seconds: float = 10  # from the first byte of a request to the end of its headers
    body_seconds: float = 60  # for its body
    write_seconds: float = 60  # that somebody may be too slow for what they asked for
    idle_seconds: float = 80  # more than a connection is kept between two requests
    closing_seconds: float = 5  # for the last words to arrive
    sweep_seconds: float = 1
    head_bytes: int = 16 * 1024
    headers: int = 64
    url_bytes: int = 4096
    body_bytes: int = 1024 * 1024  # far more than anybody reads: it may be sent, and is forgotten
    pings: int = 20  # of a socket in so many seconds


@dataclass(eq=False)
class Visit:
    """A connection, and until when what it is doing now must be done."""

    transport: asyncio.Transport
    network: str
    read_by: float
    read_from: float = inf  # by when somebody must have taken what they were sent
    is_welcome: bool = True
    last_words: bytes = b""  # for whoever is too slow

    @property
    def deadline(self) -> float:
        return min(self.read_by, self.read_from)


class Door:
    """All connections. A sweep ends those that take too long, so none needs a timer of its own."""

    def __init__(self, limits: DoorLimits, trusted: Sequence[Network] = ()) -> None:
        """Connections of `trusted` proxies are those of many people."""
        self.limits = limits
        self.trusted = trusted
        self.visits: dict[asyncio.BaseTransport, Visit] = {}
        self._idle: OrderedDict[asyncio.BaseTransport, Visit] = OrderedDict()  # longest first
        self._of_network: Counter[str] = Counter()
        self.refused = 0  # connections for which there was no room
        self._sweeping: asyncio.TimerHandle | None = None
        self._full = Rarely("connections_full")
        self._short = Rarely("descriptors_short")

    def enter(self, transport: asyncio.Transport, address: str) -> Visit:
        """A new connection; it is not welcome if there are too many."""
        network = "" if is_in(address, self.trusted) else network_of(address)
        visit = Visit(transport, network, now() + self.limits.head_seconds)
        visit.is_welcome = self._has_room(network) and self._has_descriptors(transport)
        self.visits[transport] = visit
        self._of_network[network] += 1
        if not visit.is_welcome:
            self.refused += 1
            self._full.tell(connections=len(self.visits))
        if len(self.visits) > self.limits.connections + self.limits.turned_away:
            transport.abort()
        if self._sweeping is None:
            self._sweep_soon()
        return visit

    def _has_room(self, network: str) -> bool:
        """Where there is none, whoever has been idle longest makes some."""
        limits = self.limits
        if network and self._of_network[network] >= limits.per_network:
            own = next((one for one in self._idle.values() if one.network == network), None)
            return own is not None and self._close(own)
        if len(self.visits) >= limits.connections:
            longest = next(iter(self._idle.values()), None)
            return longest is not None and self._close(longest)
        return True

    def _has_descriptors(self, transport: asyncio.Transport) -> bool:
        """A new one has the lowest number that is free."""
        descriptor = transport.get_extra_info("socket").fileno()
        if descriptor < self.limits.descriptors - SPARE:
            return True
        self._short.tell(descriptor=descriptor)
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visit = self.visits.pop(transport, None)
        self._idle.pop(transport, None)
        if visit is not None:
            self._of_network[visit.network] -= 1
            if not self._of_network[visit.network]:
                del self._of_network[visit.network]

    def is_idle(self, visit: Visit) -> bool:
        return visit.transport in self._idle

    def rest(self, visit: Visit) -> None:
        """Nothing is asked at the moment."""
        visit.read_by = now() + self.limits.idle_seconds
        visit.last_words = b""
        self._idle[visit.transport] = visit

    def expect(self, visit: Visit, seconds: float = inf, last_words: bytes = b"") -> None:
        """Something must happen within so many seconds."""
        self._idle.pop(visit.transport, None)
        visit.read_by = now() + seconds
        visit.last_words = last_words

    def hold(self, transport: asyncio.BaseTransport, is_slow: bool) -> None:
        """Whether somebody is too slow for what they asked for."""
        visit = self.visits.get(transport)
        if visit is not None:
            visit.read_from = now() + self.limits.write_seconds if is_slow else inf

    def _close(self, visit: Visit) -> bool:
        visit.read_from = inf
        self.expect(visit, self.limits.closing_seconds)
        visit.transport.close()
        return True

    def sweep(self) -> None:
        """End what takes too long: kindly at first, for good if that takes too long as well."""
        moment = now()
        for visit in list(self.visits.values()):
            if visit.transport.is_closing() and visit.deadline == inf:
                visit.read_by = moment + self.limits.closing_seconds
            elif visit.deadline <= moment:
                self._end(visit)

    def _end(self, visit: Visit) -> None:
        if visit.transport.is_closing():
            visit.transport.abort()
            return
        if visit.last_words:
            visit.transport.write(visit.last_words)
        self._close(visit)

    def _sweep_soon(self) -> None:
        """As long as anybody is there."""
        self._sweeping = None
        if self.visits:
            self.sweep()
            loop = asyncio.get_running_loop()
            self._sweeping = loop.call_later(self.limits.sweep_seconds, self._sweep_soon)


class Rarely:
    """A line of the log for what may happen thousands of times a second: with their number."""

    def __init__(self, event: str, seconds: float = LOG_SECONDS) -> None:
        self.event = event
        self.seconds = seconds
        self._told = -inf
        self._times = 0

    def tell(self, **more: object) -> None:
        self._times += 1
        if now() - self._told >= self.seconds:
            log.warning(self.event, extra={"times": self._times, **more})
            self._told, self._times = now(), 0


def now() -> float:
    return time.monotonic()
