"""Tables in lists: mine, first those where I am asked, and those with an open seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_timedelta
from htpy import Element, Node, a, details, div, h2, li, p, section, span, summary, time, ul

from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.table.lesson_table import is_lesson
from baumeister.web.table.listing import Listed
from baumeister.web.table.store import TableInfo
from baumeister.web.view.speech import names_of
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

ROW: Final = 4  # tables; finished ones beyond that unfold


def my_games(visitor: Visitor, tables: Sequence[Listed], now: float) -> Node:
    """What runs, then what is over: as much of it as has room in a row, the rest unfolds."""
    if not tables:
        return None
    running = [listed for listed in tables if not listed.standing.is_over]
    over = [listed for listed in tables if listed.standing.is_over]
    room = max(0, ROW - len(running))
    latest, older = over[:room], over[room:]
    return section(class_="mine", aria_labelledby="my-games")[
        h2(id="my-games")[visitor.say("web.my_games")],
        _list(visitor, [*running, *latest], now),
        details[summary[visitor.say("web.older_games", n=len(older))], _list(visitor, older, now)]
        if older
        else None,
    ]


def free_seats(visitor: Visitor, tables: Sequence[Listed], now: float) -> Element:
    return section(aria_labelledby="open-tables")[
        h2(id="open-tables")[visitor.say("web.open_tables")],
        _list(visitor, tables, now)
        if tables
        else p(class_="note")[visitor.say("web.no_open_tables")],
    ]


def _list(visitor: Visitor, tables: Sequence[Listed], now: float) -> Element:
    return ul(class_="tables")[(_item(visitor, listed, now) for listed in tables)]


def _item(visitor: Visitor, listed: Listed, now: float) -> Element:
    is_asked = listed.asks(visitor.person)
    return li(class_="asked" if is_asked else None)[
        a(href=f"/t/{listed.info.id}")[
            div[
                span(class_="title")[_title(visitor, listed.info)],
                span(class_="badge" if is_asked else "state")[_state(visitor, listed, is_asked)],
            ],
            div(class_="note when")[
                span[" · ".join(_people(visitor, listed))],
                span[_speed(visitor, listed), _ago(visitor, listed, now)],
            ],
        ]
    ]


def _people(visitor: Visitor, listed: Listed) -> list[str]:
    """Who plays, and at the end with how many points."""
    names, points = names_of(listed.seats, visitor), listed.standing.points
    if points:
        return [f"{name} {n}" for name, n in zip(names, points, strict=True)]
    return [name for name, seat in zip(names, listed.seats, strict=True) if seat.kind != "open"]


def _title(visitor: Visitor, info: TableInfo) -> str:
    """A table outlives the package of its game; then only the id is left."""
    try:
        name = game_named(info.game).name(visitor.language)
    except BadSetup:
        return info.game
    return visitor.say("web.lesson_of", game=name) if is_lesson(info.id) else name


def _state(visitor: Visitor, listed: Listed, is_asked: bool) -> str:
    """What happens at a table, in a few words."""
    if listed.standing.is_over:
        return _result(visitor, listed)
    if listed.free:
        return visitor.say("web.free_seats", n=listed.free)
    if is_asked:
        return visitor.say("web.your_turn")
    asked = next((seat for seat in listed.standing.asked if seat >= 0), 0)
    return _say(visitor, listed, "web.turn_of", asked)


def _result(visitor: Visitor, listed: Listed) -> str:
    """Who has won; nobody knows of tables from before results were kept."""
    winners = listed.winners
    if not winners:
        return visitor.say("web.finished")
    if winners == listed.seats_of(visitor.person):
        return visitor.say("web.you_won")
    if len(winners) > 1:
        return visitor.say("web.drawn")
    return _say(visitor, listed, "web.won", winners[0])


def _say(visitor: Visitor, listed: Listed, key: str, seat: int) -> str:
    names = names_of(listed.seats, visitor)
    return SENTENCES.say(Text(key, {"seat": seat}), visitor.language, names)


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
