"""Which build this is: whether its rules are compiled."""

from __future__ import annotations

from pathlib import Path

from baumeister.core import state


def build() -> str:
    """“interpreted” or “compiled”: the word for programs, and the key of the sentence."""
    return "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"
