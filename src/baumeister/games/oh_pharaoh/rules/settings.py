"""What was chosen before the game: variants and edition; and in words, what that means."""

from __future__ import annotations

from typing import final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.edition import Edition


@final
class Settings:
    """What was chosen before the game."""

    def __init__(self, variants: dict[str, str], edition: Edition) -> None:
        self.variants = variants
        self.offers = int(variants["offers"])  # in a turn
        self.trades_alike = variants["alike"] == "on"
        self.edition = edition


def notes_on(settings: Settings) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    offers = (
        Text("note.offers", {"n": settings.offers}) if settings.offers else Text("note.no_offers")
    )
    found = [offers]
    if settings.offers and not settings.trades_alike:
        found.append(Text("note.alike"))
    return [
        *found,
        Text("note.two_pyramids", {"space": edition.two_pyramids}),
        Text("note.three_steps", {"space": edition.three_steps}),
        Text("note.last_space", {"space": edition.last_space}),
        *provenance_notes(edition.provenances),
    ]
