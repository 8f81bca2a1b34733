"""Oh, Pharao! by Thilo Hutzler: pyramids of cards, trade, thieves and tax collectors."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Oh, Pharao!")
