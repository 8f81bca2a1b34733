"""The pharaoh's pyramid (Pharaonen-Pyramide): everybody's leftovers, and the clock of the game.

Rulebook: "Pyramiden bauen", last paragraph, and "Spielende".
"""

from __future__ import annotations

from baumeister.core.state import CHANCE
from baumeister.games.valley_of_the_kings.rules.names import EVERY_COLOUR
from baumeister.games.valley_of_the_kings.rules.pyramid import PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rules.state import Valley


def build_for_pharaoh(state: Valley, key: str, seat: int, blocks: list[int], **data: int) -> None:
    """So many blocks of each colour go to the pharaoh's pyramid, and the event is told.

    Ruling VK-19: what is too much goes back into the bag.
    """
    first = len(state.pharaoh)
    room = PHARAOH_BLOCKS - first
    colours = [colour for colour in EVERY_COLOUR for _ in range(blocks[colour])]
    state.pharaoh += colours[:room]
    if room:
        state.tell(key, seat, n=len(state.pharaoh) - first, first=first, **data)
    if len(colours) > room:
        state.tell("surplus", CHANCE, n=len(colours) - room)
    for colour in colours[room:]:
        state.bag.put(colour)
