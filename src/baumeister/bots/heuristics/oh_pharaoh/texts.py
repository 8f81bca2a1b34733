"""Why a move of Oh, Pharao! is good, in English: a clause for each part of its value.

Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.scored": _("points for certain: +{n}"),
    "gain.laid": _("pyramids on the table: +{n}"),
    "gain.reach": _("pyramids your hand can build: +{n}"),
    "gain.hope": _("pyramids that lack a few cards: +{n}"),
    "gain.cards": _("useful cards: +{n}"),
    "gain.special": _("thieves, tax collectors and pharaohs: +{n}"),
    "gain.risk": _("less for thieves to take: +{n}"),
    "gain.trade": _("a promising offer: +{n}"),
    "deny.scored": _("costs {other} {n} points"),
    "deny.laid": _("costs {other} {n} on the table"),
    "deny.reach": _("spoils what the hand of {other} can build: {n}"),
    "deny.hope": _("spoils what {other} hopes to build: {n}"),
    "deny.cards": _("costs {other} cards worth {n}"),
    "deny.special": _("costs {other} a special card worth {n}"),
    "deny.risk": _("threatens a pyramid of {other}: {n}"),
    "deny.trade": _("takes a good offer from {other}: {n}"),
}
