"""What is legal in Kheops, and how it scores."""

from baumeister.games.kheops.rules.game import KHEOPS as GAME

__all__ = ["GAME"]
