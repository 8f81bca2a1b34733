"""The table as a few lines of plain text, for tests, golden files and the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.rules.names import (
    COLOURS,
    EMPTY,
    OVERSEERS,
    SITE_NAMES,
    SPOT_NAMES,
    WORKERS,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    EVERY_POSITION,
    LAYERS,
    PHARAOH_BLOCKS,
)

if TYPE_CHECKING:
    from baumeister.games.valley_of_the_kings.rules.state import Valley

SHORT: Final = "rgbwo"  # a letter for each colour


def letter(owner: int) -> str:
    return "." if owner == NOBODY else "ABCD"[owner]


def text_board(state: Valley) -> str:
    lines = [f"round {state.round}, pharaoh stone {letter(state.start)}"]
    lines += [f"group {n}    {_counts(group)}" for n, group in enumerate(state.groups)]
    lines += [_site(state, site) for site in state.settings.board.sites]
    lines.append(f"pharaoh    {len(state.pharaoh)} of {PHARAOH_BLOCKS}")
    lines.append(f"bag        {_counts(state.bag.counts)}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    return "\n".join(lines)


def _counts(counts: list[int]) -> str:
    return " ".join(f"{COLOURS[n]}*{count}" for n, count in enumerate(counts) if count) or "-"


def _site(state: Valley, site: Site) -> str:
    layers, first = [], 0
    for blocks in LAYERS[state.settings.board.sizes[site]]:
        colours = [
            state.block(site, position) for position in EVERY_POSITION[first : first + blocks]
        ]
        layers.append("".join("." if colour == EMPTY else SHORT[colour] for colour in colours))
        first += blocks
    return f"site {SITE_NAMES[site]:>2} {letter(state.owner[site])}  {' '.join(layers)}"


def _seat(state: Valley, seat: int) -> str:
    overseers = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    workers = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    return (
        f"{letter(seat)} {state.ledger.points[seat]:3} points,"
        f" overseers {_spots(overseers)}, workers {_spots(workers)},"
        f" scarabs {state.scarabs[seat]}, blocks {_counts(state.stock[seat])}"
    )


def _spots(figures: list[Spot]) -> str:
    return " ".join(SPOT_NAMES[spot] for spot in figures)
