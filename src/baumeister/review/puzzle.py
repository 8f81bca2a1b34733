"""Puzzles: moments of recorded games in which one answer is clearly best, and not at first sight.

They lie in the file `puzzles.json` of a game's box, each as a record that comes with the game and a
moment of it. What is told of them is what the seat could know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from baumeister.core.game import Game
from baumeister.core.record import Record, replay
from baumeister.core.rooms import box_of
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.corpus import folder_of, records
from baumeister.review.kept import text_from_json, text_to_json

FILE: Final = "puzzles.json"
LEVELS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Wrong:
    """An answer that is not the best one: what it costs, and what follows."""

    cost: float  # of the chance to win
    line: tuple[tuple[int, str], ...] = ()  # seats and notations, up to an answer of somebody else

    def to_json(self) -> list[Any]:
        return [round(self.cost, 3), [list(entry) for entry in self.line]]


@dataclass(frozen=True)
class Puzzle:
    """A moment of a recorded game, with its answer."""

    record: str  # the name of one that comes with the game
    at: int  # so many answers have been given
    seat: int
    answer: str  # the best one
    level: int  # from 1: by how many simulations it takes to find it
    simulations: int  # that find it for certain
    chance: float  # to win, after the best answer
    reason: Text | None
    wrong: Mapping[str, Wrong]  # the other answers worth a thought, by notation
    also: tuple[str, ...] = ()  # answers that are as good: mostly the same turn in another order

    @property
    def name(self) -> str:
        """In addresses."""
        return f"{self.record}-{self.at}"

    def entries(self, game: Game) -> Record:
        """The record as far as the moment."""
        record = records(game)[self.record]
        del record.entries[self.at :]
        return record

    def state(self, game: Game) -> State:
        return replay(game, self.entries(game))

    @property
    def right(self) -> tuple[str, ...]:
        return (self.answer, *self.also)

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "record": self.record,
            "at": self.at,
            "seat": self.seat,
            "answer": self.answer,
            "level": self.level,
            "simulations": self.simulations,
            "chance": round(self.chance, 3),
            "reason": None if self.reason is None else text_to_json(self.reason),
            "wrong": {notation: wrong.to_json() for notation, wrong in self.wrong.items()},
        }
        if self.also:
            found["also"] = [*self.also]
        return found

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Puzzle:
        return Puzzle(
            data["record"],
            data["at"],
            data["seat"],
            data["answer"],
            data["level"],
            data["simulations"],
            data["chance"],
            None if data["reason"] is None else text_from_json(data["reason"]),
            {
                notation: Wrong(cost, tuple((seat, answer) for seat, answer in line))
                for notation, (cost, line) in data["wrong"].items()
            },
            tuple(data.get("also", ())),
        )


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Those of a game, in an order that mixes levels; none where its box has no such file."""
    if not box_of(type(game)) or not (path := folder_of(game).with_name(FILE)).is_file():
        return ()
    return tuple(Puzzle.from_json(entry) for entry in json.loads(path.read_text("utf-8")))
