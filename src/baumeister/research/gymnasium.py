"""Gymnasium: one seat learns, bots have all others.

    gymnasium.make("baumeister.research.gymnasium:baumeister/Kheops-v2", opponent="builder")

The part before the colon is imported, and importing this registers every game on the shelf that has
an encoding; whoever has imported it can leave that part out.

The version of an environment is the number of the game's rules: what was learned by other rules is
not compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from baumeister.bots import Bot
from baumeister.core.action import Action
from baumeister.core.state import OVER
from baumeister.encoding import is_encoded
from baumeister.foreign_bots import bot_named
from baumeister.games import all_games
from baumeister.play.minds import Minds
from baumeister.research.setting import Setting, luck

NAMESPACE: Final = "baumeister"
LOST: Final = -1.0  # for an illegal answer


class BaumeisterEnv(gymnasium.Env[dict[str, Any], int]):
    """A game from the view of one seat.

    `opponent` is a level such as `beginner` or `architect@50`, a bot of your own, or a list,
    one for each other seat in turn order. `seat` is that of the learner, or
    "any": another one in each game. An illegal answer ends the game as lost, or with
    `illegal="raise"` raises a `ValueError`; `action_mask` says what is legal, in the observation
    and in `info`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponent: str | Bot | list[str | Bot] = "beginner",
        seat: int | str = 0,
        variants: Mapping[str, str] | None = None,
        edition: str | None = None,
        dtype: str = "int8",
        reward: str = "ranks",
        shaping: float = 0.0,
        limit: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, variants, edition, dtype, reward, shaping, limit)
        self.bots = self._bots(opponent)
        if seat != "any" and seat not in range(self.setting.seats):
            raise ValueError(f"There is no seat {seat}: 0 to {self.setting.seats - 1}, or “any”.")
        if illegal not in ("lose", "raise"):
            raise ValueError("`illegal` is “lose” or “raise”.")
        self.wish, self.illegal, self.render_mode = seat, illegal, render_mode
        self.seat = 0
        self.episode = self.setting.episode()
        self.rewards = self.setting.rewards()
        self.minds = Minds()
        highest = self.setting.highest
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    0, highest, (self.setting.size,), self.setting.dtype.type
                ),
                "action_mask": spaces.Box(0, 1, (self.setting.choices,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.setting.choices)

    def _bots(self, opponent: str | Bot | list[str | Bot]) -> list[Bot]:
        others = self.setting.seats - 1
        named = opponent if isinstance(opponent, list) else [opponent] * others
        if len(named) != others:
            raise ValueError(f"There are {others} other seats, and {len(named)} opponents.")
        return [bot if isinstance(bot, Bot) else bot_named(bot) for bot in named]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.setting.seats
        is_any = self.wish == "any"
        self.seat = int(self.np_random.integers(seats)) if is_any else int(self.wish)
        self.minds = Minds()
        self.luck = luck(self.np_random)  # of the bots: who knew that of chance could foresee it
        self.rewards.begin()
        self.episode.begin(luck(self.np_random))
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        number = int(action)
        if number not in self.episode.legal:
            return self._illegal(number)
        self.episode.answer(number)
        self._let_others_play()
        reward = self.rewards.step(self.episode.state)[self.seat]
        seen, info = self._seen()
        return seen, reward, self.episode.seat == OVER, self.setting.is_cut(self.episode), info

    def render(self) -> Any:
        """What the learner's seat sees, as text or as a drawing."""
        view = self.episode.state.mask(self.seat)
        if self.render_mode == "ansi":
            return str(view)
        if self.render_mode == "svg":
            import baumeister

            return str(baumeister.draw(view))
        return None

    def action_masks(self) -> Any:
        """As stable-baselines' MaskablePPO asks for it."""
        return np.frombuffer(self.episode.mask(), np.int8).astype(bool)

    def answer(self, number: int) -> Action:
        """The answer that a number stands for: what it says, and how it is written."""
        return self.episode.actions[number]

    def _let_others_play(self) -> None:
        """Until the learner is asked, the game is over, or it has become too long."""
        episode, seats = self.episode, self.setting.seats
        while episode.seat not in (self.seat, OVER) and not self.setting.is_cut(episode):
            bot = self.bots[(episode.seat - self.seat) % seats - 1]
            thought = self.minds.ask(bot, episode.state, episode.seat, self.luck)
            episode.answer(episode.number[thought.answer])

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.setting.seen(self.episode, self.seat)
        info: dict[str, Any] = {"action_mask": seen["action_mask"], "seat": self.seat}
        result = self.episode.state.result()
        if result is not None:
            info |= {"points": result.points, "ranks": result.ranks}
        return seen, info

    def _illegal(self, number: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise" or self.episode.seat == OVER:
            raise ValueError(f"Answer {number} is not legal now; `action_mask` says what is.")
        seen, info = self._seen()
        return seen, LOST, True, False, info | {"illegal": number}


def environment_id(game: Any) -> str:
    """As Gymnasium spells it: `baumeister/OhPharaoh-v2`."""
    name = "".join(part.capitalize() for part in game.id.split("_"))
    return f"{NAMESPACE}/{name}-v{game.rules_version}"


def register() -> None:
    """Make every game known to Gymnasium."""
    for game in filter(is_encoded, all_games()):
        gymnasium.register(
            environment_id(game), entry_point=BaumeisterEnv, kwargs={"game": game.id}
        )


register()
