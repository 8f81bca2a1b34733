"""The table of Tal der Könige as a drawing."""

from baumeister.games.valley_of_the_kings.drawing.drawer import ValleyDrawer

DRAWER = ValleyDrawer()
