"""The clerk at the counter: knows who everybody is, and speaks to the one who looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.action import Action
from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture
from baumeister.drawing.lines import shortened
from baumeister.drawing.pen import Pen
from baumeister.games.oh_pharaoh.drawing.keys import NAME_LENGTH, key
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

SIDE_NAME_LENGTH: Final = 11  # characters


class Clerk:
    """Draws what lies on the counter, in somebody's words."""

    def __init__(
        self, state: OhPharaoh, words: Words, pen: Pen, names: Sequence[str] | None
    ) -> None:
        self.state = state
        self.words = words
        self.pen = pen
        self.names = names

    def whole_name(self, seat: int) -> str:
        return seat_name(seat, self.words.language, self.names)

    def name(self, seat: int) -> str:
        return shortened(self.whole_name(seat), NAME_LENGTH)

    def sides(self, seat: int) -> tuple[str, str]:
        """What stands above the cards that a seat gives, and above those it gets."""
        if seat == self.pen.seat:
            return self.say("you_give"), self.say("you_get")
        name = shortened(self.whole_name(seat), SIDE_NAME_LENGTH)
        return self.say("gives", seat=name), self.say("gets", seat=name)

    def say(self, key: str, **values: int | str) -> str:
        return self.words.say(key, **values)

    def key(self, action: Action, area: Rectangle, text: str) -> Picture:
        return key(self.pen, action, area, self.say(text))
