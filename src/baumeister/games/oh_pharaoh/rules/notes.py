"""What variants and printed values mean, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


def notes(state: OhPharaoh) -> list[Text]:
    settings, edition = state.settings, state.settings.edition
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
