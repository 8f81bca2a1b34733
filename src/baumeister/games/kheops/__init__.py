"""Kheops: two architects build one pyramid and fight for its sections."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Kheops")
