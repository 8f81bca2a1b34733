"""Kheops: two architects build one pyramid and fight for its sections."""
