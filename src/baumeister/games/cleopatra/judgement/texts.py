"""Where points come from in Kleopatra: the end of a sentence for each part of its value."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "amount": (_("about {n} talent"), _("about {n} talents")),
    "part.talents": _("right away"),
    "part.merchants": _("with merchants of the Nile"),
    "part.hand": _("with cards for building"),
    "part.market": _("on the next visit to the market"),
    "part.future": _("with time left to build"),
    "part.crocodile": _("when the crocodile comes"),
    "part.sanctuaries": _("with sanctuaries"),
}
