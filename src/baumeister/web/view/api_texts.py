"""What programs and their makers are told: the operations, and what would be right."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

OPERATIONS: Final[dict[str, Template]] = {
    "api.games": _("All games with their variants and bots."),
    "api.game": _("One game with its variants and bots."),
    "api.edition": _("The numbers a game is played with, as a file that can be changed."),
    "api.board_schema": _("The form of the board of a game, as a JSON Schema."),
    "api.me": _("Whom the token acts for, and what it may do."),
    "api.my_tables": _("Your tables, latest move first, in parts."),
    "api.open_tables": _("Tables of others with an open seat, newest first, in parts."),
    "api.open_table": _("Open a table."),
    "api.table": _("A table as you see it: board, legal answers, and what has happened."),
    "api.record": _("The record: whole when the game is over, before that your part of it."),
    "api.answer": _("Answer for one of your seats."),
    "api.undo": _("Take your last answer back, or ask the others to agree."),
    "api.agree": _("Say whether somebody else may take an answer back."),
    "api.chat": _("Say something to everybody at the table."),
    "api.join": _("Take an open seat."),
    "api.leave": _("Hand all your seats at a table to bots of the usual level."),
    "api.resign": _("Hand one of your seats to a bot of your choice."),
    "api.come_back": _("Take your seat back from the bot."),
    "api.fill": _("Give an open seat of your table to a bot."),
    "api.table_stream": _(
        "The table whenever something has happened, as lines of JSON or as a WebSocket."
    ),
    "api.turn_stream": _("Each table that waits for you, as lines of JSON or as a WebSocket."),
    "api.document": _("This interface as an OpenAPI document."),
}

RIGHT: Final[dict[str, Template]] = {
    "right.StaleVersion": _("Read the table again, and answer with the version it has now."),
    "right.IllegalAction": _(
        "Choose one of the answers in “legal” of the table, when you are asked."
    ),
    "right.UnknownNotation": _(
        "Choose one of the answers in “legal” of the table, letter by letter."
    ),
    "right.NotYours": _("Choose one of the seats in “mine” of the table."),
    "right.BadSetup": _(
        "GET /api/v1/games lists the games, how many can play, and what they offer."
    ),
    "right.BadEdition": _(
        "GET /api/v1/games/GAME/edition is an edition that works; change that one."
    ),
    "right.Stopped": _("Its record can be downloaded; open another table to play."),
    "right.BadRequest": _("GET /api/v1/openapi.json has the form of every request."),
    "right.Unauthorized": _(
        "Send the header “Authorization: Bearer TOKEN” with a token made on the page /tokens."
    ),
    "right.Forbidden": _("Make a token with another scope on the page /tokens, or ask the host."),
    "right.NotFound": _("GET /api/v1/openapi.json lists every address; table ids come in lists."),
    "right.WrongMethod": _("GET /api/v1/openapi.json lists every address with its methods."),
    "right.Impossible": _("Read the table again; it says what is possible now."),
    "right.TooLarge": _("Send less at once; the document of the interface names the limits."),
    "right.NotJson": _("Send JSON, with the header “Content-Type: application/json”."),
    "right.TooOften": (
        _("Wait {n} second; the headers “RateLimit-…” tell how much is left."),
        _("Wait {n} seconds; the headers “RateLimit-…” tell how much is left."),
    ),
    "right.Unavailable": _("Try again in a few seconds."),
    "right.Broken": _("Try again; if it happens again, tell whoever runs the server."),
}

API_PROBLEMS: Final[dict[str, Template]] = {
    "api.no_token": _("This needs a token, and there is none in the request."),
    "api.unknown_token": _("This token is not known. Perhaps it was revoked."),
    "api.no_scope": _("This token may not do that: it lacks the scope “{scope}”."),
    "api.bad_form": _("The request does not have the form it needs: {detail}."),
    "api.bad_cursor": _("There is no such cursor."),
    "api.no_open_seat": _("There is no open seat at this table."),
    "api.no_seat_of_yours": _("You have no seat at this table."),
    "api.too_many_tokens": _("You have {n} tokens. Revoke one that you no longer need first."),
    "api.too_many_streams": _("Too many streams are open for you at once. Close some first."),
}

PAGES: Final[dict[str, Template]] = {
    "api.heading": _("For programs"),
    "api.lead": _(
        "Programs can do here what people can: see tables, play and open them. They get the board"
        " as data, every legal answer, and whatever happens as it happens, always as exactly one"
        " seat may know it."
    ),
    "api.how": _(
        "Make a token, send it with each request, and read the table: its legal answers need no"
        " knowledge of the rules. The complete document is for tools that write programs for you."
    ),
    "api.tokens": _("Tokens"),
    "api.to_document": _("OpenAPI document"),
    "api.example": _("A first request"),
    "api.list": _("All operations"),
    "api.needs": _("scope: {scope}"),
    "api.needs_nothing": _("no token needed"),
    "api.sends": _("sends"),
    "api.gets": _("gets"),
    "api.with": _("in the address"),
    "api.errors_heading": _("When something does not work"),
    "api.errors": _(
        "Every refusal says in JSON what kind it is, what was wrong, what would be right, and by"
        " which rule. 429 says how long to wait, and the headers “RateLimit-…” how much is left."
    ),
    "tokens.lead": _(
        "With a token, a program of yours acts for you. Whoever has it can do the same, so keep it"
        " to yourself. Only a fingerprint of it is kept here."
    ),
    "tokens.no_name": _("Choose a name at the top of the page first; tokens belong to a person."),
    "tokens.none": _("You have no tokens."),
    "tokens.yours": _("Your tokens"),
    "tokens.new": _("A new token"),
    "tokens.label": _("What is it for?"),
    "tokens.label_hint": _("My bot"),
    "tokens.may": _("It may"),
    "tokens.read": _("see your tables"),
    "tokens.play": _("play on your seats, join, and talk"),
    "tokens.host": _("open tables, and fill their seats"),
    "tokens.make": _("Make a token"),
    "tokens.revoke": _("Revoke"),
    "tokens.made": _("Your new token"),
    "tokens.once": _("Copy it now: it is not shown again."),
    "tokens.back": _("To your tokens"),
    "tokens.since": _("since {day}"),
    "tokens.no_scope": _("A token needs at least one thing that it may do."),
    "tokens.no_label": _("Say what the token is for; a word is enough."),
}

API: Final[dict[str, Template]] = {**OPERATIONS, **RIGHT, **API_PROBLEMS, **PAGES}
