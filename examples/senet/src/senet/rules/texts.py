"""Every sentence of Senet in English; `locale/de.po` has them in German."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _

TEMPLATES: Final[dict[str, Template]] = {
    "action.throw": _("The sticks show {steps}"),
    "action.move": _("Move the piece on square {square}"),
    "action.move.moves": _("Move from square {square} to square {goal}"),
    "action.move.swaps": _("Move from square {square} to square {goal} and swap places"),
    "action.move.drowns": _("Fall into the water and come back on square {goal}"),
    "action.move.leaves": _("Leave the board from square {square}"),
    "ask.ThrowSticks": _("{seat} throws the sticks."),
    "ask.MovePiece": _("You threw {steps}: which piece moves?"),
    "event.throws": _("{seat:* throws|You throw} {steps}."),
    "event.moves": _("{seat:* moves|You move} from square {square} to square {goal}."),
    "event.swaps": _("{seat:* moves|You move} to square {goal}, {other:*|you} to square {square}."),
    "event.drowns": _("{seat:* falls|You fall} into the water, back to square {goal}."),
    "event.leaves": _("{seat:* takes|You take} a piece off the board."),
    "event.stays": _("{seat:* cannot|You cannot} move."),
    "event.breaks_off": _("Nobody wants to throw any more: the game is abandoned."),
    "source.pieces": _("Pieces off the board"),
    "refuse.not_yours": _("You have no piece on this square."),
    "refuse.own": _("One of your own pieces stands where this one would arrive."),
    "refuse.safe": _("This enemy is safe, beside another one or in one of the last houses."),
    "refuse.blockade": _("Three enemies in a row cannot be passed."),
    "refuse.beauty": _("Every piece must stop at the House of Beauty, square 26."),
    "refuse.exact": _("A piece leaves the last houses only with an exact throw."),
}

SENTENCES: Final = Sentences(TEMPLATES, from_one=("square", "goal"))
