"""The sentences of the rules pages that all games share."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _
from baumeister.games.cleopatra.teaching.rules_texts import CLEOPATRA
from baumeister.games.imhotep.teaching.rules_texts import IMHOTEP
from baumeister.games.kheops.teaching.rules_texts import KHEOPS
from baumeister.games.oh_pharaoh.teaching.rules_texts import OH_PHARAOH
from baumeister.games.valley_of_the_kings.teaching.rules_texts import VALLEY

SHARED: Final[dict[str, Template]] = {
    "rules.title": _("Rules"),
    "rules.about": _(
        "Every game is explained here in our own words, with examples drawn by the same program"
        " that draws the table."
    ),
    "rules.of": _("Rules of {game}"),
    "rules.players": _("{fewest} to {most} players"),
    "rules.contents": _("On this page"),
    "rules.top": _("Back to the top"),
    "rules.example": _("Example"),
    "rules.points": (_("{seat}: {n} point"), _("{seat}: {n} points")),
    "rules.label": _("How sure we are"),
    "rules.values": _("Values"),
    "rules.table": _("Table"),
    "rules.label.confirmed": _("confirmed"),
    "rules.label.single_source": _("single source"),
    "rules.label.reconstruction": _("reconstruction"),
    "rules.about.confirmed": _(
        "Confirmed means that several sources that do not depend on each other agree."
    ),
    "rules.about.single_source": _(
        "Single source means that we know the value from one printed source only, and that nothing"
        " contradicts it."
    ),
    "rules.about.reconstruction": _(
        "Reconstruction means that we worked the value out ourselves because no source shows it."
    ),
    "rules.edition": _("Download all values as an edition file"),
    "rules.edition_about": _(
        "Whoever owns another printing can change values in a copy of this file and choose the copy"
        " when opening a table."
    ),
}

RULES: Final[dict[str, Template]] = {
    **SHARED,
    **IMHOTEP,
    **OH_PHARAOH,
    **CLEOPATRA,
    **KHEOPS,
    **VALLEY,
}
