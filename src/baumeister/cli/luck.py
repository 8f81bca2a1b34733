"""The luck of a game in the terminal: its secret lies beside the record until the game is over."""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from baumeister.cli import files
from baumeister.cli.terminal import refuse
from baumeister.core.luck import WORD_LENGTH, Luck, lucky
from baumeister.core.record import Record


def new_luck(record: Record, seed: int | None, words: list[str]) -> Luck:
    """Luck from here on; whatever the record has already was drawn otherwise."""
    secret = secrets.token_hex() if seed is None else sha256(f"seed {seed}".encode()).hexdigest()
    return lucky(secret, words, after=len(record.entries))


def resumed_luck(record: Record, path: Path, seed: int | None) -> Luck:
    """The luck that the record was begun with, if its secret is still there, or else a new one."""
    known = record.luck
    if known is None:
        return new_luck(record, seed, [""] * record.seats)
    if known.secret:
        return known
    with suppress(OSError, ValueError):
        secret = _file(path).read_text("ascii").strip()
        found = lucky(secret, known.words, known.after)
        if found.commitment == known.commitment:
            return found
    return new_luck(record, seed, known.words)


def keep_secret(path: Path, luck: Luck) -> None:
    files.write(_file(path), luck.secret + "\n")


def forget_secret(path: Path) -> None:
    """It stands in the record now."""
    with suppress(OSError):
        _file(path).unlink()


def _file(record: Path) -> Path:
    return record.with_name(f".{record.name}.luck")


def chosen_words(given: str | None, seats: int) -> list[str]:
    """What the players add to their luck: a word for each seat, the first one first."""
    words = [" ".join(word.split()) for word in given.split(",")] if given else []
    if len(words) > seats:
        refuse("error.words", n=len(words), seats=seats)
    for word in words:
        if len(word) > WORD_LENGTH or not word.isprintable():
            refuse("error.word", n=WORD_LENGTH)
    return [*words, *[""] * (seats - len(words))]
