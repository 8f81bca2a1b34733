"""Why a move in the Valley of the Kings is good, in English: a clause for each part of its value.

Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.finished": _("finished pyramids +{n}"),
    "gain.sites": _("better prospects for your pyramids: +{n}"),
    "gain.danger": _("safer from thieves: +{n}"),
    "gain.booty": _("something to rob: +{n}"),
    "gain.workers": _("workers closer to your sites: +{n}"),
    "deny.finished": _("costs {other} {n} for finished pyramids"),
    "deny.sites": _("makes the pyramids of {other} worth {n} less"),
    "deny.danger": _("puts the sites of {other} in danger: {n}"),
    "deny.booty": _("leaves {other} less to rob: {n}"),
    "deny.workers": _("keeps the workers of {other} away from their sites: {n}"),
}
