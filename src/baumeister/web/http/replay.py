"""Replay: any moment of a game, from any seat that may be looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from urllib.parse import parse_qs

from htpy import Node, button, form, h1, input, label, p, section, textarea
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from baumeister.core.record import Record
from baumeister.core.record import replay as replayed
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.http.access import table_of
from baumeister.web.http.identity import tidy_name
from baumeister.web.http.replies import Problem, address, body, server_of, visitor, word
from baumeister.web.table.table import Table
from baumeister.web.view.layout import page
from baumeister.web.view.replay_film import (
    ALL_OPEN,
    FROM_OUTSIDE,
    Film,
    View,
    moment_number,
    view_of,
)
from baumeister.web.view.replay_page import replay_page
from baumeister.web.view.replay_showing import Showing, board, happened, position, standing
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

RECORD: Final = 60_000  # characters
FORM: Final = 3 * RECORD  # bytes; forms write many characters as three
HIDDEN: Final = "?"  # an answer that was not seen by whoever saved the record


async def replay(request: Request) -> Response:
    """`?at=N&seat=S|all|public`: the moment after N answers, through those eyes."""
    return HTMLResponse(str(replay_page(await _shown_of_table(request))))


async def moment(request: Request) -> Response:
    """The same moment as data and pieces of the page."""
    return JSONResponse(as_data(await _shown_of_table(request)))


async def record(request: Request) -> Response:
    """The record as text: whole when the game is over, the visitor's part of it before."""
    await table_of(request).saved()
    found = table_of(request)
    text = found.match.record
    if not found.is_over:
        text = text.seen_from(found.game, _own_view(found, visitor(request)).seat)
    name = f"{found.game.id}-{found.info.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(replace(text, players=found.names).to_text(), headers=headers)


async def bring(request: Request) -> Response:
    """A page for somebody who has a record."""
    return HTMLResponse(str(_bring_page(visitor(request))))


async def look(request: Request) -> Response:
    """The record that was brought, by form: `record`, `at`, `seat`."""
    _allow(request)
    who = visitor(request)
    text = ""
    try:
        data = await _form(request)
        text = data.get("record", "")
        shown = _shown_of_text(who, text, data.get("at", ""), data.get("seat", ""))
    except (Problem, Refusal) as problem:
        status = problem.status if isinstance(problem, Problem) else 400
        sentence = (
            SENTENCES.say(problem.text, who.language)
            if isinstance(problem, Problem)
            else problem.say(who.language)
        )
        return HTMLResponse(str(_bring_page(who, text[:RECORD], sentence)), status)
    return HTMLResponse(str(replay_page(shown, text)))


async def moment_of_text(request: Request) -> Response:
    """`{"record", "at", "seat"}`: a moment of a record that was brought."""
    _allow(request)
    data = await body(request)
    text, at = word(data, "record", RECORD), word(data, "at", 20, "")
    return JSONResponse(
        as_data(_shown_of_text(visitor(request), text, at, word(data, "seat", 20, "")))
    )


ROUTES: Final = [
    Route("/t/{table}/replay", replay),
    Route("/t/{table}/moment", moment),
    Route("/t/{table}/record.txt", record),
    Route("/replay", bring, methods=["GET"]),
    Route("/replay", look, methods=["POST"]),
    Route("/replay/moment", moment_of_text, methods=["POST"]),
]


def as_data(showing: Showing) -> dict[str, object]:
    """A moment for the script of the page, or for a program."""
    film, view = showing.film, showing.view
    step = film.steps[showing.number]
    sentences = film.sentences(step, view, showing.who)
    events = view.events(step)
    return {
        "at": step.at,
        "seat": view.word,
        "previous": showing.neighbour("previous"),
        "next": showing.neighbour("next"),
        "points": list(step.points),
        "position": position(showing),
        "svg": board(showing),
        "events": [
            {"text": text, "seat": event.seat, "moves": moves}
            for text, event, moves in zip(sentences, events, film.moves(step, view), strict=False)
        ],
        "fragments": {"happened": str(happened(showing)), "standing": str(standing(showing))},
    }


async def _shown_of_table(request: Request) -> Showing:
    await table_of(request).saved()
    found, who = table_of(request), visitor(request)
    film = Film(found.game, found.match.record, found.names, views(found, who))
    at = moment_number(request.query_params.get("at", ""))
    view = film.view(request.query_params.get("seat", ""))
    usual = film.steps[0].at if found.is_over else film.steps[-1].at
    number = film.index(usual if at is None else at)
    showing = Showing(film, view, number, who, found.info.id, found.is_over)
    address = str(request.base_url).rstrip("/") + showing.address(showing.at, view)
    return replace(showing, link=address)


def views(table: Table, who: Visitor) -> list[View]:
    """Whose eyes somebody may borrow: his own seat's or the public's as long as the game runs."""
    if not table.is_over:
        own = _own_view(table, who)
        return [own] if own == FROM_OUTSIDE else [own, FROM_OUTSIDE]
    return [ALL_OPEN, FROM_OUTSIDE, *(view_of(seat) for seat in range(len(table.seats)))]


def _own_view(table: Table, who: Visitor) -> View:
    """People who share a screen keep their secrets from each other."""
    own = table.seats_of(who.person)
    return view_of(own[0]) if len(own) == 1 else FROM_OUTSIDE


def _shown_of_text(who: Visitor, text: str, at: str, word_of_view: str) -> Showing:
    film = _film_of_text(text)
    moment = moment_number(at)
    number = film.index(film.steps[0].at if moment is None else moment)
    return Showing(film, film.view(word_of_view), number, who)


def _film_of_text(text: str) -> Film:
    if not text.strip():
        raise Problem(400, Text("replay.empty"))
    if len(text) > RECORD:
        raise Problem(413, Text("web.too_large"))
    found = Record.from_text(text.replace("\r\n", "\n").strip())
    for line, (_, notation) in enumerate(found.entries, 2):
        if notation == HIDDEN:
            raise Problem(400, Text("replay.hidden", {"line": line}))
    game = game_named(found.game)
    replayed(game, found)
    seats = [view_of(seat) for seat in range(found.seats)]
    names = [tidy_name(name) for name in found.players]
    is_named = len(names) == found.seats and all(names)
    return Film(game, found, names if is_named else None, [ALL_OPEN, FROM_OUTSIDE, *seats])


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form. Of a field that comes twice, the button that was pressed is last."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > FORM:
            raise Problem(413, Text("web.too_large"))
    try:
        fields = parse_qs(raw.decode(), keep_blank_values=True, max_num_fields=20)
    except ValueError:
        raise Problem(400, Text("web.bad_request")) from None
    return {key: values[-1] for key, values in fields.items()}


def _allow(request: Request) -> None:
    """A record costs a replay each time, so nobody may send them without end."""
    server = server_of(request)
    if not server.answers.allows(address(request), server.house.now()):
        raise Problem(429, Text("web.too_many"))


def _bring_page(who: Visitor, text: str = "", problem: str = "") -> Node:
    say = who.say
    return page(
        who,
        say("replay.bring"),
        section(class_="bring")[
            h1[say("replay.bring")],
            p[say("replay.bring_about")],
            p(class_="error", role="alert", id="problem")[problem] if problem else None,
            form(method="post", action="/replay")[
                label(for_="record")[say("replay.bring_text")],
                textarea(
                    id="record",
                    name="record",
                    rows="14",
                    required=True,
                    spellcheck="false",
                    maxlength=str(RECORD),
                    aria_describedby="problem" if problem else "form",
                    aria_invalid="true" if problem else None,
                )["\n" + text],
                p(class_="hint", id="form")[say("replay.bring_form")],
                label(class_="file scripted", hidden=True)[
                    say("replay.bring_file"),
                    input(type="file", id="file", accept=".txt,text/plain"),
                ],
                button(class_="primary")[say("replay.bring_go")],
            ],
        ],
        kind="replay",
        styles=["replay.css"],
        scripts=["replay.js"],
    )
