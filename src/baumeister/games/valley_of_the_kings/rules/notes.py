"""What the chosen variants and printed values mean, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from baumeister.games.valley_of_the_kings.rules.state import Valley


def notes(state: Valley) -> list[Text]:
    settings, edition = state.settings, state.settings.edition
    kinds = [kind for kind in range(len(KINDS)) if kind != STRIPED or settings.stripes]
    found = [_points(edition, kind) for kind in kinds]
    sites = ", ".join(SITE_NAMES[site] for site in settings.board.sites)
    found += [
        Text("note.hidden_block"),
        Text("note.sites", {"n": state.seats}, {"sites": sites}),
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
