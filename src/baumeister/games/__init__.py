"""The games, by id."""

from __future__ import annotations

from typing import Final

from baumeister.core.game import Game
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games.cleopatra.game import CLEOPATRA
from baumeister.games.imhotep.game import IMHOTEP
from baumeister.games.kheops.game import KHEOPS
from baumeister.games.oh_pharaoh.game import OH_PHARAOH
from baumeister.games.valley_of_the_kings.game import VALLEY_OF_THE_KINGS

GAMES: Final[dict[str, Game]] = {
    game.id: game for game in (IMHOTEP, OH_PHARAOH, CLEOPATRA, KHEOPS, VALLEY_OF_THE_KINGS)
}


def game(name: str) -> Game:
    """The game of this id."""
    if name not in GAMES:
        words = {"game": name, "known": ", ".join(GAMES)}
        raise BadSetup(Text("refuse.game", words=words))
    return GAMES[name]


def games() -> list[Game]:
    return list(GAMES.values())
