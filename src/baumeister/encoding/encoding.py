"""An encoding: how one game is written as entries, as its box tells it."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from baumeister.core.action import Action
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.state import State
from baumeister.encoding.actions import Actions
from baumeister.encoding.fields import Group
from baumeister.encoding.layout import Layout
from baumeister.encoding.questions import Questions

ROOM: Final = "encoding"


class NoEncoding(LookupError):
    """A game whose box does not say how it is written for learning programs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The facts of a state, its questions, and which answers are chance's."""

    def __init__(
        self, game: Game, facts: Group, questions: Questions, chance: tuple[type[Action], ...]
    ) -> None:
        self.game = game
        self.facts = facts
        self.questions = questions
        questions.speak(game.vocabulary)
        self.actions = Actions(game.vocabulary, chance)

    def known(self, state: State, seat: int) -> Json:
        """The facts of what a seat may know of a state, or of a view of its own.

        They are read at once and never changed. Override it where they can be told without a copy
        of the whole state, which is most of the work.
        """
        return state.seen_from(seat).facts()

    def turned(self, facts: Json, seat: int) -> Json:
        """The same facts as seen from this seat, where that takes more than `PerSeat`."""
        return facts

    def layout(self, seats: int) -> Layout:
        """How a game for so many is written."""
        self.game.check_seats(seats)
        return Layout(self, seats)


@cache
def encoding_of(game: Game) -> Encoding:
    """What the box of a game says; raises `NoEncoding` where it says nothing."""
    found = part(game.box, ROOM, "ENCODING", Encoding)
    if found is None:
        raise NoEncoding(
            f"{game.title} has no encoding: its box needs a room `{ROOM}` that holds an `ENCODING`."
        )
    return found


def is_encoded(game: Game) -> bool:
    """Whether its box says how it is written."""
    return part(game.box, ROOM, "ENCODING", Encoding) is not None
