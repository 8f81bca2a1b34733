"""Tal der Könige, explained."""
