"""Bots think in worker processes, so that no search ever holds up a table."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Final, NamedTuple

from baumeister.bots import BOTS, SECONDS, RandomBot
from baumeister.bots.bot import Bot
from baumeister.bots.hint import advise
from baumeister.bots.why import why
from baumeister.core.action import HIDDEN, Action
from baumeister.core.record import Record, replay
from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.foreign_bots import foreign_bot
from baumeister.games import game
from baumeister.play.company import Company
from baumeister.play.minds import Minds, MindsOfGames
from baumeister.play.turn_clock import TurnClock
from baumeister.review.judging import findings
from baumeister.review.kept import finding_to_json
from baumeister.review.review import budget_of
from baumeister.web.table.fair_queue import FairTurns, QueueIsFull

log = logging.getLogger("baumeister")

TRIES: Final = 3  # a worker that dies is replaced and asked again
THINKING_SECONDS: Final = 30.0  # a worker that thinks longer is replaced
NO_FOREIGN_BOTS: Final[dict[str, str]] = {}
POLITENESS: Final = 5  # searches give way to whoever waits for a page


class Explained(NamedTuple):
    """An answer that was given: looked at through whose eyes, and explained to whom.

    `earlier` are what the reader knows of the answers before it, those of the same seat.
    """

    notation: str
    eyes: int
    reader: int
    earlier: tuple[str, ...] = ()


class Looked(NamedTuple):
    """Some turns of a game that is over, in one look of a review."""

    look: int
    begin: int
    end: int


class Job(NamedTuple):
    """A question to a bot: the table, its record so far, the seat, the bot's level and its luck."""

    table: str
    record: str
    seat: int
    level: str
    seed: int
    spent: float = 0.0  # seconds that the seat has thought in this turn
    wants_reason: bool = False
    explained: Explained | None = None  # instead of an answer of its own
    looked: Looked | None = None  # instead of any answer


SIGN_OF_LIFE: Final = Job("", "", 0, "", 0)  # is all that is asked for


class Advice(NamedTuple):
    """A bot's answer in notation, how long it has thought, and why, if somebody wants to know.

    `chances` tell how many of a hundred imagined games it wins, and the best other answers do.
    """

    notation: str
    seconds: float = 0.0
    why: Text | None = None
    chances: tuple[tuple[str, int], ...] = ()
    found: str = ""  # by a look of a review, as JSON


class ThinkingFailed(Exception):
    """A bot made a mistake; the message is its traceback."""


class Worker:
    """A process that answers one job at a time."""

    def __init__(self, foreign_bots: Mapping[str, str]) -> None:
        context = get_context("spawn")
        self.pipe, inner = context.Pipe()
        self.process = context.Process(target=work, args=(inner, dict(foreign_bots)), daemon=True)
        self.process.start()
        inner.close()  # so that the pipe ends when the process does
        self.table = ""  # it thought about last

    def answer(self, job: Job) -> Advice:
        """In a thread: wait for the answer; `EOFError` or `OSError` if the process died."""
        self.table = job.table
        self.pipe.send(tuple(job))
        found, failure = self.pipe.recv()
        if failure:
            raise ThinkingFailed(failure)
        return Advice(*found)

    def knows(self, job: Job) -> bool:
        """Whether it has thought about this game last, and may still remember something."""
        return job.table == self.table

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """Workers that are replaced when they die or think for too long.

    Everybody gets a fair share of them. Besides the `workers` that may search, there are as many
    for answers that take no time, since nobody should wait for those while others search.

    `foreign_bots` are the classes of other people that they load, by what they are called at
    the tables.
    """

    def __init__(
        self,
        workers: int,
        thinking_seconds: float = THINKING_SECONDS,
        foreign_bots: Mapping[str, str] = NO_FOREIGN_BOTS,
    ) -> None:
        self.thinking_seconds = thinking_seconds
        self.foreign_bots = foreign_bots
        self.workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._outdated: set[Worker] = set()
        self._quick_turns = FairTurns(workers)
        self._search_turns = FairTurns(workers)
        self.thought: Callable[[str, float], None] = lambda level, seconds: None  # is told
        self.most_workers = 2 * workers
        self._threads = ThreadPoolExecutor(self.most_workers, thread_name_prefix="thinker")

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._quick_turns.queue) + len(self._search_turns.queue)

    async def think(self, job: Job, person: str = "", *, is_patient: bool = False) -> Advice:
        """A bot's answer. Where thinking is not possible, any answer will do.

        `person` is whom it is for; it is patient if nobody waits for it.
        """
        found = await self._ask_workers(job, person, is_patient) if self.has(job.level) else None
        return await asyncio.to_thread(any_answer, job) if found is None else found

    async def advise(self, job: Job, person: str = "") -> Advice | None:
        """What a bot would answer, or has, and why; None where thinking is not possible."""
        if not self.has(job.level):
            return None
        return await self._ask_workers(job._replace(wants_reason=True), person)

    async def look(self, job: Job, person: str) -> str | None:
        """What a part of a review finds; games in progress come first."""
        found = await self._ask_workers(job, person, is_patient=True)
        return None if found is None else found.found

    def has(self, level: str) -> bool:
        """A table may still have a bot that was brought along the last time, but not today."""
        is_there = level in BOTS or level in self.foreign_bots
        if not is_there:
            log.error("no_such_bot", extra={"bot": level})
        return is_there

    async def are_alive(self) -> bool:
        """Whether one of them gives a sign of life; nobody's search is waited for."""
        try:
            async with self._quick_turns.turn(""):
                await self._ask_worker(SIGN_OF_LIFE)
        except (EOFError, OSError, TimeoutError, ThinkingFailed, QueueIsFull):
            return False
        return True

    async def _ask_workers(self, job: Job, person: str, is_patient: bool = False) -> Advice | None:
        turns = self._quick_turns if is_quick(job.level) else self._search_turns
        for number in range(1, TRIES + 1):
            try:
                async with turns.turn(person, is_patient=is_patient):
                    return await self._ask_worker(job)
            except (EOFError, OSError, TimeoutError, ThinkingFailed) as error:
                log.warning(
                    "thinker_replaced",
                    extra={"attempt": number, "bot": job.level, "why": _why(error)},
                )
        log.error("thinkers_failed", extra={"seat": job.seat, "bot": job.level})
        return None

    async def _ask_worker(self, job: Job) -> Advice:
        loop = asyncio.get_running_loop()
        worker = self._choose(job)
        if job.level and not is_quick(job.level):
            self.prepare()  # somebody else may want a quick answer meanwhile
        begun = loop.time()
        answering = loop.run_in_executor(self._threads, worker.answer, job)
        try:
            answer = await asyncio.wait_for(asyncio.shield(answering), self.thinking_seconds)
        except BaseException:
            self._dismiss(worker)
            await asyncio.gather(answering, return_exceptions=True)
            raise
        self._release(worker)
        if job.level:
            self.thought(job.level, loop.time() - begun)
        return answer

    def prepare(self) -> None:
        """Have a worker ready before somebody waits for it."""
        if not self._idle and len(self.workers) < self.most_workers:
            self._idle.append(self._hire())

    def renew(self) -> None:
        """Let new processes take over: from whoever is idle now, from others after their answer."""
        self._outdated = set(self.workers)
        idle, self._idle = self._idle, []
        for worker in idle:
            self._dismiss(worker)
        if idle:
            self._idle.append(self._hire())

    def _release(self, worker: Worker) -> None:
        if worker in self._outdated:
            self._dismiss(worker)
            worker = self._hire()
        self._idle.append(worker)

    def _choose(self, job: Job) -> Worker:
        """Preferably one that knows the game, otherwise the one that has been idle longest."""
        if not self._idle:
            return self._hire()
        chosen = next((worker for worker in self._idle if worker.knows(job)), self._idle[0])
        self._idle.remove(chosen)
        return chosen

    def _hire(self) -> Worker:
        worker = Worker(self.foreign_bots)
        self.workers.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self.workers.discard(worker)
        self._outdated.discard(worker)
        worker.stop()

    def close(self) -> None:
        for worker in list(self.workers):
            self._dismiss(worker)
        self._threads.shutdown()


def is_quick(level: str) -> bool:
    """Whether a bot answers at once, as far as anybody can tell."""
    return level in BOTS and level not in SECONDS


def _why(error: Exception) -> str:
    """A traceback is read as it is."""
    return str(error) if isinstance(error, ThinkingFailed) else repr(error)


def work(pipe: Connection, foreign_bots: Mapping[str, str]) -> None:
    """In the worker: answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    bots = dict(BOTS)
    minds = MindsOfGames()
    while True:
        try:
            pipe.send(_outcome(Job(*pipe.recv()), bots, minds, foreign_bots))
        except (EOFError, OSError):
            return


def _outcome(
    job: Job, bots: dict[str, Bot], minds: MindsOfGames, foreign_bots: Mapping[str, str]
) -> tuple[tuple[object, ...], str]:
    """The answer, and what went wrong if there is none; `bots` are those met so far."""
    if job == SIGN_OF_LIFE:
        return tuple(Advice("")), ""
    try:
        if job.level in foreign_bots and job.level not in bots:
            bots[job.level] = foreign_bot(foreign_bots[job.level])
        return tuple(solve(job, bots[job.level], minds.of(job.table))), ""
    except Exception:
        return (), traceback.format_exc()


def solve(job: Job, bot: Bot, minds: Minds) -> Advice:
    """Replay the record, and let the bot see its own part of it only."""
    record = Record.from_text(job.record)
    if job.looked is not None:
        return Advice("", found=looked_at(record, job.seat, Looked(*job.looked)))
    state = replay(game(record.game), record)
    rng = Random(job.seed)
    if not job.wants_reason:
        clock = TurnClock()
        clock.add(job.seat, job.spent)
        thought = Company({job.seat: bot}, clock, minds).think(state, job.seat, rng)
        return Advice(thought.answer.notation(), clock.taken)
    if job.explained is not None:
        return explain(job, Explained(*job.explained), bot, state, rng)
    hint = advise(bot, state, job.seat, rng)
    chances = tuple((chance.action.notation(), chance.wins) for chance in hint.chances)
    return Advice(hint.action.notation(), why=hint.why, chances=chances)


def explain(job: Job, explained: Explained, bot: Bot, state: State, rng: Random) -> Advice:
    """Nobody learns from a reason what they could not see."""
    action = state.game.vocabulary.parse(explained.notation)
    view, steps = state.mask(explained.eyes), known_steps(state, job.seat, explained)
    found = why(bot, view, job.seat, action, explained.reader, rng, steps)
    return Advice(explained.notation, why=found)


def looked_at(record: Record, seat: int, looked: Looked) -> str:
    """Each look has a luck of its own, so that the same one finds the same in every process."""
    part, budget = slice(looked.begin, looked.end), budget_of(looked.look)
    found = findings(game(record.game), record, seat, budget, looked.look, part)
    return json.dumps([finding_to_json(finding) for finding in found])


def known_steps(state: State, seat: int, explained: Explained) -> list[Action]:
    """The steps of a secret answer before this one, as far as the reader knows them by now."""
    question = state.agenda[-1]
    if explained.eyes == seat or not isinstance(question, Sealed):
        return []
    count = len(question.steps[question.order.index(seat)])
    known = explained.earlier[len(explained.earlier) - count :]
    if HIDDEN.notation() in known:
        return []
    return [state.game.vocabulary.parse(notation) for notation in known]


def any_answer(job: Job) -> Advice:
    """Of a bot that need not think."""
    return solve(job, RandomBot(), Minds())
