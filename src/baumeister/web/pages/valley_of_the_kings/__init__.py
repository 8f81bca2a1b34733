"""The rules page of Valley of the Kings."""
