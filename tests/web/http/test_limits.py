"""Limits: a burst at once, then a steady rate, for each visitor on their own."""

from __future__ import annotations

import pytest

from baumeister.web.http import limits
from baumeister.web.http.limits import RateLimit


def test_a_burst_then_a_rate() -> None:
    limit = RateLimit(rate=2, burst=3)
    assert [limit.allows("anna", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("anna", 0.4) is False
    assert limit.allows("anna", 0.5) is True
    assert limit.allows("anna", 0.5) is False


def test_nobody_pays_for_somebody_else() -> None:
    limit = RateLimit(rate=1, burst=1)
    assert limit.allows("anna", 0.0)
    assert limit.allows("ben", 0.0)
    assert not limit.allows("anna", 0.0)


def test_waiting_saves_no_more_than_a_burst() -> None:
    limit = RateLimit(rate=1, burst=2)
    limit.allows("anna", 0.0)
    assert [limit.allows("anna", 1000.0) for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_gives_nothing_and_takes_nothing() -> None:
    limit = RateLimit(rate=1, burst=1)
    assert limit.allows("anna", 100.0)
    assert not limit.allows("anna", 50.0)
    assert limit.allows("anna", 51.0)


def test_it_tells_when_to_ask_again() -> None:
    limit = RateLimit(rate=0.1, burst=2)
    assert limit.wait("anna", 0.0) == 0
    assert [limit.allows("anna", now) for now in (0.0, 1.0, 2.0)] == [True, True, False]
    assert limit.wait("anna", 2.0) == 8
    assert limit.wait("anna", 9.9) == 1
    assert not limit.allows("anna", 9.9)
    assert limit.wait("anna", 10.0) == 0
    assert limit.allows("anna", 10.0)


def test_only_so_many_visitors_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED_VISITORS", 10)
    limit = RateLimit(rate=0, burst=1)
    for n in range(100):
        assert limit.allows(f"visitor {n}", 0.0)
    assert not limit.allows("visitor 99", 0.0)
    assert limit.allows("visitor 0", 0.0)
