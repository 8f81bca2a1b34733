"""Table: a game at one keyboard, with its record on disk after every answer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from traceback import format_exc

from baumeister.bots.bot import ask
from baumeister.bots.clock import TurnClock
from baumeister.cli import files
from baumeister.cli.players import Player
from baumeister.cli.terminal import refuse
from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.match import Match
from baumeister.core.state import CHANCE
from baumeister.foreign_bots import bot_named


class Table:
    """A match and who plays it; `read` says how much of the log each seat has been shown."""

    def __init__(self, match: Match, players: list[Player], path: Path, seed: str) -> None:
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.bots = {player.level: bot_named(player.level) for player in players if player.level}
        self.path = path
        self.seed = seed
        self.clock = TurnClock()
        self.read = [0] * len(players)
        self.mark_all_read()

    def save(self) -> None:
        files.write(self.path, self.match.record.to_text())

    def next_seat(self) -> int | None:
        """Who answers now; where several may, bots go first, so that people need not wait."""
        seats = self.match.state.to_act()
        return next((seat for seat in seats if seat not in self.people), next(iter(seats), None))

    def answer_alone(self, seat: int) -> None:
        """Chance or a bot answers."""
        # A generator of this moment alone: going back and doing the same again changes nothing.
        rng = Random(f"{self.seed} {self.match.version}")
        state = self.match.state
        level = None if seat == CHANCE else self.players[seat].level
        action = state.sample(rng) if level is None else self._ask(level, seat, rng)
        self.match.play(seat, action.notation())

    def _ask(self, level: str, seat: int, rng: Random) -> Action:
        entries = self.match.record.entries
        begun, spent = perf_counter(), self.clock.spent(seat, entries)
        try:
            action = ask(self.bots[level], self.match.state, seat, rng, spent)
            if action not in self.match.state.legal(seat):
                raise ValueError(f"This bot answers what is not asked: {action!r}.")
        except Exception:  # whatever somebody's code may raise
            refuse("error.bot_failed", bot=level, path=str(self.path), why=format_exc().rstrip())
        self.clock.add(seat, entries, perf_counter() - begun)
        return action

    def last_to_decide(self) -> int | None:
        """The person whose decision is the latest, whatever bots and chance did since."""
        entries = self.match.record.entries
        return next((seat for seat, _ in reversed(entries) if seat in self.people), None)

    def undo(self) -> None:
        """Back to the latest decision of a person."""
        entries = self.match.record.entries
        self.match.rewind(max(n for n, (seat, _) in enumerate(entries) if seat in self.people))
        self.mark_all_read()

    def news(self, seat: int) -> list[Event]:
        """What has happened since the seat last looked, whoever may know of it."""
        return (self.match.state.log or [])[self.read[seat] :]

    def mark_read(self, seat: int) -> None:
        self.read[seat] = len(self.match.state.log or ())

    def mark_all_read(self) -> None:
        for seat in range(len(self.players)):
            self.mark_read(seat)

    def is_secret(self, seat: int) -> bool:
        """Whether the seat is about to see something that other people may not."""
        if len(self.people) == 1:
            return False
        state, news = self.match.state, self.news(seat)
        is_state_secret = state.mask(seat).to_json() != state.mask(PUBLIC).to_json()
        return is_state_secret or visible(news, seat) != visible(news, PUBLIC)
