"""The table of Kheops as a drawing."""

from baumeister.games.kheops.drawing.board import KheopsDrawer

DRAWER = KheopsDrawer()
