"""Tokens: made and revoked by a person, good for their scopes, and kept only as fingerprints."""

from __future__ import annotations

from pathlib import Path

import pytest

from baumeister.web.table.store import Store
from baumeister.web.table.tokens import SCOPES, TOKENS, Token, digest_of, new_token
from tests.web.api.programs import ROOT, Program, make_token, program_of, send_form, token_of
from tests.web.people import House
from tests.web.table.conftest import shop  # noqa: F401
from tests.web.table.shops import Shop

TOKEN = Token("t1", digest_of("bm_1"), "anna", "my bot", ("read", "play"), 5.0)


def test_every_store_keeps_tokens(shop: Shop) -> None:  # noqa: F811
    async def job(store: Store) -> None:
        other = Token("t2", digest_of("bm_2"), "anna", "😀", ("host",), 6.0)
        await store.add_token(TOKEN)
        await store.add_token(other)
        assert await store.tokens_of("anna") == [TOKEN, other]
        assert await store.tokens_of("ben") == []
        assert await store.token(digest_of("bm_1")) == TOKEN
        assert await store.token("bm_1") is None
        await store.revoke_token("ben", "t1")  # somebody else's stays
        assert await store.token(TOKEN.digest) == TOKEN
        await store.revoke_token("anna", "t1")
        assert await store.token(TOKEN.digest) is None
        async with shop.again() as later:
            assert await later.tokens_of("anna") == [other]

    shop.run(job)


def test_a_token_is_shown_once_and_never_kept(place: House, tmp_path: Path) -> None:
    anna = place.person("Anna")
    token = token_of(anna, "read", label="a <b>bot</b>")
    page = anna.get("/tokens").text
    assert "a &lt;b&gt;bot&lt;/b&gt;" in page
    assert token not in page
    for file in tmp_path.iterdir():
        if file.is_file():
            assert token.encode() not in file.read_bytes()


def test_a_token_is_good_until_it_is_revoked(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    mine = program_of(anna, "read")
    assert mine.get("/me").json() == {"name": "Anna", "scopes": ["read"]}
    address = anna.get("/tokens").text.partition('action="/tokens/')[2].partition('"')[0]
    assert send_form(ben, f"/tokens/{address}").status_code == 303
    assert mine.get("/me").status_code == 200, "nobody revokes the token of somebody else"
    assert send_form(anna, f"/tokens/{address}").status_code == 303
    refusal = mine.get("/me")
    assert (refusal.status_code, refusal.json()["kind"]) == (401, "Unauthorized")
    assert refusal.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    ("scope", "method", "path"),
    [
        ("read", "GET", "/tables"),
        ("play", "POST", "/tables/t/chat"),
        ("host", "POST", "/tables"),
    ],
)
def test_a_token_goes_as_far_as_its_scopes(
    place: House, scope: str, method: str, path: str
) -> None:
    anna = place.person("Anna")
    enough = program_of(anna, scope)
    others = program_of(anna, *(one for one in SCOPES if one != scope))
    refusal = others._ask(method, path)
    assert refusal.status_code == 403
    assert scope in refusal.json()["sentence"]
    assert enough._ask(method, path).status_code != 403


UNKNOWN = {
    "empty": "",
    "short": "x",
    "start": "bm_",
    "well made": new_token(),
    "long": "bm_" + "x" * 5000,
}


@pytest.mark.parametrize("word", UNKNOWN.values(), ids=UNKNOWN)
def test_an_unknown_token_is_refused(place: House, word: str) -> None:
    refusal = Program(place.client, word).get("/games")
    assert refusal.status_code == 401
    assert "/tokens" in refusal.json()["right"]


def test_cookies_count_for_nothing(place: House) -> None:
    anna = place.person("Anna")
    assert anna.get(f"{ROOT}/me").status_code == 401


def test_whoever_is_nobody_gets_no_token(place: House) -> None:
    stranger = place.person()
    assert stranger.get("/tokens").status_code == 200
    assert make_token(stranger, "read").status_code == 401


def test_a_token_needs_a_name_and_a_scope(place: House) -> None:
    anna = place.person("Anna")
    assert make_token(anna, "read", label=" \u202e ").status_code == 400
    assert make_token(anna, "everything").status_code == 400
    assert "<ul" not in anna.get("/tokens").text.partition("<main")[2].partition("</main")[0]


def test_nobody_has_too_many(place: House) -> None:
    place.lift_limits()
    anna = place.person("Anna")
    for _ in range(TOKENS):
        token_of(anna, "read")
    assert make_token(anna, "read").status_code == 409
