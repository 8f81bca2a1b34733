"""What was chosen before the game: readings, match, edition; and in words, what that means."""

from __future__ import annotations

from typing import final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.kheops.rules.edition import Edition


@final
class Settings:
    """What was chosen before the game: readings of the rulebook, the match, the edition."""

    def __init__(self, variants: dict[str, str], edition: Edition) -> None:
        self.variants = variants
        self.is_strict = variants["closed"] == "everywhere"
        self.shares_ties = variants["ties"] == "both"
        self.replacing_acts = variants["replacing"] == "acts"
        self.games = 2 if variants["match"] == "two_games" else 1
        self.edition = edition


def notes_on(settings: Settings) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    found = [Text(f"note.{variant}.{value}") for variant, value in settings.variants.items()]
    values = {
        "hall": edition.hall,
        "sarcophagus": edition.sarcophagus,
        "pair": edition.pair,
        "apex": edition.apex,
        "longest": edition.longest,
        "closed": edition.closed,
    }
    found += [Text("note.values", values), Text("note.ankhs"), Text("note.tie")]
    return found + provenance_notes(edition.provenances)
