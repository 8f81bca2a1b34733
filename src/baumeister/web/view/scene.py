"""A scene: everything that one visitor gets to see of a table, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, motion
from baumeister.drawing.svg import escape
from baumeister.teaching import teaching_of
from baumeister.web.table.table import Table
from baumeister.web.view.board import PART, board_of
from baumeister.web.view.chips import chips
from baumeister.web.view.finale import finale
from baumeister.web.view.guide import add_guide_parts
from baumeister.web.view.parts import NOTHING_KNOWN, Parts, Sources
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.sight import Sight, look
from baumeister.web.view.speech import bots_to_ask, names_for, say_to
from baumeister.web.view.stage import faces, headline
from baumeister.web.view.table_parts import add_table_parts
from baumeister.web.view.visitor import Visitor

IN_WORDS: Final = "words-"  # begins the ids of the lines of the board in words
MARK_LENGTH: Final = 16


@dataclass(frozen=True)
class Told:
    """How much of a log somebody has read: so many events of which chapter."""

    events: int = 0
    chapter: int | None = None


@dataclass(frozen=True)
class Scene:
    """A table as one visitor sees it: data, and pieces of HTML by the id of their element."""

    data: dict[str, object]
    fragments: dict[str, str]  # without those that were known already
    sources: Sources  # of all of them
    told: Told
    board: Drawing

    @cached_property
    def mark(self) -> str:
        """Tells this scene from others of the same table and visitor."""
        seen = repr((self.told, self.fragments))
        return sha256(seen.encode()).hexdigest()[:MARK_LENGTH]


def scene(
    table: Table,
    visitor: Visitor,
    at_screen: int | None,
    told: Told,
    attendance: Attendance,
    *,
    known: Sources = NOTHING_KNOWN,
    is_plain: bool = False,
) -> Scene:
    """`at_screen` is the seat that has taken a shared screen, `told` how much of the log is known,
    and `known` are the sources of the fragments that the visitor has already.

    A plain scene is data alone.
    """
    sight = look(table, visitor.person, at_screen)
    board = board_of(table, sight, visitor.language, names_for(table, visitor))
    now = Told(len(sight.log), _chapter(table, sight.seat))
    data = {
        **_data(table, visitor, sight),
        "anew": now.chapter != told.chapter,
        "events": _news(table, visitor, sight, told, now),
        "spread": board.spread,
        "colours": board.colours,
        "words": 0 if is_plain else len(board.words),
        "finale": [] if is_plain else finale(board),
    }
    parts = Parts(known)
    if not is_plain:
        _add_parts(parts, table, visitor, sight, board, attendance)
    return Scene(data, parts.made, parts.sources, now, board)


def _data(table: Table, visitor: Visitor, sight: Sight) -> dict[str, object]:
    """What the page's script, or a program, has to know."""
    notation = table.game.vocabulary.notation
    asked = table.asked()
    can_ask = len(sight.legal) > 1 and table.has_hints_for(visitor.person)
    return {
        "version": table.version,
        "seat": None if sight.seat == PUBLIC else sight.seat,
        "asked": asked,
        "mine": [seat for seat in asked if seat in table.seats_of(visitor.person)],
        "legal": [notation(action) for action in sight.legal],
        "final": [notation(action) for action in sight.final],
        "urgent": sight.is_urgent,
        "can_ask": can_ask,
        "can_undo": table.wish is None and table.can_undo(visitor.person),
        "undo_is_free": not table.people() - {visitor.person},
        "over": table.is_over,
        "since": _since(table, visitor.person),
        "can_say_why": bots_to_ask(table, visitor.person),
        "rule": teaching_of(table.game).anchor_now(sight.view),
        "pass_to": sight.pass_to,
    }


def _since(table: Table, person: str) -> int:
    """How often others have answered since somebody's turn."""
    own = table.seats_of(person)
    news = table.match.record.entries[table.news_begin(own) :]
    return sum(seat != CHANCE and seat not in own for seat, _ in news)


def _chapter(table: Table, seat: int) -> int:
    """Changes when a log must be read again: something was taken back, or somebody else looks."""
    return table.chapter(seat) * (PUBLIC + 1) + seat


def _news(
    table: Table, visitor: Visitor, sight: Sight, told: Told, now: Told
) -> list[dict[str, object]]:
    """What the visitor has not been told yet, or everything if it must be read again."""
    known = told.events if told.chapter == now.chapter else 0
    return [
        {**_event(table, visitor, event), "decided": table.is_decision(number)}
        for number, event in enumerate(sight.log[known:], known)
    ]


def _event(table: Table, visitor: Visitor, event: Event) -> dict[str, object]:
    """The sentence for the log, and which things travelled from where to where."""
    sentence = say_to(table.game.sentences, event.text(), table, visitor)
    return {"text": sentence, "seat": event.seat, "moves": motion(table.game, event)}


def _add_parts(
    parts: Parts,
    table: Table,
    visitor: Visitor,
    sight: Sight,
    board: Drawing,
    attendance: Attendance,
) -> None:
    """Pieces of the page; those of the board are known by what is written in them."""
    for name, pieces in board.pieces(PART).items():
        parts.add_written(f"panel-{name}", PART, pieces)
    parts.add_written("words", IN_WORDS, board.words, escape)
    add_table_parts(parts, table, visitor, sight, board.offered(PART), attendance)
    add_guide_parts(parts, table, visitor, sight, board)
    _add_text(parts, "headline", headline(board))
    _add_text(parts, "faces", faces(board))
    _add_text(parts, "rivals", chips(table, visitor, sight, board))


def _add_text(parts: Parts, name: str, text: str) -> None:
    parts.add(name, hash(text), lambda: text)
