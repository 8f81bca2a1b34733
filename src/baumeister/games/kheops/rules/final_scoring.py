"""The scoring (Auswertung) after Blue has laid the last tile.

Rulebook: "Spielende und Auswertung" and "Wert eines Abschnitts".
"""

from __future__ import annotations

from baumeister.core.state import CHANCE
from baumeister.games.kheops.rules.names import (
    FROM_ANKHS,
    FROM_APEX,
    FROM_CLOSED,
    FROM_HALLS,
    FROM_LONGEST,
    FROM_SARCOPHAGI,
    PARTS,
)
from baumeister.games.kheops.rules.sections import Section, ankhs, sections_of, top
from baumeister.games.kheops.rules.state import SEATS, Kheops


def score_game(state: Kheops) -> None:
    settings = state.settings
    found = sections_of(state.pyramid, state.figures, settings.edition, settings.is_strict)
    for section in found:
        _score_section(state, section)
    for seat in range(SEATS):
        count = ankhs(state.pyramid, state.figures, state.colour(seat))
        if count:
            _book(state, FROM_ANKHS, seat, count * count)
            state.tell("scores_ankhs", seat, ankhs=count, n=count * count)


def _score_section(state: Kheops, section: Section) -> None:
    cell = top(section).bit_length() - 1
    if section.is_cursed:
        state.tell("cursed", CHANCE, cell=cell, size=section.size)
        return
    holders = section.holders(state.settings.shares_ties)
    if not holders and section.white:
        state.tell("tied", CHANCE, cell=cell, size=section.size, figures=section.white)
    for colour in holders:
        seat, n = state.seat_of(colour), section.points()
        _book(state, FROM_HALLS, seat, section.halls)
        _book(state, FROM_SARCOPHAGI, seat, section.sarcophagi)
        _book(state, FROM_APEX, seat, section.apex)
        _book(state, FROM_LONGEST, seat, section.longest)
        _book(state, FROM_CLOSED, seat, section.doubling)
        state.tell("scores_section", seat, cell=cell, size=section.size, n=n)


def _book(state: Kheops, source: int, seat: int, points: int) -> None:
    """A single game has the first rows, the games of a match those after them."""
    rows = 0 if state.settings.games == 1 else state.number + 1
    state.ledger.book(rows * len(PARTS) + source, seat, points)
