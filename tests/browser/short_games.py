"""Printings in which the two long games are short, and have everything that they usually have."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.game import CLEOPATRA
from tests.web.printings import SHORT

CHEAP = {
    "wall = [1, 1, 0, 1, 0]": "wall = [1, 0, 0, 0, 0]",
    "sphinx = [1, 1, 1, 0, 0]": "sphinx = [0, 1, 0, 0, 0]",
    "mosaic = [2, 1, 1, 0, 1]": "mosaic = [1, 1, 0, 0, 0]",
    "merchants = [3]": "merchants = [9]",
    "symbols = [1]": "symbols = [5]",
    "steps = [5]": "steps = [2]",
}


def cheap_cleopatra(changes: dict[str, str] | None = None) -> str:
    """The printed values, but for those that make a game short."""
    text = CLEOPATRA.edition()
    for old, new in {**CHEAP, **(changes or {})}.items():
        assert old in text
        text = text.replace(old, new)
    return text


def short(game: str) -> dict[str, str]:
    """What to wish for when a table is opened; other games are short as they are."""
    printings = {"cleopatra": cheap_cleopatra(), "oh_pharaoh": SHORT}
    return {"edition": printings[game]} if game in printings else {}
