"""What strangers, other sites and odd texts must not be able to do."""

from __future__ import annotations

import json
import logging
import re

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from baumeister.web.http import gate, hub
from baumeister.web.http.gate import Gate
from baumeister.web.table.table import Table
from tests.web.people import TWO, House, Person, heard, news

ODD = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "</title></script><b>&amp;",
    "👩‍👧 🏺 ﷽",
    "{seat} {0} %s ${x}",
    "\\u003cscript\\u003e",
]
PAGES = ["/", "/about", "/rules", "/new/imhotep", "/replay"]


def test_every_reply_carries_the_headers(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    replies = [anna.get(path) for path in [*PAGES, url, f"{url}/replay", f"{url}/record.txt"]]
    replies += [anna.get("/nowhere"), anna.get("/health"), anna.post(f"{url}/chat", {"text": ""})]
    for reply in replies:
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert reply.headers["referrer-policy"] == "same-origin"
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["cache-control"] == "no-store"


def test_files_can_be_kept_and_run_nothing_by_themselves(place: House) -> None:
    anna = place.person("Anna")
    addresses = re.findall(r'(?:href|src)="(/static/[^"]*)"', anna.get("/").text)
    assert {address.rpartition(".")[2] for address in addresses} == {"css", "js", "png", "svg"}
    for address in addresses:
        reply = anna.get(address)
        assert "default-src 'none'" in reply.headers["content-security-policy"]
        assert "sandbox" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", PAGES)
def test_pages_keep_to_the_policy(place: House, path: str) -> None:
    """No script or style in the page itself, and nothing from anywhere else."""
    page = place.person("Anna").get(path).text
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page)
    assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", page)


def test_the_cookie_is_for_the_server_alone(place: House) -> None:
    reply = place.person().post("/name", {"name": "Anna"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # over plain HTTP it would never come back
    place.client.base_url = place.client.base_url.copy_with(scheme="https")
    assert "secure" in place.person().post("/name", {"name": "Ben"}).headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
        {"origin": "http://testserver:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_act_for_somebody(place: House, headers: dict[str, str]) -> None:
    url, (anna, _) = place.two_at_a_table()
    reply = anna.post(f"{url}/chat", {"text": "buy gold"}, **headers)
    assert reply.status_code == 403
    assert "another site" in reply.json()["error"]
    assert place.table(url).chat == []
    place.client.cookies.clear()
    with pytest.raises(WebSocketDisconnect) as closed:
        place.client.websocket_connect(
            f"{url}/stream", headers=anna.headers() | headers
        ).__enter__()
    assert not isinstance(closed.value, WebSocketDenialResponse)
    assert closed.value.code == 1008
    assert not place.server.hub.is_watched(place.table(url).info.id)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://testserver"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_our_own_pages_and_programs_can(place: House, headers: dict[str, str]) -> None:
    url, (anna, _) = place.two_at_a_table()
    assert anna.post(f"{url}/chat", {"text": "hello"}, **headers).status_code == 200


@pytest.mark.parametrize("text", ODD)
def test_odd_names_and_chat_are_shown_as_they_are(place: House, text: str) -> None:
    anna = place.person(text)
    eve = place.person("Eve")
    url = anna.open([{"kind": "me"}, {"kind": "screen", "name": text}])
    assert anna.post(f"{url}/chat", {"text": text}).status_code == 200
    table = place.table(url)
    assert table.chat[0].text == text
    pages = [who.get(path).text for who in (anna, eve) for path in ("/", url, f"{url}/replay")]
    with eve.stream(url, "") as stream:
        push = news(stream)
    pages += list(push["fragments"].values())
    for page in pages:
        for name in {table.names[0], text}:
            if set(name) & set('<"'):
                assert name not in page
    assert [line["text"] for line in push["events"]]


def test_ten_thousand_characters_are_too_many(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    assert anna.post(f"{url}/chat", {"text": "x" * 10_000}).status_code == 400
    assert anna.post(f"{url}/chat", {"text": "x" * 500}).status_code == 200
    assert anna.post("/name", {"name": "x" * 10_000}).status_code == 400
    assert anna.post(f"{url}/chat", {"text": " \n\t "}).status_code == 400
    assert anna.post(f"{url}/chat", {"text": "a\n\u202eb\x00"}).status_code == 200
    assert [line.text for line in place.table(url).chat] == ["x" * 500, "a b"]


def everything_shown(place: House, who: Person, url: str) -> str:
    with who.stream(url, "") as stream:
        push = heard(stream)
    paths = [*PAGES, url, f"{url}/replay", f"{url}/moment", f"{url}/record.txt", "/health"]
    replies = [who.get(path) for path in paths]
    return push + "".join(reply.text + str(reply.headers) for reply in replies)


def test_secrets_are_in_no_page_push_or_log(place: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    url, (anna, ben) = place.two_at_a_table()
    table = place.table(url)
    ben.post(f"{url}/chat", {"text": "hello"})
    link = anna.post("/link").json()["url"].rpartition("/")[2]
    place.person().get(f"/link/{link}")
    shown = "".join(everything_shown(place, who, url) for who in (anna, ben, place.person()))
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    shown += "".join(json.dumps(vars(record), default=str) for record in ours)
    assert place.client.portal is not None
    secret_of_all = place.client.portal.call(place.server.store.secret)
    secrets = [secret_of_all, link, *(seat.person for seat in table.seats)]
    secrets += [who.cookies["baumeister"] for who in (anna, ben)]
    for secret in secrets:
        assert secret not in shown


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("planted: secret detail")


def test_what_breaks_is_said_kindly_and_logged(
    place: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, (anna, _) = place.two_at_a_table()
    monkeypatch.setattr(Table, "say", broken)
    reply = anna.post(f"{url}/chat", {"text": "hello"})
    assert reply.status_code == 500
    assert reply.json()["error"].startswith("Something went wrong on our side.")
    assert "planted" not in reply.text
    assert reply.headers["cache-control"] == "no-store"
    (record,) = [record for record in caplog.records if record.msg == "request_failed"]
    assert vars(record)["route"] == "POST /t/…/chat"
    assert anna.get(url).status_code == 200


def test_a_push_that_breaks_closes_its_socket(
    place: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, (anna, ben) = place.two_at_a_table()
    with anna.stream(url) as stream:
        news(stream)
        monkeypatch.setattr(Table, "can_undo", broken)
        assert ben.post(f"{url}/chat", {"text": "hello"}).status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            news(stream)
        assert closed.value.code == 1011
    assert "push_failed" in caplog.messages
    assert not place.server.hub.is_watched(place.table(url).info.id)


def test_the_others_see_who_comes_and_goes(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    with anna.stream(url, "") as stream:
        place.pushed([stream])
        with ben.stream(url), ben.stream(url):
            (pushes,) = place.pushed([stream])
            assert len(pushes) == 1
            assert "people" in json.loads(pushes[0])["fragments"]
        (pushes,) = place.pushed([stream])
        assert len(pushes) == 1


def test_streams_that_cannot_be(place: House) -> None:
    anna = place.person("Anna")
    with anna.stream("/t/nowhere") as stream:
        with pytest.raises(WebSocketDisconnect) as closed:
            news(stream)
        assert closed.value.code == 4404


@pytest.mark.parametrize("said", ["text", "bytes"])
def test_a_page_that_talks_on_its_socket_is_shown_out(place: House, said: str) -> None:
    url, (anna, ben) = place.two_at_a_table()
    before = place.table(url).version
    with anna.stream(url) as stream, ben.stream(url) as other:
        news(stream)
        answer_ = json.dumps({"seat": 0, "action": "take", "version": before})
        if said == "text":
            stream.send_text(answer_)
        else:
            stream.send_bytes(b"\xff")
        with pytest.raises(WebSocketDisconnect) as closed:
            for _ in range(3):  # who came and went may have been told before
                news(stream)
        assert closed.value.code == 1008
        assert news(other)["version"] == before
    assert place.table(url).version == before


def test_nobody_opens_streams_without_end(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    streams = [anna.stream(url).__enter__() for _ in range(hub.PAGES)]
    for stream in streams:
        news(stream)
    with anna.stream(url) as one_more:
        with pytest.raises(WebSocketDisconnect) as closed:
            news(one_more)
        assert closed.value.code == 4429
    with ben.stream(url) as other:
        news(other)
    streams.pop().__exit__(None, None, None)
    with anna.stream(url) as again:
        news(again)
    for stream in streams:
        stream.__exit__(None, None, None)


def test_strangers_cannot_open_streams_without_end(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond what they may at once, they wait; so many at once are turned away."""
    url = place.person("Anna").open(TWO)
    stranger, codes = place.person(), []
    place.server.strangers = Gate(rate=0.001, burst=50)
    monkeypatch.setattr(gate, "MOST_IN_LINE", 0)
    for _ in range(11):
        with stranger.stream(url) as stream:
            try:
                news(stream)
                codes.append(0)
            except WebSocketDisconnect as closed:
                codes.append(closed.code)
    assert codes == [0] * 10 + [4429], "a socket costs as much as five requests"
