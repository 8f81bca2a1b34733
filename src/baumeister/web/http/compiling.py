"""The rules are compiled while people are already playing."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from typing import Final

GRACE_SECONDS: Final = 3  # for a command to tidy up


async def compile_rules(
    command: Sequence[str], say: Callable[[str], None], done: Callable[[], None]
) -> None:
    """Run a command that compiles them, and call `done` once new processes will use them.

    Its first line means that it has begun, its exit code whether it worked; what is worth telling
    is said by the key of a sentence. It has to end as soon as its standard input does, which is
    when this task is cancelled, or when this process is killed.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
    except OSError:
        say("web.stays_interpreted")
        return
    try:
        has_worked = await _has_worked(process, say)
    finally:
        await _end(process)
    if has_worked:
        done()
    say("web.compiled" if has_worked else "web.stays_interpreted")


async def _has_worked(process: Process, say: Callable[[str], None]) -> bool:
    assert process.stdout is not None
    if await process.stdout.readline():
        say("web.compiling")
    await process.stdout.read()
    return await process.wait() == 0


async def _end(process: Process) -> None:
    """Nobody waits long for a command that does not want to end."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), GRACE_SECONDS)
    except TimeoutError:
        process.kill()
