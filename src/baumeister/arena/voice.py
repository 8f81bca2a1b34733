"""Voice: whoever says the sentences of a report, in some language."""

from __future__ import annotations

from typing import Protocol

from baumeister.core.text import Language, Text


class Voice(Protocol):
    language: Language

    def say(self, key: str, **values: int | str | Text) -> str: ...

    def number(self, value: float, pattern: str = "#,##0") -> str: ...
