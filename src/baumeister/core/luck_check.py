"""Checking luck: whether every draw of a record follows from the secret that was promised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.core.game import Game
from baumeister.core.luck import Luck
from baumeister.core.record import Record, replay_entry, start_of
from baumeister.core.state import CHANCE

NO_LUCK: Final = "none"  # the record promises nothing
STILL_HIDDEN: Final = "hidden"  # the game is not over: the secret is still to come
OTHER_SECRET: Final = "other_secret"  # not the one that was promised
OTHER_DRAW: Final = "other_draw"  # at least one draw does not follow from it
KEPT: Final = "kept"  # everything follows from what was promised


@dataclass(frozen=True)
class Draw:
    """One answer of chance, and what it could have been."""

    number: int  # how many draws there were before
    answer: int  # how many answers there were before
    legal: list[str]  # what it could have been, in the order of the vocabulary
    weights: list[int]  # of each of them
    drawn: str  # what the record says
    due: str  # what follows from the luck; nothing for what was taken over from another game

    @property
    def line(self) -> int:
        """Where the record says it; the first line is its header."""
        return self.answer + 2

    @property
    def follows(self) -> bool:
        return not self.due or self.due == self.drawn

    @property
    def is_checked(self) -> bool:
        return bool(self.due)

    def to_json(self) -> dict[str, object]:
        return {
            "draw": self.number,
            "answer": self.answer,
            "legal": self.legal,
            "weights": self.weights,
            "drawn": self.drawn,
        }


@dataclass(frozen=True)
class LuckCheck:
    """What was found: one of the outcomes above, and every draw if the secret is known."""

    outcome: str
    draws: list[Draw]

    @property
    def wrong(self) -> list[Draw]:
        return [draw for draw in self.draws if not draw.follows]

    @property
    def checked(self) -> list[Draw]:
        return [draw for draw in self.draws if draw.is_checked]


def check_luck(game: Game, record: Record) -> LuckCheck:
    """Whether a record keeps what it promised; `BadRecord` if it cannot be replayed."""
    luck = record.luck
    if luck is None:
        return LuckCheck(NO_LUCK, [])
    if not luck.secret:
        return LuckCheck(STILL_HIDDEN, [])
    draws = _draws(game, record, luck)
    if not luck.is_kept():
        return LuckCheck(OTHER_SECRET, draws)
    found = LuckCheck(KEPT, draws)
    return LuckCheck(OTHER_DRAW, draws) if found.wrong else found


def _draws(game: Game, record: Record, luck: Luck) -> list[Draw]:
    state = start_of(game, record)
    draws: list[Draw] = []
    for number, entry in enumerate(record.entries):
        if entry[0] == CHANCE and state.to_act() == [CHANCE]:
            legal = [game.vocabulary.notation(action) for action in state.legal(CHANCE)]
            drawn = " ".join(entry[1].split())  # as a vocabulary reads it
            weights = state.weights()
            is_ours = number >= luck.after
            due = legal[luck.choice(len(draws), weights)] if is_ours else ""
            draws.append(Draw(len(draws), number, legal, weights, drawn, due))
        replay_entry(game, state, number, entry)
    return draws
