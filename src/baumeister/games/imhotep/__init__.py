"""Imhotep: ship stones to five building sites, for two to four players."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Imhotep")
