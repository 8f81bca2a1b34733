"""What programs do at a table: the same that people do, through the same guards."""

from __future__ import annotations

from collections.abc import Callable

from baumeister.core.refusal import IllegalAction
from baumeister.core.text import Text
from baumeister.web.api.call import Call, sent
from baumeister.web.api.forms import (
    Agreement,
    Answer,
    AtSeat,
    AtVersion,
    BotAtSeat,
    Changed,
    Joining,
    Nothing,
    Said,
)
from baumeister.web.http.access import change, table_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.table_actions import (
    chosen_level,
    fill_seat,
    line_said,
    request_name,
    seat_in,
    take_seat_back,
)
from baumeister.web.table.names import tidy
from baumeister.web.table.table import NotYours, Table


async def answer(call: Call) -> Changed:
    given = await sent(call, Answer)
    name = request_name({"request": given.request})

    def deed(table: Table) -> None:
        table.answer(call.person, given.seat, given.answer, given.version, name)

    return await _done(call, deed)


async def undo(call: Call) -> Changed:
    given = await sent(call, AtVersion)
    await table_of(call.request)
    version, is_done = await change(
        call.request, lambda table: table.undo(call.person, given.version)
    )
    return Changed(version, is_done)


async def agree(call: Call) -> Changed:
    given = await sent(call, Agreement)
    return await _done(call, lambda table: table.agree_to_undo(call.person, given.agrees))


async def chat(call: Call) -> Changed:
    given = await sent(call, Said)
    data: dict[str, object] = {"text": given.text, "request": given.request}
    await table_of(call.request)
    return await _done(call, line_said(call.request, call.visitor, data))


async def join(call: Call) -> Changed:
    given = await sent(call, Joining)

    def deed(table: Table) -> None:
        seat = _first_open(table) if given.seat is None else given.seat
        chosen = seat_in(table, {"seat": seat})
        table.sit(chosen, call.person, call.visitor.name, tidy(given.word))

    return await _done(call, deed)


def _first_open(table: Table) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise IllegalAction(Text("api.no_open_seat"))
    return free[0]


async def leave(call: Call) -> Changed:
    await sent(call, Nothing)

    def deed(table: Table) -> None:
        own = [n for n in table.seats_of(call.person) if not table.seats[n].is_played_by_bot]
        if not own:
            raise Problem(409, Text("api.no_seat_of_yours"))
        for seat in own:
            table.substitute(seat, chosen_level({}, table.game, table.levels))

    return await _done(call, deed)


async def resign(call: Call) -> Changed:
    given = await sent(call, BotAtSeat)

    def deed(table: Table) -> None:
        seat, data = seat_in(table, {"seat": given.seat}), _level(given)
        if seat not in table.seats_of(call.person):
            raise NotYours(Text("refuse.not_your_seat"))
        table.substitute(seat, chosen_level(data, table.game, table.levels))

    return await _done(call, deed)


async def come_back(call: Call) -> Changed:
    given = await sent(call, AtSeat)

    def deed(table: Table) -> None:
        take_seat_back(table, call.visitor, seat_in(table, {"seat": given.seat}))

    return await _done(call, deed)


async def fill(call: Call) -> Changed:
    given = await sent(call, BotAtSeat)
    data = {"seat": given.seat, **_level(given)}
    return await _done(call, lambda table: fill_seat(table, call.visitor, data))


def _level(given: BotAtSeat) -> dict[str, object]:
    """Without one, the usual level is meant."""
    return {"level": given.level} if given.level else {}


async def _done(call: Call, deed: Callable[[Table], None]) -> Changed:
    """Once everything is on disk."""
    await table_of(call.request)
    version, _ = await change(call.request, deed)
    return Changed(version)
