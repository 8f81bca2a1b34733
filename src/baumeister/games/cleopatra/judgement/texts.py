"""Why a move of Kleopatra is good, in English: clauses for each part of its value.

A part may bring more to the seat that asked (`gain`), less to a rival (`deny`), or less to the seat
itself (`lose`). Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "amount.trace": _("a fraction of a talent"),
    "amount.half": _("about half a talent"),
    "amount.whole": (_("about {n} talent"), _("about {n} talents")),
    "gain.talents": _("brings you {points} at once"),
    "gain.merchants": _("brings you {points} in merchants of the Nile"),
    "gain.hand": _("brings you {points} in cards to build with"),
    "gain.market": _("brings you {points} at the next visit to the market"),
    "gain.future": _("brings you {points} in time to build"),
    "gain.crocodile": _("keeps {points} of yours safe from the crocodile"),
    "gain.sanctuaries": _("shelters {points} of yours in sanctuaries"),
    "deny.talents": _("takes {points} from {other} at once"),
    "deny.merchants": _("takes {points} from {other} in merchants of the Nile"),
    "deny.hand": _("takes {points} from {other} in cards to build with"),
    "deny.market": _("takes {points} from {other} at the next visit to the market"),
    "deny.future": _("takes {points} from {other} in time to build"),
    "deny.crocodile": _("exposes {points} of {other} to the crocodile"),
    "deny.sanctuaries": _("takes {points} from {other} that sanctuaries sheltered"),
    "lose.talents": _("costs you {points} at once"),
    "lose.merchants": _("costs you {points} in merchants of the Nile"),
    "lose.hand": _("costs you {points} in cards to build with"),
    "lose.market": _("costs you {points} at the next visit to the market"),
    "lose.future": _("costs you {points} in time to build"),
    "lose.crocodile": _("exposes {points} of yours to the crocodile"),
    "lose.sanctuaries": _("costs you {points} that sanctuaries sheltered"),
}
