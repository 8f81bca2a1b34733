"""Figures, read as Prometheus reads them; and who may not."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from baumeister.web.http.app import application
from baumeister.web.http.networks import read_networks
from baumeister.web.http.settings import ServerSettings
from tests.web.http.test_processes import several
from tests.web.patience import patient
from tests.web.people import House, news, play
from tests.web.postgres import Cluster

TOKEN = {"authorization": "Bearer geheim"}
Figures = dict[str, dict[tuple[str, ...], float]]


def read(text: str, *, by_process: bool = False) -> Figures:
    """The values of each sample by its labels, in the order of their names."""
    found: Figures = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = {key: word for key, word in sample.labels.items() if key != "process"}
            key = (sample.labels["process"],) if by_process else tuple(labels.values())
            values = found.setdefault(sample.name, {})
            assert by_process or key not in values, "one process, one value"
            values[key] = sample.value
    return found


@contextmanager
def measured(folder: Path) -> Iterator[House]:
    settings = ServerSettings(folder, metrics_token="geheim")
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        yield House(client)


def figures(house: House) -> Figures:
    reply = house.person().get("/metrics", **TOKEN)
    assert reply.status_code == 200
    return read(reply.text)


def test_what_people_do_is_counted(tmp_path: Path) -> None:
    with measured(tmp_path) as house:
        url, people = house.two_at_a_table()
        with people[0].stream(url) as stream:
            news(stream)
            assert figures(house)["baumeister_sockets"] == {(): 1}
            play(url, people, house.table(url), Random(1), 5)
            house.pushed([stream])
        people[0].get("/t/nowhere/record.txt")
        people[0].get("/nowhere/geheim")
        found = figures(house)
    requests = found["baumeister_requests_total"]
    assert requests["POST", "/t/{table}/answer", "200"] == 5
    assert requests["GET", "/t/{table}/record.txt", "404"] == 1
    assert requests["GET", "none", "404"] == 1
    assert found["baumeister_request_seconds_count"][("/t/{table}/answer",)] == 5
    assert found["baumeister_answers_total"][()] >= 5
    assert found["baumeister_save_seconds_count"][()] >= 5
    assert found["baumeister_push_seconds_count"][()] >= 2
    assert found["baumeister_tables_awake"] == {(): 1}
    assert found["baumeister_store_seconds_count"][("append",)] >= 1
    assert found["process_resident_memory_bytes"][()] > 1e6


def test_bots_and_what_goes_wrong_are_counted(tmp_path: Path) -> None:
    with measured(tmp_path) as house:
        anna = house.person("Anna")
        url = anna.open([{"kind": "me"}, {"kind": "bot", "level": "random"}], order="lot")
        with anna.stream(url) as stream:
            while not figures(house).get("baumeister_thinking_seconds_count"):
                table = house.table(url)
                if table.asked() and not table.asked_bots():
                    play(url, [anna, anna], table, Random(1), 1)
                news(stream)
        logging.getLogger("baumeister").error("oops", extra={"why": "a test"})
        found = figures(house)
    assert found["baumeister_thinking_seconds_count"][("random",)] >= 1
    assert found["baumeister_bots_waiting"] == {(): 0}
    assert found["baumeister_log_events_total"]["oops", "error"] == 1


def test_nobody_else_can_make_a_label(tmp_path: Path) -> None:
    with measured(tmp_path) as house:
        for n in range(20):
            house.client.request(f"WORD{n}", "/")
            house.person().get(f"/word/{n}")
        requests = figures(house)["baumeister_requests_total"]
    assert set(requests) == {("other", "/", "405"), ("GET", "none", "404")}


@pytest.mark.parametrize(
    ("networks", "headers", "status"),
    [
        ([], {}, 403),
        ([], {"authorization": "Bearer falsch"}, 403),
        ([], TOKEN, 200),
        (["192.0.2.0/24"], {}, 200),
        (["192.0.2.0/24"], {"x-forwarded-for": "192.0.2.7"}, 403),
        (["192.0.2.0/24"], {"x-forwarded-for": "192.0.2.7", **TOKEN}, 200),
        (["198.51.100.0/24"], {}, 403),
    ],
)
def test_only_those_who_run_it_may_read(
    tmp_path: Path, networks: list[str], headers: dict[str, str], status: int
) -> None:
    settings = ServerSettings(
        tmp_path, metrics_networks=read_networks(networks), metrics_token="geheim"
    )
    with TestClient(application(settings), client=("192.0.2.7", 9)) as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_without_a_token_none_is_right(tmp_path: Path) -> None:
    with TestClient(application(ServerSettings(tmp_path))) as client:
        assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 403


def test_one_of_several_processes_tells_the_figures_of_all(
    postgres: Cluster, tmp_path: Path
) -> None:
    with (
        several(postgres, tmp_path / "log") as (address, _),
        patient(address) as http,
    ):
        for _ in range(5):
            found = read(http.get("/metrics").text, by_process=True)
            assert len(found["baumeister_tables_awake"]) == 2
