"""How illegal actions are refused, for the tests of all games."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from baumeister.core.action import Action
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import State


def assert_every_refusal_is_a_sentence(
    state: State, seat: int, actions: Iterable[Action]
) -> set[str]:
    """What is legal has no objection, and everything else gets one; returns the sentences."""
    legal = state.legal(seat)
    sentences = set()
    for action in actions:
        if action in legal:
            assert state.objection(seat, action) is None
            continue
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, action)
        sentence = str(refused.value)
        assert sentence[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ“"
        assert sentence.endswith((".", "?"))
        assert "{" not in sentence
        sentences.add(sentence)
    return sentences
