"""How far the review can be trusted, measured: `python -m scripts.measure_review --help`.

Three questions, each answered by many games, a line of JSON for each of them:

sides    builders against the beginners of November 2026: which side's decisions cost more?
blunders architects, one of whom gives a bad answer once: is it among the turning points?
luck     the games that come with Baumeister: is the mean luck of a seat zero?

`--table` reads such lines and prints what docs/review.md says of them.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter, process_time
from typing import Any, Final

import baumeister
from baumeister.bots import Bot
from baumeister.bots.bot import ask
from baumeister.bots.effort import Simulations
from baumeister.bots.judgement import judgement_of
from baumeister.bots.search import Search
from baumeister.bots.tree import HOPE, Node
from baumeister.core.action import Action
from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, OVER, State
from baumeister.review.course import turns_of, walk
from baumeister.review.judging import COARSE, Judge
from baumeister.review.review import Review

LOOKS: Final = 2
SIDES: Final = ("builder", "beginner:2026-11")  # the second is by far the weaker
SEARCH: Final = 400  # simulations to find a bad answer, and to be sure that it is bad
BAD: Final = 0.15  # of the chance to win: what a planted blunder costs at least
ARCHITECT: Final = "architect@60"
KINDS: Final = ("sides", "blunders", "luck")


@dataclass(frozen=True)
class Task:
    kind: str
    game: str
    number: int


def play(game: str, bots: list[str], rng: Random, blunder: int = -1) -> tuple[Record, int]:
    """A game of bots, and after how many answers the blunder was given; -1 for none.

    The blunder is the first really bad answer that can be given from that many answers on.
    """
    rules = baumeister.game(game)
    match = Match(rules, begin(rules, len(bots), players=bots), log=False)
    minds: list[Bot] = [baumeister.bot(name) for name in bots]
    planted = -1
    while (seat := match.state.first_to_act()) != OVER:
        action = None
        if seat == CHANCE:
            action = match.state.sample(rng)
        elif 0 <= blunder <= match.version and planted < 0:
            action = bad_answer(match.state, seat, rng)
            planted = match.version if action is not None else -1
        match.answer(seat, action or ask(minds[seat], match.state, seat, rng))
    return match.record, planted


def bad_answer(state: State, seat: int, rng: Random) -> Action | None:
    """The worst answer that a search finds, if it is bad enough."""
    legal, view = state.legal(seat), state.mask(seat)
    if len(legal) < 2 or isinstance(view.agenda[-1], Sealed):
        return None
    judgement = judgement_of(state.game)
    search = Search(view, seat, judgement.value, judgement.settings, Node(None, HOPE), rng)
    search.run(legal, Simulations(SEARCH))
    forecasts = search.forecasts(legal)
    worst = min(forecasts, key=lambda answer: forecasts[answer])
    return worst if max(forecasts.values()) - forecasts[worst] >= BAD else None


def review_of(record: Record, seats: list[int]) -> Review:
    review = Review(baumeister.game(record.game), record)
    for seat in seats:
        for look in range(LOOKS):
            review.look(seat, look)
    return review


def sides(task: Task) -> dict[str, Any]:
    """Builders and beginners in turn, so that each side begins as often."""
    rng = Random(f"sides {task.game} {task.number}")
    seats = baumeister.game(task.game).fewest
    bots = [SIDES[(seat + task.number) % 2] for seat in range(seats)]
    record, _ = play(task.game, bots, rng)
    begun = process_time()
    review = review_of(record, list(range(seats)))
    spent = process_time() - begun
    regrets: dict[str, list[float]] = defaultdict(list)
    for seat, bot in enumerate(bots):
        regrets[bot].append(review.of(seat).regret)
    return {"seconds": spent, "regret": {bot: mean(found) for bot, found in regrets.items()}}


def blunders(task: Task) -> dict[str, Any]:
    rng = Random(f"blunders {task.game} {task.number}")
    seats = baumeister.game(task.game).fewest
    whole, _ = play(task.game, ["builder"] * seats, rng)  # tells how long a game is
    earliest = int(len(whole.entries) * rng.uniform(0.15, 0.6))
    record, planted = play(task.game, [ARCHITECT] * seats, rng, earliest)
    if planted < 0:
        return {"planted": -1}
    seat, _ = record.entries[planted]
    found = review_of(record, [seat]).of(seat)
    points = [point.at for point in found.turning_points]
    cost = next((d.regret for d in found.decisions if d.at == planted), 0.0)
    return {"planted": planted, "points": points, "cost": cost, "found": planted in points}


def luck(task: Task) -> dict[str, Any]:
    """One seat of each game, since the seats of a game share its luck; looked at as a review does,
    but only where something is drawn.
    """
    game = baumeister.game(task.game)
    record = list(baumeister.records(game).values())[task.number]
    seat = task.number % record.seats
    judge = Judge(seat, COARSE, 0)
    changes: list[float] = []
    for turn, before, after in walk(game, record, turns_of(game, record)):
        if turn.is_chance:
            finding = judge.turn(turn, before, after)
            expected = finding.expected if finding.expected.n else finding.before
            changes.append(judge.outlook(after).mean(seat) - expected.mean(seat))
    return {"seat": seat, "draws": len(changes), "luck": sum(changes)}


def measure(task: Task) -> dict[str, Any]:
    begun = perf_counter()
    found = {"sides": sides, "blunders": blunders, "luck": luck}[task.kind](task)
    own = {"kind": task.kind, "game": task.game, "number": task.number}
    return {**own, **found, "took": round(perf_counter() - begun, 2)}


def tasks(kinds: list[str], games: int) -> Iterator[Task]:
    for number in range(games):
        for kind in kinds:
            for game in baumeister.all_games():
                if kind != "luck" or number < len(baumeister.records(game)):
                    yield Task(kind, game.id, number)


def table(lines: list[dict[str, Any]]) -> Iterator[str]:
    """What docs/review.md says, in Markdown."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for line in lines:
        groups[line["kind"], line["game"]].append(line)
    for (kind, game), found in sorted(groups.items()):
        yield f"| {kind} | {game} | " + " | ".join(_cells(kind, found)) + " |"


def _cells(kind: str, found: list[dict[str, Any]]) -> list[str]:
    if kind == "sides":
        right = sum(line["regret"][SIDES[1]] > line["regret"][SIDES[0]] for line in found)
        regrets = [f"{100 * mean(line['regret'][bot] for line in found):.0f} %" for bot in SIDES]
        seconds = mean(line["seconds"] for line in found)
        return [f"{right} of {len(found)}", *regrets, f"{seconds:.1f} s"]
    if kind == "blunders":
        planted = [line for line in found if line["planted"] >= 0]
        return [f"{sum(line['found'] for line in planted)} of {len(planted)}"]
    shares = [100 * line["luck"] for line in found]
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else inf
    return [f"{mean(shares):+.1f} ± {1.96 * error:.1f}", str(len(found))]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", nargs="*", default=[*KINDS], choices=KINDS)
    parser.add_argument("--games", type=int, default=20, help="of each kind and game")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=3600.0, help="then it stops")
    parser.add_argument("--out", type=Path, default=Path("review.jsonl"))
    parser.add_argument("--table", nargs="*", type=Path, help="files to be summed up")
    asked = parser.parse_args()
    if asked.table:
        lines = [json.loads(line) for path in asked.table for line in path.open()]
        print(*table(lines), sep="\n")
        return
    begun = perf_counter()
    pool = ProcessPoolExecutor(asked.workers)
    work = [pool.submit(measure, task) for task in tasks(asked.kinds, asked.games)]
    with asked.out.open("a") as out:
        for done in as_completed(work):
            print(json.dumps(done.result()), file=out, flush=True)
            if perf_counter() - begun > asked.seconds:
                break
    pool.shutdown(wait=False, cancel_futures=True)
    os._exit(0)  # what is still played is of no use


if __name__ == "__main__":
    main()
