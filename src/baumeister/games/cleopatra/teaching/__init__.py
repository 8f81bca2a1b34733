"""Kleopatra und die Baumeister, explained."""
