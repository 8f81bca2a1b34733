"""What the golden files hold; `python -m tests.golden.rewrite` writes them all anew.

Of the records that come with the games, only the remarks are: `make records` plays others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from baumeister.core.game import Game
from baumeister.core.perft import perft
from baumeister.core.playout import random_answer
from baumeister.core.record import Record
from baumeister.corpus import folder_of
from baumeister.games import all_games, game
from tests.golden import cleopatra, imhotep, kheops, oh_pharaoh, valley_of_the_kings
from tests.golden.remarks import with_remarks
from tests.golden.tales import Position, Tale
from tests.golden.transcript import transcript

FOLDER = Path(__file__).resolve().parent

GAMES = (imhotep, oh_pharaoh, cleopatra, kheops, valley_of_the_kings)
TALES: list[Tale] = [tale for known in GAMES for tale in known.TALES]
POSITIONS: list[Position] = [position for known in GAMES for position in known.POSITIONS]


def golden_files() -> Iterator[tuple[str, Callable[[], str]]]:
    """The name of every golden file, and what makes its text."""
    for tale in TALES:
        yield tale.file(), partial(told, tale)
    for known in all_games():
        yield f"{known.id}.perft", partial(counts, known)
        yield f"{known.id}.vocabulary", partial(vocabulary, known)


def told(tale: Tale) -> str:
    return transcript(game(tale.game), tale.seats, tale.variants, tale.seed)


def counts(known: Game) -> str:
    """A line for each position: how many sequences of 1, 2, 3 … answers there are."""
    positions = [position for position in POSITIONS if position.game == known.id]
    return "".join(f"{position.name}: {leaves(known, position)}\n" for position in positions)


def leaves(known: Game, position: Position) -> str:
    rng = Random(position.seed)
    state = known.start(position.seats, position.variants)
    for _ in range(position.answers):
        seat = state.to_act()[0]
        state.apply(seat, random_answer(state, seat, rng))
    return " ".join(str(perft(state, depth)) for depth in range(1, position.depth + 1))


def vocabulary(known: Game) -> str:
    return "".join(
        f"{number} {action.notation()}\n" for number, action in enumerate(known.vocabulary)
    )


def rewrite() -> None:
    for name, text_of in golden_files():
        path, text = FOLDER / name, text_of()
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{name}: {len(text.splitlines())} lines")
    for known in all_games():
        for path in sorted(folder_of(known).glob("*.txt")):
            record = Record.from_text(path.read_text("utf-8"))
            path.write_text(with_remarks(known, record), "utf-8")


if __name__ == "__main__":
    rewrite()
