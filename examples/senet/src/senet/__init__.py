"""Senet: the race through thirty houses, as a box for Baumeister."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Senet")
