"""The sentences in which hints are given, game by game."""

from __future__ import annotations

from typing import Final

from baumeister.bots.heuristics.cleopatra import texts as cleopatra
from baumeister.bots.heuristics.imhotep import texts as imhotep
from baumeister.bots.heuristics.kheops import texts as kheops
from baumeister.bots.heuristics.oh_pharaoh import texts as oh_pharaoh
from baumeister.bots.heuristics.valley_of_the_kings import texts as valley_of_the_kings
from baumeister.bots.texts import HINTS
from baumeister.core.game import Game
from baumeister.core.sentences import Sentences

SENTENCES: Final = {
    "imhotep": Sentences({**HINTS, **imhotep.TEXTS}),
    "oh_pharaoh": Sentences({**HINTS, **oh_pharaoh.TEXTS}),
    "cleopatra": Sentences({**HINTS, **cleopatra.TEXTS}),
    "kheops": Sentences({**HINTS, **kheops.TEXTS}),
    "valley_of_the_kings": Sentences({**HINTS, **valley_of_the_kings.TEXTS}),
}


def sentences_for(game: Game) -> Sentences:
    return SENTENCES[game.id]
