"""The table of Oh, Pharao! as a drawing."""

from baumeister.games.oh_pharaoh.drawing.board import OhPharaohDrawer

DRAWER = OhPharaohDrawer()
