"""Oh, Pharao!, explained."""
