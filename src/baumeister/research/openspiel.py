"""Our games for OpenSpiel's search, as far as it asks: a state in its words, and its bot in ours.

OpenSpiel itself is imported only when its bot is made, so everything else works without it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from baumeister.bots.bot import Bot
from baumeister.bots.effort import Simulations
from baumeister.bots.seconds import Seconds
from baumeister.core.action import Action
from baumeister.core.state import CHANCE, State

TERMINAL: Final = -4  # what OpenSpiel calls the player when the game is over
USUAL: Final = Seconds(0.1)
LEAST_SIMULATIONS: Final = 2  # with one, its search has tried no answer
FIRST_SIMULATIONS: Final = 16  # of the first decision, by which the speed is measured


class SpielState:
    """A state in OpenSpiel's words. Whoever is asked first of several decides first."""

    def __init__(self, state: State, kind: Any, rng: Random) -> None:
        self.state = state
        self.kind = kind  # of the game, in OpenSpiel's words
        self.rng = rng

    def get_game(self) -> SpielState:
        return self

    def get_type(self) -> Any:
        return self.kind

    def current_player(self) -> int:
        seats = self.state.to_act()
        return seats[0] if seats else TERMINAL

    def is_terminal(self) -> bool:
        return not self.state.to_act()

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def num_players(self) -> int:
        return self.state.seats

    def legal_actions(self, player: int | None = None) -> list[int]:
        number = self.state.game.vocabulary.number
        return [number(action) for action in self.state.legal(self.current_player())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.weights()
        shares = (weight / sum(weights) for weight in weights)
        return list(zip(self.legal_actions(), shares, strict=True))

    def apply_action(self, action: int) -> None:
        self.state.apply(self.current_player(), self.state.game.vocabulary[int(action)])

    def clone(self) -> SpielState:
        return SpielState(self.state.copy(), self.kind, self.rng)

    def resample_from_infostate(self, player: int, _sampler: object) -> SpielState:
        return SpielState(self.state.mask(player).fill(self.rng), self.kind, self.rng)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return repr(self.state.mask(seat).to_json())

    def returns(self) -> list[float]:
        """The share in the victory, from -1 to 1."""
        result = self.state.result()
        if result is None:
            return [0.0] * self.state.seats
        share = 2 / result.ranks.count(1)
        return [(share if rank == 1 else 0.0) - 1 for rank in result.ranks]


@dataclass(frozen=True)
class SequentialWithSecrets:
    """What OpenSpiel wants to know about a game before it searches."""

    dynamics: Any
    information: Any


class SpielBot(Bot):
    """OpenSpiel's own information-set search with random play-outs."""

    def __init__(self, effort: Seconds | Simulations = USUAL, explore: float = 1.4) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        self.usual = effort
        self.explore = explore
        self.speed = 0.0  # simulations a second
        self._ismcts = ismcts
        self._evaluator = mcts.RandomRolloutEvaluator
        self._kind = SequentialWithSecrets(
            pyspiel.GameType.Dynamics.SEQUENTIAL,
            pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        )

    def effort(self) -> Seconds | Simulations:
        return self.usual

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        from numpy.random import RandomState

        if len(legal) == 1:
            return legal[0]
        number = self._simulations()
        luck = RandomState(rng.getrandbits(32))
        search = self._ismcts.ISMCTSBot(
            None,
            self._evaluator(1, luck),
            self.explore,
            number,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )
        root = SpielState(view.fill(rng), self._kind, rng)
        began = perf_counter()
        found = search.step(root)
        self.speed = number / (perf_counter() - began)
        return view.game.vocabulary[int(found)]

    def _simulations(self) -> int:
        """Its search only counts them; of seconds, they follow from the speed so far."""
        if isinstance(self.usual, Simulations):
            return max(LEAST_SIMULATIONS, self.usual.number)
        return max(FIRST_SIMULATIONS, int(self.speed * self.usual.seconds))
