"""Value: what a game may come to for each seat, in points, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from mypy_extensions import mypyc_attr

from baumeister.core.action import Action
from baumeister.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """The judgement of one game; one object of a subclass for each game.

    It looks at imagined worlds without anything hidden. Whatever it finds in other hands was put
    there by `fill`.
    """

    def __init__(
        self,
        parts: tuple[str, ...] = ("points",),
        scale: float = 10.0,
        weights: Mapping[str, float] | None = None,
        together: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.parts = parts  # sentences know them as `part.<name>`
        self.scale = scale  # a lead of so many points makes a win 73 % likely
        self.weights = dict(weights or {})  # by name; found by tuning
        # Pairs of parts of which the second only gives back some of what the first takes.
        self.together = together

    def of(self, state: State, seat: int) -> list[float]:
        """What a seat may have in the end, part by part."""
        return [float(state.points()[seat])]

    def points(self, state: State) -> list[float]:
        """What each seat may have in the end; override it where that is quicker than its parts."""
        return [sum(self.of(state, seat)) for seat in range(state.seats)]

    def visible(self, state: State) -> list[float]:
        """The points that even a beginner sees: what has been scored, or would be now."""
        return [float(points) for points in state.points()]

    def imagine(self, view: State, rng: Random) -> State:
        """A world that fits the view; override it where what others did tells what they hold."""
        return view.fill(rng)

    def sensible(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """A few answers that stand for all: leave out what is alike or plainly senseless.

        The same ones in every world that fits what the seat knows, and at least one.
        """
        return legal

    def is_quiet(self, state: State) -> bool:
        """Whether a state can be judged before chance or secret answers have gone on."""
        return False

    def reply(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """A quick answer by rule of thumb, for play-outs and for what others do in secret."""
        return legal[int(rng.random() * len(legal))]
