"""Sources of a position: a record in a file, or a game that is begun for the purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import baumeister
from baumeister.cli import files
from baumeister.cli.arguments import chosen_variants
from baumeister.cli.terminal import refuse
from baumeister.core.match import Match
from baumeister.core.playout import random_answer
from baumeister.core.record import Record, begin
from baumeister.core.refusal import Refusal
from baumeister.core.state import CHANCE
from baumeister.games import game_ids


def match_from_file(path: Path, at: int | None = None) -> Match:
    """The match of a record, after `at` answers or all of them."""
    record = files.read_record(path)
    check_moment(at, record)
    del record.entries[len(record.entries) if at is None else at :]
    return match_of(path, record)


def match_of(path: Path, record: Record) -> Match:
    """The match of a record; a refusal names the file it was read from."""
    try:
        return Match(baumeister.game(record.game), record)
    except Refusal as refusal:
        raise files.InFile(path, refusal) from None


def check_moment(at: int | None, record: Record) -> None:
    if at is not None and not 0 <= at <= len(record.entries):
        refuse("error.moment", value=at, n=len(record.entries))


def match_from(
    source: str, seats: int | None, pairs: Sequence[str] | None, seed: int, at: int | None
) -> Match:
    """`source` names a file or a game; a game is at its first decision unless `at` is given."""
    if source not in game_ids():
        _refuse_with_file(source, seats, pairs)
        return match_from_file(Path(source), at)
    match = new_match(source, seats, pairs)
    if at is None:
        play_until(match, seed, lambda: match.state.to_act() != [CHANCE])
    else:
        play_until(match, seed, lambda: match.version == at)
        if match.version != at:
            refuse("error.moment", value=at, n=match.version)
    return match


def new_match(name: str, seats: int | None = None, pairs: Sequence[str] | None = None) -> Match:
    """A game at its beginning; as many players as possible unless a number is given."""
    game = baumeister.game(name)
    seats = game.most if seats is None else seats
    return Match(game, begin(game, seats, chosen_variants(game, pairs)))


def play_until(match: Match, seed: int, is_there: Callable[[], bool]) -> None:
    """Random answers until the moment comes, or the game is over."""
    rng = Random(seed)
    while (seats := match.state.to_act()) and not is_there():
        seat = seats[0]
        match.play(seat, random_answer(match.state, seat, rng).notation())


def half_way(match: Match, seed: int) -> None:
    """A decision in the middle of a random game."""
    play_until(match, seed, lambda: False)
    middle = match.version // 2
    entries = match.record.entries
    match.rewind(next(n for n in range(middle, len(entries)) if entries[n][0] != CHANCE))


def _refuse_with_file(source: str, seats: int | None, pairs: Sequence[str] | None) -> None:
    """A file already says how many play, and by which rules."""
    if not Path(source).exists():
        refuse("error.source", source=source, known=", ".join(game_ids()))
    if seats is not None:
        refuse("error.with_file", option="--seats")
    if pairs:
        refuse("error.with_file", option="--variant")
