"""Editions for the tests of all games."""

from __future__ import annotations


def changed(edition: str, *changes: tuple[str, str]) -> str:
    """An edition with some of its lines changed."""
    for old, new in changes:
        assert edition.count(old) == 1, old
        edition = edition.replace(old, new)
    return edition
