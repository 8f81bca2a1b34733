"""One moment of a game, found by what holds there, at a table in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from baumeister.core.record import Record, replay
from baumeister.core.state import State
from baumeister.games import game
from baumeister.web.http.identity import COOKIE
from tests.browser.people import Guest, guest
from tests.browser.positions import Position, moments, open_all
from tests.web.processes import server_process

Fits = Callable[[State, int], bool]


def position(game_id: str, seats: int, fits: Fits, first: int = 0) -> Position:
    """The first moment of some game at which this holds for the seat that is asked.

    `first` is the seed of the game to begin with, where those before are known to have none.
    """
    for seed in range(first, first + 100):
        for one in moments(game(game_id), seats, seed):
            if one.question != "End" and fits(state_at(one), one.seat):
                return one
    raise AssertionError("There is no such moment.")


def state_at(one: Position) -> State:
    entries = list(one.entries)
    return replay(one.game, Record(one.game.id, one.game.rules_version, one.seats, {}, entries))


@contextmanager
def table_at(
    chromium: Browser, folder: Path, one: Position, **wishes: object
) -> Iterator[Callable[[int], Guest]]:
    """A table at this moment; whoever is called for sits on a seat of it, and sees no error."""
    (table,) = open_all(folder / "data", [one])
    guests: list[Guest] = []
    with server_process(folder / "data") as server:

        def at(seat: int) -> Guest:
            found = guest(chromium, server.address, **wishes)
            cookie = table.cookies[seat]
            found.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
            found.visit(table.path)
            guests.append(found)
            return found

        yield at
        assert [problem for one in guests for problem in one.leave()] == []
