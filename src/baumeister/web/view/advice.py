"""A hint in words: what a bot would answer on somebody's seat, and why."""

from __future__ import annotations

from baumeister.bots.judgement import judgement_of
from baumeister.core.text import Text
from baumeister.web.table.table import Table
from baumeister.web.view.speech import level_name
from baumeister.web.view.visitor import Visitor


def advice(
    table: Table, who: Visitor, seat: int, level: str, notation: str, why: Text
) -> dict[str, str]:
    """What the page shows of a hint; `level` is the bot that gives it."""
    action = table.game.vocabulary.parse(notation)
    what = table.match.state.mask(seat).describe(seat, action)
    return {
        "action": notation,
        "by": level_name(who, level),
        "what": table.game.sentences.say(what, who.language, table.names),
        "why": judgement_of(table.game).sentences.say(why, who.language, table.names),
    }
