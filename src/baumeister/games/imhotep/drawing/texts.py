"""The words on Imhotep's board that its rules do not need, looked up once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.drawing.words import BoardWords
from baumeister.games.imhotep.rules.names import SITES
from baumeister.games.imhotep.rules.texts import CARD_NAMES, PYRAMID_NAMES, SENTENCES

TEXTS: Final[dict[str, Template]] = {
    "panel.river": _("The river and its ships"),
    "panel.own": _("Your points, sled and quarry"),
    "panel.hand": _("Your cards"),
    "round": _("Round {round} of {rounds}"),
    "ships": _("Ships, bow on the left"),
    "ship": _("Ship {ship}"),
    "ready": _("ready to sail"),
    "needs": (_("{n} more stone before it may sail"), _("{n} more stones before it may sail")),
    "needs.stones": (_("{n} more stone"), _("{n} more stones")),
    "needs.to_sail": _("before it may sail"),
    "lies": _("lies here:"),
    "sail": _("sail"),
    "pick.ship": _("Ship {ship}: send it to a site"),
    "own.points": _("points"),
    "take": _("take {n}"),
    "left": _("{n} left"),
    "no_cards": _("No cards yet"),
    "on_sled": (_("{n} stone on the sled"), _("{n} stones on the sled")),
    "in_hand": (_("{n} card"), _("{n} cards")),
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
    "sled": _("sled"),
    "quarry": _("quarry"),
    "cards": _("cards"),
}
SITE_KEYS: Final = tuple(f"variant.{site}" for site in SITES)


class Words(BoardWords):
    def __init__(self, language: Language) -> None:
        super().__init__(language, TEXTS)
        self.sites = [SENTENCES.say(Text(key), language) for key in SITE_KEYS]
        self.cards = self.translated(CARD_NAMES)
        self.pyramids = self.translated(PYRAMID_NAMES)


words_in: Final = lru_cache(maxsize=16)(Words)
