"""Hints: what a bot would do on somebody's seat, and why."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.bots.judgement import judgement_of
from baumeister.core.refusal import IllegalAction, StaleVersion
from baumeister.core.text import Text
from baumeister.web.http.access import at_table
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import number, server_of
from baumeister.web.table.table import Table
from baumeister.web.table.thinkers import Job
from baumeister.web.view.speech import level_name
from baumeister.web.view.visitor import Visitor

ADVISER: Final = "architect"


async def hint(request: Request) -> Response:
    """`{"seat", "version"}`: → the answer an architect would give, in words, and the reason.

    Its name on the board may tell points at sight, which the reason counts differently.
    """
    table, visitor, data = await at_table(request)
    seat, version = number(data, "seat"), table.version
    table.check_sitter(visitor.person, seat)
    if not table.has_hints_for(visitor.person):
        raise Problem(403, Text("web.no_hints"))
    table.check_moment(seat, number(data, "version"))
    if seat not in table.asked():
        raise IllegalAction(Text("refuse.nothing_asked"))
    server = server_of(request)
    if not server.hints.allows(visitor.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    luck = server.house.luck(table.info.id, seat, table.answers_of(seat))
    record = table.match.record.to_text()
    job = Job(table.info.id, record, seat, ADVISER, luck.getrandbits(32))
    found = await server.thinkers.advise(job)
    if found is None or found.why is None:
        raise Problem(503, Text("web.hint_failed"))
    if table.version != version:
        raise StaleVersion(Text("refuse.stale"))
    return JSONResponse(_advice(table, visitor, seat, found.notation, found.why))


def _advice(table: Table, who: Visitor, seat: int, notation: str, why: Text) -> dict[str, str]:
    """What the page shows of a hint."""
    action = table.game.vocabulary.parse(notation)
    what = table.match.state.mask(seat).describe(seat, action)
    return {
        "action": notation,
        "by": level_name(who, ADVISER),
        "what": table.game.sentences.say(what, who.language, table.names),
        "why": judgement_of(table.game).sentences.say(why, who.language, table.names),
    }
