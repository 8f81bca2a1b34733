"""An episode: one game as a learning program sees it, with numbers instead of answers."""

from __future__ import annotations

from random import Random
from typing import final

from baumeister.core.state import CHANCE, OVER, State
from baumeister.encoding.layout import Layout


@final
class Episode:
    """Chance answers by itself, so a player is always asked: first whoever is asked first.

    `seat` is that player, or `OVER`; `legal` are the numbers of what may be answered.
    """

    def __init__(
        self, layout: Layout, variants: dict[str, str] | None = None, edition: str | None = None
    ) -> None:
        self.layout = layout
        self.variants = variants or {}
        self.edition = edition
        self.actions = layout.encoding.actions.players
        self.number = layout.encoding.actions.number
        self.rng = Random()
        self.state = self.new_state()
        self.length = 0  # answers of players so far
        self.seat: int = OVER
        self.legal: list[int] = []

    def new_state(self) -> State:
        game = self.layout.encoding.game
        return game.start(self.layout.seats, self.variants, edition=self.edition)

    def begin(self, rng: Random) -> None:
        """A new game, with chance by this generator."""
        self.rng = rng
        self.state = self.new_state()
        self.length = 0
        self.look()

    def answer(self, number: int) -> None:
        """The answer of the asked seat, which must be a legal one."""
        self.length += 1
        self.state.apply(self.seat, self.actions[number])
        self.look()

    def look(self) -> None:
        """Let chance answer, and see who is asked for what."""
        state = self.state
        seat = state.first_to_act()
        while seat == CHANCE:
            state.apply(CHANCE, state.sample(self.rng))
            seat = state.first_to_act()
        self.seat = seat
        self.legal = []
        if seat != OVER:
            number = self.number
            self.legal = [number[action] for action in state.agenda[-1].legal(state, seat)]

    def observation(self, seat: int) -> bytes:
        """What a seat may know."""
        return self.layout.encoded(self.state, seat)

    def mask(self) -> bytearray:
        """A byte for each answer of the vocabulary: 1 for those that are legal."""
        mask = bytearray(len(self.actions))
        for number in self.legal:
            mask[number] = 1
        return mask
