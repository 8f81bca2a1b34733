"""Bot: the one method that makes a player."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from baumeister.bots.effort import Effort
from baumeister.bots.seconds import Seconds
from baumeister.bots.thought import GrownTree, Thought
from baumeister.core.action import Action
from baumeister.core.state import State

POLITE: Final = Seconds(1.0)  # what people at a table like to wait for a decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of a seat, from what the seat knows.

    `choose` is all a bot needs. One that wants to know how much time it has, or has more to tell
    than an answer, overrides `think`. It keeps nothing from one question to the next: another
    table may ask the next one.
    """

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """`view` is masked for the seat; the bot may do with it what it likes."""
        raise NotImplementedError

    def think(
        self,
        view: State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        """The answer with what was found out. `time` is for this decision alone: without it, as
        much as its usual `effort`. `tree` is what it has thought about this very question before.
        """
        return Thought(self.choose(view, seat, legal, rng))

    def effort(self) -> Effort:
        """How much thought it usually gives to a decision."""
        return POLITE


def ask(bot: Bot, state: State, seat: int, rng: Random) -> Action:
    """A bot's answer; it never gets to see the state itself, nor `rng`, which others use too.

    >>> state = b.game("imhotep").start(seats=2)
    >>> while state.to_act() == [b.CHANCE]:
    ...     state.play(b.CHANCE, state.sample(Random(1)))
    >>> b.ask(b.bot("random"), state, 0, Random(1)) in state.legal(0)
    True
    """
    return consult(bot, state.mask(seat), seat, state.legal(seat), rng).answer


def consult(
    bot: Bot,
    view: State,
    seat: int,
    legal: list[Action],
    rng: Random,
    tree: GrownTree | None = None,
    seconds: float = 0.0,
) -> Thought:
    """What a bot thinks, in the time that its turn has left.

    `tree` is that of its last thought, and is used where it fits; `seconds` are those that the
    seat has thought since another one answered.
    """
    if tree is not None and not tree.fits(view):
        tree = None
    time = bot.effort().left(0 if tree is None else tree.simulations, seconds)
    return bot.think(view, seat, legal, Random(rng.getrandbits(64)), time, tree)
