"""Corruption: amulets that a seat may have at the end, and how likely it is eaten for them."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from baumeister.core.chance import added
from baumeister.games.cleopatra.judgement.moment import Moment
from baumeister.games.cleopatra.rules.names import DICE, DOUBLE, ENVOY, SCRIBE, SMUGGLER, VIZIER
from baumeister.games.cleopatra.rules.state import Cleopatra

FREE: Final = (ENVOY, SCRIBE, VIZIER)  # characters that can be played without an amulet
SMUGGLED: Final = 5  # fewer cards above the limit are kept with the help of a smuggler
VISIT: Final = 2  # cards that the next stall has at least
CERTAIN: Final = 0.97  # nobody is as good as eaten before the end
STEADY: Final = 12.0  # talents more than others that make the most of an offering
FAR: Final = 30.0


@final
class Corruption:
    """The loads of all seats, and what they mean for each."""

    def __init__(
        self,
        state: Cleopatra,
        moment: Moment,
        weights: dict[str, float],
        time: float,
        mosaics: int,
        talents: list[float],
    ) -> None:
        self.state = state
        self.moment = moment
        self.weights = weights
        self.time = time
        self.use = time / (time + weights["fade"])
        alone = "duel_" if state.settings.two_players else ""  # with two, only the limit counts
        self.doubt = weights[alone + "calm"] + weights[alone + "unrest"] * sqrt(time)
        self.drift = weights["drift"] * time
        self.hope = weights["statue"] * mosaics / (mosaics + 2) * self.use  # of each statue
        self.talents = talents
        self.wealth = added(talents)
        self.loads: list[float] = []  # amulets that each seat may have left at the end

    def add(self, seat: int, counts: list[int]) -> None:
        """The next seat, with its cards: the tainted ones cost amulets if it cannot lose them."""
        tainted = 0
        for card in range(DOUBLE, len(counts)):
            tainted += counts[card]
        for card in FREE:
            tainted -= counts[card]
        load = self.state.amulets[seat] + self.drift - self.shelter(seat)
        load += tainted * (1 - self.use * (1 - self.weights["taint"]))
        for card in FREE:
            load += counts[card] * (1 - self.use)
        self.loads.append(load + self._surplus(seat) - self._saved(seat))

    def shelter(self, seat: int) -> float:
        """Amulets that will lie in sanctuaries, and those that statues may still find room for."""
        state = self.state
        squares = 0.0
        for region in state.sanctuaries[seat]:
            squares += region.bit_count()
        statues = state.statues[seat]
        if self.moment.claim and seat == self.moment.seat:
            sizes = sorted((region.bit_count() for region in self.moment.claim), reverse=True)
            for size in sizes[:statues]:
                if size > self.hope:
                    squares += size
                    statues -= 1
        return squares + statues * self.hope

    def _surplus(self, seat: int) -> float:
        """Cards above the limit cost an amulet at the end of the turn.

        A full hand is feared, too: whoever cannot build has to take even more cards.
        """
        hand, cost = self.state.hands[seat], 0.0
        cards = hand.size - self.state.settings.edition.hand
        if cards > 0 and seat == self.moment.seat and self.moment.is_checked:
            cost = 0.0 if hand.counts[SMUGGLER] and cards < SMUGGLED else 1.0
            cards = 0
        return cost + self.use * self.weights["surplus"] * max(0, cards + VISIT)

    def _saved(self, seat: int) -> float:
        """Amulets that talents keep away at offerings, the more the nearer the next one is."""
        mine, seats = self.talents[seat], self.state.seats
        ahead = (mine - (self.wealth - mine) / (seats - 1)) / STEADY
        near = self.use * (1 + self.state.altar) / (1 + DICE)
        return self.weights["offering"] * near * max(-1.0, min(1.0, ahead))

    def risk(self, seat: int) -> float:
        """How likely the crocodile eats this seat: the one with most amulets comes first."""
        load, doubt = self.loads[seat], self.doubt
        if self.state.settings.two_players:
            room = self.state.settings.edition.too_many - 0.5 - load
            return CERTAIN / (1 + exp(_tame(room / doubt)))
        others = exp(_tame((0.5 - load) / doubt))  # nobody is eaten for nothing
        for other, theirs in enumerate(self.loads):
            if other != seat:
                others += exp(_tame((theirs - load - 0.5) / doubt))
        return CERTAIN / (1 + others)

    def atonement(self, seat: int) -> float:
        """With two players, what a survivor pays for amulets."""
        if not self.state.settings.two_players:
            return 0.0
        load, doubt = self.loads[seat], self.doubt
        return load if load > FAR * doubt else doubt * log(1 + exp(load / doubt))


def _tame(exponent: float) -> float:
    return max(-FAR, min(FAR, exponent))
