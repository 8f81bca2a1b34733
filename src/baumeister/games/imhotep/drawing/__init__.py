"""The table of Imhotep as a drawing."""

from baumeister.games.imhotep.drawing.board import ImhotepDrawer

DRAWER = ImhotepDrawer()
