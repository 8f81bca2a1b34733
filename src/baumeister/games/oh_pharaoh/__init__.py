"""Oh, Pharao! by Thilo Hutzler: pyramids of cards, trade, thieves and tax collectors."""
