"""Report: everything that is said about the games of a plan, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Final

from baumeister import __version__
from baumeister.arena.contenders import is_seer
from baumeister.arena.plan import Plan
from baumeister.arena.played import Played
from baumeister.arena.ratings import Met, Pair, Rating, ratings
from baumeister.arena.sequential import Verdict
from baumeister.arena.statistics import Distribution, distribution, margin, wilson
from baumeister.games import game

ANCHOR: Final = "random"
BARS: Final = 24  # at most, for the length of games
MICROSECONDS_IN_A_MILLISECOND: Final = 1000  # microseconds


@dataclass(frozen=True)
class Duel:
    """How `one` fared against `others`; `fair` is the share that chance alone would give."""

    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    lead: float
    lead_margin: float
    answers: float


@dataclass(frozen=True)
class Contender:
    """A bot over all its games; times are milliseconds."""

    bot: str
    rating: float
    low: float
    high: float
    bound: str  # "above" or "below" where nothing was lost or won: the rating is only a bound then
    seats: int  # games, counted for each seat it had
    points: float
    sources: dict[str, float]
    moves: Distribution
    turns: Distribution


@dataclass(frozen=True)
class Length:
    """Answers in a game, chance included; `counts` are games, in steps from the least."""

    mean: float
    least: int
    most: int
    step: int
    counts: list[int]


@dataclass(frozen=True)
class Report:
    version: str
    command: str
    plan: Plan
    games: int
    anchor: str | None
    duels: list[Duel]
    contenders: list[Contender]
    length: Length
    verdict: Verdict | None = None  # of a sequential test

    def duel(self, one: str, others: str) -> Duel | None:
        """With two seats, a duel is also that of the other one."""
        for duel in self.duels:
            if (duel.one, duel.others) == (one, others):
                return duel
            if self.plan.seats == 2 and (duel.others, duel.one) == (one, others):
                return _turned(duel)
        return None

    def data(self) -> dict[str, object]:
        return {**asdict(self), "all_seeing": [bot for bot in self.plan.bots if is_seer(bot)]}


def report(plan: Plan, games: Sequence[Played], verdict: Verdict | None = None) -> Report:
    """The order in which games were finished does not matter."""
    games = sorted(games, key=lambda played: played.number)
    anchor = ANCHOR if ANCHOR in plan.bots else None
    rated = ratings(plan.bots, _meetings(plan, games), anchor)
    return Report(
        version=__version__,
        command=plan.command,
        plan=plan,
        games=len(games),
        anchor=anchor,
        duels=_duels(plan, games),
        contenders=[_contender(plan, bot, rated[bot], games) for bot in plan.bots],
        length=_length([played.answers for played in games]),
        verdict=verdict,
    )


def _duels(plan: Plan, games: Sequence[Played]) -> list[Duel]:
    """Those of which a game was played."""
    found: list[Duel] = []
    for one, others in plan.duels():
        mine = [played for played in games if (played.one, played.others) == (one, others)]
        if not mine:
            continue
        share = fmean(played.win for played in mine)
        low, high = wilson(share, len(mine))
        leads = [played.lead for played in mine]
        found.append(
            Duel(
                one=one,
                others=others,
                games=len(mine),
                share=share,
                low=low,
                high=high,
                fair=1 / plan.seats,
                lead=fmean(leads),
                lead_margin=margin(leads),
                answers=fmean(played.answers for played in mine),
            )
        )
    return found


def _turned(duel: Duel) -> Duel:
    return Duel(
        one=duel.others,
        others=duel.one,
        games=duel.games,
        share=1 - duel.share,
        low=1 - duel.high,
        high=1 - duel.low,
        fair=duel.fair,
        lead=-duel.lead,
        lead_margin=duel.lead_margin,
        answers=duel.answers,
    )


def _meetings(plan: Plan, games: Sequence[Played]) -> dict[Pair, Met]:
    """A game counts once, however many seats `one` is compared with by rank."""
    found: dict[Pair, Met] = {}
    for played in games:
        pair = (played.one, played.others)
        before = found.get(pair, Met(0.0, 0.0))
        found[pair] = Met(before.games + 1, before.wins + played.score)
    return found


def _contender(plan: Plan, bot: str, rated: Rating, games: Sequence[Played]) -> Contender:
    mine = [
        (played, seat) for played in games for seat in range(plan.seats) if played.bot(seat) == bot
    ]
    sources = game(plan.game).sources
    return Contender(
        bot=bot,
        rating=rated.rating,
        low=rated.low,
        high=rated.high,
        bound=rated.bound,
        seats=len(mine),
        points=_mean([played.points[seat] for played, seat in mine]),
        sources={
            source: _mean([played.table[n][seat] for played, seat in mine])
            for n, source in enumerate(sources)
        },
        moves=_times([taken for played, seat in mine for taken in played.moves[seat]]),
        turns=_times([taken for played, seat in mine for taken in played.turns[seat]]),
    )


def _length(answers: Sequence[int]) -> Length:
    if not answers:
        return Length(0.0, 0, 0, 1, [])
    least, most = min(answers), max(answers)
    step = (most - least) // BARS + 1
    counts = [0] * ((most - least) // step + 1)
    for number in answers:
        counts[(number - least) // step] += 1
    return Length(fmean(answers), least, most, step, counts)


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0


def _times(values: Sequence[int]) -> Distribution:
    return distribution([value / MICROSECONDS_IN_A_MILLISECOND for value in values])
