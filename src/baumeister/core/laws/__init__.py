"""The laws every game keeps, as functions that anybody can run on a game of their own.

    laws.check(MY_GAME, seats=3, rng=Random(1))

plays random games and raises `LawBroken` at the first law that does not hold. Each law can also be
run alone; `docs/protocol.md` says what each is there for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from baumeister.core.game import Game
from baumeister.core.laws.belief import weighs_fairly
from baumeister.core.laws.course import (
    conserves,
    copies,
    ends,
    foresees,
    offers,
    reads_back,
    replays,
    speaks,
)
from baumeister.core.laws.leak import leaks_nothing
from baumeister.core.laws.setup import Law, LawBroken, Setup
from baumeister.core.laws.view import fills, forces_openly, knows, masks, tells_nothing, undoes

__all__ = ["LAWS", "Law", "LawBroken", "Setup", "check", "speaks"]

LAWS: Final[dict[str, Law]] = {
    "ends": ends,
    "offers": offers,
    "replays": replays,
    "reads back": reads_back,
    "copies": copies,
    "conserves": conserves,
    "speaks": speaks,
    "masks": masks,
    "fills": fills,
    "knows": knows,
    "tells nothing": tells_nothing,
    "forces openly": forces_openly,
    "leaks nothing": leaks_nothing,
    "undoes": undoes,
    "weighs fairly": weighs_fairly,
    "foresees": foresees,
}


def check(
    game: Game,
    seats: int,
    variants: Mapping[str, str] | None = None,
    *,
    rng: Random,
    edition: str | None = None,
) -> None:
    """Run every law once over random games of this setup."""
    setup = Setup(game, seats, variants or {}, edition)
    for law in LAWS.values():
        law(setup, rng)
