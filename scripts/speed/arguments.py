"""Numbers on a command line, checked before anything else is done."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

LONGEST_SECONDS: Final = 3600.0  # seconds, as `baumeister bench` takes them


def at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"“{text}” is no whole number from {least} on.")
        return int(text)

    return number


def duration(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= LONGEST_SECONDS:
        raise ArgumentTypeError(f"“{text}” is no number of seconds up to {LONGEST_SECONDS:.0f}.")
    return value
