"""Gymnasium's vector interface for self-play: many games, and whoever is asked in each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from baumeister.research.batch import Batch
from baumeister.research.setting import Setting
from baumeister.research.shared_batch import SharedBatch


class SelfPlayVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Every seat learns. An observation is that of the seat which is asked, told by `info["seat"]`;
    a reward is that of the seat which has answered, and `info["rewards"]` has those of all.

    Games that are over begin anew in the same step. With `processes`, several step them together;
    `make` is then something that other processes can import, such as `partial(Setting, "kheops")`.
    """

    def __init__(self, make: Callable[[], Setting], num_envs: int, processes: int = 1) -> None:
        self.num_envs = num_envs
        self.batch: Any = (
            Batch(make(), num_envs) if processes == 1 else SharedBatch(make, num_envs, processes)
        )
        setting = self.batch.setting
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, setting.highest, (setting.size,), setting.dtype.type),
                "action_mask": spaces.Box(0, 1, (setting.choices,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(setting.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.batch.reset(seed[0] if isinstance(seed, list) else seed)
        return self._seen(), self._told()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        answered = self.batch.seats.copy()
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), answered]
        ended, cut = self.batch.ended.copy(), self.batch.cut.copy()
        return self._seen(), rewards, ended, cut, self._told()

    def close_extras(self, **kwargs: Any) -> None:
        if isinstance(self.batch, SharedBatch):
            self.batch.close()

    def _seen(self) -> dict[str, Any]:
        unfolding = self.batch.setting.unfolding
        entries = self.batch.observations
        return {
            "observation": entries.copy() if unfolding is None else unfolding(entries),
            "action_mask": self.batch.masks.copy(),
        }

    def _told(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy(), "rewards": self.batch.rewards.copy()}
