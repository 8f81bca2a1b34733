"""Progress: how many games are played, and how long the rest will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from baumeister.cli.terminal import Terminal

LOOK_BACK_SECONDS: Final = 3600.0  # of which the pace is taken; some games take minutes

PAUSE_SECONDS: Final = 60.0  # between two lines


class Lines:
    """Says now and then how far it is, for people who read the file of a long run."""

    def __init__(
        self, terminal: Terminal, games: int, done: int, clock: Callable[[], float]
    ) -> None:
        self.terminal = terminal
        self.games = games
        self.done = done
        self.clock = clock
        self.told = clock()

    def advance(self, more: int) -> None:
        self.done += more
        if self.clock() - self.told >= PAUSE_SECONDS:
            self.told = self.clock()
            sentence = self.terminal.say("progress.line", done=self.done, games=self.games)
            self.terminal.complain(sentence)


@contextmanager
def progress(
    terminal: Terminal,
    games: int,
    done: int = 0,
    clock: Callable[[], float] = monotonic,
    words: str = "simulate.progress",
) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it does not disturb the output; in a file, some lines.

    `words` say what goes on.
    """
    if not terminal.errors.is_terminal:
        yield Lines(terminal, games, done, clock).advance
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    # Refreshed by hand: a thread of its own would not go well with forked processes.
    bar = Progress(
        terminal.say(words),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        transient=True,
        auto_refresh=False,
        speed_estimate_period=LOOK_BACK_SECONDS,
    )
    with bar:
        task = bar.add_task("", total=games, completed=done)

        def advance(more: int) -> None:
            bar.update(task, advance=more, refresh=True)

        yield advance
