"""What is worth how much in which game, and how it is searched best."""

from __future__ import annotations

from typing import Final

from baumeister.bots.heuristics.cleopatra import value as cleopatra
from baumeister.bots.heuristics.imhotep import value as imhotep
from baumeister.bots.heuristics.kheops import value as kheops
from baumeister.bots.heuristics.oh_pharaoh import value as oh_pharaoh
from baumeister.bots.heuristics.valley_of_the_kings import value as valley_of_the_kings
from baumeister.bots.heuristics.value import Value
from baumeister.bots.settings import Settings
from baumeister.core.game import Game

VALUES: Final[dict[str, Value]] = {
    "imhotep": imhotep.VALUE,
    "oh_pharaoh": oh_pharaoh.VALUE,
    "cleopatra": cleopatra.VALUE,
    "kheops": kheops.VALUE,
    "valley_of_the_kings": valley_of_the_kings.VALUE,
}
SETTINGS: Final[dict[str, Settings]] = {
    "imhotep": imhotep.SETTINGS,
    "oh_pharaoh": oh_pharaoh.SETTINGS,
    "cleopatra": cleopatra.SETTINGS,
    "kheops": kheops.SETTINGS,
    "valley_of_the_kings": valley_of_the_kings.SETTINGS,
}

PLAIN: Final = Value()  # for any other game: the points it counts itself
USUAL: Final = Settings()


def value_for(game: Game) -> Value:
    return VALUES.get(game.id, PLAIN)


def settings_for(game: Game) -> Settings:
    return SETTINGS.get(game.id, USUAL)
