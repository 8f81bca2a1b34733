"""A game of the valley as the rulebook tells it, round after round."""

from __future__ import annotations

from tests.games.course import Alone, Course, Told, ask, ask_chance, ask_together
from tests.games.lockstep import Outcome
from tests.games.valley_of_the_kings.model import legal
from tests.games.valley_of_the_kings.model.scoring import kind_of, ranks
from tests.games.valley_of_the_kings.model.table import (
    COLOURS,
    KINDS,
    ROOM_OF_THE_PHARAOH,
    Valley,
    site_of,
)

STEPS = 6
LAST_ROUND = 30


class ValleyOfTheKings(Valley, Told):
    """The model: a table, and the course of a game on it."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        Valley.__init__(self, seats, variants, edition)
        Told.__init__(self, whole_game(self))

    def result(self) -> Outcome | None:
        if self.asked():
            return None
        return Outcome(ranks(self.points(), self.finished()), self.ledger)


def whole_game(table: Valley) -> Course[None]:
    if table.variants["first_player"] == "lot":
        drawn = yield from ask_chance({f"begin {seat}": 1 for seat in range(table.seats)})
        table.start = number(drawn)
    while True:
        table.round += 1
        yield from one_round(table)
        if is_over(table):
            return
        table.start = (table.start + 1) % table.seats


def is_over(table: Valley) -> bool:
    return (
        len(table.pharaoh) == ROOM_OF_THE_PHARAOH
        or all(table.is_finished(site) for site in table.sites)
        or table.round == LAST_ROUND
    )


def one_round(table: Valley) -> Course[None]:
    yield from auction(table)
    if table.round == 1:
        yield from open_moves(table)
    else:
        yield from secret_orders(table)
    for seat in table.turn_order():
        yield from move_workers(table, seat)
    table.stolen.clear()
    if table.round > 1:
        for seat in table.turn_order():
            yield from steal(table, seat)
        for seat in table.turn_order():
            yield from take_over(table, seat)
    for seat in table.turn_order():
        yield from build(table, seat)


def auction(table: Valley) -> Course[None]:
    for _ in range(min(table.seats + 1, table.bag.total() // 5)):
        group: list[str] = []
        for _ in range(5):
            drawn = yield from ask_chance({f"draw {c}": table.bag[c] for c in COLOURS})
            group.append(drawn.split()[1])
            table.bag[group[-1]] -= 1
        table.groups.append(group)
    if table.groups:
        yield from bidding(table)


def bidding(table: Valley) -> Course[None]:
    order = table.turn_order()
    bids = [[0] * len(table.groups) for _ in order]  # in the order of bidding
    for bid, seat in zip(bids, order, strict=True):
        tiles = [*table.printed["bid_tiles"]["rings"]]
        while tiles and (answer := (yield from ask(seat, legal.bids(table, tiles)))) != "done":
            _, group, rings = answer.split()
            tiles.remove(int(rings))
            bid[int(group)] += int(rings)
    for n, blocks in enumerate(table.groups):
        highest = max(bid[n] for bid in bids)
        if highest:
            table.stock[order[[bid[n] for bid in bids].index(highest)]].update(blocks)
        elif table.variants["unsold"] == "pharaoh":
            table.give_pharaoh(blocks)
        else:
            table.bag.update(blocks)
    table.groups.clear()


def open_moves(table: Valley) -> Course[None]:
    for seat in table.turn_order():
        steps, claimed = STEPS, set[int]()
        while steps:
            answer = yield from ask(seat, legal.overseer_moves(table, seat, steps, claimed))
            if answer == "done":
                break
            overseer, target = figure_and_target(answer)
            steps -= table.steps_from(table.overseers[seat][overseer])[target]
            table.overseers[seat][overseer] = target
            if overseer not in claimed and claim(table, seat, target):
                claimed.add(overseer)


def claim(table: Valley, seat: int, spot: str) -> bool:
    """An overseer on a field of a free site makes it his player's, if a scarab is left."""
    site = site_of(spot)
    if site is None or site in table.owner or not table.scarabs(seat):
        return False
    table.owner[site] = seat
    return True


def secret_orders(table: Valley) -> Course[None]:
    """All write at the same time; then the notes are turned up."""
    notes = yield from ask_together({seat: write(table, seat) for seat in range(table.seats)})
    for seat in table.turn_order():
        follow(table, seat, notes[seat])


def write(table: Valley, seat: int) -> Alone[dict[int, str]]:
    note: dict[int, str] = {}
    while (answer := (yield from ask(seat, legal.orders(table, seat, note)))) != "done":
        overseer, target = figure_and_target(answer)
        note[overseer] = target
    return note


def follow(table: Valley, seat: int, note: dict[int, str]) -> None:
    overseers = table.overseers[seat]
    if sum(table.steps_from(overseers[n])[target] for n, target in note.items()) > STEPS:
        return
    for overseer, target in note.items():
        start, overseers[overseer] = overseers[overseer], "on the way"
        overseers[overseer] = (
            waiting_area(table, start, target) if table.is_taken(target) else target
        )
        claim(table, seat, overseers[overseer])
    for overseer in {0, 1} - {*note}:
        claim(table, seat, overseers[overseer])


def waiting_area(table: Valley, start: str, field: str) -> str:
    """Beside a taken field; if it touches two areas, the nearer one, else that of the site."""
    steps = table.steps_from(start)
    return min(table.beside[field], key=lambda area: steps[area])


def move_workers(table: Valley, seat: int) -> Course[None]:
    steps = STEPS
    while steps:
        answer = yield from ask(seat, legal.worker_moves(table, seat, steps))
        if answer == "done":
            break
        worker, target = figure_and_target(answer)
        steps -= table.steps_from(table.workers[seat][worker])[target]
        table.workers[seat][worker] = target


def steal(table: Valley, seat: int) -> Course[None]:
    while (answer := (yield from if_any(seat, legal.thefts(table, seat)))) != "done":
        _, site, position = answer.split()
        table.stock[seat][table.blocks[site].pop(int(position))] += 1
        table.stolen[seat, site] += 1


def take_over(table: Valley, seat: int) -> Course[None]:
    while (answer := (yield from if_any(seat, legal.takeovers(table, seat)))) != "done":
        table.owner[answer.split()[1]] = seat


def build(table: Valley, seat: int) -> Course[None]:
    built: dict[str, int] = {}
    while (answer := (yield from if_any(seat, legal.builds(table, seat, built)))) != "done":
        _, site, colour, position = answer.split()
        table.stock[seat][colour] -= 1
        table.blocks[site][int(position)] = colour
        built[site] = built.get(site, 0) + 1
        if table.is_finished(site):
            book(table, seat, site)
    table.give_pharaoh([*table.stock[seat].elements()])
    table.stock[seat].clear()


def book(table: Valley, seat: int, site: str) -> None:
    kind = kind_of(table.blocks[site], table.variants["stripes"] == "on")
    size = table.size[site]
    if kind == "striped":
        worth = table.printed["striped"][size][0]
    else:
        worth = table.printed["points"][size][("mixed", "layered", "single").index(kind)]
    assert kind in KINDS
    table.ledger[kind][seat] += worth


def if_any(seat: int, answers: set[str]) -> Course[str]:
    """Nobody is asked who can do nothing."""
    if not answers:
        return "done"
    return (yield from ask(seat, answers | {"done"}))


def figure_and_target(answer: str) -> tuple[int, str]:
    _, figure, target = answer.split()
    return int(figure), target


def number(answer: str) -> int:
    return int(answer.split()[1])
