"""What was chosen before the game: variants and edition; and in words, what that means."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.edition import Edition

ENDLESS: Final = 1_000  # offers: nobody makes so many, and every game has an end (Ruling OP-13)


@final
class Settings:
    """What was chosen before the game."""

    def __init__(self, variants: dict[str, str], edition: Edition) -> None:
        self.variants = variants
        offers = variants["offers"]
        self.has_limit = offers != "unlimited"
        self.offers = int(offers) if self.has_limit else ENDLESS  # in a turn
        self.trades_alike = variants["alike"] == "on"
        self.four_cards = variants["four_cards"] == "on"
        self.must_take = variants["must_take"] == "on"
        self.edition = edition


def notes_on(settings: Settings) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    return [
        *_trading(settings),
        *([Text("note.must_take")] if settings.must_take else []),
        Text("note.two_pyramids", {"space": edition.two_pyramids}),
        Text("note.three_steps", {"space": edition.three_steps}),
        Text("note.last_space", {"space": edition.last_space}),
        *provenance_notes(edition.provenances),
    ]


def _trading(settings: Settings) -> list[Text]:
    if not settings.offers:
        return [Text("note.no_offers")]
    limit = Text("note.offers", {"n": settings.offers})
    found = [limit if settings.has_limit else Text("note.offers.unlimited")]
    if settings.four_cards:
        found.append(Text("note.four_cards"))
    if not settings.trades_alike:
        found.append(Text("note.alike"))
    return found
