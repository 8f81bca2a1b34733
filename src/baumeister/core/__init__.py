"""The protocol every game speaks; knows no game."""
