"""Where somebody comes from: networks, and proxies that are believed or not."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from baumeister.web.http.networks import Proxies, network_of, read_networks


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:80", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_belongs_to_a_network(address: str, network: str) -> None:
    assert network_of(address) == network


def seen(client: str, trusted: list[str], kind: str = "http", **headers: str) -> tuple[str, str]:
    """From where a request seems to come, and by which scheme."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    async def receive() -> Message:
        raise AssertionError("Nothing is read.")

    async def send(message: Message) -> None:
        raise AssertionError("Nothing is sent.")

    pairs = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    scheme = "ws" if kind == "websocket" else "http"
    scope = {"type": kind, "client": (client, 9), "scheme": scheme, "headers": pairs}
    asyncio.run(Proxies(app, read_networks(trusted))(scope, receive, send))
    return found[0]["client"][0], found[0]["scheme"]


LOCAL = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"]


@pytest.mark.parametrize(
    ("client", "passed", "real"),
    [
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ("127.0.0.1", "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        ("fd00::1", "2001:db8::1", "2001:db8::1"),
        ("::ffff:10.0.0.1", "192.0.2.7:5000", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.7, nonsense", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.7, nonsense, 10.1.1.1", "10.1.1.1"),
        ("127.0.0.1", "10.1.1.1, 10.1.1.2", "10.1.1.1"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
    ],
)
def test_only_trusted_proxies_are_believed(client: str, passed: str, real: str) -> None:
    headers = {"x_forwarded_for": passed, "x_forwarded_proto": "https"}
    is_believed = client != "192.0.2.7"
    assert seen(client, LOCAL, **headers) == (real, "https" if is_believed else "http")
    assert seen(client, [], **headers) == (client, "http")


def test_a_scheme_is_one_of_two() -> None:
    assert seen("127.0.0.1", LOCAL, x_forwarded_proto="javascript")[1] == "http"
    assert seen("127.0.0.1", LOCAL, x_forwarded_proto="http, HTTPS")[1] == "https"
    assert seen("127.0.0.1", LOCAL, "websocket", x_forwarded_proto="https")[1] == "wss"


def test_without_headers_it_is_the_proxy_itself() -> None:
    assert seen("127.0.0.1", LOCAL) == ("127.0.0.1", "http")
    with pytest.raises(ValueError, match="nowhere"):
        read_networks(["nowhere"])
