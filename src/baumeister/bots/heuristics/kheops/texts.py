"""Why a move of Kheops is good, in English: a clause for each part of its value.

Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.halls": _("halls +{n}"),
    "gain.sarcophagi": _("sarcophagi +{n}"),
    "gain.apex": _("apex +{n}"),
    "gain.longest": _("longest section +{n}"),
    "gain.closed": _("closed sections +{n}"),
    "gain.ankhs": _("ankhs +{n}"),
    "gain.figures": _("figures in good places: +{n}"),
    "gain.turn": _("keeps the initiative: +{n}"),
    "gain.match": _("the other game of the match: +{n}"),
    "deny.halls": _("costs {other} {n} for halls"),
    "deny.sarcophagi": _("costs {other} {n} for sarcophagi"),
    "deny.apex": _("costs {other} {n} at the apex"),
    "deny.longest": _("costs {other} {n} for the longest section"),
    "deny.closed": _("costs {other} {n} for closed sections"),
    "deny.ankhs": _("costs {other} {n} for ankhs"),
    "deny.figures": _("leaves the figures of {other} worse places: {n}"),
    "deny.turn": _("takes the initiative from {other}: {n}"),
    "deny.match": _("costs {other} {n} in the match"),
}
