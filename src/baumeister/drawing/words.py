"""Words: the texts of a board in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language
from baumeister.core.text import mark as _

COMMON: Final[Mapping[str, Template]] = {
    "points": (_("{n} point"), _("{n} points")),
    "winner": _("wins"),
    "worth_now": _("now {n}"),
}


class BoardWords:
    """Everything that stands on a board in one language; each game adds what it names."""

    def __init__(self, language: Language, texts: Mapping[str, Template]) -> None:
        self.language = language
        self._texts = {**COMMON, **texts}
        self._single = {
            key: language.translate(text)
            for key, text in self._texts.items()
            if isinstance(text, str)
        }

    def translated(self, names: Iterable[str]) -> list[str]:
        return [self.language.translate(name) for name in names]

    def say(self, key: str, **values: int | str) -> str:
        return self._single[key].format(**values) if values else self._single[key]

    def count(self, key: str, n: int, **values: int | str) -> str:
        template = self._texts[key]
        assert isinstance(template, tuple)
        return self.language.plural(template[0], template[1], n).format(n=n, **values)
