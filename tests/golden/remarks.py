"""Remarks in a record: behind each answer, how many there were, what happened, and a digest.

    0 take ; 14 3f1 stones_taken
    1 sail 2 ; 9 81d ship_sails, unload×3 ! sail 0: ship_sailed
    - draw 7 ; 12 90a

The digest is of the numbers of all legal answers and of all that was told to anybody, so that
nothing can change unseen. What chance leads to is only in the digest. What follows “!” is an answer
that the rules refuse there, and why.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random
from typing import Final
from zlib import crc32

from baumeister.core.event import Event
from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.state import CHANCE, State

REMARK: Final = " ; "
ATTEMPTS: Final = 10  # answers that are tried before each one, in the hope of a refusal
NEAR: Final = 20  # actions of a kind have numbers in a row
EXAMPLES: Final = 3  # of each refusal in a game


def with_remarks(game: Game, record: Record) -> str:
    """The text of a record, with a remark behind each answer."""
    header, *answers = record.to_text().splitlines()
    state = start_of(game, record, log=True)
    refused: Counter[str] = Counter()
    lines = [header]
    for answer, (seat, notation) in zip(answers, record.entries, strict=True):
        lines.append(f"{answer}{REMARK}{_remark(state, seat, notation, refused)}")
    result = state.result()
    if result is not None:
        lines[-1] += f" = {' '.join(map(str, result.points))}"
    return "\n".join(lines) + "\n"


def _remark(state: State, seat: int, notation: str, refused: Counter[str]) -> str:
    vocabulary = state.game.vocabulary
    numbers = [vocabulary.number(action) for action in state.legal(seat)]
    refusal = "" if seat == CHANCE else _refusal(state, seat, numbers, refused)
    before = len(state.log or [])
    state.apply(seat, vocabulary.parse(notation))
    news = (state.log or [])[before:]
    digest = crc32(repr((numbers, [_whole(event) for event in news])).encode()) & 0xFFF
    told = "" if seat == CHANCE else _told(news)
    return f"{len(numbers)} {digest:03x} {told}".rstrip() + refusal


def _refusal(state: State, seat: int, legal: list[int], refused: Counter[str]) -> str:
    """One of a few answers that are not legal here, if its reason is still rare in this game."""
    vocabulary = state.game.vocabulary
    rng = Random(repr(legal))
    for attempt in range(ATTEMPTS):
        number = int(rng.random() * len(vocabulary))
        if attempt % 2 and legal:  # something like what is legal
            near = legal[int(rng.random() * len(legal))]
            number = (near + number % (2 * NEAR) - NEAR) % len(vocabulary)
        if number in legal:
            continue
        objection = state.objection(seat, vocabulary[number])
        if objection is not None and refused[objection.key] < EXAMPLES:
            refused[objection.key] += 1
            why = objection.key.removeprefix("refuse.")
            return f" ! {vocabulary[number].notation()}: {why}"
    return ""


def _whole(event: Event) -> tuple[object, ...]:
    data, secret = sorted(event.data.items()), sorted(event.secret.items())
    return event.key, event.seat, data, secret, event.seen_by


def _told(news: list[Event]) -> str:
    """The keys of events; several of the same kind in a row stand together."""
    counted = [(key, len(list(same))) for key, same in groupby(event.key for event in news)]
    return ", ".join(key if count == 1 else f"{key}×{count}" for key, count in counted)
