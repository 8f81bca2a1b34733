"""The six phases of a round, and the one that it has come to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import move, tooltip
from baumeister.drawing.svg import disc, label, path
from baumeister.games.valley_of_the_kings.drawing.texts import PHASES, Words
from baumeister.games.valley_of_the_kings.rules.auction import Bids, DrawBlocks
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids
from baumeister.games.valley_of_the_kings.rules.lot import DrawLot
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers

_PHASE_OF: Final = {
    DrawLot: 0,
    DrawBlocks: 0,
    Bids: 0,
    MoveOverseers: 1,
    Orders: 1,
    MoveWorkers: 2,
    StealBlocks: 3,
    TakeSites: 4,
    BuildPyramids: 5,
}
OVER: Final = len(PHASES)
PITCH: Final = 20
TICK: Final = path("tick", "M0 4L4 8L11 -2")


def phase_number(state: Valley) -> int:
    return _PHASE_OF[type(state.agenda[-1])] if state.agenda else OVER


def phase(state: Valley, words: Words) -> str:
    """What the round has come to."""
    number = phase_number(state)
    return words.say("phase.over") if number == OVER else _numbered(words, number)


def _numbered(words: Words, number: int) -> str:
    return words.say("phase.numbered", n=number + 1, phase=phase_name(words, number))


def phase_name(words: Words, number: int) -> str:
    return words.say(f"phase.{PHASES[number]}")


def phase_now(state: Valley, words: Words) -> str:
    """The same without its number, or that the game is over: a headline has little room."""
    number = phase_number(state)
    return words.say("phase.over") if number == OVER else phase_name(words, number)


@lru_cache(maxsize=64)
def phase_discs(words: Words, now: int) -> str:
    """All six in a row, with what is done and what it is now."""
    return "".join(move(PITCH * n, 0, _disc(words, n, now)) for n in range(len(PHASES)))


def _disc(words: Words, number: int, now: int) -> str:
    style = "now" if number == now else "done" if number < now else "later"
    return tooltip(
        _numbered(words, number),
        disc(f"phase-disc {style}", 0, 0, 8.5)
        + label(0, 4, f"phase-number {style}", str(number + 1)),
    )
