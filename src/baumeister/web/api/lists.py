"""Lists of tables in parts: each has a cursor that leads to the next."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Final

from msgspec import Meta, Struct

from baumeister.core.text import Text
from baumeister.web.api.call import Call, asked
from baumeister.web.api.forms import ListedTable, TablePage
from baumeister.web.api.table_data import seats_data
from baumeister.web.http.problem import Problem
from baumeister.web.table.listing import Listed
from baumeister.web.table.store import BEGINNING, Place
from baumeister.web.view.visitor import Visitor

USUAL: Final = 20  # tables in a part
MOST: Final = 100
CURSOR_LENGTH: Final = 200


class Part(Struct):
    cursor: Annotated[str, Meta(max_length=CURSOR_LENGTH)] = ""
    limit: Annotated[int, Meta(ge=1, le=MOST)] = USUAL


async def my_tables(call: Call) -> TablePage:
    part = asked(call, Part)
    found = await call.server.store.tables_of(call.person, part.limit + 1, place_of(part.cursor))
    listed = [Listed(*table) for table in found]
    return _page(call, part, listed, [(one.standing.moved, one.info.id) for one in listed])


async def open_tables(call: Call) -> TablePage:
    """Those of others: at one's own there is nothing to join."""
    part = asked(call, Part)
    found = await call.server.store.tables_with_open_seats(part.limit + 1, place_of(part.cursor))
    listed = [Listed(*table) for table in found]
    page = _page(call, part, listed, [(one.info.created, one.info.id) for one in listed])
    page.tables = [table for table in page.tables if not any(seat.mine for seat in table.seats)]
    return page


def _page(call: Call, part: Part, listed: list[Listed], places: list[Place]) -> TablePage:
    """One more than was wanted tells that there is a next part."""
    tables = [listed_data(one, call.visitor) for one in listed[: part.limit]]
    return TablePage(tables, cursor(places[part.limit - 1]) if len(listed) > part.limit else None)


def listed_data(listed: Listed, who: Visitor) -> ListedTable:
    info, standing = listed.info, listed.standing
    return ListedTable(
        table=info.id,
        game=info.game,
        url=f"{who.site}/t/{info.id}",
        version=standing.version,
        moved=standing.moved,
        created=info.created,
        speed=info.speed,
        over=standing.is_over,
        your_turn=bool(who.person) and listed.asks(who.person),
        seats=seats_data(listed.seats, who),
        points=standing.points,
        ranks=standing.ranks,
    )


def cursor(place: Place) -> str:
    moment, name = place
    return urlsafe_b64encode(f"{moment!r} {name}".encode()).decode()


def place_of(word: str) -> Place:
    """What a cursor says; a `Problem` if nobody here has made it."""
    if not word:
        return BEGINNING
    try:
        moment, _, name = urlsafe_b64decode(word.encode()).decode().partition(" ")
        return float(moment), name
    except ValueError:
        raise Problem(400, Text("api.bad_cursor")) from None
