"""What the chosen sides, variants and printed values mean, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.edition import FIELDS, Edition
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, OBELISKS, TEMPLE

if TYPE_CHECKING:
    from baumeister.games.imhotep.rules.state import Imhotep


def notes(state: Imhotep) -> list[Text]:
    settings, edition = state.settings, state.settings.edition
    found = [Text("note.wrath", {"n": edition.penalty})] if settings.wrath else []
    if settings.side_b[TEMPLE]:
        found += _temple(edition, state.temple.width)
    if not settings.side_b[BURIAL_CHAMBER]:
        found.append(_sets("note.areas", edition))
    if settings.side_b[OBELISKS]:
        found += _obelisks(edition, settings.loose_stones)
    found += [_sets("note.statues", edition), Text("note.blue_cards")]
    return found + provenance_notes(edition.provenances)


def _temple(edition: Edition, width: int) -> list[Text]:
    """A sentence for each kind of field that is in play."""
    found = []
    for kind, name in enumerate(FIELDS):
        kinds = edition.temple_fields[:width]
        fields = [str(number) for number, field in enumerate(kinds, 1) if field == kind]
        if fields:
            found.append(Text(f"note.temple.{name}", words={"fields": ", ".join(fields)}))
    return found


def _sets(key: str, edition: Edition) -> Text:
    values = ", ".join(str(value) for value in edition.set_values)
    return Text(key, {"n": edition.set_further}, {"values": values})


def _obelisks(edition: Edition, loose_stones: bool) -> list[Text]:
    """Ruling IM-13."""
    worth = Text("note.loose_stones.on", {"n": edition.loose_stone})
    return [worth if loose_stones else Text("note.loose_stones.off"), Text("note.obelisks")]
