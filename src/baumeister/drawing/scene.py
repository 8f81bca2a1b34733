"""Scene: whom a drawing is for, what he may do, and what has just happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from baumeister.core.action import Action
from baumeister.core.sentences import Sentences
from baumeister.core.state import State
from baumeister.core.text import Language, Text
from baumeister.drawing.svg import escape


class Scene:
    """Makes buttons of what can be done, marks what was touched, and names every place."""

    def __init__(
        self,
        seat: int,
        legal: Iterable[Action],
        touched: Collection[str],
        state: State,
        language: Language,
        names: Sequence[str] | None = None,
    ) -> None:
        self.seat = seat
        self.touched = touched
        known = None if names is None else tuple(names)
        self.legal = {
            state.game.vocabulary.notation(action): _sentence(state, seat, action, language, known)
            for action in legal
        }

    def button(self, notation: str, body: str, hot: str, note: str = "") -> str:
        """The body; with the shape `hot` over it if a click on it is a legal answer.

        A note says more about the answer than its sentence does.
        """
        sentence = self.legal.get(notation)
        if sentence is None:
            return body
        return (
            f'<g class="go" data-action="{notation}" tabindex="0" role="button">'
            f"<title>{_noted(sentence, note)}</title>{body}{hot}</g>"
        )

    def pick(self, name: str, sentence: str, body: str, hot: str, turns: int = 1) -> str:
        """The body as a thing that can be picked up, and turned while it is held.

        Its name holds as long as it is the same thing: it stays in the hand over an update.
        """
        return (
            f'<g class="go" data-pick="{name}" data-turns="{turns}" tabindex="0" role="button"'
            f' aria-pressed="false"><title>{escape(sentence)}</title>{body}{hot}</g>'
        )

    def fit(
        self, notation: str, held: str, hot: str, spot: str = "", ghost: str = "", note: str = ""
    ) -> str:
        """A legal answer that is there only while something is held, or nothing.

        What is held is the name of a pick, or "name/turn". Answers of the same `spot` are one
        place for different turns. The ghost shows what would lie there, as long as it is aimed at.
        """
        sentence = self.legal.get(notation)
        if sentence is None:
            return ""
        shown = f'<g class="ghost">{ghost}</g>' if ghost else ""
        place = f' data-spot="{spot}"' if spot else ""
        return (
            f'<g class="go away" data-with="{held}" data-action="{notation}"{place}'
            f' tabindex="-1" role="button"><title>{_noted(sentence, note)}</title>{hot}{shown}</g>'
        )

    def place(self, name: str, x: float, y: float, body: str, ring: str, angle: int = 0) -> str:
        """Something at a place; with a ring around it if it has just been touched.

        What can be turned there says how far it is, in degrees clockwise, so that it is seen to
        turn about the middle of its place.
        """
        mark = ring if name in self.touched else ""
        turned = f' data-angle="{angle}"' if angle else ""
        return f'<g data-at="{name}"{turned} transform="translate({x:g} {y:g})">{body}{mark}</g>'


def only_with(held: str, body: str) -> str:
    """A picture that is there only while one of these things ("name" or "name/turn") is held."""
    return f'<g class="away" data-with="{held}">{body}</g>'


def only_without(held: str, body: str) -> str:
    """A picture that is there unless one of these things is held."""
    return f'<g data-without="{held}">{body}</g>'


def _noted(sentence: str, note: str) -> str:
    return f"{sentence} ({escape(note)})" if note else sentence


def _sentence(
    state: State, seat: int, action: Action, language: Language, names: tuple[str, ...] | None
) -> str:
    text = state.describe(seat, action)
    return _said(state.game.sentences, text.key, tuple(text.data.items()), language, names)


@lru_cache(maxsize=4096)
def _said(
    sentences: Sentences,
    key: str,
    data: tuple[tuple[str, int], ...],
    language: Language,
    names: tuple[str, ...] | None,
) -> str:
    return escape(sentences.say(Text(key, dict(data)), language, names))
