"""Finding puzzles: one answer must be clearly best, whatever luck and budget the search has."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final

from baumeister.bots.effort import Simulations
from baumeister.bots.judgement import judgement_of
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.quiet import imagine
from baumeister.bots.search import Search
from baumeister.bots.tree import HOPE, Node
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.sealed import Sealed
from baumeister.core.state import NOBODY, State
from baumeister.review.course import turns_of, walk
from baumeister.review.judging import reason
from baumeister.review.outlook import look
from baumeister.review.puzzle import Puzzle, Wrong
from baumeister.review.tally import Tally

GLANCES: Final = 3  # of a builder, none of which may find it
QUICK: Final = 160  # simulations to see whether a moment is worth more
BUDGETS: Final = (300, 900)  # with which it must be the favourite,
SEEDS: Final = 3  # each time
COMPARED: Final = 300  # imagined games of the best answer, and of the next best one
AHEAD: Final = 0.05  # of the chance to win: what is clearly better,
SURE: Final = 3.0  # and by so many standard errors
FEWEST: Final = 3  # answers worth a thought
LEVELS: Final = {1: 48, 2: 160}  # the most simulations that find it; the third level takes more
STEPS: Final = (16, 48, 96, 160, 320, 640)  # budgets that are tried, the smallest first
LINE: Final = 4  # answers that are told of what follows


def puzzles_in(game: Game, name: str, record: Record) -> Iterator[Puzzle]:
    """Those of one record."""
    for turn, before, _ in walk(game, record, turns_of(game, record)):
        if turn.is_chance or isinstance(before.agenda[-1], Sealed):
            continue
        found = puzzle_at(before, turn.seat, name, turn.at)
        if found is not None:
            yield found


def puzzle_at(state: State, seat: int, name: str, at: int) -> Puzzle | None:
    view, legal, rng = state.mask(seat), state.legal(seat), Random(f"{name} {at}")
    if len(legal) < FEWEST:
        return None
    value = judgement_of(view.game).value
    sensible = value.sensible(imagine(view, value, rng), seat, legal)
    if len(sensible) < FEWEST:
        return None
    sights = {LookaheadBot(4).choose(view, seat, legal, rng) for _ in range(GLANCES)}
    first = _searched(view, seat, sensible, QUICK, rng)
    best = first.decide(sensible)
    if best in sights or not _is_ahead(first, sensible, best, AHEAD / 2):
        return None
    last = first
    for budget in BUDGETS:
        for _ in range(SEEDS):
            last = _searched(view, seat, sensible, budget, rng)
            if last.decide(sensible) is not best:
                return None
    rival = _next_best(last, sensible, best)
    mine, other = Tally(), Tally()
    look(view, seat, COMPARED, rng, best, mine)
    look(view, seat, COMPARED, rng, rival, other)
    ahead = mine.mean(seat) - other.mean(seat)
    if ahead < max(AHEAD, SURE * sqrt(mine.error(seat) ** 2 + other.error(seat) ** 2)):
        return None
    simulations = _needed(view, seat, sensible, best, rng)
    level = next((level for level, most in LEVELS.items() if simulations <= most), len(LEVELS) + 1)
    why = reason(view, seat, best, rival, rng)
    wrong = {
        answer.notation(): _wrong(last, seat, sensible, best, answer, ahead, rival)
        for answer in sensible
        if answer is not best
    }
    chance = mine.mean(seat)
    return Puzzle(name, at, seat, best.notation(), level, simulations, chance, why, wrong)


def _searched(view: State, seat: int, legal: list[Action], budget: int, rng: Random) -> Search:
    judgement = judgement_of(view.game)
    search = Search(view, seat, judgement.value, judgement.settings, Node(None, HOPE), rng)
    search.run(legal, Simulations(budget))
    return search


def _is_ahead(search: Search, legal: list[Action], best: Action, by: float) -> bool:
    forecasts = search.forecasts(legal)
    rest = [forecast for answer, forecast in forecasts.items() if answer is not best]
    return forecasts[best] - max(rest) >= by


def _next_best(search: Search, legal: list[Action], best: Action) -> Action:
    forecasts = search.forecasts(legal)
    return max((answer for answer in forecasts if answer is not best), key=forecasts.__getitem__)


def _needed(view: State, seat: int, legal: list[Action], best: Action, rng: Random) -> int:
    """The smallest budget with which it is found each time."""
    for budget in STEPS:
        found = (_searched(view, seat, legal, budget, rng).decide(legal) for _ in range(SEEDS))
        if all(answer is best for answer in found):
            return budget
    return STEPS[-1]


def _wrong(
    search: Search,
    seat: int,
    legal: list[Action],
    best: Action,
    answer: Action,
    ahead: float,
    rival: Action,
) -> Wrong:
    """What an answer costs: no less than the next best one, which was compared most closely."""
    forecasts = search.forecasts(legal)
    cost = ahead + max(0.0, forecasts[rival] - forecasts[answer])
    return Wrong(cost, tuple(_line(search.root.asking(seat).children[answer], seat)))


def _line(node: Node, seat: int) -> Iterator[tuple[int, str]]:
    """What was tried most after an answer, up to that of somebody else."""
    for _ in range(LINE):
        if node.mover == NOBODY or not node.children:
            return
        mover = node.mover
        node = max(node.children.values(), key=lambda child: child.visits)
        if node.action is None or not node.visits:
            return
        yield mover, node.action.notation()
        if mover != seat:
            return
