"""Our games in OpenSpiel: importing this registers every game on the shelf that has an encoding.

    import pyspiel, baumeister.research.spiel_games
    game = pyspiel.load_game("baumeister_imhotep", {"players": 3, "variants": "market=B"})

Chance is explicit, with numbers of its own. Where several seats answer in secret, they answer one
after the other. An observation is what a seat may know now; an information state is that and
everything the seat has seen answered so far.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.result import Result
from baumeister.core.state import CHANCE, OVER, State
from baumeister.encoding import is_encoded
from baumeister.encoding.actions import Actions
from baumeister.games import all_games
from baumeister.research.rewards import by_ranks
from baumeister.research.setting import Setting

LONGEST: Final = 2**31 - 1


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"baumeister_{game.id}",
        long_name=f"{game.title} (Baumeister, rules {game.rules_version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "variants": ""},
    )


def game_class(game: Game, kind: Any) -> type[Any]:
    """The class that OpenSpiel makes its games of."""

    class BaumeisterGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.setting = Setting(
                game.id,
                seats=int(given.get("players", game.fewest)),
                variants=chosen(str(given.get("variants", ""))),
                dtype="float32",
            )
            actions = self.setting.layout.encoding.actions
            info = pyspiel.GameInfo(
                num_distinct_actions=len(actions.players),
                max_chance_outcomes=len(actions.chance),
                num_players=self.setting.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=min(game.bound, LONGEST),
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> BaumeisterState:
            return BaumeisterState(self)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> Observer:
            return Observer(self.setting)

    return BaumeisterGame


class Shared:
    """The numbers of answers: OpenSpiel copies all that a state has, and this is never copied."""

    def __init__(self, actions: Actions) -> None:
        self.players, self.chance = actions.players, actions.chance
        self.number, self.chance_number = actions.number, actions.chance_number

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class BaumeisterState(pyspiel.State):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        setting = game.setting
        self.actions = Shared(setting.layout.encoding.actions)
        self.state: State = setting.game.start(
            setting.seats, setting.variants, edition=setting.edition
        )
        self.seen: list[list[str]] = [[] for _ in range(setting.seats)]  # answers, by seat

    def current_player(self) -> int:
        seat = self.state.first_to_act()
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        number = self.actions.number
        return [number[action] for action in self.state.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.weights()
        whole = sum(weights)
        number = self.actions.chance_number
        return sorted(
            (number[action], weight / whole)
            for action, weight in zip(self.state.legal(CHANCE), weights, strict=True)
            if weight
        )

    def _apply_action(self, number: int) -> None:
        seat = self.state.first_to_act()
        action = self._action(seat, number)
        question = self.state.agenda[-1]
        seen_by = question.seen_by(self.state, seat)
        for n, seen in enumerate(self.seen):
            told = action if seen_by >> n & 1 else question.outside(action)
            seen.append(f"{seat} {told.notation()}")
        self.state.apply(seat, action)

    def _action(self, seat: int, number: int) -> Action:
        actions: list[Action] = self.actions.chance if seat == CHANCE else self.actions.players
        return actions[number]

    def _action_to_string(self, player: int, number: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self._action(seat, number).notation()

    def is_terminal(self) -> bool:
        return not self.state.agenda

    def returns(self) -> list[float]:
        result: Result | None = self.state.result()
        return [0.0] * self.state.seats if result is None else by_ranks(result)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "\n".join([*self.seen[seat], self.state.mask(seat).key()])

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.state.mask(seat).key()

    def __str__(self) -> str:
        return self.state.key()


class Observer:
    """What a seat may know now, as floats and as a text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor: Any = np.zeros(setting.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BaumeisterState, player: int) -> None:
        entries = np.frombuffer(self.setting.layout.encoded(state.state, player), np.int8)
        unfolding = self.setting.unfolding
        assert unfolding is not None
        self.tensor[:] = unfolding(entries)

    def string_from(self, state: BaumeisterState, player: int) -> str:
        return state.observation_string(player)


def chosen(words: str) -> dict[str, str]:
    """`market=B,wrath=on` as variants."""
    pairs = (pair.partition("=") for pair in words.split(",") if pair)
    return {key.strip(): value.strip() for key, _, value in pairs}


def register() -> None:
    """Make every game known to OpenSpiel, unless it is."""
    known = set(pyspiel.registered_names())
    for game in filter(is_encoded, all_games()):
        kind = game_type(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game_class(game, kind))


register()
