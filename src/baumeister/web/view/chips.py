"""Chips: everybody at the table at a glance; a tap on one shows everything that player has."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, button, fragment, span
from markupsafe import Markup

from baumeister.core.event import PUBLIC
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.drawing import Drawing
from baumeister.drawing.chips import Chip, Count
from baumeister.web.table.table import Table
from baumeister.web.view.sight import Sight
from baumeister.web.view.speech import names_for, stone
from baumeister.web.view.visitor import Visitor


def chips(table: Table, who: Visitor, sight: Sight, board: Drawing) -> str:
    """What stands above the board, or beside it."""
    names = names_for(table, who)
    found = board.chips
    return str(
        fragment[
            (
                _chip(table, who, sight, board, seat, names[seat], chip)
                for seat, chip in _from(sight.seat, found)
            )
        ]
    )


def _from(own: int, found: Sequence[Chip]) -> list[tuple[int, Chip]]:
    """One's own first, then everybody in the order of play."""
    seats = list(enumerate(found))
    return seats if own == PUBLIC else seats[own:] + seats[:own]


def _chip(
    table: Table, who: Visitor, sight: Sight, board: Drawing, seat: int, name: str, chip: Chip
) -> Element:
    is_asked, is_own = seat in table.asked(), seat == sight.seat
    opens = board.is_arranged and not is_own
    return button(
        type="button",
        class_=["chip", {"asked": is_asked, "own": is_own}],
        id=f"chip-{seat}",
        data_sheet=f"panel-seat-{seat}" if opens else None,
        data_stands_for=" ".join(chip.places) or None,
        aria_expanded="false" if opens else None,
        disabled=not opens,
    )[
        stone(seat),
        span(class_="name")[
            name, is_asked and span(class_="unseen")[f", {who.say('table.asked_now')}"]
        ],
        span(class_="counts")[(_count(count) for count in chip.counts)],
        span(class_="number", title=chip.sentence)[
            span(class_="unseen")[chip.sentence],
            span(aria_hidden="true")[chip.number],
            _estimate(who, board.state, seat, chip),
        ],
    ]


def _estimate(who: Visitor, state: State, seat: int, chip: Chip) -> Node:
    """What a seat would have if the game ended now, unless that is the number already."""
    points = state.estimate()[seat]
    if str(points) == chip.number:
        return None
    sentence = state.game.sentences.say(Text("estimate", {"n": points}), who.language)
    return span(class_="estimate", title=sentence)[
        span(class_="unseen")[f", {sentence}"], span(aria_hidden="true")[f" ({points})"]
    ]


def _count(count: Count) -> Node:
    return span(class_="count", title=count.sentence)[
        Markup(f'<svg class="board" viewBox="0 0 24 24" aria-hidden="true">{count.icon}</svg>'),
        span(class_="unseen")[f"{count.sentence}, "],
        span(aria_hidden="true")[count.text],
    ]
