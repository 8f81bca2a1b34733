"""The rules page of Imhotep."""
