"""Pen: draws for one viewer, and so knows what they may do."""

from __future__ import annotations

from functools import lru_cache

from baumeister.core.action import Action
from baumeister.core.foresight import foreseen
from baumeister.core.sentences import Sentences
from baumeister.core.state import Question, State
from baumeister.core.text import Language, Text
from baumeister.drawing.areas import Area
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.gains import in_words
from baumeister.drawing.ink import Aim, Pick, Picture, Placed, Target
from baumeister.drawing.svg import escape


class Pen:
    """Makes targets of what can be done, and names every place."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.seat = viewer.seat
        names = None if viewer.names is None else tuple(viewer.names)
        self.sentences = _sentences(state, viewer, names) if viewer.legal else {}
        self.changes = foreseen(state, viewer.seat, viewer.legal) if viewer.legal else {}
        self.gains = in_words(state.game, self.changes, viewer)

    @property
    def is_asked(self) -> bool:
        """Whether there is anything the viewer may do."""
        return bool(self.sentences)

    def offers(self, action: Action) -> bool:
        return action in self.sentences

    def button(
        self, action: Action, body: Picture, area: Area, *, ghost: str = "", note: str = ""
    ) -> Picture:
        """The body; as a target if a click on it is a legal answer.

        The ghost shows what would be there, as long as it is aimed at; a note says what comes of
        the answer besides points.
        """
        if action not in self.sentences:
            return body
        return self._target(action, body, area, ghost, note)

    def fit(
        self,
        action: Action,
        held: str,
        area: Area,
        *,
        spot: str = "",
        ghost: str = "",
        note: str = "",
    ) -> Picture:
        """A legal answer that is there only while something is held, or nothing.

        What is held is the name of a pick, or "name/turn", or several of them.
        """
        if action not in self.sentences:
            return ""
        return self._target(action, "", area, ghost, note, held, spot)

    def _target(
        self,
        action: Action,
        body: Picture,
        area: Area,
        ghost: str,
        note: str,
        held: str = "",
        spot: str = "",
    ) -> Target:
        sentence, gain = self.sentences[action], self.gains.get(action, "")
        if note:
            gain = f"{note}, {gain}" if gain else note
        if gain:
            gain = escape(gain)
            sentence += f" ({gain})"
        return Target(body, action, sentence, area, ghost, held, spot, gain)

    def pick(self, name: str, sentence: str, body: Picture, area: Area, turns: int = 1) -> Pick:
        """The body as a thing that can be picked up, and turned while it is held."""
        return Pick(body, name, escape(sentence), area, turns)

    def aim(self, name: str, sentence: str, body: Picture, area: Area) -> Aim:
        """The body as something that shows the view of this name in a map."""
        return Aim(body, name, escape(sentence), area)

    def place(
        self,
        name: str,
        x: float,
        y: float,
        body: Picture,
        ring: str = "",
        angle: int = 0,
        scale: float = 1,
    ) -> Placed:
        """Something at a place; with a ring around it where it has just been touched."""
        return Placed(body, name, x, y, angle, scale, ring)


def _sentences(state: State, viewer: Viewer, names: tuple[str, ...] | None) -> dict[Action, str]:
    """What each legal answer means; most questions leave that to the answer alone."""
    sentences, language = state.game.sentences, viewer.language
    if type(state.agenda[-1]).describe is Question.describe:
        return {action: _plain(action, sentences, language, names) for action in viewer.legal}
    found = {}
    for action in viewer.legal:
        text = state.describe(viewer.seat, action)
        found[action] = _said(sentences, text.key, tuple(text.data.items()), language, names)
    return found


@lru_cache(maxsize=16384)
def _plain(
    action: Action, sentences: Sentences, language: Language, names: tuple[str, ...] | None
) -> str:
    """Of an answer that means the same wherever it is given."""
    return escape(sentences.say(action.text(), language, names))


@lru_cache(maxsize=4096)
def _said(
    sentences: Sentences,
    key: str,
    data: tuple[tuple[str, int], ...],
    language: Language,
    names: tuple[str, ...] | None,
) -> str:
    return escape(sentences.say(Text(key, dict(data)), language, names))
