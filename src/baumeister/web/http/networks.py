"""Networks: where somebody comes from, as far as limits are concerned, also behind a proxy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Network: TypeAlias = IPv4Network | IPv6Network

PREFIX: Final = 64  # bits of an IPv6 address; whoever has one of them has all the others
ADDRESS_LENGTH: Final = 60  # characters
SCHEMES: Final = ("http", "https")


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address belongs to: itself by IPv4, its prefix by IPv6."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), PREFIX), strict=False))
    return str(found or address)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An address, which proxies may write with a port."""
    host = address.strip()[:ADDRESS_LENGTH]
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_networks(words: Sequence[str]) -> list[Network]:
    """Networks or single addresses as somebody writes them; `ValueError` if one is neither."""
    return [ip_network(word.strip(), strict=False) for word in words]


class Proxies:
    """Of whom a request says that it comes: proxies that are trusted say it for others."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.trusted and scope.get("client") and is_in(scope["client"][0], self.trusted):
            self._believe(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        passed = ",".join(headers.getlist("x-forwarded-for")).split(",")
        for address in reversed(passed):  # every proxy adds at the end whom it has heard
            found = _read(address)
            if found is None:
                break
            scope["client"] = (str(found), 0)
            if not is_in(str(found), self.trusted):
                break
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in SCHEMES:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme


def is_in(address: str, networks: Sequence[Network]) -> bool:
    found = _read(address)
    return found is not None and any(found in network for network in networks)
