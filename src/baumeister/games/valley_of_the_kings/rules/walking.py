"""Walking: what overseers and workers have in common when they are told or described."""

from __future__ import annotations

from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    FIRST_AREA,
    LETTER_OF,
    SITE_OF,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley


def tell_walk(
    state: Valley, key: str, seat: int, source: Spot, target: Spot, **figure: int
) -> None:
    """`key.area` or `key.field`, with the spots it leads from and to and the steps it takes."""
    if state.log is None:
        return
    data = {**figure, "source": source, "target": target}
    data["n"] = state.settings.board.steps[source][target]
    if target < AREAS:
        state.tell(key + ".area", seat, area=FIRST_AREA + target, **data)
    else:
        state.tell(key + ".field", seat, site=SITE_OF[target], letter=LETTER_OF[target], **data)


def way_text(state: Valley, source: Spot, target: Spot, kind: Text) -> Text:
    """The text of a way, with its number of steps."""
    steps = state.settings.board.steps[source][target]
    return Text(kind.key + ".steps", {**kind.data, "n": steps})
