"""Why a move of Oh, Pharao! is good, in English: clauses for each part of its value.

A part may bring more to the seat that asked (`gain`), less to a rival (`deny`), or less to the seat
itself (`lose`). Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.scored": _("brings you {points} for certain"),
    "gain.laid": _("brings you {points} with pyramids on the table"),
    "gain.reach": _("brings you {points} with pyramids your hand can build"),
    "gain.hope": _("brings you {points} with pyramids that still lack cards"),
    "gain.cards": _("brings you {points} in useful cards"),
    "gain.special": _("brings you {points} in special cards"),
    "gain.risk": _("keeps {points} of yours safe from thieves and joker swaps"),
    "gain.trade": _("promises you {points} from your offer"),
    "deny.scored": _("takes {points} from {other} for certain"),
    "deny.laid": _("takes {points} from {other} with pyramids on the table"),
    "deny.reach": _("takes {points} from {other} with pyramids ready in the hand"),
    "deny.hope": _("takes {points} from {other} with pyramids that still lack cards"),
    "deny.cards": _("takes {points} from {other} in useful cards"),
    "deny.special": _("takes {points} from {other} in special cards"),
    "deny.risk": _("exposes {points} of {other} to thieves and joker swaps"),
    "deny.trade": _("takes {points} from {other} that an offer promised"),
    "lose.scored": _("costs you {points} for certain"),
    "lose.laid": _("costs you {points} with pyramids on the table"),
    "lose.reach": _("costs you {points} with pyramids your hand can build"),
    "lose.hope": _("costs you {points} with pyramids that still lack cards"),
    "lose.cards": _("costs you {points} in useful cards"),
    "lose.special": _("costs you {points} in special cards"),
    "lose.risk": _("exposes {points} of yours to thieves and joker swaps"),
    "lose.trade": _("costs you {points} that your offer promised"),
}
