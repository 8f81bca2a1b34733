"""PettingZoo: every seat is an agent, one after the other (AEC). `env("imhotep", seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from baumeister.core.state import OVER
from baumeister.research.setting import Setting, luck

LOST: Final = -1.0  # for an illegal answer


def env(game: str, **options: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment as most people use it: an illegal answer loses, and slips are told."""
    found: Any = raw_env(game, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=LOST)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv[str, dict[str, Any], int]):
    """The environment without wrappers: an illegal answer raises a `ValueError`.

    Where several seats answer in secret, they are asked one after the other, and see nothing of
    each other's answers.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str] | None = None,
        edition: str | None = None,
        dtype: str = "int8",
        reward: str = "ranks",
        shaping: float = 0.0,
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, variants, edition, dtype, reward, shaping, limit)
        name = f"{self.setting.game.id}_v{self.setting.game.rules_version}"
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": name}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.setting.seats)]
        self.agents: list[str] = []
        observation = spaces.Dict(
            {
                "observation": spaces.Box(
                    0, self.setting.highest, (self.setting.size,), self.setting.dtype.type
                ),
                "action_mask": spaces.Box(0, 1, (self.setting.choices,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        answers = spaces.Discrete(self.setting.choices)
        self.action_spaces = dict.fromkeys(self.possible_agents, answers)
        self.seat_of = {agent: n for n, agent in enumerate(self.possible_agents)}
        self.episode = self.setting.episode()
        self.given = self.setting.rewards()
        self._seed(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.given.begin()
        self.episode.begin(luck(self.generator))
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None or int(action) not in episode.legal:
            raise ValueError(f"Answer {action} is not legal now; `action_mask` says what is.")
        self._cumulative_rewards[agent] = 0.0
        episode.answer(int(action))
        worth = self.given.step(episode.state)
        for name, reward in zip(self.possible_agents, worth, strict=True):
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward
        if episode.seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if episode.length >= self.setting.limit:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.setting.seen(self.episode, self.seat_of[agent])

    def render(self) -> str | None:
        """The table as whoever is asked sees it."""
        if self.render_mode != "ansi":
            return None
        return str(self.episode.state.mask(max(0, self.episode.seat)))

    def close(self) -> None:
        """There is nothing to close."""

    def _seed(self, seed: int | None) -> None:
        self.generator, _ = seeding.np_random(seed)
