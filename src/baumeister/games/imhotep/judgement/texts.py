"""Where points come from in Imhotep: the end of a sentence for each part of its value."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "part.pyramid": _("at the pyramid"),
    "part.temple": _("at the temple"),
    "part.burial_chamber": _("in the burial chamber"),
    "part.obelisks": _("at the obelisks"),
    "part.decorations": _("with decorations"),
    "part.statues": _("with statues"),
    "part.blue_cards": _("with blue cards"),
    "part.wrath": _("when the wrath of the Pharaoh strikes"),
    "part.sled": _("with stones on the sled"),
    "part.ships": _("on board the ships"),
    "part.turn": _("with the next move"),
    "part.choice": _("in the choice that follows"),
}
