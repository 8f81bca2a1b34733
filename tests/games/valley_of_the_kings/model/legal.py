"""Everything that may be answered, question by question."""

from __future__ import annotations

from tests.games.valley_of_the_kings.model.table import LAYERS, Valley, site_of


def bids(table: Valley, tiles: list[int]) -> set[str]:
    return {f"bid {group} {rings}" for group in range(len(table.groups)) for rings in tiles} | {
        "done"
    }


def overseer_moves(table: Valley, seat: int, steps: int, claimed: set[int]) -> set[str]:
    """In the first round: openly, and not to sites of others."""
    figures = table.overseers[seat]
    moves = {"done"}
    for number, spot in enumerate(figures):
        twins = [
            n for n in range(number) if figures[n] == spot and (n in claimed) == (number in claimed)
        ]
        if site_of(spot) or not twins:  # of two who are alike, the first is moved
            moves |= {
                f"overseer {number} {target}"
                for target in within(table, spot, steps)
                if table.owner.get(site_of(target) or "", seat) == seat
            }
    return moves


def orders(table: Valley, seat: int, written: dict[int, str]) -> set[str]:
    """From the second round on: anywhere, but not both overseers onto one field."""
    figures = table.overseers[seat]
    moves = {"done"}
    for number, spot in enumerate(figures):
        twins = [n for n in range(number) if figures[n] == spot and n not in written]
        if number in written or (twins and not site_of(spot)):
            continue
        ordered = [target for target in written.values() if site_of(target)]
        targets = {*table.steps_from(spot)} - {spot, *ordered}
        moves |= {f"overseer {number} {target}" for target in targets}
    return moves


def worker_moves(table: Valley, seat: int, steps: int) -> set[str]:
    figures = table.workers[seat]
    moves = {"done"}
    for number, spot in enumerate(figures):
        if site_of(spot) or spot not in figures[:number]:
            moves |= {
                f"worker {number} {target}"
                for target in within(table, spot, steps)
                if is_open_to_workers(table, seat, site_of(target))
            }
    return moves


def is_open_to_workers(table: Valley, seat: int, site: str | None) -> bool:
    if site is None or table.round > 1:
        return True
    owner = table.owner.get(site)
    return owner == seat or (owner is None and table.variants["first_workers"] == "free_sites")


def within(table: Valley, spot: str, steps: int) -> list[str]:
    """Where a figure can stop that may go so many steps."""
    return [
        target
        for target, distance in table.steps_from(spot).items()
        if 0 < distance <= steps and not table.is_taken(target)
    ]


def thefts(table: Valley, seat: int) -> set[str]:
    return {
        f"steal {site} {position}"
        for site in table.sites
        if is_foreign(table, seat, site) and outnumbers_overseers(table, seat, site)
        if table.stolen[seat, site] < 2 * table.workers_at(seat, site)
        for position in topmost(table, site)
    }


def topmost(table: Valley, site: str) -> list[int]:
    """The blocks of the highest layer that has any."""
    layers = [[n for n in layer if n in table.blocks[site]] for layer in layers_of(table, site)]
    return next((layer for layer in reversed(layers) if layer), [])


def layers_of(table: Valley, site: str) -> list[list[int]]:
    layers: list[list[int]] = []
    for blocks in LAYERS[table.size[site]]:
        first = sum(len(layer) for layer in layers)
        layers.append([*range(first, first + blocks)])
    return layers


def is_foreign(table: Valley, seat: int, site: str) -> bool:
    return site in table.owner and table.owner[site] != seat and not table.is_finished(site)


def outnumbers_overseers(table: Valley, seat: int, site: str) -> bool:
    owner = table.owner[site]
    return table.overseers_at(seat, site) > table.overseers_at(owner, site)


def takeovers(table: Valley, seat: int) -> set[str]:
    if not table.scarabs(seat):
        return set()
    return {
        f"take_over {site}"
        for site in table.sites
        if is_foreign(table, seat, site) and outnumbers_overseers(table, seat, site)
        if crew(table, seat, site) > crew(table, table.owner[site], site)
    }


def crew(table: Valley, seat: int, site: str) -> int:
    """The workers who count; in a variant those who have stolen there, two blocks each, do not."""
    thieves = -(-table.stolen[seat, site] // 2) if table.variants["thieves"] == "busy" else 0
    return table.workers_at(seat, site) - thieves


def builds(table: Valley, seat: int, built: dict[str, int]) -> set[str]:
    return {
        f"build {site} {colour} {position}"
        for site in table.sites
        if table.owner.get(site) == seat and not table.is_finished(site)
        if built.get(site, 0) < 2 * table.workers_at(seat, site)
        for colour in +table.stock[seat]
        for position in lowest_gaps(table, site)
    }


def lowest_gaps(table: Valley, site: str) -> list[int]:
    layers = [[n for n in layer if n not in table.blocks[site]] for layer in layers_of(table, site)]
    return next(layer for layer in layers if layer)
