"""Gains: what an answer would bring, in words that stand beside it before it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from baumeister.core.action import Action
from baumeister.core.foresight import foreseen
from baumeister.core.game import Game
from baumeister.core.sentences import seat_name
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.drawing.drawer import Viewer


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def gains_of(state: State, viewer: Viewer, actions: Sequence[Action]) -> dict[Action, str]:
    """Only of answers that bring anybody points, or cost some."""
    return in_words(state.game, foreseen(state, viewer.seat, actions) if actions else {}, viewer)


def in_words(
    game: Game, changes: Mapping[Action, Sequence[int]], viewer: Viewer
) -> dict[Action, str]:
    """The same of what was foreseen before."""
    return {action: told(game, change, viewer) for action, change in changes.items() if any(change)}


def told(game: Game, change: Sequence[int], viewer: Viewer) -> str:
    """One's own first: “+3 points, Ben −1”."""
    parts = [
        f"{seat_name(seat, viewer.language, viewer.names)} {signed(points)}"
        for seat, points in enumerate(change)
        if points and seat != viewer.seat
    ]
    own = change[viewer.seat]
    if own:
        text = Text("gain", {"n": abs(own)}, {"sign": signed(own)[0]})
        parts.insert(0, game.sentences.say(text, viewer.language))
    return ", ".join(parts)
