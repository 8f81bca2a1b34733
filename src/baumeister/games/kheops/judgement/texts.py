"""Why a move of Kheops is good, in English: clauses for each part of its value.

A part may bring more to the seat that asked (`gain`), less to a rival (`deny`), or less to the seat
itself (`lose`). Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.halls": _("brings you {points} for halls"),
    "gain.sarcophagi": _("brings you {points} for sarcophagi"),
    "gain.apex": _("brings you {points} at the apex"),
    "gain.longest": _("brings you {points} for the longest section"),
    "gain.closed": _("brings you {points} for closed sections"),
    "gain.ankhs": _("brings you {points} for ankhs"),
    "gain.figures": _("saves you {points} in special figures for later"),
    "gain.turn": _("brings you {points} in the turn that follows"),
    "gain.match": _("brings you {points} in the match"),
    "deny.halls": _("takes {points} from {other} for halls"),
    "deny.sarcophagi": _("takes {points} from {other} for sarcophagi"),
    "deny.apex": _("takes {points} from {other} at the apex"),
    "deny.longest": _("takes {points} from {other} for the longest section"),
    "deny.closed": _("takes {points} from {other} for closed sections"),
    "deny.ankhs": _("takes {points} from {other} for ankhs"),
    "deny.figures": _("takes {points} from {other} in special figures"),
    "deny.turn": _("takes {points} from {other} in the turn that follows"),
    "deny.match": _("takes {points} from {other} in the match"),
    "lose.halls": _("costs you {points} for halls"),
    "lose.sarcophagi": _("costs you {points} for sarcophagi"),
    "lose.apex": _("costs you {points} at the apex"),
    "lose.longest": _("costs you {points} for the longest section"),
    "lose.closed": _("costs you {points} for closed sections"),
    "lose.ankhs": _("costs you {points} for ankhs"),
    "lose.figures": _("costs you {points} in special figures"),
    "lose.turn": _("costs you {points} in the turn that follows"),
    "lose.match": _("costs you {points} in the match"),
}
