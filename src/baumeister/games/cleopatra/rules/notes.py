"""What the variants and printed values mean in this game, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text

if TYPE_CHECKING:
    from baumeister.games.cleopatra.rules.state import Cleopatra


def notes(state: Cleopatra) -> list[Text]:
    settings, edition = state.settings, state.settings.edition
    crocodile = Text("note.crocodile")
    if settings.two_players:
        crocodile = Text("note.two_players", {"n": edition.too_many})
    return [
        crocodile,
        Text("about.flipping." + settings.variants["flipping"]),
        Text("note.hand", {"n": edition.hand}),
        Text("note.several", {"two": edition.bonus[2], "three": edition.bonus[3]}),
        Text("note.merchant", {"n": edition.merchant_value}),
        Text("note.trompe.on" if edition.trompe_is_artisan else "note.trompe.off"),
        Text("note.last_round", {"round": edition.rounds}),
        *provenance_notes(edition.provenances),
    ]
