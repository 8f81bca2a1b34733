"""Toys whose words, records or facts do not tell what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from baumeister.core.action import Action, Vocabulary
from baumeister.core.facts import Facts, Json
from baumeister.core.sentences import Sentences
from baumeister.core.state import State
from tests.toys.tomb import (
    AMULET,
    MUMMY,
    PHARAOH,
    SENTENCES,
    VOCABULARY,
    Tomb,
    TombGame,
)


class Scribble(Tomb):
    """A text board with a name for every card, even for those that are hidden."""

    def __str__(self) -> str:
        names = {PHARAOH: "pharaoh", MUMMY: "mummy", AMULET: "amulet"}
        cards = [names[card] for hand in self.hands for card, _ in hand.cards]
        return f"In all hands: {cards}"


class Blank(Tomb):
    """A text board with nothing on it."""

    def __str__(self) -> str:
        return "\n"


def tongueless(missing: str) -> TombGame:
    """A missing sentence."""
    spoken = {key: words for key, words in SENTENCES.templates.items() if key != missing}

    class Tongueless(TombGame):
        sentences = Sentences(spoken, SENTENCES.phrases)

    return Tongueless()


class Reckless(TombGame):
    """No two games begin alike, so a record leads elsewhere."""

    games = 0

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Tomb:
        state = super().setup(seats, variants, edition)
        self.games += 1
        state.turns += self.games
        return state


class Tuples(Tomb):
    """The data of the state is not plain."""

    def facts(self) -> Json:
        return {**super().facts(), "turns": (self.turns,)}


class Forgetful(Tomb):
    """A state that is read again has forgotten how long the game goes on."""

    def restore(self, facts: Facts) -> None:
        turns = self.turns
        super().restore(facts)
        self.turns = turns


class Secretive(Tomb):
    """What the next answer does depends on something that no fact tells."""

    answers = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.answers = self.answers
        return twin

    def proceed(self) -> None:
        super().proceed()
        self.answers += 1
        if self.answers % 5 == 0:
            self.turns -= 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Action):
    """Nobody counts these from one, so number 3 looks like the third card, which is number 2."""

    n: int


class Mistaken(TombGame):
    """Two answers that people would type alike."""

    vocabulary = Vocabulary([*VOCABULARY, Draw(3)])
    sentences = Sentences(SENTENCES.templates, SENTENCES.phrases, from_one=["card"])


class Peeping(TombGame):
    """An estimate that counts cards which nobody else can see."""

    def estimate(self, state: State) -> list[int]:
        assert isinstance(state, Tomb)
        held = [hand.count(AMULET) for hand in state.hands]
        return [points + more for points, more in zip(state.points(), held, strict=True)]


class Hopeful(TombGame):
    """An estimate that the end does not keep."""

    def estimate(self, state: State) -> list[int]:
        return [points + 1 for points in state.points()]


class Surprising(TombGame):
    """What the last answer brings hangs on hidden hands, but nobody says so."""

    def is_foreseeable(self, after: State) -> bool:
        return True
