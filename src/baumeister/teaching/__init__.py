"""Teaching: what a box says to people who do not know its game yet, and the kit it says it with.

A room `teaching` says all of it by the name `TEACHING`; a box without one has no rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.sentences import Sentences
from baumeister.core.state import State
from baumeister.core.text import Language, Text
from baumeister.teaching.blocks import Section, anchor_of
from baumeister.teaching.clauses import Clauses
from baumeister.teaching.lesson import Lesson

__all__ = ["Card", "RulesPage", "Teaching", "teaching_of"]

ROOM: Final = "teaching"
OVER: Final = "over"  # the place for when nothing is asked any more


@dataclass(frozen=True)
class Card:
    """A game on the start page: a sentence, how long it takes, and a moment worth a picture.

    The moment is that of a game between chance players by this seed, after so many answers.
    """

    idea: str  # a marked template
    minutes: int
    seed: int
    answers: int
    panel: str = ""  # of the drawing, to be shown of that moment; without one it is the whole table
    weight: int = 0  # how much there is to think about, from 1 (light) to 5 (heavy); 0: not said
    invitation: str = ""  # what it is in three sentences, a marked template


@dataclass(frozen=True)
class RulesPage:
    """The rules in our own words; the sentence `idea` stands above the sections."""

    sentences: Sentences
    sections: Callable[[Language], list[Section]]

    def __post_init__(self) -> None:
        if "idea" not in self.sentences.templates:
            raise ValueError("a rules page needs the sentence “idea”")

    def idea(self, language: Language) -> str:
        return self.sentences.say(Text("idea"), language)


@dataclass(frozen=True)
class Teaching:
    """All that a room says; the start page, the rules and refusals are glad of any of it."""

    card: Card | None = None
    rules_page: RulesPage | None = None
    clauses: Clauses | None = None  # of the printed rules
    # The section of the rules that explains a question (`TakeCard`), a panel of the drawing
    # (`market`, and `seat` for every `seat-…`), a place on it (`figure` for every `figure-…`), one
    # of these with a variant (`market=B`), or the end of a game (`over`).
    places: Mapping[str, str] = field(default_factory=dict)
    lesson: Lesson | None = None  # a guided first game

    def anchor(self, name: str) -> str:
        """Where the rules page explains something; empty where it does not."""
        return anchor_of(self.places.get(name.partition("-")[0], ""))

    def sides(self, state: State) -> list[str]:
        """The places that are explained otherwise in this variant of the game."""
        chosen = {f"{name}={value}" for name, value in state.agreed()[0].items()}
        return [name for name in self.places if name in chosen]

    def anchor_now(self, state: State) -> str:
        """Where the rules page explains what is asked now."""
        asked = type(state.agenda[-1]).__name__ if state.agenda else OVER
        return self.anchor(asked)


NOTHING: Final = Teaching()


def teaching_of(game: Game) -> Teaching:
    """What the box of a game teaches: nothing where it has no such room."""
    return part(game.box, ROOM, "TEACHING", Teaching) or NOTHING
