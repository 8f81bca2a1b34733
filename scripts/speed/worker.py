"""Worker: a process that measures one contender, a task at a time, as it is told line by line.

Started as `python -m scripts.speed.worker MODULE WORD…`; says first what it can do, then answers
each line `{"task": number, "seconds": how long}` with what was done, or with an error.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from importlib import import_module
from typing import Any, TextIO

from scripts.speed.work import Task, timed


def main() -> None:
    out = own_output()
    stay_on_one_core()
    module, *words = sys.argv[1:]
    greeting, tasks = introduced(module, words)
    tell(out, greeting)
    for line in sys.stdin:
        tell(out, attempt(partial(measured, tasks, json.loads(line))))


def own_output() -> TextIO:
    """What libraries print goes elsewhere."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return out


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def introduced(module: str, words: list[str]) -> tuple[dict[str, Any], list[Task]]:
    """Who this is and what it can do, and its tasks."""
    tasks: list[Task] = []

    def introduce() -> dict[str, Any]:
        contender = import_module(f"scripts.speed.peers.{module}")
        tasks.extend(contender.tasks(*words))
        return {"version": contender.version(), "tasks": [described(task) for task in tasks]}

    return attempt(introduce), tasks


def described(task: Task) -> dict[str, Any]:
    course = None if task.course is None else asdict(task.course)
    return {"kind": task.kind, "row": asdict(task.row), "course": course}


def measured(tasks: list[Task], order: dict[str, Any]) -> dict[str, Any]:
    return asdict(timed(tasks[order["task"]].run, order["seconds"]))


def attempt(action: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return action()
    except Exception as error:
        words = str(error).splitlines()
        return {"error": f"{type(error).__name__}: {words[0]}" if words else type(error).__name__}


def tell(out: TextIO, data: dict[str, Any]) -> None:
    out.write(json.dumps(data) + "\n")
    out.flush()


if __name__ == "__main__":
    main()
