"""What people write, made fit to be shown to others."""

from __future__ import annotations

from typing import Final

NAME_LENGTH: Final = 24  # characters that others see
TYPED_NAME_LENGTH: Final = 200  # characters that are read before a name is cut
JOINER: Final = "\u200d"  # makes one emoji of several


def tidy(text: str) -> str:
    """One line that shows what it says: no control characters, nothing that turns it around."""
    shown = "".join(c if c.isprintable() or c == JOINER else " " for c in text)
    return " ".join(shown.split())


def tidy_name(name: str) -> str:
    """A name as others will see it, and not too long."""
    return tidy(name)[:NAME_LENGTH].strip(" " + JOINER)
