"""The table of Kleopatra und die Baumeister as a drawing."""

from baumeister.games.cleopatra.drawing.board import CleopatraDrawer

DRAWER = CleopatraDrawer()
