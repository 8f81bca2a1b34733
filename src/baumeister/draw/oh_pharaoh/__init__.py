"""Oh, Pharao! as a drawing and as a board of text."""
