"""What is legal in Kleopatra und die Baumeister, and how it scores."""

from baumeister.games.cleopatra.rules.game import CLEOPATRA as GAME

__all__ = ["GAME"]
