"""Plan: what is to be measured; it decides every game down to its chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from shlex import quote


@dataclass(frozen=True)
class Plan:
    """`games` are those of each duel. In a gauntlet only the first bot meets the others."""

    game: str
    seats: int
    variants: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    edition: str | None = None  # its text, if it is not the game's own
    gauntlet: str = ""  # what was typed for one

    def duels(self) -> list[tuple[str, str]]:
        """One bot, and the other that has all other seats."""
        if self.gauntlet:
            return [(self.bots[0], other) for other in self.bots[1:]]
        if self.seats == 2:
            return list(combinations(self.bots, 2))
        return list(permutations(self.bots, 2))

    @property
    def size(self) -> int:
        """All games of all duels."""
        return self.games * len(self.duels())

    def fixtures(self) -> Iterator[Fixture]:
        """All games; duels take turns, so that a part of them is as fair as the whole."""
        duels = self.duels()
        for n in range(self.games):
            for m, (one, others) in enumerate(duels):
                turn, seat = divmod(n, self.seats)
                yield Fixture(self, n * len(duels) + m, one, others, turn, seat)

    @property
    def command(self) -> str:
        """What to type to play the same games again."""
        variants = [f"-v {key}={value}" for key, value in self.variants.items()]
        arena = f"baumeister arena {self.game} --bots {quote(','.join(self.bots))}"
        words = [
            f"baumeister gauntlet {self.game} {self.gauntlet}" if self.gauntlet else arena,
            f"--games {self.games} --seats {self.seats} --seed {self.seed}",
            *variants,
        ]
        return " ".join(words)


@dataclass(frozen=True)
class Fixture:
    """One game: `one` has this seat, and `others` have the rest.

    Games of the same turn have the same chance, no matter who plays them and in which seat.
    """

    plan: Plan
    number: int
    one: str
    others: str
    turn: int
    seat: int

    def place(self, seat: int) -> int:
        """Seats counted from that of `one`, which is 0."""
        return (seat - self.seat) % self.plan.seats

    def bot(self, seat: int) -> str:
        return self.others if self.place(seat) else self.one

    def seed(self, whose: str) -> str:
        return f"{self.plan.seed} {self.turn} {whose}"
