"""Why a move of Imhotep is good, in English: a clause for each part of its value.

Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.pyramid": _("pyramid +{n}"),
    "gain.temple": _("temple +{n}"),
    "gain.burial_chamber": _("burial chamber +{n}"),
    "gain.obelisks": _("obelisks +{n}"),
    "gain.decorations": _("decorations +{n}"),
    "gain.statues": _("statues +{n}"),
    "gain.blue_cards": _("blue cards +{n}"),
    "gain.wrath": _("appeases the Pharaoh: +{n}"),
    "gain.sled": _("stones on the sled: +{n}"),
    "gain.ships": _("stones on ships: +{n}"),
    "gain.turn": _("keeps the next move: +{n}"),
    "gain.choice": _("a good choice to make: +{n}"),
    "deny.pyramid": _("costs {other} {n} at the pyramid"),
    "deny.temple": _("costs {other} {n} at the temple"),
    "deny.burial_chamber": _("costs {other} {n} in the burial chamber"),
    "deny.obelisks": _("costs {other} {n} at the obelisks"),
    "deny.decorations": _("costs {other} {n} for decorations"),
    "deny.statues": _("costs {other} {n} for statues"),
    "deny.blue_cards": _("costs {other} {n} for blue cards"),
    "deny.wrath": _("brings the wrath of the Pharaoh closer to {other}: {n}"),
    "deny.sled": _("leaves {other} with fewer stones on the sled: {n}"),
    "deny.ships": _("costs the stones of {other} on ships {n}"),
    "deny.turn": _("takes the next move from {other}: {n}"),
    "deny.choice": _("leaves {other} a poorer choice: {n}"),
}
