"""The webhook: another program is told whose turn it is."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue

import pytest

from baumeister.web.http.webhook import Webhook, post
from tests.web.room import ANNA, BEN, Room, run


@contextmanager
def listener(told: Queue[object], status: int = 200) -> Iterator[str]:
    """A program on this machine that hears what is posted to it."""

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            told.put(json.loads(self.rfile.read(length)))
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turns"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_what_is_posted_arrives_as_json() -> None:
    told: Queue[object] = Queue()
    with listener(told) as address:
        post(address, {"table": "t1", "name": "Änne"})
    assert told.get_nowait() == {"table": "t1", "name": "Änne"}


@pytest.mark.parametrize("status", [404, 500])
def test_a_listener_that_refuses_is_a_line_in_the_log(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    told: Queue[object] = Queue()
    with listener(told, status) as address:
        post(address, {"table": "t1"})
    assert [record.message for record in caplog.records] == ["webhook_failed"]


def test_nobody_listening_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    told: Queue[object] = Queue()
    with listener(told) as address:
        pass
    post(address, {"table": "t1"})
    assert [record.message for record in caplog.records] == ["webhook_failed"]


@pytest.mark.parametrize(("most", "times"), [(2, 2), (1, 3)])
def test_so_many_tables_are_remembered_and_no_more(tmp_path: Path, most: int, times: int) -> None:
    """Of a table that is forgotten, the same turn is told again."""
    room, told = Room(tmp_path), Queue[object]()

    async def job() -> None:
        tables = [await room.open(ANNA, BEN, name=name, speed="3") for name in ("t1", "t2")]
        webhook = Webhook(address, most)
        for table in (*tables, *tables[:1]):
            webhook.tell(table)
        await webhook.close()

    with listener(told) as address:
        run(room, job)
    assert told.qsize() == times
