"""Requests in the log: by their route, and without anything that is a secret."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from baumeister.web.http.app import application
from baumeister.web.http.logs import JsonLines
from baumeister.web.http.settings import ServerSettings
from tests.web.people import TWO, House


@pytest.mark.parametrize("is_on", [True, False])
def test_requests_are_logged_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, is_on: bool
) -> None:
    settings = ServerSettings(tmp_path, request_log=is_on)
    with TestClient(application(settings)) as client, caplog.at_level(logging.INFO, "baumeister"):
        anna = House(client).person("Anna Geheim")
        url = anna.open(TWO)
        link = anna.post("/link").json()["url"]
        assert anna.get(link).status_code == 303
        anna.get("/nowhere/geheim?geheim=1")
        with anna.stream(url) as stream:
            stream.receive()
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    requests = [line for line in lines if line["event"] == "request"]
    assert [line["event"] for line in lines if line["event"] != "request"] == ["table_opened"]
    if not is_on:
        assert requests == []
        return
    assert [(line["method"], line["route"], line["status"]) for line in requests[:5]] == [
        ("POST", "/name", 200),
        ("POST", "/tables", 201),
        ("POST", "/link", 200),
        ("GET", "/link/{link}", 303),
        ("GET", "none", 404),
    ]
    assert requests[5]["route"] == "/t/{table}/stream"
    assert all(line["ms"] >= 0 and line["bytes"] >= 0 for line in requests)
    assert requests[4]["bytes"] > 10
    people = {line.get("person") for line in requests}
    assert len(people - {None}) == 1
    written = json.dumps(requests)
    person = House(client).server.signer.person(anna.cookies["baumeister"])
    for secret in ("eheim", url.rpartition("/")[2], link.rpartition("/")[2], person):
        assert secret not in written
