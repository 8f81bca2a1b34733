"""Refusals: what went wrong, as an error that can say so in any language."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from baumeister.core.sentences import PLAIN, Sentences
from baumeister.core.text import ENGLISH, Language, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """Something was not accepted, and nothing has changed. `text` says why.

    `game` is the id of the game whose rules refuse it, where it is a matter of rules.
    """

    def __init__(self, text: Text, sentences: Sentences = PLAIN, game: str = "") -> None:
        super().__init__(text.key)
        self.text = text
        self.sentences = sentences
        self.game = game

    def say(self, language: Language = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The reason in a language; `names` are what to call the seats."""
        return self.sentences.say(self.text, language, names)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[object, ...]:
        """What is refused in a process pool is refused here, in the same words."""
        return type(self), (self.text, self.sentences, self.game)


class UnknownNotation(Refusal):
    """No action of the game is written like this: a typing error."""


class IllegalAction(Refusal):
    """The action exists, but this seat may not do it now; `text` cites the rule."""


class StaleVersion(Refusal):
    """The answer was meant for another moment of the game."""


class BadSetup(Refusal):
    """No such game, number of seats or variant."""


class BadRecord(Refusal):
    """A record that cannot be read or replayed."""


class BadEdition(Refusal):
    """An edition whose values cannot be played with, or not be drawn."""


class BadState(Refusal):
    """Data that no state has written."""
