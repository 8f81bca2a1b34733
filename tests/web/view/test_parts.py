"""Whoever has the parts of a moment ago gets only what is different now."""

from __future__ import annotations

from baumeister.drawing.svg import escape
from baumeister.drawing.writing import Written
from baumeister.web.view.parts import NOTHING_KNOWN, Parts, Sources


def added(texts: dict[str, str], known: Sources = NOTHING_KNOWN) -> Parts:
    parts = Parts(known)
    parts.add_written("market", "part-", Written(texts), escape)
    return parts


def test_only_written_parts_that_are_different_are_made() -> None:
    first = added({"front": "<", "back": "b"})
    assert first.made == {"part-front": "&lt;", "part-back": "b"}
    assert added({"front": "<", "back": "b"}, first.sources).made == {}
    assert added({"front": "<", "back": "c"}, first.sources).made == {"part-back": "c"}


def test_written_parts_that_come_back_are_made_again() -> None:
    first = added({"front": "a", "back": "b"})
    second = added({"front": "a"}, first.sources)
    assert second.made == {}
    assert added({"front": "a", "back": "b"}, second.sources).made == {"part-back": "b"}
    assert added({"other": "a"}, second.sources).made == {"part-other": "a"}
