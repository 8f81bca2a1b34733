"""Sight: how much of a game a level sees, and which of people's mistakes it makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Sight:
    """Either a look at what each answer promises, with gaps, or a short search without any."""

    def __init__(
        self,
        overlooks: float = 0.0,
        greed: float = 0.0,
        blunder: float = 0.15,
        simulations: int = 0,
    ) -> None:
        self.overlooks = overlooks  # how likely it is not to think of an answer
        self.greed = greed  # how much the points on the table count, from 0 to 1
        self.blunder = blunder  # what it never gives away at once, of its chance to win
        self.simulations = simulations  # for a decision; 0 for a mere look

    def changed(self, changes: Mapping[str, float]) -> Sight:
        return Sight(
            changes.get("overlooks", self.overlooks),
            changes.get("greed", self.greed),
            changes.get("blunder", self.blunder),
            int(changes.get("simulations", self.simulations)),
        )


# Where the judgement of a game does not say otherwise.
USUAL: Final[dict[str, Sight]] = {
    "beginner": Sight(overlooks=0.6, greed=0.5),
    "apprentice": Sight(overlooks=0.3, greed=0.3),
    "foreman": Sight(simulations=48),
}
