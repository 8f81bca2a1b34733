"""Valley of the Kings (Tal der Könige): bid for blocks, claim sites, build pyramids, steal."""
