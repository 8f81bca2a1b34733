"""A scene: everything that one visitor gets to see of a table, and nothing else.

All of it is made from the masked state and the visible events of his seat.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import CHANCE, AskSeat, State
from baumeister.drawing import AUTO, DAY, NIGHT, Svg, draw, draw_parts, lines, motion, plain
from baumeister.drawing.svg import escape
from baumeister.web.http.access import can_replace_others, has_secrets, viewpoint
from baumeister.web.http.hints import may_ask
from baumeister.web.http.hub import Scene, Told
from baumeister.web.http.server import Server
from baumeister.web.table.store import PLAY
from baumeister.web.table.table import Table, is_played_by_bot
from baumeister.web.view.speech import names_for
from baumeister.web.view.table_parts import forced, table_parts
from baumeister.web.view.visitor import Visitor

THEMES: Final = {theme.name: theme for theme in (AUTO, DAY, NIGHT)}
PART: Final = "part-"  # begins the ids of the board's parts
IN_WORDS: Final = "words-"  # begins the ids of the lines of the board in words
MARKED: Final = 6  # events, for somebody who has not answered yet
ACTION_IN_DRAWING: Final = re.compile(r'data-action="([^"]*)"')


@dataclass(frozen=True)
class Sight:
    """What a visitor sees of a table: through whose eyes, and what has happened."""

    seat: int  # PUBLIC for whoever has none
    view: State
    legal: list[Action]
    log: Sequence[Event]


def look(table: Table, visitor: Visitor, wished: int | None) -> Sight:
    seat = viewpoint(table, visitor, wished)
    view = table.match.state.mask(seat)
    is_asked = seat in table.asked() and not is_played_by_bot(table.seats[seat])
    legal = view.legal(seat) if is_asked else []
    return Sight(seat, view, legal, table.log_seen_from(seat))


def scene(
    server: Server,
    table: Table,
    visitor: Visitor,
    wished: int | None,
    told: Told,
    *,
    is_plain: bool = False,
) -> Scene:
    sight = look(table, visitor, wished)
    seat, log = sight.seat, sight.log
    chapter = _chapter(table, seat)
    is_anew = chapter != told.chapter
    news = log if is_anew else log[told.events :]
    data: dict[str, object] = {
        "version": table.version,
        "seat": None if seat == PUBLIC else seat,
        "asked": table.asked(),
        "mine": [n for n in table.asked() if n in table.seats_of(visitor.person)],
        "legal": [table.game.vocabulary.notation(action) for action in sight.legal],
        "forced": forced(sight.view, sight.legal),
        "urgent": is_urgent(table, sight),
        "can_ask": len(sight.legal) > 1 and may_ask(table, visitor),
        "can_undo": table.undo_wished_by is None and table.can_undo(visitor.person),
        "over": table.is_over,
        "pass_to": pass_to(table, visitor, seat),
        "anew": is_anew,
        "events": [_event(table, visitor, event) for event in news],
    }
    fragments = {} if is_plain else _fragments(server, table, visitor, sight)
    data["words"] = sum(name.startswith(IN_WORDS) for name in fragments)
    return Scene(data, fragments, Told(len(log), chapter))


def pass_to(table: Table, visitor: Visitor, seat: int) -> int | None:
    """The seat that must take the shared screen before it can go on."""
    own = table.seats_of(visitor.person)
    asked = [n for n in table.asked() if n in own]
    if len(own) < 2 or not asked or seat in asked or not has_secrets(table, asked[0]):
        return None
    return asked[0]


def is_urgent(table: Table, sight: Sight) -> bool:
    """Whether somebody else's turn has come to a halt until this seat answers.

    Then another seat has answered last, and the question underneath is for another one, too.
    """
    if not sight.legal or len(sight.view.agenda) < 2:
        return False
    below = sight.view.agenda[-2]
    if not isinstance(below, AskSeat) or below.seat == sight.seat:
        return False
    answered = (line.seat for line in reversed(table.journal) if line.kind == PLAY)
    last = next((seat for seat in answered if seat != CHANCE), sight.seat)
    return last != sight.seat


def whole_board(table: Table, visitor: Visitor) -> Svg:
    """The board for a new page; its parts have the ids by which they are replaced later."""
    sight = look(table, visitor, None)
    return draw(
        sight.view,
        seat=sight.seat,
        legal=sight.legal,
        last=_since_own_answer(table, sight),
        language=visitor.language,
        names=names_for(table, visitor),
        theme=THEMES[visitor.theme],
        standalone=False,
        ids=PART,
    )


def _fragments(server: Server, table: Table, visitor: Visitor, sight: Sight) -> dict[str, str]:
    """Pieces of the page by the id of their element."""
    seat, view = sight.seat, sight.view
    names = names_for(table, visitor)
    parts = draw_parts(
        view,
        seat=seat,
        legal=sight.legal,
        last=_since_own_answer(table, sight),
        language=visitor.language,
        names=names,
        ids=PART,
    )
    words = plain(lines(view, seat=seat, language=visitor.language, names=names)).split("\n")
    return {
        **{PART + name: part for name, part in parts.items()},
        **{f"{IN_WORDS}{n}": escape(line) for n, line in enumerate(filter(None, words))},
        **table_parts(
            table,
            visitor,
            seat,
            view,
            sight.legal,
            set(ACTION_IN_DRAWING.findall("".join(parts.values()))),
            pass_to(table, visitor, seat),
            present(server, table),
            can_replace_others(server, table, visitor.person),
            is_urgent(table, sight),
        ),
    }


def present(server: Server, table: Table) -> list[int]:
    """The seats of people who have the table open."""
    return [
        n
        for n, seat in enumerate(table.seats)
        if seat.person and server.hub.is_present(table.info.id, seat.person)
    ]


def _chapter(table: Table, seat: int) -> int:
    """Changes when a log must be read anew: something was taken back, or somebody else looks."""
    return table.rewinds * (PUBLIC + 1) + seat


def _since_own_answer(table: Table, sight: Sight) -> Sequence[Event]:
    """What stays marked on the board: everything since this seat answered last."""
    start = table.log_before_answer_of(sight.seat)
    return sight.log[-MARKED:] if start is None else sight.log[start:]


def _event(table: Table, visitor: Visitor, event: Event) -> dict[str, object]:
    """The sentence for the log, and which things travelled from where to where."""
    sentence = table.game.sentences.say(event.text(), visitor.language, table.names)
    return {"text": sentence, "seat": event.seat, "moves": motion(table.game, event)}
