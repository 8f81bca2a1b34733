"""A batch whose games are stepped by several processes, in arrays that all of them share."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np

from baumeister.research.batch import Batch, shapes
from baumeister.research.setting import Setting

Make = Callable[[], Setting]


class SharedBatch:
    """Like a `Batch`, with the same games for the same seed, however many processes there are.

    Processes begin anew (“spawn”), so `make` has to be something they can import, such as
    `partial(Setting, "kheops")`. It is closed at the end of a `with`, or by `close`.
    """

    def __init__(self, make: Make, count: int, processes: int) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games cannot be shared by {processes} processes.")
        self.setting = make()
        self.count = count
        self._memory = {
            name: SharedMemory(create=True, size=max(1, _bytes(shape, kind)))
            for name, (shape, kind) in shapes(self.setting, count).items()
        }
        names = {name: memory.name for name, memory in self._memory.items()}
        self.arrays = views(self.setting, count, self._memory)
        self.observations, self.masks = self.arrays["observations"], self.arrays["masks"]
        self.seats, self.rewards = self.arrays["seats"], self.arrays["rewards"]
        self.ended, self.cut = self.arrays["ended"], self.arrays["cut"]
        bounds = [round(count * n / processes) for n in range(processes + 1)]
        self._parts = list(pairwise(bounds))
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for start, end in self._parts:
            here, there = context.Pipe()
            process = context.Process(
                target=work, args=(there, make, count, start, end, names), daemon=True
            )
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        self._hear()

    def reset(self, seed: int | None = None) -> None:
        generator = np.random.default_rng(seed)
        seeds = [int(n) for n in generator.integers(2**63, size=self.count)]
        for line, (start, end) in zip(self._lines, self._parts, strict=True):
            line.send(seeds[start:end])
        self._hear()

    def step(self, answers: Any) -> None:
        self.arrays["answers"][:] = answers
        for line in self._lines:
            line.send(None)
        self._hear()

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []
        self.arrays = {}
        del self.observations, self.masks, self.seats, self.rewards, self.ended, self.cut
        for memory in self._memory.values():
            memory.close()
            memory.unlink()
        self._memory = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _hear(self) -> None:
        """Until every process is done; what went wrong in one is raised here."""
        refused: list[str] = []
        for n, line in enumerate(self._lines):
            try:
                word = line.recv()
            except EOFError:
                raise RuntimeError(f"Process {n} of the batch has ended.") from None
            refused += [word] if word else []
        if refused:
            raise ValueError(refused[0])


def views(setting: Setting, count: int, memory: dict[str, SharedMemory]) -> dict[str, Any]:
    return {
        name: np.ndarray(shape, kind, buffer=memory[name].buf)
        for name, (shape, kind) in shapes(setting, count).items()
    }


def work(
    line: Connection, make: Make, count: int, start: int, end: int, names: dict[str, str]
) -> None:
    """In a process: step some of the games whenever it is told to."""
    memory = {name: SharedMemory(key) for name, key in names.items()}
    setting = make()
    whole = views(setting, count, memory)
    batch = Batch(setting, end - start, {name: array[start:end] for name, array in whole.items()})
    line.send("")
    while True:
        try:
            seeds = line.recv()
        except EOFError:
            break
        line.send(_done(batch, seeds))
    del batch, whole
    for part in memory.values():
        part.close()


def _done(batch: Batch, seeds: list[int] | None) -> str:
    """Do it; what was refused is told."""
    try:
        if seeds is None:
            batch.step(batch.arrays["answers"])
        else:
            batch.begin(seeds)
    except ValueError as error:
        return str(error)
    return ""


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    size: int = np.dtype(kind).itemsize
    return prod(shape) * size
