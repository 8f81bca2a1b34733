"""Kleopatra und die Baumeister: build the queen's palace, for two to five players."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Kleopatra und die Baumeister")
