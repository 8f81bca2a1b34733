"""Progress: how many games are played, and how long the rest will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from baumeister.cli.terminal import Terminal

LOOK_BACK: Final = 3600.0  # seconds of which the pace is taken; some games take minutes


@contextmanager
def progress(terminal: Terminal, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it does not disturb the output."""
    if not terminal.errors.is_terminal:
        yield lambda more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    # Refreshed by hand: a thread of its own would not go well with forked processes.
    bar = Progress(
        terminal.say("simulate.progress"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        transient=True,
        auto_refresh=False,
        speed_estimate_period=LOOK_BACK,
    )
    with bar:
        task = bar.add_task("", total=games, completed=done)

        def advance(more: int) -> None:
            bar.update(task, advance=more, refresh=True)

        yield advance
