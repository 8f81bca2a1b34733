"""Numbers as tables show them: three digits that count, and a letter for thousands."""

from __future__ import annotations

from scripts.speed.spread import Spread


def short(value: float) -> str:
    """`1.23`, `45.6`, `789`, `1.23 k`, `1.23 M`."""
    if value >= 999_500:
        return f"{digits(value / 1e6)} M"
    if value >= 999.5:
        return f"{digits(value / 1e3)} k"
    return digits(value)


def digits(value: float) -> str:
    for least, form in ((99.95, ".0f"), (9.995, ".1f")):
        if value >= least:
            return f"{value:{form}}"
    return f"{value:.2f}"


def with_range(found: Spread) -> str:
    return f"{short(found.middle)} ({short(found.least)}–{short(found.most)})"
