"""Fifty thousand requests and frames of all kinds, and what must not come of them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.web.fuzz.party import Party
from tests.web.fuzz.twins import Twins

REQUESTS = 50_000
WARMING = 3000  # of them, until what is made once is made
WATCHED = 600  # of them, at which the server's loop is watched
MOST_CALLS = 60_000  # of functions by the loop, for one request; the page of a table takes 35,000
COMPARED = 1500  # replies of two worlds


def test_nothing_breaks_and_nothing_is_told(tmp_path: Path) -> None:
    with ExitStack() as stack:
        party = Party(tmp_path, 1, stack)
        party.play(WARMING)
        most, asked = party.watch_the_loop(WATCHED)
        party.play(REQUESTS - party.sent)
        assert party.judge.complaints == []
        assert most < MOST_CALLS, f"{asked!r} belongs at the desk"
        assert party.sent >= REQUESTS
        counts = party.judge.counts
        for status in (200, 201, 303, 400, 401, 403, 404, 405, 409, 413, 415):
            assert counts[status], f"nobody was ever told {status}"
        assert party.house.answers()
        assert party.answers_kept() > 100, "they did not even play"


def test_the_judge_notices(tmp_path: Path) -> None:
    """What it is there for: an error, a trace, a secret."""
    with ExitStack() as stack:
        party = Party(tmp_path, 1, stack)
        judge, guest = party.judge, party.guests[0]
        anna = party.guests[1].cookies["baumeister"].encode()
        judge.hear(guest, b"x", b"HTTP/1.1 500 Internal Server Error")
        judge.hear(guest, b"x", b'Traceback (most recent call last):\n  File "')
        judge.hear(guest, b"x", b"<input value=" + anna)
        judge.hear(party.guests[1], b"x", b"my own: " + anna)
        assert len(judge.complaints) == 3


def test_worlds_cannot_be_told_apart_whatever_somebody_asks(tmp_path: Path) -> None:
    with ExitStack() as stack:
        twins = Twins(tmp_path, 1, stack)
        told: list[bytes] = []
        while twins.compared < COMPARED and not told:
            told += twins.ask(20)
        assert told == []
        while not told:  # whoever looked sees what they looked at
            told += twins.ask(20, insider=True)
