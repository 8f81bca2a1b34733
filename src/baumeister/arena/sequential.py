"""A sequential test: games go on until it is plain which of two claims holds (Wald's SPRT).

The claims are differences in rating. What is counted are turns: games with the same chance in which
every seat was taken once, so that luck cancels out. Their scores are taken as normal, as far
spread as was seen with one turn more on either side, so that a few wins in a row are not certainty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Final

from baumeister.arena.plan import Plan
from baumeister.arena.played import Played
from baumeister.arena.texts import refuse

ERROR: Final = 0.05  # how likely either claim is taken for true while the other one holds
BOUND: Final = log((1 - ERROR) / ERROR)
LEAST: Final = 4  # turns; the spread of fewer says nothing

LOWER, HIGHER, OPEN = "lower", "higher", "open"


@dataclass(frozen=True)
class Until:
    """The two claims: the first bot is so many points ahead of the other, or so many."""

    lower: float
    higher: float


@dataclass(frozen=True)
class Verdict:
    """Which claim holds, after so many turns; `evidence` is for the higher one."""

    claim: str
    evidence: float
    bound: float
    turns: int


def until(words: str) -> Until:
    """`0,10` and the like."""
    try:
        lower, higher = (float(word) for word in words.split(","))
    except ValueError:
        refuse("until", value=words)
    if not lower < higher:
        refuse("until", value=words)
    return Until(lower, higher)


def verdict(plan: Plan, games: Mapping[int, Played], claims: Until) -> Verdict:
    """What the turns say that are complete from the first one on, whoever finished first."""
    scores: list[float] = []
    found = Verdict(OPEN, 0.0, BOUND, 0)
    for turn in turns(plan, games):
        scores.append(fmean(score(game, plan.bots[0]) for game in turn))
        found = judged(scores, claims)
        if found.claim != OPEN:
            break
    return found


def judged(scores: Sequence[float], claims: Until) -> Verdict:
    """By the scores of turns, each from 0 to 1."""
    seen = [0.0, 1.0, *scores]
    mean = fmean(seen)
    spread = fmean((score - mean) ** 2 for score in seen)
    low, high = expected(claims.lower), expected(claims.higher)
    evidence = len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * spread)
    claim = OPEN
    if len(scores) >= LEAST and abs(evidence) >= BOUND:
        claim = HIGHER if evidence > 0 else LOWER
    return Verdict(claim, evidence, BOUND, len(scores))


def turns(plan: Plan, games: Mapping[int, Played]) -> list[list[Played]]:
    """Games of the same chance, as long as none is missing."""
    size = plan.seats * len(plan.duels())
    found: list[list[Played]] = []
    for start in range(0, plan.size, size):
        numbers = range(start, start + size)
        if not all(number in games for number in numbers):
            break
        found.append([games[number] for number in numbers])
    return found


def score(game: Played, bot: str) -> float:
    """Of 1, what a bot gets of a game against another one, by rank."""
    return game.score if game.one == bot else 1 - game.score


def expected(ahead: float) -> float:
    """The score of whoever is so many points ahead."""
    return float(1 / (1 + 10 ** (-ahead / 400)))
