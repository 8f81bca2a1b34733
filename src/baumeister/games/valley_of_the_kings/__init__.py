"""Valley of the Kings (Tal der Könige): bid for blocks, claim sites, build pyramids, steal."""

from baumeister.games.box import Box

BOX = Box(__name__, title="Tal der Könige")
