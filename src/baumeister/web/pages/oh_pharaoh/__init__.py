"""The rules page of Oh, Pharao!."""
