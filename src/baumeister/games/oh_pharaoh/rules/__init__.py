"""What is legal in Oh, Pharao!, and how it scores."""

from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH as GAME

__all__ = ["GAME"]
