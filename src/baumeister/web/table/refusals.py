"""Refusals of a table, beside those of the rules."""

from __future__ import annotations

from baumeister.core.refusal import Refusal


class NotYours(Refusal):
    """Somebody else may do or see this, but not this person."""
