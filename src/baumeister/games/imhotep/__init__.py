"""Imhotep: ship stones to five building sites, for two to four players."""
