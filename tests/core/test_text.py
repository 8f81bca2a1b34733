"""Texts and languages."""

from __future__ import annotations

import pickle

from baumeister.core.text import ENGLISH, Text


def test_english_is_what_the_templates_say() -> None:
    assert ENGLISH.code == "en"
    assert ENGLISH.translate("{n} stones") == "{n} stones"


def test_only_one_is_singular_in_english() -> None:
    assert [ENGLISH.plural("one", "many", count) for count in (0, 1, 2)] == ["many", "one", "many"]


def test_texts_are_equal_by_what_they_say() -> None:
    assert Text("key", {"n": 1}) == Text("key", {"n": 1}, {})
    assert Text("key", {"n": 1}) != Text("key", {"n": 2})


def test_a_text_can_go_to_another_process() -> None:
    text = Text("key", {"n": 1}, {"why": Text("other")})
    assert pickle.loads(pickle.dumps(text)) == text
