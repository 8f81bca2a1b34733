"""What a seat may see of a state: its board and what has happened."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text as Styled

from baumeister.cli.terminal import Terminal
from baumeister.core.event import Event, visible
from baumeister.core.game import Game
from baumeister.core.state import State


def show_board(
    terminal: Terminal, view: State, seat: int, names: Sequence[str] | None = None
) -> None:
    """The board of a state that is masked already."""
    from baumeister.drawing import lines

    terminal.show_lines(lines(view, seat=seat, language=terminal.language, names=names))


def sentences_of(
    terminal: Terminal,
    game: Game,
    events: Sequence[Event],
    seat: int | None,
    names: Sequence[str] | None = None,
) -> list[Styled]:
    """What happened, as the seat saw it; without a seat, all of it."""
    seen = events if seat is None else visible(events, seat)
    said = [game.sentences.say(event.text(), terminal.language, names) for event in seen]
    return [with_names(sentence, names) for sentence in said]


def with_names(sentence: str, names: Sequence[str] | None) -> Styled:
    """A sentence in which players have the colours of their stones."""
    styled = Styled(sentence)
    for seat, name in enumerate(names or ()):
        styled.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"seat{seat}")
    return styled
