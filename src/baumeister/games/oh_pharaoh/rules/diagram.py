"""The table as a few lines of plain text, for tests, golden files and the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.games.oh_pharaoh.rules.names import KINDS, NO_CARD, NUMBERS, PYRAMIDS
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


def text_board(state: OhPharaoh) -> str:
    last = state.settings.edition.last_space
    opened = " ".join("-" if card == NO_CARD else KINDS[card] for card in state.open)
    return "\n".join(
        [
            f"overseer {state.overseer} of {last}",
            f"open     {opened}, pile {state.pile.size}, discard {state.discard.size}",
            *(_seat(state, seat) for seat in range(state.seats)),
        ]
    )


def _seat(state: OhPharaoh, seat: int) -> str:
    first = PYRAMIDS * seat
    laid = ", ".join(pyramid_text(pyramid) for pyramid in state.pyramids[first : first + PYRAMIDS])
    hand = " ".join(KINDS[card] for card, n in enumerate(state.hands[seat]) for _ in range(n))
    return (
        f"{'ABCD'[seat]} {state.ledger.points[seat]:3} points, pyramids {laid},"
        f" {state.hand_sizes[seat]} cards {hand or '-'}"
    )


def pyramid_text(pyramid: Pyramid) -> str:
    """The steps from the bottom to the top, as in "5555/66/7"; a joker is a *."""
    steps = [
        str(number) * pyramid.plain(number) + "*" * pyramid.jokers[number]
        for number in NUMBERS
        if pyramid.widths[number]
    ]
    return "/".join(steps) or "-"
