"""Places by majority, for the obelisks and the rows of the burial chamber.

Rulebook: "A) Obelisken" and "B) Grabkammer", under "Wichtig".
"""

from __future__ import annotations


def shared_places(counts: list[int], prizes: list[int]) -> list[int]:
    """What each seat gets for its count; zero takes no place.

    Equal counts add up the prizes of the places they fill and divide them, rounded down.
    """
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts) - {0}, reverse=True):
        tied = [seat for seat, other in enumerate(counts) if other == count]
        prize = sum(prizes[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = prize
        place += len(tied)
    return points
