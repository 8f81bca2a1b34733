"""Old tables go while the server runs, also those that somebody looks at."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from baumeister.web.http.app import application
from baumeister.web.http.close_codes import GONE
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.house import DAY_SECONDS
from baumeister.web.table.retention import Retention, keep_tidy
from tests.web.people import TWO, House, Still, heard


def test_a_table_that_is_too_old_is_gone_for_everybody(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path, house=lambda _: Still("lot"))
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        place = House(client)
        anna = place.person("Anna")
        url, server = anna.open(TWO), place.server
        with anna.stream(url) as stream:
            heard(stream)
            now = server.house.now() + 31 * DAY_SECONDS
            tidying = keep_tidy(server.store, Retention(abandoned=30), lambda: now, server._is_gone)
            assert client.portal is not None

            async def tidy() -> None:
                await tidying

            task = client.portal.start_task_soon(tidy)
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    heard(stream)
            task.cancel()
        assert closed.value.code == GONE
        assert anna.get(url).status_code == 404
        assert "Imhotep" not in anna.get("/me/data.json").text
