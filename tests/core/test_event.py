"""Events and who may read them."""

from __future__ import annotations

from baumeister.core.event import EVERYONE, PUBLIC, Event, only, visible
from baumeister.core.text import Text

OPEN = Event("robs", 0, {"other": 1})
SECRET = Event("steals", 0, {"other": 1}, {"card": 2}, only(0) | only(1))


def test_everyone_includes_the_public() -> None:
    assert EVERYONE & only(PUBLIC)
    assert EVERYONE & only(0)


def test_an_open_event_is_the_same_for_all() -> None:
    assert OPEN.seen_from(3) is OPEN
    assert OPEN.seen_from(PUBLIC) is OPEN


def test_those_who_saw_it_read_the_secret() -> None:
    assert SECRET.seen_from(1).text() == Text("event.steals", {"seat": 0, "other": 1, "card": 2})


def test_the_others_read_the_hidden_twin_with_the_public_part() -> None:
    for seat in (2, PUBLIC):
        text = SECRET.seen_from(seat).text()
        assert text == Text("event.steals.hidden", {"seat": 0, "other": 1})


def test_a_log_is_read_event_by_event() -> None:
    assert visible([OPEN, SECRET], 1) == [OPEN, SECRET]
    assert [event.key for event in visible([OPEN, SECRET], 2)] == ["robs", "steals.hidden"]


def test_an_event_already_hidden_stays_as_it_is() -> None:
    hidden = SECRET.seen_from(2)
    assert hidden.seen_from(PUBLIC) is hidden
