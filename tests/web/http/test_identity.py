"""Who somebody is: signed words that cannot be forged or mixed up."""

from __future__ import annotations

import pytest

from baumeister.web.http import identity
from baumeister.web.http.identity import Signer


def test_each_signed_word_says_what_went_in() -> None:
    signer = Signer("secret")
    for _ in range(2):  # the second time, a cookie is known already
        assert signer.person(signer.cookie("anna")) == "anna"
    assert signer.bearer(signer.cookie("anna", "phone")) == ("anna", "phone")
    assert signer.table_of_promise(signer.promise("t1")) == "t1"
    assert signer.table_of_invitation(signer.invitation("t1")) == "t1"


@pytest.mark.parametrize("made", ["cookie", "promise", "invitation"])
@pytest.mark.parametrize("read", ["person", "table_of_promise", "table_of_invitation"])
def test_words_of_one_kind_are_not_taken_for_another(made: str, read: str) -> None:
    signer = Signer("secret")
    pairs = {"cookie": "person", "promise": "table_of_promise"}
    expected = "x" if pairs.get(made, "table_of_invitation") == read else ""
    assert getattr(signer, read)(getattr(signer, made)("x")) == expected


@pytest.mark.parametrize("cut", [0, 1, 5, -1])
def test_a_word_that_was_tampered_with_says_nothing(cut: int) -> None:
    signer = Signer("secret")
    cookie = signer.cookie("anna")
    assert signer.person(cookie[:cut] + "x" + cookie[cut:]) == ""
    assert signer.person(cookie[:cut]) == ""
    assert Signer("another secret").person(cookie) == ""


@pytest.mark.parametrize("word", ["", ".", "...", "ä", "a" * 10_000, "\x00", "null"])
def test_nonsense_says_nothing(word: str) -> None:
    signer = Signer("secret")
    assert signer.person(word) == ""
    assert signer.table_of_promise(word) == ""
    assert signer.table_of_invitation(word) == ""


def test_a_promise_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer("secret")
    promise, cookie = signer.promise("t1"), signer.cookie("anna")
    assert signer.person(cookie) == "anna"
    monkeypatch.setattr(identity, "PROMISE_SECONDS", -1)
    assert signer.table_of_promise(promise) == ""


def test_cookies_of_older_versions_are_devices_as_well() -> None:
    signer = Signer("secret")
    cookie = signer.cookie("anna")
    person, device = signer.bearer(cookie)
    assert (person, len(device)) == ("anna", 18)
    assert Signer("secret").bearer(cookie) == (person, device)


def test_only_so_many_cookies_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "REMEMBERED_COOKIES", 3)
    signer = Signer("secret")
    cookies = [signer.cookie(f"person {n}") for n in range(10)]
    for _ in range(2):
        assert [signer.person(cookie) for cookie in cookies] == [f"person {n}" for n in range(10)]
