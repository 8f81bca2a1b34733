"""The start page: my tables, the games, and tables with an open seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from htpy import Element, a, div, h1, p, section

from baumeister.games import all_games
from baumeister.web.table.listing import Listed
from baumeister.web.view.bring_page import bring_here
from baumeister.web.view.layout import NAME, page
from baumeister.web.view.puzzle_page import todays
from baumeister.web.view.shelf import game_card
from baumeister.web.view.table_lists import free_seats, my_games
from baumeister.web.view.visitor import Visitor


def start_page(
    who: Visitor, mine: Sequence[Listed], of_others: Sequence[Listed], now: float
) -> Element:
    """`mine` are the visitor's tables, `of_others` those where they could sit down."""
    return page(
        who,
        NAME,
        div(class_="hello")[
            h1[who.say("web.start_heading")], None if mine else p[who.say("web.start_lead")]
        ],
        my_games(who, mine, now),
        section(class_="shelf", aria_label=who.say("web.games"))[
            (game_card(who, game, is_new=not mine) for game in all_games())
        ],
        todays(who, datetime.fromtimestamp(now, UTC).date()),
        p(class_="note")[a(href="/me/games")[who.say("statistics.heading")]] if mine else None,
        bring_here(who),
        free_seats(who, of_others, now),
        kind="start",
        is_turn=any(listed.asks(who.person) for listed in mine),
    )
