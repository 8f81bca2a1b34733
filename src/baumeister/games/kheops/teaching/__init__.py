"""Kheops, explained."""
