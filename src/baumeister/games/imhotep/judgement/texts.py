"""Why a move of Imhotep is good, in English: clauses for each part of its value.

A part may bring more to the seat that asked (`gain`), less to a rival (`deny`), or less to the seat
itself (`lose`). Other languages translate it in the catalogue.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "gain.pyramid": _("brings you {points} at the pyramid"),
    "gain.temple": _("brings you {points} at the temple"),
    "gain.burial_chamber": _("brings you {points} in the burial chamber"),
    "gain.obelisks": _("brings you {points} at the obelisks"),
    "gain.decorations": _("brings you {points} for decorations"),
    "gain.statues": _("brings you {points} for statues"),
    "gain.blue_cards": _("brings you {points} with blue cards"),
    "gain.wrath": _("saves you {points} from the wrath of the Pharaoh"),
    "gain.sled": _("brings you {points} in stones on the sled"),
    "gain.ships": _("improves the prospects of your stones on board by {points}"),
    "gain.turn": _("brings you {points} by moving next"),
    "gain.choice": _("brings you {points} in the choice that follows"),
    "deny.pyramid": _("takes {points} from {other} at the pyramid"),
    "deny.temple": _("takes {points} from {other} at the temple"),
    "deny.burial_chamber": _("takes {points} from {other} in the burial chamber"),
    "deny.obelisks": _("takes {points} from {other} at the obelisks"),
    "deny.decorations": _("takes {points} from {other} for decorations"),
    "deny.statues": _("takes {points} from {other} for statues"),
    "deny.blue_cards": _("takes {points} from {other} with blue cards"),
    "deny.wrath": _("takes {points} from {other} through the wrath of the Pharaoh"),
    "deny.sled": _("takes {points} from {other} in stones on the sled"),
    "deny.ships": _("leaves {other} {points} less on board the ships"),
    "deny.turn": _("takes {points} from {other} along with the next move"),
    "deny.choice": _("takes {points} from {other} in the choice that follows"),
    "lose.pyramid": _("costs you {points} at the pyramid"),
    "lose.temple": _("costs you {points} at the temple"),
    "lose.burial_chamber": _("costs you {points} in the burial chamber"),
    "lose.obelisks": _("costs you {points} at the obelisks"),
    "lose.decorations": _("costs you {points} for decorations"),
    "lose.statues": _("costs you {points} for statues"),
    "lose.blue_cards": _("costs you {points} with blue cards"),
    "lose.wrath": _("costs you {points} through the wrath of the Pharaoh"),
    "lose.sled": _("costs you {points} in stones on the sled"),
    "lose.ships": _("leaves you {points} less on board the ships"),
    "lose.turn": _("costs you {points} along with the next move"),
    "lose.choice": _("costs you {points} in the choice that follows"),
}
