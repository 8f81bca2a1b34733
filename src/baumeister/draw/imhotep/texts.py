"""The words on Imhotep's board that its rules do not need, looked up once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.games.imhotep.names import SITES
from baumeister.games.imhotep.texts import CARD_NAMES, PYRAMID_NAMES, SENTENCES

TEXTS: Final[dict[str, Template]] = {
    "round": _("Round {round} of {rounds}"),
    "ships": _("Ships, bow on the left"),
    "ship": _("Ship {ship}"),
    "ready": _("ready to sail"),
    "needs": _("stones: {stones} of {needs}"),
    "pile": _("pile {n}"),
    "discard": _("discard {n}"),
    "pair": _("two face down"),
    "looks": _("{seat} looks at: {cards}"),
    "unknown": _("unknown"),
    "level": _("level {n}"),
    "edge": _("edge"),
    "each": _("{n} each"),
    "bonus.card": _("card"),
    "bonus.stones": _("stones"),
    "bonus.load": _("ship"),
    "temple.choice": _("1 / stones"),
    "temple.card": _("card"),
    "stones": (_("{n} stone"), _("{n} stones")),
    "towers": _("towers"),
    "waiting": _("waiting"),
    "points": (_("{n} point"), _("{n} points")),
    "sled": _("sled"),
    "quarry": _("quarry"),
    "cards": _("cards"),
    "winner": _("wins"),
}
SITE_KEYS: Final = tuple(f"option.{site}" for site in SITES)


class Words:
    """Everything that stands on a board in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.sites = [SENTENCES.say(Text(key), language) for key in SITE_KEYS]
        self.cards = [language.translate(name) for name in CARD_NAMES]
        self.pyramids = [language.translate(name) for name in PYRAMID_NAMES]
        self._single = {
            key: language.translate(text) for key, text in TEXTS.items() if isinstance(text, str)
        }

    def say(self, key: str, **values: int | str) -> str:
        return self._single[key].format(**values) if values else self._single[key]

    def count(self, key: str, n: int) -> str:
        template = TEXTS[key]
        assert isinstance(template, tuple)
        return self.language.plural(template[0], template[1], n).format(n=n)


@lru_cache(maxsize=16)
def words_in(language: Language) -> Words:
    return Words(language)
