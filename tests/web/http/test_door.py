"""Slow, large and idle connections, over real sockets: each is ended, and nobody else notices."""

from __future__ import annotations

import logging
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from baumeister.web.http.door import DoorLimits, Visit
from baumeister.web.http.settings import LOOPBACK
from tests.web.doors import House, one_reply, open_house, rest, status
from tests.web.patience import PATIENCE_SECONDS
from tests.web.processes import server_process

SOON_SECONDS = 0.05  # seconds that are too long
HELLO = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
QUICK = DoorLimits(
    head_seconds=SOON_SECONDS,
    body_seconds=SOON_SECONDS,
    write_seconds=SOON_SECONDS,
    idle_seconds=SOON_SECONDS,
    closing_seconds=SOON_SECONDS,
    sweep_seconds=SOON_SECONDS / 5,
)
JSON = b"content-type: application/json\r\n"
POST = b"POST /name HTTP/1.1\r\nhost: x\r\n" + JSON + b"content-length: %d\r\n\r\n"
UPGRADE = (
    b"GET /t/nothing/stream HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nhost: ", b"\r\n", b"G"])
def test_headers_that_never_end_are_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    with open_house(tmp_path, QUICK) as house:
        assert status(house.ask(begun)) == 408
        assert house.answers()


def test_the_second_request_of_a_connection_must_be_quick_too(tmp_path: Path) -> None:
    limits = DoorLimits(head_seconds=SOON_SECONDS, sweep_seconds=SOON_SECONDS / 5)
    with open_house(tmp_path, limits) as house, house.connect() as connection:
        for begun in (b"", b"\r\n"):
            connection.sendall(HELLO + begun)
            assert status(one_reply(connection)) == 200
        connection.sendall(b"\r\nGET / HT")
        assert status(rest(connection)) == 408


def test_a_body_must_keep_coming(tmp_path: Path) -> None:
    with open_house(tmp_path, QUICK) as house:
        assert status(house.ask(POST % 50 + b'{"name"')) == 408
        assert house.answers()


def test_a_connection_is_not_kept_for_ever(tmp_path: Path) -> None:
    limits = DoorLimits(idle_seconds=SOON_SECONDS, sweep_seconds=SOON_SECONDS / 5)
    with open_house(tmp_path, limits) as house:
        assert status(house.ask(HELLO)) == 200
        assert not house.door.visits


def test_whoever_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """Replies that nobody takes would fill the memory."""
    many = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 90
    limits = DoorLimits(
        write_seconds=SOON_SECONDS, closing_seconds=SOON_SECONDS, sweep_seconds=SOON_SECONDS / 5
    )
    with open_house(tmp_path, limits, buffer=4096) as house, house.connect(4096) as connection:
        connection.sendall(many)
        visit = only_visit(house)
        while visit in house.door.visits.values():
            assert house.answers()
        assert rest(connection).count(b"</html>") < 90


def only_visit(house: House) -> Visit:
    """That of the first connection, as soon as the server has seen it."""
    while not house.door.visits:
        pass
    return next(iter(house.door.visits.values()))


LARGE_HEADER = b"x: " + b"y" * 20_000 + b"\r\n"


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (b"GET / HTTP/1.1\r\nhost: x\r\n" + LARGE_HEADER + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 20_000, 431),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 70 + b"\r\n", 431),
        (b"GET /" + b"y" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n", 414),
        (b"GET /" + b"y" * 20_000, 431),
        (UPGRADE + b"cookie: " + b"y" * 9000 + b"\r\n\r\n", 431),
        (UPGRADE.replace(b"GET", b"POST") + b"\r\n", 405),
        (UPGRADE.replace(b"13", b"12") + b"\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"GET http://[ HTTP/1.1\r\n\r\n", 400),
        (b"GET /\xff HTTP/1.1\r\n\r\n", 400),
        (b"CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n", 400),
    ],
)
def test_what_is_too_large_or_no_request_gets_an_answer(
    tmp_path: Path, request_: bytes, expected: int
) -> None:
    with open_house(tmp_path, DoorLimits()) as house:
        assert status(house.ask(request_)) == expected
        assert house.answers()


def test_a_body_without_end_is_not_read(tmp_path: Path) -> None:
    """The refusal comes after the first bytes too many; what follows is thrown away for a while."""
    limits = DoorLimits(body_bytes=300_000)
    with open_house(tmp_path, limits) as house, house.connect() as connection:
        connection.sendall(POST % 10**9 + b"x" * 70_000)
        assert status(one_reply(connection)) == 413
        with pytest.raises(ConnectionError):
            for _ in range(1000):
                connection.sendall(b"x" * 65_536)
        assert house.answers()


def test_after_a_body_that_was_too_large_the_connection_can_be_used(tmp_path: Path) -> None:
    with open_house(tmp_path, DoorLimits()) as house, house.connect() as connection:
        connection.sendall(POST % 200_000 + b"x" * 200_000)
        assert status(one_reply(connection)) == 413
        connection.sendall(HELLO)
        assert status(one_reply(connection)) == 200


def test_headers_after_a_body_are_counted_as_well(tmp_path: Path) -> None:
    chunked = b"POST /name HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
    with open_house(tmp_path, DoorLimits()) as house:
        assert b" 431 " in house.ask(chunked + b"x: y\r\n" * 3000)
        assert house.answers()


def test_too_many_connections_are_turned_away_politely(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = DoorLimits(connections=3, turned_away=2)
    with (
        caplog.at_level(logging.WARNING, "baumeister"),
        open_house(tmp_path, limits) as house,
        waiting(house) as one,
        waiting(house) as two,
        waiting(house),
    ):
        for _ in range(3):
            assert status(house.ask(HELLO)) == 503
        assert [record.message for record in caplog.records] == ["connections_full"]
        one.sendall(b"\r\n\r\n")
        assert status(one_reply(one)) == 200
        assert house.answers()  # the idle one has made room
        two.sendall(b"\r\n\r\n")
        assert status(one_reply(two)) == 200


def test_one_network_cannot_take_every_connection(tmp_path: Path) -> None:
    limits = DoorLimits(connections=10, per_network=2)
    with open_house(tmp_path, limits) as house, waiting(house), waiting(house):
        assert status(house.ask(HELLO)) == 503


def test_without_descriptors_newcomers_are_turned_away_and_the_others_served(
    tmp_path: Path,
) -> None:
    """Also the bots, the data file and the log need some."""
    with server_process(tmp_path / "data", descriptors=60) as server:
        place = (LOOPBACK, server.port)
        with ExitStack() as crowd:
            connections = [
                crowd.enter_context(socket.create_connection(place, timeout=PATIENCE_SECONDS))
                for _ in range(100)
            ]
            for connection in connections:
                said(connection, HELLO[:-2])  # nobody is idle, and nobody makes room
            statuses = [status(first_words(connection, HELLO[-2:])) for connection in connections]
        assert statuses.count(200) >= 10
        assert statuses.count(503) > 0
        assert set(statuses) <= {200, 503, 0}
        while status(first_words_of(place)) != 200:  # until it has noticed that they are gone
            pass
        assert server.stop() == 0
        troubles = [event["event"] for event in server.events() if event["level"] != "info"]
        assert 1 <= len(troubles) <= 2
        assert set(troubles) <= {"connections_full", "descriptors_short"}


def first_words_of(place: tuple[str, int]) -> bytes:
    with socket.create_connection(place, timeout=PATIENCE_SECONDS) as connection:
        return first_words(connection)


def first_words(connection: socket.socket, request: bytes = HELLO) -> bytes:
    try:
        said(connection, request)
        return connection.recv(65536)
    except ConnectionError:
        return b""


def said(connection: socket.socket, request: bytes) -> None:
    with suppress(ConnectionError):
        connection.sendall(request)


def waiting(house: House) -> socket.socket:
    """A connection in the middle of its request, which the server has seen."""
    before = len(house.door.visits)
    connection = house.connect()
    connection.sendall(b"GET /health HTTP/1.1\r\nhost: x")
    while len(house.door.visits) == before:
        pass
    return connection


# Sockets


def frame(opcode: int, data: bytes, *, is_last: bool = True) -> bytes:
    """What a client sends, masked with zeros."""
    return bytes([opcode | 0x80 * is_last, 0x80 | len(data), 0, 0, 0, 0]) + data


TEXT, BYTES, CONTINUED, PING = 1, 2, 0, 9


def opened(house: House, url: str) -> socket.socket:
    connection = house.connect()
    connection.sendall(UPGRADE.replace(b"/t/nothing/stream", url.encode()) + b"\r\n")
    heard = b""
    while b'"version"' not in heard:
        heard += connection.recv(65536)
    return connection


def table(house: House) -> str:
    request = b"POST /quick/imhotep HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    body = JSON + b"content-length: 2\r\n\r\n{}"
    reply = house.ask(request + body)
    return reply.rpartition(b'"url":"')[2].partition(b'"')[0].decode()


@pytest.mark.parametrize(
    "message",
    [
        frame(TEXT, b"hello"),
        frame(TEXT, b"", is_last=False),
        frame(BYTES, b"\xff"),
        frame(TEXT, b"\xff\xff"),
        frame(PING, b"x" * 125) * 30,
    ],
)
def test_whoever_speaks_on_a_socket_is_shown_out(tmp_path: Path, message: bytes) -> None:
    with open_house(tmp_path, DoorLimits()) as house:
        with opened(house, table(house) + "/stream?plain=1") as connection:
            connection.sendall(message)
            heard = rest(connection)
        assert b"\x88\x02\x03\xf0" in heard  # 1008
        assert house.answers()


def test_whoever_does_not_listen_on_a_socket_is_forgotten(tmp_path: Path) -> None:
    limits = DoorLimits(closing_seconds=SOON_SECONDS, sweep_seconds=SOON_SECONDS / 5)
    with open_house(tmp_path, limits) as house:
        with opened(house, table(house) + "/stream?plain=1") as connection:
            connection.sendall(frame(PING, b"ping"))
            assert frame(PING, b"ping")[-4:] in connection.recv(100)
            visit = only_visit(house)
        while visit in house.door.visits.values():
            assert house.answers()
