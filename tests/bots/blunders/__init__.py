"""Positions in which any player sees what to do."""
