"""What the chosen readings and the printed values mean, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text

if TYPE_CHECKING:
    from baumeister.games.kheops.rules.state import Kheops


def notes(state: Kheops) -> list[Text]:
    settings, edition = state.settings, state.settings.edition
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
