"""The welcome: what somebody reads first who was invited and has not sat down yet."""

from __future__ import annotations

from htpy import Element, button, div, h2, p

from baumeister.teaching import teaching_of
from baumeister.web.table.table import Table
from baumeister.web.view.shelf import facts
from baumeister.web.view.speech import original_title
from baumeister.web.view.visitor import Visitor


def is_invited(table: Table, who: Visitor) -> bool:
    """Whether a seat is waiting for somebody; whoever opened the table is the one who invites."""
    is_host = who.person == table.info.host
    return not table.is_full and not is_host and not table.seats_of(who.person)


def welcome(table: Table, who: Visitor) -> Element | None:
    """Who invites to what, what that is, and one button."""
    if not is_invited(table, who):
        return None
    card = teaching_of(table.game).card
    about = (card.invitation or card.idea) if card else ""
    return div(class_="card")[
        h2[_heading(table, who)],
        original_title(who, table.game),
        facts(who, table.game, card),
        p[who.language.translate(about)] if about else None,
        button(
            type="button",
            class_="primary big",
            id="accept",
            data_post="sit",
            data_seat=str(next(n for n, seat in enumerate(table.seats) if seat.kind == "open")),
        )[who.say("table.accept")],
    ]


def _heading(table: Table, who: Visitor) -> str:
    host = table.host_name
    game = table.game.name(who.language)
    if host is None:
        return who.say("table.invited", game=game)
    return who.say("table.invited_by", name=host, game=game)
