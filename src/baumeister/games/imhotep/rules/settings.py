"""What was chosen before the game: sides, variants, edition; and in words, what that means."""

from __future__ import annotations

from typing import final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.edition import FIELDS, Edition
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, OBELISKS, SITES, TEMPLE


@final
class Settings:
    """What was chosen before the game: sides, variants, edition."""

    def __init__(self, variants: dict[str, str], edition: Edition) -> None:
        self.variants = variants
        self.side_b = [variants[site] == "B" for site in SITES]
        self.wrath = variants["wrath"] == "on"
        self.loose_stones = variants["loose_stones"] == "on"
        self.stones_first = variants["stones_first"] == "on"
        self.edition = edition


def notes_on(settings: Settings, temple_width: int) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    found = [Text("note.wrath", {"n": edition.penalty})] if settings.wrath else []
    if settings.stones_first:
        found.append(Text("note.stones_first"))
    if settings.side_b[TEMPLE]:
        found += _temple(edition, temple_width)
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
