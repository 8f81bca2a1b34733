"""Why a move in the Valley of the Kings is good, in English: clauses for each part of its value.

A part may bring more to the seat that asked (`gain`), less to a rival (`deny`), or less to the seat
itself (`lose`). Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.finished": _("brings you {points} with finished pyramids"),
    "gain.sites": _("improves the prospects of your pyramids by {points}"),
    "gain.danger": _("keeps {points} of yours safe from theft"),
    "gain.booty": _("brings you {points} in booty"),
    "gain.workers": _("brings you {points} with workers closer to your sites"),
    "deny.finished": _("takes {points} from {other} with finished pyramids"),
    "deny.sites": _("lowers the prospects of {other}’s pyramids by {points}"),
    "deny.danger": _("exposes {points} of {other} to theft"),
    "deny.booty": _("takes {points} from {other} in booty"),
    "deny.workers": _("takes {points} from {other} with workers farther from their sites"),
    "lose.finished": _("costs you {points} with finished pyramids"),
    "lose.sites": _("lowers the prospects of your pyramids by {points}"),
    "lose.danger": _("exposes {points} of yours to theft"),
    "lose.booty": _("costs you {points} in booty"),
    "lose.workers": _("costs you {points} with workers farther from your sites"),
}
