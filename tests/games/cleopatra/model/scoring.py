"""What is counted when Cleopatra has arrived."""

from __future__ import annotations


def final_count(ledger: dict[str, list[int]], amulets: list[int], too_many: int) -> list[int]:
    """Feeds the crocodile and ranks the seats by what is left."""
    seats = range(len(amulets))
    talents = [sum(row[seat] for row in ledger.values()) for seat in seats]
    if len(amulets) == 2:
        eaten = [each >= too_many for each in amulets]
        ledger["corruption"] = [-min(amulets[n], talents[n]) * (not eaten[n]) for n in seats]
    else:
        eaten = [each == max(amulets) > 0 for each in amulets]
    ledger["crocodile"] = [-talents[n] * eaten[n] for n in seats]
    kept = [sum(row[seat] for row in ledger.values()) for seat in seats]
    scores = [(0, 0, 0) if eaten[n] else (1, kept[n], -amulets[n]) for n in seats]
    return [1 + sum(other > score for other in scores) for score in scores]


def wall_value(printed: int, touching: list[tuple[int, int]], laid: set[tuple[int, int]]) -> int:
    return printed + sum(square in laid for square in touching)


def door_value(printed: int, corner: int, walls: set[int]) -> int:
    """Walls count from the corner of the door frame, left or right, up to the first gap."""
    chain = 0
    for wall in range(9) if corner == 0 else reversed(range(9)):
        if wall not in walls:
            break
        chain += 1
    return printed + chain
