"""The table as a few lines of plain text, for tests, golden files and the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.garden import bit
from baumeister.games.cleopatra.rules.known_bag import KnownBag
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.names import (
    CARDS,
    DICE,
    DOORS,
    EVERY_ROW,
    EVERY_STALL,
    OBELISKS,
    SIDE,
    SPHINXES,
    WALLS,
    Card,
    MarketStall,
    Row,
)

if TYPE_CHECKING:
    from baumeister.games.cleopatra.rules.state import Cleopatra


def letter(seat: int) -> str:
    return "ABCDE"[seat]


def text_board(state: Cleopatra) -> str:
    lines = [f"round {state.round}, steps {state.steps}, altar {state.altar} of {DICE}"]
    lines += [_stall(state, stall) for stall in EVERY_STALL]
    lines.append(_piles(state))
    lines.append(_palace(state))
    lines.append(_stack(state))
    lines += [_row(state, row) for row in EVERY_ROW]
    lines += [_seat(state, seat) for seat in range(state.seats)]
    return "\n".join(lines)


def _card(card: Card) -> str:
    return CARDS[card] if card >= 0 else "?"


def _stall(state: Cleopatra, stall: MarketStall) -> str:
    cards = " ".join(_card(card) for card in state.stalls[stall])
    return f"stall {stall}: {cards or '-'}"


def _piles(state: Cleopatra) -> str:
    pile = state.pile
    top = "-" if pile.top == NO_CARD else _card(pile.top)
    return f"pile {pile.size()}, top {top}, discard {_cards(state.discard)}"


def _bits(bits: int, count: int) -> str:
    return "".join("#" if bits >> n & 1 else "." for n in range(count))


def _palace(state: Cleopatra) -> str:
    throne = ("-", "pedestal", "throne")[state.throne]
    return (
        f"walls {_bits(state.walls, WALLS)}, doors {_bits(state.doors, DOORS)},"
        f" obelisks {_bits(state.obelisks, OBELISKS)}, sphinxes {state.sphinxes} of {SPHINXES},"
        f" {throne}"
    )


def _stack(state: Cleopatra) -> str:
    left = "".join(SHAPES[shape] for shape in state.stack) or "-"
    top = SHAPES[state.top_mosaic] if state.top_mosaic >= 0 else "-"
    removed = "".join(SHAPES[shape] for shape in state.removed) or "-"
    return f"mosaics {left}, top {top}, removed {removed}"


def _row(state: Cleopatra, row: Row) -> str:
    return " ".join(_square(state, bit(row, column)) for column in range(SIDE))


def _square(state: Cleopatra, square: int) -> str:
    """A mosaic's letter, a seat's small letter in its sanctuary, or what is printed."""
    for shape, squares in state.mosaics:
        if squares & square:
            return SHAPES[shape]
    for seat, sanctuaries in enumerate(state.sanctuaries):
        if any(region & square for region in sanctuaries):
            return letter(seat).lower()
    garden = state.settings.garden
    if not garden.squares & square:
        return " "
    return "*" if garden.palms & square else "."


def _cards(bag: KnownBag) -> str:
    names = [f"{name}*{bag.counts[n]}" for n, name in enumerate(CARDS) if bag.counts[n]]
    if bag.unknown():
        names.append(f"?*{bag.unknown()}")
    return " ".join(names) or "-"


def _seat(state: Cleopatra, seat: int) -> str:
    return (
        f"{letter(seat)} {state.talents(seat):3} talents, {state.amulets[seat]} amulets,"
        f" {state.merchants[seat]} merchants, {state.statues[seat]} statues,"
        f" {_cards(state.hands[seat])}"
    )
