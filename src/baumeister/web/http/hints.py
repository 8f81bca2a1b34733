"""Hints: what a bot would do on somebody's seat, and why."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.bots.judgement import judgement_of
from baumeister.core.refusal import IllegalAction, StaleVersion
from baumeister.core.text import Text
from baumeister.web.http.access import own_seat
from baumeister.web.http.actions import at_table
from baumeister.web.http.replies import Problem, number, server_of
from baumeister.web.table.table import Table, is_played_by_bot
from baumeister.web.view.speech import level_name
from baumeister.web.view.visitor import Visitor

ADVISER: Final = "architect"


async def hint(request: Request) -> Response:
    """`{"seat", "version"}`: → the answer an architect would give, in words, and the reason.

    Its name on the board may tell points at sight, which the reason counts differently.
    """
    table, visitor, data = await at_table(request)
    seat = own_seat(table, visitor, number(data, "seat"))
    version = table.version
    if not may_ask(table, visitor):
        raise Problem(403, Text("web.no_hints"))
    if number(data, "version") != version:
        raise StaleVersion(Text("refuse.stale"))
    if seat not in table.asked():
        raise IllegalAction(Text("refuse.nothing_asked"))
    server = server_of(request)
    if not server.hints.allows(visitor.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    luck = server.house.luck(table.info.id, seat, table.answers_of(seat))
    record = table.match.record.to_text()
    found = await server.thinkers.advise(record, seat, ADVISER, luck.getrandbits(32))
    if found is None or found.why is None:
        raise Problem(503, Text("web.hint_failed"))
    if table.version != version:
        raise StaleVersion(Text("refuse.stale"))
    return JSONResponse(
        {
            "action": found.notation,
            "by": level_name(visitor, ADVISER),
            "what": in_words(table, visitor, seat, found.notation),
            "why": judgement_of(table.game).sentences.say(found.why, visitor.language, table.names),
        }
    )


def in_words(table: Table, visitor: Visitor, seat: int, notation: str) -> str:
    action = table.game.vocabulary.parse(notation)
    text = table.match.state.mask(seat).describe(seat, action)
    return table.game.sentences.say(text, visitor.language, table.names)


def may_ask(table: Table, visitor: Visitor) -> bool:
    """Against bots, or among people at one screen: nobody else could mind."""
    others = [seat for seat in table.seats if seat.person != visitor.person]
    return bool(table.seats_of(visitor.person)) and all(map(is_played_by_bot, others))
