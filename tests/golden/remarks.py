"""Remarks in a record: behind each answer, how many there were, what happened, and a digest.

    0 take ; 14 3f1 stones_taken
    1 sail 2 ; 9 81d ship_sails, unload×3 ! sail 0: ship_sailed
    - draw 7 ; 12 90a

The digest is of the numbers of all legal answers and of all that was told to anybody, so that
nothing can change unseen. What chance leads to is only in the digest. What follows “!” is an answer
that the rules refuse there, and why; before answers of the curious, there may be several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, islice
from random import Random
from typing import Final
from zlib import crc32

from baumeister.core.event import Event
from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.state import CHANCE, State

REMARK: Final = " ; "
ATTEMPTS: Final = 10  # answers that are tried before each one, in the hope of a refusal
CURIOUS: Final = "curious"  # players before whose answers more are tried
CURIOUS_ATTEMPTS: Final = 200
NEAR: Final = 20  # actions of a kind have numbers in a row
EXAMPLES: Final = 3  # of each refusal in a game


def with_remarks(game: Game, record: Record) -> str:
    """The text of a record, with a remark behind each answer."""
    header, *answers = record.to_text().splitlines()
    state = start_of(game, record, log=True)
    refusals = _Refusals(any(player.startswith(CURIOUS) for player in record.players))
    lines = [header]
    for answer, (seat, notation) in zip(answers, record.entries, strict=True):
        lines.append(f"{answer}{REMARK}{_remark(state, seat, notation, refusals)}")
    result = state.result()
    if result is not None:
        lines[-1] += f" = {' '.join(map(str, result.points))}"
    return "\n".join(lines) + "\n"


def _remark(state: State, seat: int, notation: str, refusals: _Refusals) -> str:
    vocabulary = state.game.vocabulary
    numbers = [vocabulary.number(action) for action in state.legal(seat)]
    refused = "" if seat == CHANCE else refusals.before(state, seat, numbers)
    before = len(state.log or [])
    state.apply(seat, vocabulary.parse(notation))
    news = (state.log or [])[before:]
    digest = crc32(repr((numbers, [_whole(event) for event in news])).encode()) & 0xFFF
    told = "" if seat == CHANCE else _told(news)
    return f"{len(numbers)} {digest:03x} {told}".rstrip() + refused


class _Refusals:
    """Those of one game: a few for each reason."""

    def __init__(self, is_curious: bool) -> None:
        self.attempts = CURIOUS_ATTEMPTS if is_curious else ATTEMPTS
        self.most = None if is_curious else 1  # before one answer
        self.told: Counter[str] = Counter()

    def before(self, state: State, seat: int, legal: list[int]) -> str:
        """Answers that are refused here, for reasons that are still rare in this game."""
        refused = islice(self._refused(state, seat, legal), self.most)
        return "".join(f" ! {notation}: {why}" for notation, why in refused)

    def _refused(self, state: State, seat: int, legal: list[int]) -> Iterator[tuple[str, str]]:
        vocabulary = state.game.vocabulary
        here: set[str] = set()
        for number in self._tried(legal, len(vocabulary)):
            objection = None if number in legal else state.objection(seat, vocabulary[number])
            if objection is None or objection.key in here or self.told[objection.key] == EXAMPLES:
                continue
            here.add(objection.key)
            self.told[objection.key] += 1
            yield vocabulary[number].notation(), objection.key.removeprefix("refuse.")

    def _tried(self, legal: list[int], count: int) -> Iterator[int]:
        """Every second is something like what is legal."""
        rng = Random(repr(legal))
        for attempt in range(self.attempts):
            number = int(rng.random() * count)
            if attempt % 2 and legal:
                near = legal[int(rng.random() * len(legal))]
                number = (near + number % (2 * NEAR) - NEAR) % count
            yield number


def _whole(event: Event) -> tuple[object, ...]:
    data, secret = sorted(event.data.items()), sorted(event.secret.items())
    return event.key, event.seat, data, secret, event.seen_by


def _told(news: list[Event]) -> str:
    """The keys of events; several of the same kind in a row stand together."""
    counted = [(key, len(list(same))) for key, same in groupby(event.key for event in news)]
    return ", ".join(key if count == 1 else f"{key}×{count}" for key, count in counted)
