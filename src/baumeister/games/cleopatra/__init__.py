"""Kleopatra und die Baumeister: build the queen's palace, for two to five players."""
