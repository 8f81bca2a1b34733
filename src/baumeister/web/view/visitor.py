"""Who looks: a person or a stranger, with a language and a theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.core.text import Language, Text
from baumeister.drawing import AUTO, DAY, NIGHT
from baumeister.web.view.texts import SENTENCES

THEMES: Final = {theme.name: theme for theme in (AUTO, DAY, NIGHT)}


@dataclass(frozen=True)
class Visitor:
    """Who is at the other end."""

    person: str  # id; empty for somebody who has no cookie yet
    name: str
    language: Language
    theme: str
    device: str = ""  # the id of this browser
    muted: frozenset[str] = frozenset()  # people whose lines are not shown
    is_blocked: bool = False  # may look, and do nothing
    site: str = ""  # begins the addresses that are read elsewhere, as in https://play.example

    @property
    def look(self) -> str:
        """Language and theme, for addresses of what is fetched without knowing who asks."""
        return f"lang={self.language.code}&theme={self.theme}"

    def say(self, key: str, **values: int | str) -> str:
        data = {name: value for name, value in values.items() if isinstance(value, int)}
        words = {name: value for name, value in values.items() if isinstance(value, str)}
        return SENTENCES.say(Text(key, data, words), self.language)
