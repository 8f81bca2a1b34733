"""Where points come from in Oh, Pharao!: the end of a sentence for each part of its value."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "part.scored": _("right away"),
    "part.laid": _("with pyramids on the table"),
    "part.reach": _("with pyramids ready in the hand"),
    "part.hope": _("with pyramids that still lack cards"),
    "part.cards": _("with useful cards"),
    "part.special": _("with special cards"),
    "part.risk": _("when thieves or joker swaps strike"),
    "part.trade": _("through the offer"),
}
