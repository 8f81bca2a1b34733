"""Where a film comes from: a table, or a record that somebody brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.record import Record
from baumeister.core.record import replay as replayed
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.table.names import tidy_name
from baumeister.web.table.stopped import kept_record
from baumeister.web.table.table import Table
from baumeister.web.view.replay_film import (
    ALL_OPEN,
    FROM_OUTSIDE,
    Film,
    View,
    moment_number,
    view_of,
)
from baumeister.web.view.replay_showing import Showing
from baumeister.web.view.speech import names_for, reader_of
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

HIDDEN: Final = "?"  # an answer that was not seen by whoever saved the record


def shown_of_table(
    table: Table, who: Visitor, at: str, word_of_view: str, site: str
) -> Callable[[], Showing]:
    """A moment of a table's game; without a number it is the first of a finished game, and the
    last of a running one. `site` begins every address here.

    What is to be known of the table is known at once; finding the moment in it takes a while, and
    can be done in another thread.
    """
    record = replace(table.match.record, entries=table.match.record.entries[:])
    names, seen = names_for(table, who), views(table, who.person)
    reader = reader_of(table, who.person)
    game, name, is_over = table.game, table.info.id, table.is_over

    def shown() -> Showing:
        film = Film(game, record, names, seen, reader, is_final=is_over)
        moment, view = moment_number(at), film.view(word_of_view)
        usual = film.steps[0].at if is_over else film.steps[-1].at
        number = film.index(usual if moment is None else moment)
        showing = Showing(film, view, number, who, name, is_over)
        return replace(showing, link=site + showing.address(showing.at, view))

    return shown


def views(table: Table, person: str) -> list[View]:
    """Whose eyes a person may borrow: their own seat's or the public's as long as the game runs."""
    if not table.is_over:
        own = _own_view(table, person)
        return [own] if own == FROM_OUTSIDE else [own, FROM_OUTSIDE]
    return [ALL_OPEN, FROM_OUTSIDE, *(view_of(seat) for seat in range(len(table.seats)))]


def _own_view(table: Table, person: str) -> View:
    """People who share a screen keep their secrets from each other."""
    seat = reader_of(table, person)
    return FROM_OUTSIDE if seat == PUBLIC else view_of(seat)


def record_to_find(table: Table, who: Visitor) -> Callable[[], Record]:
    """The record, whole when the game is over; before that, a visitor's part of it.

    Finding that takes a replay, and can be done in another thread.
    """
    names = names_for(table, who)
    if table.stopped is not None:
        found = kept_record(table.stopped.kept, table.house, who.person, names)
        return lambda: found
    game, seat, is_over = table.game, _own_view(table, who.person).seat, table.is_over
    record = replace(table.match.record, entries=table.match.record.entries[:])
    luck = table.luck()

    def find() -> Record:
        seen = record if is_over else record.seen_from(game, seat)
        return replace(seen, players=names, luck=luck)

    return find


def shown_of_text(who: Visitor, text: str, at: str, word_of_view: str) -> Showing:
    """A moment of a record that was brought; the first one, if none is named."""
    film = _film_of_text(text)
    moment = moment_number(at)
    number = film.index(film.steps[0].at if moment is None else moment)
    return Showing(film, film.view(word_of_view), number, who)


def record_of_text(text: str) -> Record:
    """A record that somebody brought, if nothing in it is hidden."""
    if not text.strip():
        raise Refusal(Text("replay.empty"), SENTENCES)
    found = Record.from_text(text.replace("\r\n", "\n").strip())
    for line, (_, notation) in enumerate(found.entries, 2):
        if notation == HIDDEN:
            raise Refusal(Text("replay.hidden", {"line": line}), SENTENCES)
    return found


def _film_of_text(text: str) -> Film:
    found = record_of_text(text)
    game = game_named(found.game)
    replayed(game, found)
    seats = [view_of(seat) for seat in range(found.seats)]
    names = [tidy_name(name) for name in found.players]
    is_named = len(names) == found.seats and all(names)
    return Film(
        game, found, names if is_named else None, [ALL_OPEN, FROM_OUTSIDE, *seats], is_final=True
    )
