"""A table as data: what one seat may know of it, and what has happened since a version."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.play.sitter import Sitter
from baumeister.web.api.forms import (
    ChatLine,
    GivenEvent,
    GivenSeat,
    GivenTable,
    Legal,
    Outcome,
)
from baumeister.web.table.journal import entries
from baumeister.web.table.store import CHANGE, REWIND
from baumeister.web.table.table import Table
from baumeister.web.view.sight import Sight, look
from baumeister.web.view.speech import names_of, say_to
from baumeister.web.view.visitor import Visitor

# Some numbers of a board are longer than what other encoders write.
CHAT_LINES: Final = 20  # the latest
BOARD: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def table_data(
    table: Table, who: Visitor, since: int = 0, at_screen: int | None = None
) -> GivenTable:
    """`since` is the version that is known; `at_screen` the seat that has taken a shared screen."""
    sight = look(table, who.person, at_screen)
    is_anew, events = news(table, sight, since)
    result = table.match.state.result() if table.is_over else None
    return GivenTable(
        table=table.info.id,
        game=table.game.id,
        url=f"{who.site}/t/{table.info.id}",
        version=table.version,
        seat=None if sight.seat == PUBLIC else sight.seat,
        mine=table.seats_of(who.person),
        seats=seats_data(table.seats, who),
        asked=table.asked(),
        prompt=_prompt(table, who, sight),
        legal=legal_data(table, who, sight),
        over=table.is_over,
        outcome=None if result is None else Outcome(result.points, result.ranks),
        wish=None if table.wish is None else table.wish.seat,
        can_undo=table.wish is None and table.can_undo(who.person),
        anew=is_anew,
        events=[event_data(table, who, *numbered) for numbered in events],
        chat=chat_data(table, who),
        board=Raw(BOARD.encode(sight.view.to_json()).encode()),
    )


def chat_data(table: Table, who: Visitor) -> list[ChatLine]:
    """The latest lines, without those of people whom the reader does not want to hear."""
    heard = [line for line in table.chat if line.person not in who.muted]
    return [ChatLine(line.name, line.text, line.at) for line in heard[-CHAT_LINES:]]


def seats_data(seats: Sequence[Sitter], who: Visitor) -> list[GivenSeat]:
    return [
        GivenSeat(
            kind=seat.kind,
            name=name,
            bot=seat.level if seat.is_played_by_bot else "",
            mine=bool(who.person) and seat.person == who.person,
        )
        for seat, name in zip(seats, names_of(seats, who), strict=True)
    ]


def legal_data(table: Table, who: Visitor, sight: Sight) -> list[Legal]:
    """Every answer that the reader may give, with what it means now."""
    final = set(sight.final)
    return [
        Legal(action.notation(), _meaning(table, who, sight, action), action in final)
        for action in sight.legal
    ]


def _meaning(table: Table, who: Visitor, sight: Sight, action: Action) -> str:
    text = sight.view.describe(sight.seat, action)
    return say_to(table.game.sentences, text, table, who)


def _prompt(table: Table, who: Visitor, sight: Sight) -> str:
    if not sight.legal:
        return ""
    return say_to(table.game.sentences, sight.view.prompt(sight.seat), table, who)


def news(table: Table, sight: Sight, since: int) -> tuple[bool, list[tuple[int, Event]]]:
    """What has happened since a version, by number; everything if that cannot be told, since
    something was taken back.
    """
    lines = table.journal[since:]
    is_anew = since > table.version or any(
        line.kind == REWIND or (line.kind == CHANGE and line.seat == sight.seat) for line in lines
    )
    known = 0 if is_anew else _told_before(table, since)
    return is_anew, list(enumerate(sight.log[known:], known))


def _told_before(table: Table, version: int) -> int:
    """How long the log was then; a secret answer that was changed has told nothing yet."""
    begins = [json.loads(line.text)[0] for line in table.journal[version:] if line.kind == CHANGE]
    answers = min([len(entries(table.journal[:version])), *begins])
    return table.log_before(answers)


def event_data(table: Table, who: Visitor, number: int, event: Event) -> GivenEvent:
    text = say_to(table.game.sentences, event.text(), table, who)
    return GivenEvent(number, event.key, event.seat, {**event.data, **event.secret}, text)
