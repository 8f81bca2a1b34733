"""SearchSettings of the tree search, found game by game in the arena."""

from __future__ import annotations

from typing import final


@final
class SearchSettings:
    """How a search weighs what it knows beforehand against what it finds out."""

    def __init__(
        self,
        explore: float = 0.25,
        trust: float = 6.0,
        prior_after: int = 2,
        playout: int = 0,
        root_worlds: int = 4,
        depth: int = 60,
    ) -> None:
        self.explore = explore  # how much a rarely tried answer attracts
        self.trust = trust  # the look-ahead counts like so many simulations
        self.prior_after = prior_after  # visits before a node looks ahead for its answers
        self.playout = playout  # answers by rule of thumb before a leaf is judged
        self.root_worlds = root_worlds  # worlds in which the look-ahead at the root is made
        self.depth = depth  # decisions a simulation follows the tree at most

    def changed(self, changes: dict[str, float]) -> SearchSettings:
        """The same but for these, by their names."""
        return SearchSettings(
            changes.get("explore", self.explore),
            changes.get("trust", self.trust),
            int(changes.get("prior_after", self.prior_after)),
            int(changes.get("playout", self.playout)),
            int(changes.get("root_worlds", self.root_worlds)),
            int(changes.get("depth", self.depth)),
        )
