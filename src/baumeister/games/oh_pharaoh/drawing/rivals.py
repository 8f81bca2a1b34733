"""The others at a glance: who they are, and what they have built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.hand import hand_from_outside
from baumeister.games.oh_pharaoh.drawing.pyramids import pyramid
from baumeister.games.oh_pharaoh.drawing.rolls import Roll
from baumeister.games.oh_pharaoh.drawing.sites import AS_RIVAL, sites
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses
from baumeister.games.oh_pharaoh.rules.names import PYRAMIDS
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import ComposeOffer

HEAD: Final = 25
LETTER: Final = 8.0  # how wide a letter of a name is
NAME_LEFT: Final = 29


def rival_panel(
    state: OhPharaoh,
    words: Words,
    pen: Pen,
    uses: Uses,
    names: Sequence[str] | None,
    roll: Roll | None,
    number: int,
    owner: int,
) -> Panel:
    """The panel of the one who sits so many places to the left."""
    size = layout.rival(state.seats)
    area = Rectangle(3, HEAD, size.width - 6, size.height - HEAD - 3)
    name = seat_name(owner, words.language, names)
    head = _slab(size) + head_of(state, words, owner, name, size)
    parts: dict[str, Picture] = {f"rival-{number}": head}
    parts |= {f"rival-{number}-{place}": "" for place in range(PYRAMIDS)}
    for site in sites(state, owner, area, AS_RIVAL):
        parts[f"rival-{number}-{site.number}"] = pyramid(state, words, pen, uses, site, roll)
    return Panel(f"rival-{number}", name, Rectangle(0, 0, *size), parts)


def score_panel(state: OhPharaoh, words: Words, pen: Pen, number: int, owner: int) -> Panel:
    """What their chip says of them, for a picture without chips."""
    size = layout.score(state.seats)
    points, cards = state.ledger.points[owner], state.hand_sizes[owner]
    body = (
        box("slab", 0.75, 0.75, size.width - 1.5, size.height - 1.5, 9)
        + hand_from_outside(owner, 8, 3, 0.52)
        + tooltip(words.count("hand_of", cards), label(26, 18, "plain", str(cards)))
        + tooltip(words.count("points", points), label(size.width - 9, 20, "op-score", str(points)))
    )
    name = f"score-{number}"
    return Panel(name, words.say("panel.score"), Rectangle(0, 0, *size), {name: body})


def head_of(state: OhPharaoh, words: Words, owner: int, name: str, size: Size) -> str:
    """Who it is; while they put an offer together, it says so instead."""
    room = int((size.width - NAME_LEFT - 4) / LETTER)
    said, text = name, name
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, ComposeOffer) and question.seat == owner:
        said, text = words.say("composing", seat=name), words.say("offering")
    won = move(size.width - 22, 5, star(words), 0.62) if owner in winners(state) else ""
    return tooltip(said, _who(owner, shortened(text, room))) + won


@lru_cache(maxsize=512)
def _who(owner: int, text: str) -> str:
    return move(4, 2, STONES[owner], 0.59) + label(NAME_LEFT, 17, "op-who", text)


@lru_cache(maxsize=8)
def _slab(size: Size) -> str:
    return box("slab", 0.75, 0.75, size.width - 1.5, size.height - 1.5, 9)
