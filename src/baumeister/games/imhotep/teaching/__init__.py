"""Imhotep, explained."""
