"""Finding puzzles: one answer must be clearly best, whatever luck and budget the search has.

Where somebody answers several times in a turn, the same turn can often begin in several ways. So a
few answers may be right if none of them is better than another; all others are clearly worse.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from baumeister.core.state import NOBODY, State
from baumeister.review.course import turns_of, walk
from baumeister.review.judging import reason
from baumeister.review.outlook import favourite, look
from baumeister.review.puzzle import Puzzle, Wrong
from baumeister.review.tally import Tally

GLANCES: Final = 3  # of a builder, none of which may find it
QUICK: Final = (32, 160)  # simulations to see whether a moment is worth more,
TRIED: Final = 48  # and as many imagined games of each answer
BUDGETS: Final = (300, 900)  # with which it must be the favourite,
SEEDS: Final = 3  # each time
COMPARED: Final = 300  # imagined games of each answer
AHEAD: Final = 0.08  # of what is everybody's share of the chance to win: what is clearly better,
ALIKE: Final = 0.02  # what is as good,
SURE: Final = 3.0  # and by so many standard errors it has to be better
FEWEST: Final = 3  # answers worth a thought,
MOST_RIGHT: Final = 3  # and that may be right
LEVELS: Final = {1: 48, 2: 160}  # the most simulations that find it; the third level takes more
STEPS: Final = (16, 48, 96, 160, 320, 640)  # budgets that are tried, the smallest first
LINE: Final = 4  # answers that are told of what follows


def puzzles_in(game: Game, name: str, record: Record) -> Iterator[Puzzle]:
    """Those of one record."""
    for turn, before, _ in walk(game, record, turns_of(game, record)):
        if turn.is_chance:
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
    right = _promising(view, seat, legal, sensible, rng)
    if not right or not _is_stable(view, seat, sensible, right, rng):
        return None
    tried = {answer: _tried(view, seat, answer, COMPARED, rng) for answer in sensible}
    best = max(right, key=lambda answer: tried[answer][0].mean(seat))
    wrong = [answer for answer in sensible if answer not in right]
    if not _is_clear(tried, seat, best, right, wrong, clearly(state)):
        return None
    simulations = _needed(view, seat, sensible, right, rng)
    level = next((level for level, most in LEVELS.items() if simulations <= most), len(LEVELS) + 1)
    chance = tried[best][0].mean(seat)
    rival = max(wrong, key=lambda answer: tried[answer][0].mean(seat))
    return Puzzle(
        name,
        at,
        seat,
        best.notation(),
        level,
        simulations,
        chance,
        reason(view, seat, best, rival, rng),
        {one.notation(): _wrong(tried[one], seat, one, chance) for one in wrong},
        tuple(answer.notation() for answer in right if answer is not best),
    )


def clearly(state: State) -> float:
    """How much more of the chance to win is clearly more, among so many seats."""
    return AHEAD / state.seats


Tried = tuple[Tally, Search]


def _tried(view: State, seat: int, answer: Action, games: int, rng: Random) -> Tried:
    """Imagined games that all go on with an answer, and are thought through for themselves."""
    tally = Tally()
    return tally, look(view, seat, games, rng, answer, tally)


def _promising(
    view: State, seat: int, legal: list[Action], sensible: list[Action], rng: Random
) -> list[Action]:
    """The right answers as far as a quick look tells; none where it is no puzzle."""
    least = clearly(view)
    sights = {LookaheadBot(4).choose(view, seat, legal, rng) for _ in range(GLANCES)}
    for budget in QUICK:
        search = _searched(view, seat, sensible, budget, rng)
        best, forecasts = favourite(search, sensible), search.forecasts(sensible)
        if best in sights or forecasts[best] - min(forecasts.values()) < least:
            return []
    means = {one: _tried(view, seat, one, TRIED, rng)[0].mean(seat) for one in sensible}
    top = max(means.values())
    right = [answer for answer in sensible if means[answer] > top - least / 2]
    if best not in right or len(right) > min(MOST_RIGHT, len(sensible) - FEWEST + 1):
        return []
    return [] if sights.intersection(right) else right


def _is_stable(
    view: State, seat: int, sensible: list[Action], right: list[Action], rng: Random
) -> bool:
    budgets = [budget for budget in BUDGETS for _ in range(SEEDS)]
    searches = (_searched(view, seat, sensible, budget, rng) for budget in budgets)
    return all(favourite(search, sensible) in right for search in searches)


def _is_clear(
    tried: Mapping[Action, Tried],
    seat: int,
    best: Action,
    right: list[Action],
    wrong: list[Action],
    least: float,
) -> bool:
    """All right answers are as good as the best one, and the others are clearly worse."""
    mine, _ = tried[best]

    def behind(answer: Action) -> float:
        return mine.mean(seat) - tried[answer][0].mean(seat)

    def sure(answer: Action) -> float:
        return SURE * sqrt(mine.error(seat) ** 2 + tried[answer][0].error(seat) ** 2)

    return all(behind(answer) < max(ALIKE * least / AHEAD, sure(answer)) for answer in right) and (
        all(behind(answer) >= max(least, sure(answer)) for answer in wrong)
    )


def _searched(view: State, seat: int, legal: list[Action], budget: int, rng: Random) -> Search:
    judgement = judgement_of(view.game)
    search = Search(view, seat, judgement.value, judgement.settings, Node(None, HOPE), rng)
    search.run(legal, Simulations(budget))
    return search


def _needed(view: State, seat: int, legal: list[Action], right: list[Action], rng: Random) -> int:
    """The smallest budget with which it is found each time."""
    for budget in STEPS:
        found = (_searched(view, seat, legal, budget, rng) for _ in range(SEEDS))
        if all(favourite(search, legal) in right for search in found):
            return budget
    return STEPS[-1]


def _wrong(tried: Tried, seat: int, answer: Action, chance: float) -> Wrong:
    """What an answer costs, and what follows."""
    tally, search = tried
    node = search.root.asking(seat).children.get(answer)  # none in what is decided in secret
    line = () if node is None else tuple(_line(node, seat))
    return Wrong(chance - tally.mean(seat), line)


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
