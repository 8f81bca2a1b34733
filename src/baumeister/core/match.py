"""Match: a game being played, as its state together with its record."""

from __future__ import annotations

from random import Random
from typing import SupportsIndex

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.luck import Luck
from baumeister.core.record import Record, replay
from baumeister.core.refusal import IllegalAction, StaleVersion
from baumeister.core.sealed import reveals
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Text
from baumeister.core.whole import whole


class Match:
    """`state` is always what the record leads to; `version` counts the answers so far.

    >>> imhotep = b.game("imhotep")
    >>> match = b.Match(imhotep, b.begin(imhotep, seats=2))
    >>> match.play(b.CHANCE, "round 4")
    >>> match.version, match.record.entries
    (1, [(-1, 'round 4')])
    """

    def __init__(self, game: Game, record: Record, *, log: bool = True) -> None:
        self.game = game
        self.record = record
        self.keeps_log = log
        self.state: State = replay(game, record, log=log)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.game, self.record, self.keeps_log)

    def __eq__(self, other: object) -> bool:
        """Whether the same game was played by the same record."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.game is other.game and self.record == other.record

    def __hash__(self) -> int:
        raise TypeError("A match changes and cannot be hashed; its record's text can.")

    @property
    def version(self) -> int:
        """How many answers there are: a number for this moment of the game."""
        return len(self.record.entries)

    def play(
        self, seat: SupportsIndex, notation: str, version: SupportsIndex | None = None
    ) -> None:
        """Answer by notation; `version` is the moment the player saw."""
        if version is not None and whole(version) != self.version:
            raise StaleVersion(Text("refuse.stale"))
        seat = whole(seat)
        self.answer(seat, self.game.vocabulary.parse(notation))

    def answer(self, seat: int, action: Action) -> None:
        """Answer if that is legal; raises `IllegalAction` and changes nothing otherwise."""
        self.state.play(seat, action)
        self._write(seat, action)

    def play_chance(self, rng: Random) -> None:
        """Let chance answer once."""
        action = self.state.sample(rng)
        self.state.apply(CHANCE, action)
        self._write(CHANCE, action)

    def play_luck(self, luck: Luck) -> None:
        """Let chance answer once as the luck of this game decides."""
        draws = len([seat for seat, _ in self.record.entries if seat == CHANCE])
        legal = self.state.legal(CHANCE)
        action = legal[luck.choice(draws, self.state.weights())]
        self.state.apply(CHANCE, action)
        self._write(CHANCE, action)

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether the seat answered last and is still the only one asked: nothing new is known.

        Everything that reveals something goes through chance, another seat or the end of a sealed
        question, so no rule has to say whether it can be undone.
        """
        entries, seat = self.record.entries, whole(seat)
        if not entries or entries[-1][0] != seat or self.state.to_act() != [seat]:
            return False
        before = replay(self.game, self.record, self.version - 1)
        return not reveals(before, seat, self.game.vocabulary.parse(entries[-1][1]))

    def undo(self, seat: SupportsIndex) -> None:
        """Take the seat's last answer back."""
        if not self.can_undo(seat):
            raise IllegalAction(Text("refuse.undo"))
        self.rewind(self.version - 1)

    def rewind(self, version: SupportsIndex) -> None:
        """Go back to an earlier moment, whoever has answered since."""
        del self.record.entries[whole(version) :]
        self.state = replay(self.game, self.record, log=self.keeps_log)

    def _write(self, seat: int, action: Action) -> None:
        self.record.entries.append((seat, self.game.vocabulary.notation(action)))


def resumed(game: Game, record: Record, log: bool) -> Match:
    return Match(game, record, log=log)
