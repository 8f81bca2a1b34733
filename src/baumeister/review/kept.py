"""Findings as plain data: they travel between processes, and are kept with their game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from baumeister.core.text import Text
from baumeister.review.judging import Finding
from baumeister.review.tally import Tally


def finding_to_json(finding: Finding) -> dict[str, Any]:
    """Only what is there: most findings are a forecast and nothing else."""
    data: dict[str, Any] = {"turn": finding.turn, "before": finding.before.to_json()}
    if finding.expected.n:
        data["expected"] = finding.expected.to_json()
    if finding.told.n:
        data["told"] = finding.told.to_json()
    if finding.lost.n:
        data["lost"] = finding.lost.to_json()
    if finding.compared:
        compared = finding.compared.items()
        data["compared"] = {notation: tally.to_json() for notation, tally in compared}
    if finding.reason is not None:
        data["reason"] = text_to_json(finding.reason)
    return data


def finding_from_json(data: Mapping[str, Any]) -> Finding:
    return Finding(
        data["turn"],
        Tally.from_json(data["before"]),
        Tally.from_json(data["expected"]) if "expected" in data else Tally(),
        Tally.from_json(data["told"]) if "told" in data else Tally(),
        Tally.from_json(data["lost"]) if "lost" in data else Tally(),
        {notation: Tally.from_json(kept) for notation, kept in data.get("compared", {}).items()},
        text_from_json(data["reason"]) if "reason" in data else None,
    )


def text_to_json(text: Text) -> list[Any]:
    words = {
        name: text_to_json(word) if isinstance(word, Text) else word
        for name, word in text.words.items()
    }
    return [text.key, dict(text.data), words]


def text_from_json(data: Sequence[Any]) -> Text:
    key, numbers, words = data
    read = {
        name: text_from_json(word) if isinstance(word, list) else word
        for name, word in words.items()
    }
    return Text(key, numbers, read)
