"""Ratings by Bradley and Terry: one number for each bot that explains all results best.

Whoever is 400 points ahead is expected to win ten times as often. Intervals come from the Fisher
information. Every pair is given one drawn game beforehand, since a bot that has won all its games
would be infinitely strong otherwise. What such a bot is rated is only a bound: the strength below
which it would have lost a game, 39 times out of 40.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from baumeister.arena.statistics import NORMAL

Matrix = list[list[float]]
Pair = tuple[str, str]

SCALE: Final = 400 / log(10)
DRAWN: Final = 1.0  # games
STRIDE: Final = 2.0  # no step towards the best ratings is longer, in natural units
STEPS: Final = 200
CLOSE: Final = 1e-9
UNLIKELY: Final = 0.025  # on each side of a 95 % interval
FAR: Final = 30.0  # in natural units


@dataclass(frozen=True)
class Met:
    """How two bots met: so many games, and how much the first one won of them."""

    games: float
    wins: float


@dataclass(frozen=True)
class Rating:
    rating: float
    low: float
    high: float
    bound: str = ""  # "above" if nothing was lost, "below" if nothing was won


def ratings(
    bots: Sequence[str],
    met: Mapping[Pair, Met],
    anchor: str | None = None,
    drawn: float = DRAWN,
) -> dict[str, Rating]:
    """The anchor is rated 0; without one, the mean of all is."""
    games, wins = _matrices(bots, met, drawn)
    strengths = _strengths(games, wins)
    shift = [0.0 if anchor else 1 / len(bots)] * len(bots)
    if anchor is not None:
        shift[bots.index(anchor)] = 1.0
    zero = sum(part * strength for part, strength in zip(shift, strengths, strict=True))
    errors = _errors(games, strengths, shift)
    found: dict[str, Rating] = {}
    for bot, strength, error in zip(bots, strengths, errors, strict=True):
        middle, margin = SCALE * (strength - zero), SCALE * NORMAL * error
        found[bot] = Rating(middle, middle - margin, middle + margin)
    for n, bot in enumerate(bots):
        bound = "" if bot == anchor else _bound(bot, met)
        if bound:
            others = [strength for m, strength in enumerate(strengths) if m != n]
            played = [_games(bot, other, met) for other in bots if other != bot]
            limit = SCALE * (_limit(others, played, bound) - zero)
            found[bot] = Rating(limit, limit, limit, bound)
    return found


def _bound(bot: str, met: Mapping[Pair, Met]) -> str:
    """Whether a bot has won everything, or nothing."""
    games = sum(result.games for pair, result in met.items() if bot in pair)
    wins = sum(
        result.wins if pair[0] == bot else result.games - result.wins
        for pair, result in met.items()
        if bot in pair
    )
    return "" if not games or 0 < wins < games else "above" if wins else "below"


def _games(bot: str, other: str, met: Mapping[Pair, Met]) -> float:
    return sum(result.games for pair, result in met.items() if {bot, other} == {*pair})


def _limit(others: Sequence[float], games: Sequence[float], bound: str) -> float:
    """The strength that makes what was seen as unlikely as the end of an interval, by halving."""
    sign = 1 if bound == "above" else -1
    low, high = min(others) - FAR, max(others) + FAR
    for _ in range(STEPS):
        middle = (low + high) / 2
        seen = sum(
            number * log(_chance(sign * (middle - other)))
            for other, number in zip(others, games, strict=True)
        )
        if (seen < log(UNLIKELY)) == (sign > 0):
            low = middle
        else:
            high = middle
    return low


def _matrices(bots: Sequence[str], met: Mapping[Pair, Met], drawn: float) -> tuple[Matrix, Matrix]:
    """Games of each pair, and wins of the row over the column, with the drawn games."""
    size = range(len(bots))
    games = [[0.0 if i == j else drawn for j in size] for i in size]
    wins = [[number / 2 for number in row] for row in games]
    for (one, other), result in met.items():
        i, j = bots.index(one), bots.index(other)
        games[i][j] += result.games
        games[j][i] += result.games
        wins[i][j] += result.wins
        wins[j][i] += result.games - result.wins
    return games, wins


def _strengths(games: Matrix, wins: Matrix) -> list[float]:
    """Newton's steps to the most likely strengths; the first bot has 0 meanwhile."""
    size = range(len(games))
    strengths = [0.0 for _ in size]
    for _ in range(STEPS):
        slope = [
            sum(wins[i][j] - games[i][j] * _chance(strengths[i] - strengths[j]) for j in size)
            for i in size
        ]
        inverse = _inverse(_information(games, strengths))
        steps = [
            sum(value * part for value, part in zip(row, slope[1:], strict=True)) for row in inverse
        ]
        longest = max(abs(step) for step in steps)
        factor = min(1.0, STRIDE / longest) if longest else 1.0
        for i, step in enumerate(steps, 1):
            strengths[i] += factor * step
        if longest < CLOSE:
            break
    return strengths


def _errors(games: Matrix, strengths: list[float], shift: list[float]) -> list[float]:
    """Standard errors of strengths minus the weighted mean that is called zero."""
    size = range(len(games))
    inverse = _inverse(_information(games, strengths))
    covariance = [
        [inverse[i - 1][j - 1] if i and j else 0.0 for j in size] for i in size
    ]  # the first bot is fixed
    errors: list[float] = []
    for i in size:
        weights = [float(i == j) - shift[j] for j in size]
        variance = sum(weights[j] * weights[k] * covariance[j][k] for j in size for k in size)
        errors.append(sqrt(max(0.0, variance)))
    return errors


def _information(games: Matrix, strengths: list[float]) -> Matrix:
    """Fisher's information, without the row and the column of the first bot."""
    size = range(len(games))
    weights = [[0.0 for _ in size] for _ in size]
    for i in size:
        for j in size:
            chance = _chance(strengths[i] - strengths[j])
            weights[i][j] = games[i][j] * chance * (1 - chance)
    return [[sum(weights[i]) if i == j else -weights[i][j] for j in size if j] for i in size if i]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; an information matrix is positive definite, so no pivot is needed."""
    size = range(len(matrix))
    rows = [[*row, *(float(i == j) for j in size)] for i, row in enumerate(matrix)]
    for i in size:
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in size:
            if j != i:
                factor = rows[j][i]
                rows[j] = [
                    value - factor * other for value, other in zip(rows[j], rows[i], strict=True)
                ]
    return [row[len(matrix) :] for row in rows]


def _chance(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))
