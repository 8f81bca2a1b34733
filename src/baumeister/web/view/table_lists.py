"""Tables in lists: mine with those first where I am asked, and those with a free seat."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_timedelta
from htpy import Element, Node, a, details, div, h2, li, p, section, span, summary, time, ul

from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.http.server import Server
from baumeister.web.table.store import SeatInfo, Standing, Store, TableInfo
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

MINE: Final = 200  # tables looked through; the latest moves come first
OPEN: Final = 20
FINISHED: Final = 6  # shown at once; the older ones unfold


@dataclass(frozen=True)
class Listed:
    """A table as lists show it; it need not be awake."""

    info: TableInfo
    standing: Standing
    seats: list[SeatInfo]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.kind != "open"]

    @property
    def free(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    def has(self, person: str) -> bool:
        return bool(person) and any(seat.person == person for seat in self.seats)

    def asks(self, person: str) -> bool:
        """Whether somebody waits for this person."""
        asked = [self.seats[seat] for seat in self.standing.asked if seat >= 0]
        return any(seat.person == person and not seat.is_substituted for seat in asked)


def tables_of(server: Server, visitor: Visitor) -> list[Listed]:
    """The visitor's tables, those first that wait for him."""
    if not visitor.person:
        return []
    found = _listed(server.store, server.store.tables_of(visitor.person, MINE))
    return sorted(found, key=lambda listed: not listed.asks(visitor.person))


def open_tables(server: Server, visitor: Visitor) -> list[Listed]:
    """Tables of others where the visitor could sit down."""
    found = _listed(server.store, server.store.tables_with_open_seats(OPEN))
    return [
        listed
        for listed in found
        if not listed.has(visitor.person) and listed.info.host != (visitor.person or None)
    ]


def _listed(store: Store, found: list[tuple[TableInfo, Standing]]) -> list[Listed]:
    return [Listed(info, standing, store.seats(info.id)) for info, standing in found]


def my_games(visitor: Visitor, tables: list[Listed], now: float) -> Node:
    running = [listed for listed in tables if not listed.standing.is_over]
    if not running:
        return None
    return section(aria_labelledby="my-games")[
        h2(id="my-games")[visitor.say("web.my_games")], _list(visitor, running, now)
    ]


def free_seats(visitor: Visitor, tables: list[Listed], now: float) -> Element:
    return section(aria_labelledby="open-tables")[
        h2(id="open-tables")[visitor.say("web.open_tables")],
        _list(visitor, tables, now)
        if tables
        else p(class_="note")[visitor.say("web.no_open_tables")],
    ]


def finished_games(visitor: Visitor, tables: list[Listed], now: float) -> Node:
    over = [listed for listed in tables if listed.standing.is_over]
    if not over:
        return None
    latest, older = over[:FINISHED], over[FINISHED:]
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


def _list(visitor: Visitor, tables: list[Listed], now: float) -> Element:
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
