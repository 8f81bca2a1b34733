"""Two servers behind nginx: pages, actions, sockets and addresses; and one of them dies."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from httpx2 import Client
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from tests.web.deploy.proxy import Proxy, proxy_before
from tests.web.patience import PATIENCE_SECONDS, patient
from tests.web.postgres import Cluster
from tests.web.processes import ServerProcess

SEATS = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}]
MANY = 1000


@dataclass
class Site:
    proxy: Proxy
    servers: list[ServerProcess]


@contextmanager
def site_in(folder: Path, cluster: Cluster) -> Iterator[Site]:
    data = cluster.address(cluster.empty_place())
    servers = [ServerProcess(data, log=folder / f"log{n}") for n in range(2)]
    try:
        assert all(server.port for server in servers), "they have not started; their logs say why"
        with proxy_before([server.port for server in servers], folder / "nginx") as proxy:
            yield Site(proxy, servers)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


@pytest.fixture(scope="module")
def site(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site_in(tmp_path_factory.mktemp("site"), postgres) as found:
        yield found


def opened(anna: Client) -> str:
    assert anna.post("/name", json={"name": "Anna"}).status_code == 200
    reply = anna.post("/tables", json={"game": "imhotep", "seats": SEATS})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["url"])


def test_pages_come_by_https_alone(site: Site) -> None:
    with site.proxy.visitor() as stranger:
        page = stranger.get("/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"].startswith("max-age=")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert f"https://localhost:{site.proxy.port}/" in page.text, "links are of the site"
        assert stranger.get("/metrics").status_code == 404
    with patient() as plain:
        reply = plain.get(f"http://127.0.0.1:{site.proxy.plain}/rules?x=1")
        assert (reply.status_code, reply.headers["location"]) == (
            301,
            "https://127.0.0.1/rules?x=1",
        )


def test_cookies_and_other_sites(site: Site) -> None:
    with site.proxy.visitor() as anna:
        reply = anna.post("/name", json={"name": "Anna"})
        assert "secure" in reply.headers["set-cookie"].lower()
        origin = {"origin": site.proxy.address}
        assert anna.post("/name", json={"name": "Ann"}, headers=origin).status_code == 200
        evil = {"origin": "https://evil.example"}
        assert anna.post("/name", json={"name": "Eve"}, headers=evil).status_code == 403


def test_answers_reach_sockets(site: Site) -> None:
    with site.proxy.visitor() as anna:
        url = opened(anna)
        asyncio.run(answer_and_hear(site.proxy, anna, url))


async def answer_and_hear(proxy: Proxy, anna: Client, url: str) -> None:
    target = f"wss://localhost:{proxy.port}{url}/stream?plain=1"
    cookie = {"cookie": f"baumeister={anna.cookies['baumeister']}"}
    async with connect(
        target,
        ssl=proxy.trust,
        additional_headers=cookie,
        proxy=None,
        open_timeout=PATIENCE_SECONDS,
        ping_timeout=PATIENCE_SECONDS,
    ) as pushes:
        for _ in range(3):
            push = json.loads(await pushes.recv())
            while not push["legal"]:
                push = json.loads(await pushes.recv())
            answer = {
                "seat": push["mine"][0] if len(push["mine"]) == 1 else push["asked"][0],
                "action": push["legal"][0],
                "version": push["version"],
                "request": f"r{push['version']}",
            }
            reply = await asyncio.to_thread(anna.post, f"{url}/answer", json=answer)
            assert reply.status_code == 200, reply.text


def test_limits_are_those_of_the_real_address(site: Site) -> None:
    """A program that asks too often is held up, whatever it says of itself; others are not."""
    with (
        site.proxy.visitor("127.0.0.2", headers={"x-forwarded-for": "192.0.2.1"}) as greedy,
        site.proxy.visitor("127.0.0.3") as other,
    ):
        statuses = [greedy.get("/api/v1/games").status_code]
        while statuses[-1] != 429 and len(statuses) < MANY:
            statuses.append(greedy.get("/api/v1/games").status_code)
        assert statuses[-1] == 429
        assert other.get("/api/v1/games").status_code != 429


def test_a_table_is_served_at_one_place_and_all_tables_at_both(site: Site) -> None:
    """Chance decides where a table goes; that one place gets the first thirty is no chance."""
    with site.proxy.visitor("127.0.0.4") as anna:
        before = looks(site)
        for others in range(30):
            if others >= 3 and all_are_more(looks(site), before):
                break
            url = opened(anna)
            at = looks(site)
            for _ in range(3):
                assert anna.get(url).status_code == 200
            more = [now - then for now, then in zip(looks(site), at, strict=True)]
            assert sorted(more) == [0, 3]
        assert all_are_more(looks(site), before)


def all_are_more(now: list[float], before: list[float]) -> bool:
    return all(more > less for more, less in zip(now, before, strict=True))


def looks(site: Site) -> list[float]:
    """How often each server was asked for the page of a table."""
    return [looks_at(server) for server in site.servers]


def looks_at(server: ServerProcess) -> float:
    with patient() as prometheus:
        text = prometheus.get(f"{server.address}/metrics").text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "baumeister_requests_total" and sample.labels["route"] == "/t/{table}"
    )


def test_if_one_dies_the_other_goes_on(postgres: Cluster, tmp_path: Path) -> None:
    with site_in(tmp_path, postgres) as site, site.proxy.visitor() as anna:
        urls = [opened(anna) for _ in range(4)]
        site.servers[0].kill()
        for url in urls:
            assert anna.get(url).status_code == 200
            assert anna.post(f"{url}/chat", json={"text": "Hello"}).status_code == 200
            asyncio.run(answer_and_hear(site.proxy, anna, url))
