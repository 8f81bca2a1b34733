"""Contender: a worker process as the benchmark sees it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from scripts.speed.work import Timed

ROOT: Final = Path(__file__).resolve().parents[2]


class Failed(Exception):
    """Something cannot be measured; the message says why."""


class Contender:
    """A process that does one task after the other; `offers` are its tasks as it told them."""

    def __init__(self, module: str, *words: str, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scripts.speed.worker", module, *words],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.version = ""
        self.offers: list[dict[str, Any]] = []

    def greet(self) -> None:
        greeting = self._answer()
        self.version = greeting["version"]
        self.offers = greeting["tasks"]

    def measure(self, task: int, seconds: float) -> Timed:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failed("its process has ended") from None
        return Timed(**self._answer())

    def close(self) -> None:
        """It ends when nothing more can come."""
        self.process.communicate()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Failed(f"its process ended with status {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Failed(answer["error"])
        return answer
