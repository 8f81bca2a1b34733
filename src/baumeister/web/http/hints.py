"""Hints: what a bot would do on somebody's seat, and why; and why a bot has done what it did."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.bots.judgement import judgement_of
from baumeister.core.event import PUBLIC
from baumeister.core.refusal import IllegalAction, StaleVersion
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.web.http.access import at_table
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import at_desk, number, server_of
from baumeister.web.http.server import Server
from baumeister.web.table.fair_queue import QueueIsFull
from baumeister.web.table.table import Table
from baumeister.web.table.thinkers import Advice, Explained, Job
from baumeister.web.view.replay_film import moment_of
from baumeister.web.view.replay_source import HIDDEN, record_to_find
from baumeister.web.view.speech import names_for, say_at
from baumeister.web.view.visitor import Visitor

ADVISER: Final = "architect"
BETWEEN: Final = "; "  # alternatives


async def hint(request: Request) -> Response:
    """`{"seat", "version"}`: → the answer an architect would give, in words, and the reason.

    Its name on the board may tell points at sight, which the reason counts differently.
    """
    table, visitor, data = await at_table(request)
    seat, version = number(data, "seat"), table.version
    table.check_sitter(visitor.person, seat)
    _check_hints(table, visitor)
    table.check_moment(seat, number(data, "version"))
    if seat not in table.asked():
        raise IllegalAction(Text("refuse.nothing_asked"))
    server = server_of(request)
    _limit(server, visitor, "web.next_hint")
    whim = server.house.whim(table.info.id, seat, table.answers_of(seat))
    record = table.match.record.to_text()
    job = Job(table.info.id, record, seat, ADVISER, whim.getrandbits(32))
    found, reason = await _advised(server, job, visitor)
    if table.version != version:
        raise StaleVersion(Text("refuse.stale"))
    return JSONResponse(_advice(table, visitor, seat, found, reason))


async def why(request: Request) -> Response:
    """`{"at"}`: → one sentence about the answer of a bot that led to this moment.

    `{"event"}` asks about a line of the log instead, by its number. While the game runs, it is
    found from what everybody could see.
    """
    table, visitor, data = await at_table(request)
    _check_hints(table, visitor)
    before = _answer_before(table, await _moment(request, table, visitor, data))
    earlier = replace(table.match.record, entries=table.match.record.entries[:before])
    known = (await at_desk(request, visitor, record_to_find(table, visitor))).entries
    seat, notation = known[before]
    if table.seats[seat].kind != "bot":
        raise Problem(409, Text("web.no_bot_then"))
    if notation == HIDDEN:
        raise Problem(403, Text("web.still_secret"))
    server = server_of(request)
    _limit(server, visitor, "web.ask_again")
    own = table.seats_of(visitor.person)
    explained = Explained(
        notation,
        eyes=seat if table.is_over else PUBLIC,
        reader=own[0] if len(own) == 1 else PUBLIC,
        earlier=tuple(answer for who, answer in known[:before] if who == seat),
    )
    whim = server.house.whim(table.info.id, seat, before)
    job = Job(
        table.info.id,
        earlier.to_text(),
        seat,
        table.seats[seat].level,
        whim.getrandbits(32),
        explained=explained,
    )
    _, reason = await _advised(server, job, visitor)
    return JSONResponse({"why": _said(table, visitor, reason)})


def _check_hints(table: Table, who: Visitor) -> None:
    if not table.has_hints_for(who.person):
        raise Problem(403, Text("web.no_hints"))


def _limit(server: Server, who: Visitor, key: str) -> None:
    """Thinking costs a second: whoever asks too often is told when it goes on."""
    now = server.house.now()
    if not server.hints.allows(who.person, now):
        wait = server.hints.wait(who.person, now)
        raise Problem(429, Text(key, {"n": wait}), wait)


async def _advised(server: Server, job: Job, who: Visitor) -> tuple[Advice, Text]:
    try:
        found = await server.thinkers.advise(job, who.person)
    except QueueIsFull:
        raise Problem(429, Text("web.too_many")) from None
    if found is None or found.why is None:
        raise Problem(503, Text("web.hint_failed"))
    return found, found.why


async def _moment(request: Request, table: Table, who: Visitor, data: dict[str, object]) -> int:
    """Finding the answer behind a line costs a replay, which nobody else waits for."""
    if "event" not in data:
        return number(data, "at")
    record = table.match.record
    known = replace(record, entries=record.entries[:])
    event = number(data, "event")
    return await at_desk(request, who, lambda: moment_of(table.game, known, event))


def _answer_before(table: Table, at: int) -> int:
    """The number of the answer that led to a moment; what chance did after it belongs to it."""
    entries = table.match.record.entries
    if not 0 < at <= len(entries):
        raise Problem(400, Text("web.bad_value", words={"key": "at"}))
    for place in range(at - 1, -1, -1):
        if entries[place][0] != CHANCE:
            return place
    raise Problem(409, Text("web.no_bot_then"))


def _said(table: Table, who: Visitor, text: Text) -> str:
    return judgement_of(table.game).sentences.say(text, who.language, names_for(table, who))


def _advice(table: Table, who: Visitor, seat: int, found: Advice, why: Text) -> dict[str, str]:
    """What the page shows of a hint."""
    return {
        "action": found.notation,
        "what": _named(table, who, seat, found.notation),
        "why": _said(table, who, why),
        "more": _more(table, who, seat, found),
    }


def _more(table: Table, who: Visitor, seat: int, found: Advice) -> str:
    """For those who ask again: the best alternatives, and how often each wins."""
    if len(found.chances) < 2:
        return who.say("table.hint_alone")
    (_, wins), *others = found.chances
    told = [f"{_named(table, who, seat, other)} – {theirs}" for other, theirs in others]
    words = {"wins": str(wins), "others": BETWEEN.join(told)}
    return say_at(table, who, "table.hint_more", words)


def _named(table: Table, who: Visitor, seat: int, notation: str) -> str:
    action = table.game.vocabulary.parse(notation)
    what = table.match.state.mask(seat).describe(seat, action)
    return table.game.sentences.say(what, who.language, names_for(table, who))
