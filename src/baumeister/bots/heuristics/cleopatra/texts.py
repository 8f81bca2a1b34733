"""Why a move of Kleopatra is good, in English: a clause for each part of its value.

Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.talents": _("talents +{n}"),
    "gain.merchants": _("merchants of the Nile +{n}"),
    "gain.hand": _("cards to build with: +{n}"),
    "gain.market": _("better stalls for you: +{n}"),
    "gain.future": _("more time to build: +{n}"),
    "gain.crocodile": _("farther from the crocodile: +{n}"),
    "gain.sanctuaries": _("sanctuaries for your amulets: +{n}"),
    "deny.talents": _("costs {other} {n} talents"),
    "deny.merchants": _("costs {other} {n} for merchants of the Nile"),
    "deny.hand": _("makes the cards of {other} worth {n} less"),
    "deny.market": _("leaves {other} poorer stalls: {n}"),
    "deny.future": _("leaves {other} less time to build: {n}"),
    "deny.crocodile": _("brings {other} closer to the crocodile: {n}"),
    "deny.sanctuaries": _("takes room for amulets from {other}: {n}"),
}
