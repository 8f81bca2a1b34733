"""Reviews: of a game that is over, or of a record that somebody brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.record import replay as replayed
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.review.course import turns_of
from baumeister.review.review import Review
from baumeister.web.http.access import table_of
from baumeister.web.http.errors import sentence_of, status_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.replay import FORM_BYTES
from baumeister.web.http.requests import (
    at_desk,
    body,
    form,
    number,
    payer,
    server_of,
    visitor,
    word,
)
from baumeister.web.table.names import tidy_name
from baumeister.web.table.reviews import Reviewing, TooManyReviews, Wanted, with_names
from baumeister.web.view.bring_page import RECORD_LENGTH, bring_page
from baumeister.web.view.replay_source import record_of_text
from baumeister.web.view.review_page import Progress, Reviewed, content, progress, review_page
from baumeister.web.view.speech import names_for, reader_of
from baumeister.web.view.visitor import Visitor

SEAT_LENGTH: Final = 2  # digits
COST: Final = 3  # visits: a record is replayed for each page
NAME_LENGTH: Final = 24  # characters of a digest that name a record


async def review(request: Request) -> Response:
    """`?seat=S`: the review of a finished game, from the visitor's seat or the one named."""
    about, found = await reviewed_table(request, again=True)
    return HTMLResponse(await _page(request, about, found))


async def review_news(request: Request) -> Response:
    """`?seat=S&looks=N`: how far it is, and what has become finer since so many looks."""
    about, found = await reviewed_table(request)
    return JSONResponse(await _news(request, about, found, request.query_params.get("looks", "")))


async def review_of_text(request: Request) -> Response:
    """By form, `record` and `seat`: the review of a record that somebody brought."""
    who, text = await visitor(request, COST), ""
    try:
        data = await form(request, FORM_BYTES)
        text = data.get("record", "")
        if len(text) > RECORD_LENGTH:
            raise Problem(413, Text("web.too_large"))
        about, found = await reviewed_text(request, who, text, data.get("seat", ""), again=True)
    except (Problem, Refusal) as error:
        again = bring_page(who, text[:RECORD_LENGTH], sentence_of(error, who.language))
        return HTMLResponse(str(again), status_of(error))
    return HTMLResponse(await _page(request, about, found))


async def news_of_text(request: Request) -> Response:
    """`{"record", "seat", "looks"}`: the same for such a record."""
    data = await body(request)
    text, seat = word(data, "record", RECORD_LENGTH), word(data, "seat", SEAT_LENGTH, "")
    about, found = await reviewed_text(request, await visitor(request, COST), text, seat)
    return JSONResponse(await _news(request, about, found, str(number(data, "looks"))))


async def reviewed_table(request: Request, *, again: bool = False) -> tuple[Reviewed, Reviewing]:
    await table_of(request)
    who, table = await visitor(request, COST), await table_of(request)
    if not table.is_over:
        raise Problem(409, Text("web.still_running"))
    names, own, seats = names_for(table, who), reader_of(table, who.person), len(table.seats)
    usual = own if 0 <= own < seats else 0
    seat = _seat(request.query_params.get("seat", ""), seats, usual)
    record = replace(table.match.record, entries=table.match.record.entries[:])
    about = Reviewed(who, table.game, seat, names, seats, own, table.info.id)
    wanted = await at_desk(
        request, who, lambda: _wanted(table.info.id, table.game, record, seat, is_kept=True)
    )
    return about, await _begun(request, wanted, who, again=again)


async def reviewed_text(
    request: Request, who: Visitor, text: str, wished: str, *, again: bool = False
) -> tuple[Reviewed, Reviewing]:
    about, wanted = await at_desk(request, who, lambda: _read(who, text, wished))
    return about, await _begun(request, wanted, who, again=again)


def _read(who: Visitor, text: str, wished: str) -> tuple[Reviewed, Wanted]:
    """A record that somebody brought."""
    record = record_of_text(text)
    game = game_named(record.game)
    replayed(game, record)
    seat = _seat(wished, record.seats, 0)
    names = [tidy_name(name) for name in record.players]
    is_named = len(names) == record.seats and all(names)
    about = Reviewed(who, game, seat, names if is_named else None, record.seats, text=text)
    name = sha256(with_names(record, []).encode()).hexdigest()[:NAME_LENGTH]
    return about, _wanted(name, game, record, seat, is_kept=False)


def _wanted(name: str, game: Game, record: Record, seat: int, *, is_kept: bool) -> Wanted:
    turns = len(turns_of(game, record))
    return Wanted(name, with_names(record, []), turns, seat, is_kept=is_kept)


def _seat(wished: str, seats: int, usual: int) -> int:
    if not wished:
        return usual
    if wished not in [str(seat) for seat in range(seats)]:
        raise Problem(400, Text("web.bad_value", words={"key": "seat"}))
    return int(wished)


async def _begun(request: Request, wanted: Wanted, who: Visitor, *, again: bool) -> Reviewing:
    """What it costs is charged to the visitor, like the thinking of bots; a page tries again what
    has failed, and its news do not.
    """
    try:
        return await server_of(request).reviews.of(wanted, payer(request, who), again=again)
    except TooManyReviews:
        raise Problem(429, Text("review.too_many")) from None


async def _page(request: Request, about: Reviewed, found: Reviewing) -> str:
    find, how_far = found_so_far(about, found), _how_far(found)
    return await at_desk(
        request, about.who, lambda: str(review_page(about, how_far, find() if find else None))
    )


async def _news(
    request: Request, about: Reviewed, found: Reviewing, looks: str
) -> dict[str, object]:
    find, how_far, written = found_so_far(about, found), _how_far(found), ""
    if find is not None and looks != str(how_far.looks):
        written = await at_desk(request, about.who, lambda: str(content(about, find())))
    return {
        "looks": how_far.looks,
        "done": how_far.is_done or how_far.has_failed,
        "progress": str(progress(about, how_far) or ""),
        "content": written,
    }


def _how_far(found: Reviewing) -> Progress:
    return Progress(found.looks, found.done, found.total, found.is_done, found.has_failed)


def found_so_far(about: Reviewed, found: Reviewing) -> Callable[[], Review] | None:
    """What whole looks have found so far, which nobody changes while it is shown elsewhere."""
    looks, known = found.looks, found.known
    if not looks:
        return None

    def review() -> Review:
        shown = Review(about.game, Record.from_text(found.wanted.record))
        shown.known = {about.seat: known}
        shown.looks = {about.seat: looks}
        return shown

    return review
