"""A game at one keyboard, with its record on disk after every answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from traceback import format_exc

from baumeister.cli import files
from baumeister.cli.luck import forget_secret, keep_secret
from baumeister.cli.terminal import refuse
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.luck import Luck
from baumeister.core.match import Match
from baumeister.core.state import CHANCE
from baumeister.foreign_bots import bot_named
from baumeister.play import Sitter, SittingWithBots


class KeyboardGame(SittingWithBots):
    """`read` says how much of the log each seat has been shown."""

    def __init__(
        self, match: Match, seats: list[Sitter], path: Path, seed: str, luck: Luck
    ) -> None:
        """`seed` decides what bots have in mind, `luck` every draw."""
        bots = {n: bot_named(seat.level) for n, seat in enumerate(seats) if seat.is_played_by_bot}
        super().__init__(match, seats, bots)
        self.path = path
        self.seed = seed
        self.luck = luck
        self.read = [0] * len(seats)
        self.mark_all_read()

    def begin(self) -> None:
        """From now on the game is on disk, with its secret beside it."""
        keep_secret(self.path, self.luck)
        self.save()

    def save(self) -> None:
        self.match.record.luck = self.luck if self.is_over else self.luck.hidden()
        files.write(self.path, self.match.record.to_text())
        if self.is_over:
            forget_secret(self.path)

    def next_seat(self) -> int | None:
        """Who answers now; where several may, bots go first, so that people need not wait."""
        return next(iter(self.asked_bots() or self.match.state.to_act()), None)

    def answer_alone(self, seat: int) -> None:
        """Chance or a bot answers."""
        if seat == CHANCE:
            self.match.play_luck(self.luck)
        else:
            # A generator of this moment alone: going back and doing the same again changes nothing.
            self.play_bot(seat, Random(f"{self.seed} {self.version}"))

    def play_bot(self, seat: int, rng: Random) -> None:
        try:
            super().play_bot(seat, rng)
        except Exception:  # whatever somebody's code may raise
            level, why = self.seats[seat].level, format_exc().rstrip()
            refuse("error.bot_failed", bot=level, path=str(self.path), why=why)

    def last_to_decide(self) -> int | None:
        """The person whose decision is the latest, whatever bots and chance did since."""
        last = self.last_answer(self.seats_of_people)
        return None if last is None else self.match.record.entries[last][0]

    def undo(self) -> None:
        """Back to the latest decision of a person."""
        last = self.last_answer(self.seats_of_people)
        assert last is not None
        self.rewind(last)
        self.luck = replace(self.luck, after=min(self.luck.after, last))
        self.mark_all_read()

    def news(self, seat: int) -> list[Event]:
        """What has happened since the seat last looked, whoever may know of it."""
        return (self.match.state.log or [])[self.read[seat] :]

    def mark_read(self, seat: int) -> None:
        self.read[seat] = len(self.match.state.log or ())

    def mark_all_read(self) -> None:
        for seat in range(len(self.seats)):
            self.mark_read(seat)

    def is_secret(self, seat: int) -> bool:
        """Whether the seat is about to see something that other people may not."""
        if len(self.seats_of_people) == 1:
            return False
        news = self.news(seat)
        return self.has_secrets(seat) or visible(news, seat) != visible(news, PUBLIC)
