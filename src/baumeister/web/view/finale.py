"""The finale: the points of a game that is over, source after source, to be counted on the page."""

from __future__ import annotations

from baumeister.core.text import Text
from baumeister.drawing import Drawing


def finale(board: Drawing) -> list[dict[str, object]]:
    """What is counted, what it brings each seat, and where it lies; nothing before the end."""
    state, language = board.state, board.viewer.language
    result = state.result()
    if result is None:
        return []
    game = state.game
    return [
        {
            "title": game.sentences.say(Text(f"source.{source}"), language),
            "points": row,
            "places": list(board.drawer.scored(state, number)),
        }
        for number, (source, row) in enumerate(zip(game.sources, result.table, strict=True))
        if any(row)
    ]
