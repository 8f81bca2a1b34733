"""Tables in lists: mine with those first where I am asked, and those with an open seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_timedelta
from htpy import Element, Node, a, details, div, h2, li, p, section, span, summary, time, ul

from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.table.listing import Listed
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

FINISHED_SHOWN: Final = 6  # tables; the older ones unfold


def my_games(visitor: Visitor, tables: Sequence[Listed], now: float) -> Node:
    running = [listed for listed in tables if not listed.standing.is_over]
    if not running:
        return None
    return section(aria_labelledby="my-games")[
        h2(id="my-games")[visitor.say("web.my_games")], _list(visitor, running, now)
    ]


def free_seats(visitor: Visitor, tables: Sequence[Listed], now: float) -> Element:
    return section(aria_labelledby="open-tables")[
        h2(id="open-tables")[visitor.say("web.open_tables")],
        _list(visitor, tables, now)
        if tables
        else p(class_="note")[visitor.say("web.no_open_tables")],
    ]


def finished_games(visitor: Visitor, tables: Sequence[Listed], now: float) -> Node:
    over = [listed for listed in tables if listed.standing.is_over]
    if not over:
        return None
    latest, older = over[:FINISHED_SHOWN], over[FINISHED_SHOWN:]
    return section(aria_labelledby="finished-games")[
        h2(id="finished-games")[visitor.say("web.finished_games")],
        _list(visitor, latest, now),
        details[
            summary[visitor.say("web.older_games", n=len(older))],
            _list(visitor, older, now),
        ]
        if older
        else None,
    ]


def _list(visitor: Visitor, tables: Sequence[Listed], now: float) -> Element:
    return ul(class_="tables")[(_item(visitor, listed, now) for listed in tables)]


def _item(visitor: Visitor, listed: Listed, now: float) -> Element:
    is_asked = listed.asks(visitor.person)
    return li(class_="asked" if is_asked else None)[
        a(href=f"/t/{listed.info.id}")[
            div[
                span(class_="title")[_title(listed.info.game)],
                span(class_="badge" if is_asked else "state")[_state(visitor, listed, is_asked)],
            ],
            span(class_="note")[" · ".join(listed.names)],
            span(class_="note")[_speed(visitor, listed), _ago(visitor, listed, now)],
        ]
    ]


def _title(game_id: str) -> str:
    """A table outlives the package of its game; then only the id is left."""
    try:
        return game_named(game_id).title
    except BadSetup:
        return game_id


def _state(visitor: Visitor, listed: Listed, is_asked: bool) -> str:
    """What happens at a table, in a few words."""
    if listed.standing.is_over:
        return visitor.say("web.finished")
    if listed.free:
        return visitor.say("web.free_seats", n=listed.free)
    if is_asked:
        return visitor.say("web.your_turn")
    asked = next((seat for seat in listed.standing.asked if seat >= 0), 0)
    names = [seat.name for seat in listed.seats]
    return SENTENCES.say(Text("web.turn_of", {"seat": asked}), visitor.language, names)


def _speed(visitor: Visitor, listed: Listed) -> str | None:
    """How much time a turn has, where that is counted in days."""
    speed = listed.info.speed
    return visitor.say("web.speed_days", n=int(speed)) + " · " if speed.isdigit() else None


def _ago(visitor: Visitor, listed: Listed, now: float) -> Element:
    moved = listed.standing.moved
    moment = datetime.fromtimestamp(moved, UTC).isoformat(timespec="seconds")
    return time(datetime=moment)[ago(visitor, now - moved)]


def ago(visitor: Visitor, seconds: float) -> str:
    """ "3 minutes ago", as the visitor's language says it."""
    if seconds < 60:
        return visitor.say("web.just_now")
    return format_timedelta(
        -round(seconds), granularity="minute", add_direction=True, locale=visitor.language.code
    )
