"""`baumeister replay`: a record told as sentences and boards.

Without `--seat` hands are open: whoever has the file can read it all in there anyway. Only what is
still sealed at that moment, such as bids, is told as everybody sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.arguments import Injected, Number, viewpoint
from baumeister.cli.boards import sentences_of, show_board
from baumeister.cli.players import names_in
from baumeister.cli.results import show_result
from baumeister.cli.source import match_from_file
from baumeister.cli.terminal import DONE, Terminal
from baumeister.core.event import Event
from baumeister.core.match import Match
from baumeister.core.record import start_of
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, State


def replay(
    file: Path,
    /,
    *,
    at: Number | None = None,
    seat: Number | None = None,
    boards: bool = False,
    step: bool = False,
    terminal: Injected,
) -> int:
    match = match_from_file(file, at)
    teller = Teller(terminal, match, seat)
    if at is not None:
        teller.tell_last()
    elif step:
        teller.tell_stepwise()
    else:
        teller.tell_all(boards)
    return DONE


class Teller:
    """Tells a match as one seat saw it, or with everything open."""

    def __init__(self, terminal: Terminal, match: Match, seat: int | None) -> None:
        self.terminal = terminal
        self.match = match
        self.viewpoint = viewpoint(seat, match.record.seats)
        self.is_open = seat is None
        self.names = names_in(match.record.players, match.game, terminal)
        self.revealed = match.version - _sealed(match.state)  # answers

    def tell_all(self, boards: bool) -> None:
        """Every answer; boards after those of players if wanted, and always at the end."""
        for number, seat, events, state in self._moments():
            self._tell(number, events)
            if boards and seat != CHANCE:
                self._show(state)
        if not boards:
            self._show(self.match.state)
        self._tell_end()

    def tell_stepwise(self) -> None:
        """Wait for Enter after each board."""
        for number, seat, events, state in self._moments():
            self._tell(number, events)
            if seat == CHANCE:
                continue
            self._show(state)
            try:
                if self.terminal.ask(self.terminal.say("replay.step") + " "):
                    return
            except (EOFError, KeyboardInterrupt):
                self.terminal.show("")
                return
        self._tell_end()

    def tell_last(self) -> None:
        """Only the last answer and the board after it."""
        for number, _, events, _ in self._moments():
            if number == self.match.version:
                self._tell(number, events)
        self._show(self.match.state)
        self._tell_end()

    def _moments(self) -> Iterator[tuple[int, int, list[Event], State]]:
        """After each answer: its number, who gave it, what happened, and the state."""
        game, record = self.match.game, self.match.record
        state = start_of(game, record, log=True)
        for number, (seat, notation) in enumerate(record.entries, 1):
            told = len(state.log or ())
            state.apply(seat, game.vocabulary.parse(notation))
            yield number, seat, (state.log or [])[told:], state

    def _tell(self, number: int, events: list[Event]) -> None:
        """What happened, with the number of the answer in front of its first sentence."""
        seat = None if self.is_open and number <= self.revealed else self.viewpoint
        table = Table.grid(padding=(0, 2))
        for sentence in sentences_of(self.terminal, self.match.game, events, seat, self.names):
            table.add_row(Styled("" if table.rows else f"{number:>4}", "dim"), sentence)
        if table.rows:
            self.terminal.show(table)

    def _show(self, state: State) -> None:
        view = state if self.is_open else state.mask(self.viewpoint)
        self.terminal.show("")
        show_board(self.terminal, view, self.viewpoint, self.names)
        self.terminal.show("")

    def _tell_end(self) -> None:
        """The result, or who is asked what."""
        result = self.match.state.result()
        if result is not None:
            show_result(self.terminal, self.match.game, result, self.names)
        else:
            n = self.match.version
            self.terminal.show(self.terminal.say("replay.unfinished", n=n))


def _sealed(state: State) -> int:
    """How many of the last answers nobody else has seen yet."""
    question = state.agenda[-1] if state.agenda else None
    return sum(map(len, question.steps)) if isinstance(question, Sealed) else 0
