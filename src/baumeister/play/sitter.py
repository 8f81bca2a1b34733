"""Sitter: who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SitterKind = Literal["person", "open", "bot"]


@dataclass(frozen=True)
class Sitter:
    """A person, a bot of some level, or nobody yet: an open seat waits for somebody."""

    kind: SitterKind
    name: str = ""
    person: str = ""  # id; also kept while a bot stands in
    level: str = ""  # of the bot, or of the one that stands in
    is_substituted: bool = False
    word: str = ""  # that is mixed into every draw of the game

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.is_substituted

    @property
    def is_person(self) -> bool:
        """Whether a person plays here, and no bot for them."""
        return self.kind == "person" and not self.is_substituted
