"""Play-outs: random answers until the game is over."""

from __future__ import annotations

from random import Random
from typing import Final, SupportsIndex

from baumeister.core.action import Action
from baumeister.core.chance import below
from baumeister.core.state import CHANCE, Question, State
from baumeister.core.whole import whole

ENDLESS: Final = 1 << 60  # more answers than any game has, and still one word of the machine


def play_out(state: State, rng: Random | None = None, most: SupportsIndex = ENDLESS) -> int:
    """Play the state to its end with random answers, but at most so many; returns how many.

    >>> state = b.game("kheops").start(seats=2)
    >>> b.play_out(state, most=25), b.play_out(state) > 0, state.to_act()
    (25, True, [])
    """
    rng = rng or Random()
    limit, answers = whole(most), 0
    while answers < limit and state.agenda:
        question = state.agenda[-1]
        seat = question.first_asked(state)
        question.answer(state, seat, _answer_to(question, state, seat, rng))
        state.proceed()
        answers += 1
    return answers


def random_answer(state: State, seat: int, rng: Random) -> Action:
    """One of the legal answers of an asked seat; chance answers by weight."""
    return _answer_to(state.agenda[-1], state, seat, rng)


def _answer_to(question: Question[State], state: State, seat: int, rng: Random) -> Action:
    if seat == CHANCE:
        return question.sample(state, rng)
    legal = question.legal(state, seat)
    return legal[below(rng, len(legal))]
