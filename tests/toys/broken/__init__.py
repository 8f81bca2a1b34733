"""Broken copies of the toys: each breaks one thing, and one law is there to find it."""
