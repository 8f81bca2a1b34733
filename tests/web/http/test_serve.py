"""Running the server: a process of its own, as whoever starts it sees it."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baumeister.web.http import serve
from tests.web.patience import patient
from tests.web.people import unpacked
from tests.web.processes import ServerProcess, server_process, stream


def test_it_says_where_it_is_and_stops_calmly(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        with server_process(tmp_path / "data") as server:
            assert str(tmp_path / "data") in server.sentence
            with urlopen(f"{server.address}/health") as reply:
                assert reply.status == 200
            server.process.send_signal(number)
            assert server.wait() == 0
    events = [event["event"] for event in server.events()]
    assert events == ["started", "stopped", "started", "stopped"]
    assert all({"time", "level"} <= event.keys() for event in server.events())


def test_a_port_that_is_taken_is_left_to_its_owner(tmp_path: Path) -> None:
    with (
        server_process(tmp_path / "one") as first,
        server_process(tmp_path / "two", port=first.port) as second,
    ):
        assert first.port < second.port <= first.port + serve.NEARBY_PORTS
        with urlopen(f"{second.address}/health") as reply:
            assert reply.status == 200


def refusal(folder: Path, language: str = "en", port: int = 0) -> str:
    """What is printed instead of an address."""
    server = ServerProcess(folder, port, language)
    assert server.wait() == 2
    assert server.address == ""
    text = server.log.read_text()
    assert "Traceback" not in text
    return text.splitlines()[-1]


def test_data_it_does_not_understand_is_refused_with_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "baumeister.sqlite").write_text("Dear diary, " * 1000)
    assert "is not a data file of Baumeister" in refusal(folder, "en")
    assert "--data" in refusal(folder, "de")


def test_a_second_server_on_the_same_data_is_refused_with_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server_process(folder) as first:
        assert "Another server" in refusal(folder)
        assert str(folder) in refusal(folder, "de")
        with urlopen(f"{first.address}/health") as reply:
            assert reply.status == 200
        first.kill()
        with server_process(folder) as next_one:
            assert next_one.address, "a server that was killed keeps nobody out"
            assert next_one.stop() == 0
    with server_process(folder) as last:
        assert last.address


def test_a_port_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    assert "--port" in refusal(tmp_path / "data", port=70_000)


def test_a_game_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server, patient() as anna:
        url = anna.post(f"{server.address}/quick/imhotep", json={}).json()["url"]
        cookie = anna.cookies["baumeister"]
        before = anna.get(f"{server.address}{url}/record.txt").text
        server.kill()
    with server_process(tmp_path / "data") as server, patient() as anna:
        anna.cookies.set("baumeister", cookie)
        assert anna.get(f"{server.address}{url}/record.txt").text == before
        assert server.stop() == 0


def test_no_secret_is_logged(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server, patient() as anna:
        anna.post(f"{server.address}/name", json={"name": "Anna"})
        link = anna.post(f"{server.address}/link", json={}).json()["url"]
        with patient() as phone:
            assert phone.get(link).status_code == 200
            assert phone.post(link).status_code == 303
            assert phone.get(link).status_code == 404
        seats = [{"kind": "me"}, {"kind": "friend"}]
        opened = {"game": "imhotep", "seats": seats}
        url = anna.post(f"{server.address}/tables", json=opened).json()["url"]
        anna.get(server.address + url)
        cookie = anna.cookies["baumeister"]
        assert server.stop() == 0
        log = server.log.read_text()
    assert "table_opened" in log
    assert link.rpartition("/")[2] not in log
    assert cookie not in log
    assert "/link" not in log


async def sockets(server: ServerProcess, url: str) -> None:
    target = f"ws{server.address.removeprefix('http')}{url}/stream"
    async with stream(server.address, url, "") as socket_:
        assert '"version"' in unpacked(await socket_.recv())
        await socket_.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket_.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    from websockets.asyncio.client import connect

    with pytest.raises(InvalidStatus) as refused:
        await connect(target, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with stream(server.address, url, "") as socket_:
        await socket_.recv()
        server.process.terminate()
        with pytest.raises(ConnectionClosed):
            await socket_.recv()


def test_sockets_of_a_real_server(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server, patient() as anna:
        url = anna.post(f"{server.address}/quick/imhotep", json={}).json()["url"]
        asyncio.run(sockets(server, url))
        assert server.wait() == 0
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("port", [-1, 65536, 100_000])
def test_ports_that_do_not_exist(port: int) -> None:
    with pytest.raises(OSError):
        serve.listen("127.0.0.1", port)


def test_a_host_that_does_not_exist() -> None:
    with pytest.raises(OSError):
        serve.listen("256.0.0.1", 8000)


def test_addresses() -> None:
    with serve.listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert serve.address_of(listener) == f"http://127.0.0.1:{port}/"
    with serve.listen("0.0.0.0", 0) as listener:
        assert serve.address_of(listener).startswith("http://127.0.0.1:")
    if socket.has_ipv6:
        with serve.listen("::1", 0) as listener:
            assert serve.address_of(listener).startswith("http://[::1]:")


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "WAYLAND_DISPLAY", True),
        ("darwin", "", True),
        ("win32", "", True),
    ],
)
def test_a_browser_is_opened_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, ":0")
    assert serve.has_browser() is expected
