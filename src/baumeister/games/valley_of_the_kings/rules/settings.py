"""What was chosen before the game: variants and edition; and in words, what that means."""

from __future__ import annotations

from typing import final

from baumeister.core.edition import provenance_notes
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    KINDS,
    LARGE,
    LAST_ROUND,
    SITE_NAMES,
    SMALL,
    STEPS,
    STRIPED,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import PHARAOH_BLOCKS


@final
class Settings:
    """What was chosen before the game: variants and edition."""

    def __init__(self, variants: dict[str, str], edition: Edition) -> None:
        self.variants = variants
        self.unsold_to_pharaoh = variants["unsold"] == "pharaoh"
        self.stripes = variants["stripes"] == "on"
        self.breaks_ties = variants["tie_break"] == "on"
        self.draws_lot = variants["first_player"] == "lot"
        self.opens_free_sites = variants["first_workers"] == "free_sites"
        self.thieves_count = variants["thieves"] == "count"
        self.edition = edition
        self.board = edition.board


def notes_on(settings: Settings, seats: int) -> list[Text]:
    """What the settings mean, for people who ask for the rules."""
    edition = settings.edition
    kinds = [kind for kind in range(len(KINDS)) if kind != STRIPED or settings.stripes]
    found = [_points(edition, kind) for kind in kinds]
    sites = ", ".join(SITE_NAMES[site] for site in settings.board.sites)
    found += [
        Text("note.hidden_block"),
        Text("note.sites", {"n": seats}, {"sites": sites}),
        Text("note.tiles", words={"tiles": _tiles(edition)}),
        Text("note.steps", {"n": STEPS}),
        Text("note.pharaoh", {"n": PHARAOH_BLOCKS}),
        Text("note.last_round", {"n": LAST_ROUND}),
    ]
    return found + provenance_notes(edition.provenances)


def _points(edition: Edition, kind: int) -> Text:
    values = {"small": edition.points[SMALL][kind], "large": edition.points[LARGE][kind]}
    return Text("note.points", {"kind": kind, **values})


def _tiles(edition: Edition) -> str:
    return ", ".join(str(rings) for rings, count in enumerate(edition.tiles) for _ in range(count))
