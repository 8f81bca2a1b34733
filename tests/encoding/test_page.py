"""The page with the tables of observations says what the encodings say."""

from __future__ import annotations

from scripts.observations import PAGE, written


def test_the_page_is_that_of_the_encodings() -> None:
    text = PAGE.read_text("utf-8")
    assert written(text) == text, "make observations"
