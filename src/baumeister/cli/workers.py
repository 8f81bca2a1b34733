"""Workers: many games in small chunks, on all processors; each chunk has a seed of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import parent_process
from random import Random
from threading import Thread
from typing import Final, TypeVar

from baumeister.cli.arguments import at_least
from baumeister.cli.cluster import finished_on
from baumeister.cli.tally import Tally
from baumeister.core.playout import play_out
from baumeister.core.state import State
from baumeister.foreign_bots import bot_named
from baumeister.games import game as game_named
from baumeister.play import play_game

Part = TypeVar("Part")
Outcome = TypeVar("Outcome")

QUICK: Final = "random"
QUICK_CHUNK: Final = 50  # games; bots that think get chunks of one


@dataclass(frozen=True)
class Crew:
    """Who does the work: so many processes here, or the machines of a Ray cluster."""

    processes: int
    cluster: str = ""


def crew_of(workers: int | None, cluster: str | None) -> Crew:
    """Whom the options of a command call; all processors, if they call nobody."""
    at_least("--workers", 1 if workers is None else workers, 1)
    return Crew(processors() if workers is None else workers, cluster or "")


@dataclass(frozen=True)
class Chunk:
    """Some games to be played; everything in it travels to another process."""

    game: str
    seats: int
    variants: Mapping[str, str]
    edition: str | None
    bots: tuple[str, ...]
    seed: str
    games: int


def chunks(work: Chunk) -> list[Chunk]:
    """The work in parts that do not depend on how many workers there are."""
    size = QUICK_CHUNK if set(work.bots) == {QUICK} else 1
    return [
        replace(work, seed=f"{work.seed} {start}", games=min(size, work.games - start))
        for start in range(0, work.games, size)
    ]


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_chunk(chunk: Chunk) -> Tally:
    game = game_named(chunk.game)
    rng = Random(chunk.seed)
    tally = Tally(chunk.seats, len(game.sources))
    for _ in range(chunk.games):
        state = game.start(chunk.seats, chunk.variants, edition=chunk.edition)
        answers = _play(state, chunk.bots, rng)
        result = state.result()
        assert result is not None
        tally.add(result, answers)
    return tally


def finished(
    work: Callable[[Part], Outcome], parts: Sequence[Part], crew: Crew
) -> Generator[Outcome, None, None]:
    """What becomes of each part, in the order in which they are finished."""
    if crew.cluster:
        yield from finished_on(crew.cluster, work, parts)
        return
    if crew.processes == 1 or len(parts) == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(min(crew.processes, len(parts)), initializer=_begin_work) as pool:
        futures = [pool.submit(work, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play(state: State, bots: tuple[str, ...], rng: Random) -> int:
    """Play a state to its end; returns how many answers were given."""
    if set(bots) == {QUICK}:
        return play_out(state, rng)  # the same choices, without a mask for each
    return play_game(state, {seat: bot_named(level) for seat, level in enumerate(bots)}, rng)


@contextmanager
def interrupted_once() -> Iterator[None]:
    """Only the first Ctrl-C is heard: a second one would interrupt what ends the workers."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # somebody else decides about it, as under nohup
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _interrupt(_signal: int, _frame: object) -> None:
    _ignore_interrupts()
    raise KeyboardInterrupt


def _begin_work() -> None:
    """In a worker: only its parent process can end it, and it does not outlive it."""
    _ignore_interrupts()
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one has to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
