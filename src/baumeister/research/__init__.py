"""Adapters for research; what they need is installed apart from Baumeister."""
