"""The table of Tal der Könige as a drawing."""

from baumeister.games.valley_of_the_kings.drawing.board import ValleyDrawer

DRAWER = ValleyDrawer()
