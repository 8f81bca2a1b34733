"""The rules page of Kheops."""
