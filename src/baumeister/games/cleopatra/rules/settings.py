"""What was chosen before the game: variants and edition; and in words, what that means."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.edition import Edition

OLD_READINGS: Final = ("vizier_waits", "envoy_asks_all", "must_turn", "clean_paying")


@final
class Settings:
    """What was chosen before the game."""

    def __init__(self, variants: dict[str, str], edition: Edition, seats: int) -> None:
        self.variants = variants
        self.edition = edition
        self.garden = edition.garden
        self.two_players = seats == 2
        self.vizier_waits = variants["vizier_waits"] == "on"
        self.envoy_asks_all = variants["envoy_asks_all"] == "on"
        self.must_turn = variants["must_turn"] == "on"
        self.clean_paying = variants["clean_paying"] == "on"


def notes_on(settings: Settings) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    crocodile = Text("note.crocodile")
    if settings.two_players:
        crocodile = Text("note.two_players", {"n": edition.too_many})
    return [
        crocodile,
        Text("about.flipping." + settings.variants["flipping"]),
        *(Text(f"about.{key}.on") for key in OLD_READINGS if settings.variants[key] == "on"),
        Text("note.hand", {"n": edition.hand}),
        Text("note.several", {"two": edition.bonus[2], "three": edition.bonus[3]}),
        Text("note.merchant", {"n": edition.merchant_value}),
        Text("note.trompe.on" if edition.trompe_is_artisan else "note.trompe.off"),
        Text("note.last_round", {"round": edition.rounds}),
        *provenance_notes(edition.provenances),
    ]
