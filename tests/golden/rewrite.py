"""What the golden files hold; `python -m tests.golden.rewrite` writes them all anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from baumeister.core.game import Game
from baumeister.core.perft import perft
from baumeister.core.playout import random_answer
from baumeister.games import game, games
from baumeister.games.imhotep.names import SITES
from tests.golden.transcript import transcript

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Tale:
    """A random game to write down."""

    game: str
    seats: int
    name: str  # of the options
    options: dict[str, str]
    seed: int

    def file(self) -> str:
        return f"{self.game}/{self.seats}p-{self.name}-{self.seed}.txt"


@dataclass(frozen=True)
class Position:
    """A moment of a random game from which sequences of answers are counted."""

    game: str
    name: str
    seats: int
    depth: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    answers: int = 0  # given by this seed before


def imhotep(sides: str, **others: str) -> dict[str, str]:
    return dict(zip(SITES, sides, strict=True)) | others


TALES = [
    *(
        Tale("imhotep", seats, sides, imhotep(sides), seed)
        for seats in (2, 3, 4)
        for sides, seed in (("AAAAA", 1), ("BBBBB", 2), ("BABAB", 3))
    ),
    *(
        Tale("imhotep", seats, "ABABA-wrath", imhotep("ABABA", wrath="on"), 4)
        for seats in (2, 3, 4)
    ),
    Tale("imhotep", 4, "AAAAB-no_loose", imhotep("AAAAB", loose_stones="off"), 22),
]

POSITIONS = [
    Position("imhotep", "chance alone 2p AAAAA", 2, 4, imhotep("AAAAA")),
    *(
        Position("imhotep", f"{name} {seats}p {sides}", seats, 4, imhotep(sides), seed, answers)
        for name, seed in (("first turn", 1), ("other first turn", 2))
        for seats in (2, 3, 4)
        for sides, answers in (("AAAAA", 5), ("BBBBB", 4))
    ),
    *(
        Position("imhotep", f"{name} {seats}p {sides}", seats, 4, imhotep(sides), seed, answers)
        for name, seats, sides, seed, answers in (
            ("lever", 2, "AAAAA", 5, 74),
            ("pair", 2, "BABAB", 8, 43),
            ("temple and top card", 3, "BBBBB", 6, 95),
            ("pyramids and card bonus", 4, "ABABA", 7, 84),
            ("load bonus", 4, "BBBBB", 9, 102),
            ("sail card", 4, "BBBBB", 9, 109),
            ("end of the game", 4, "ABABA", 7, 154),
        )
    ),
]


def golden_files() -> Iterator[tuple[str, str]]:
    """The name and the text of every golden file."""
    for tale in TALES:
        yield tale.file(), transcript(game(tale.game), tale.seats, tale.options, tale.seed)
    for known in games():
        yield f"{known.id}.perft", counts(known)
        yield f"{known.id}.vocabulary", vocabulary(known)


def counts(known: Game) -> str:
    """A line for each position: how many sequences of 1, 2, 3 … answers there are."""
    positions = [position for position in POSITIONS if position.game == known.id]
    return "".join(f"{position.name}: {leaves(known, position)}\n" for position in positions)


def leaves(known: Game, position: Position) -> str:
    rng = Random(position.seed)
    state = known.start(position.seats, position.options)
    for _ in range(position.answers):
        seat = state.to_act()[0]
        state.apply(seat, random_answer(state, seat, rng))
    return " ".join(str(perft(state, depth)) for depth in range(1, position.depth + 1))


def vocabulary(known: Game) -> str:
    return "".join(
        f"{number} {action.notation()}\n" for number, action in enumerate(known.vocabulary)
    )


def rewrite() -> None:
    for name, text in golden_files():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    rewrite()
