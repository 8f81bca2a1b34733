"""What is legal in Tal der Könige, and how it scores."""

from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS as GAME

__all__ = ["GAME"]
