"""What is legal in Imhotep, and how it scores."""

from baumeister.games.imhotep.rules.game import IMHOTEP as GAME

__all__ = ["GAME"]
