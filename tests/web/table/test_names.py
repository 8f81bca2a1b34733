"""Names and ids: the first are fit to be shown, the second cannot be guessed."""

from __future__ import annotations

import pytest

from baumeister.web.table.names import tidy, tidy_name
from baumeister.web.table.store import new_id


def test_ids_are_long_and_differ() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(found) == 16 for found in ids)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t Maria  ", "Anna Maria"),
        ("A\x00n\x1bna", "A n na"),
        ("evil \u202eterces", "evil terces"),  # would turn the line around
        ("\u200b\u2060", ""),
        ("\ud800", ""),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\u200d", ""),
        ("<b>\"&'", "<b>\"&'"),  # escaped where it is shown, not here
        ("x" * 10_000, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("", ""),
    ],
)
def test_a_name_is_one_short_line_that_shows_what_it_says(name: str, shown: str) -> None:
    assert tidy_name(name) == shown


def test_a_text_keeps_its_length() -> None:
    assert tidy("hello\r\n  " * 100) == " ".join(["hello"] * 100)
