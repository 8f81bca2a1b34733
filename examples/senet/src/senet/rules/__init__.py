"""What is legal in Senet, and how it ends: the game, its size and its first question."""

from __future__ import annotations

from typing import Final

from baumeister.core.game import Game
from senet.rules.board import LIMIT, SEATS, VOCABULARY
from senet.rules.questions import ThrowSticks
from senet.rules.state import Senet
from senet.rules.texts import SENTENCES


class SenetGame(Game):
    id = "senet"
    title = "Senet"
    fewest = most = SEATS
    bound = 2 * LIMIT  # a throw and a move
    vocabulary = VOCABULARY
    sources = ("pieces",)
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Senet:
        state = Senet(self)
        state.ask(ThrowSticks())
        return state


GAME: Final = SenetGame()
