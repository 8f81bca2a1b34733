"""Encodings: what a seat may know, as numbers."""
