"""Thought: what a bot answers, and what it has found out on the way."""

from __future__ import annotations

from typing import final

from baumeister.bots.quiet import reopened
from baumeister.bots.tree import Node
from baumeister.core.action import Action
from baumeister.core.state import State

Forecasts = dict[Action, float]  # how likely answers are to win


@final
class GrownTree:
    """What a search knows below its answer. It is good for one question: that of this view."""

    def __init__(self, root: Node, view: str, simulations: int) -> None:
        self.root = root
        self.view = view
        self.simulations = simulations  # of all decisions that it has grown for

    def fits(self, view: State) -> bool:
        return self.view == written(view)


@final
class Thought:
    """An answer; `tree` is handed back by whoever asks the same seat again."""

    def __init__(
        self,
        answer: Action,
        forecasts: Forecasts | None = None,
        simulations: int = 0,
        tree: GrownTree | None = None,
    ) -> None:
        self.answer = answer
        self.forecasts: Forecasts = {} if forecasts is None else forecasts
        self.simulations = simulations
        self.tree = tree


def written(view: State) -> str:
    """A view in words, to know it again."""
    return repr(reopened(view).to_json())
