"""The course of a game, round by round and turn by turn."""

from __future__ import annotations

from collections import Counter

from baumeister import NOBODY, NOTHING
from tests.games.course import Course, Told, ask, ask_chance
from tests.games.imhotep.model import legal, scoring
from tests.games.imhotep.model.building import build, choose_pyramid, place, visit_market
from tests.games.imhotep.model.table import (
    BOATS,
    CARDS,
    NUMBERS,
    PAIR,
    SITES,
    Boat,
    Table,
    laid_out,
)
from tests.games.lockstep import Outcome

ROUNDS = 6
OPEN_CARDS = {"A": 4, "B": 3}
ON_THE_RIVER, FACE_DOWN = -7, -6  # in the engine's facts
LARGEST = 4


class Imhotep(Told):
    """The model."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        self.table = laid_out(seats, variants, edition)
        self.passes = 0
        self.is_over = False
        super().__init__(self.play())

    def play(self) -> Course[None]:
        seat = 0
        for _ in range(ROUNDS):
            yield from begin_round(self.table)
            seat = yield from self.play_round(seat)
            yield from end_round(self.table)
        scoring.score_end(self.table)
        self.is_over = True

    def play_round(self, seat: int) -> Course[int]:
        """Until the fourth boat has sailed, or everybody passes; tells who begins the next one."""
        self.passes = 0
        while True:
            answer = yield from ask(seat, legal.turn(self.table, seat))
            yield from act(self.table, seat, answer)
            self.passes = self.passes + 1 if answer == "pass" else 0
            seat = (seat + 1) % self.table.seats
            if not legal.on_river(self.table) or self.passes == self.table.seats:
                return seat

    def points(self) -> list[int]:
        return [sum(row[seat] for row in self.table.account.values()) for seat in self.seats()]

    def seats(self) -> range:
        return range(self.table.seats)

    def result(self) -> Outcome | None:
        if not self.is_over:
            return None
        return Outcome(scoring.ranks(self.table, self.points()), self.table.account)

    def public(self) -> dict[str, object]:
        table = self.table
        return {
            "round": table.round,
            "round_cards": table.round_cards,
            "sled": table.sled,
            "quarry": table.quarry,
            "hands": [[hand[card] for card in CARDS] for hand in table.hands],
            "ships": ships(table.boats),
            "market": market(table),
            "pyramids": [*table.pyramids.values()],
            "pyramid_edge": table.edge,
            "temple": table.temple,
            "burial_chamber": table.chamber,
            "obelisks": {
                "stones": [table.obelisks.count(seat) for seat in self.seats()],
                "towers": table.towers,
            },
        }


def begin_round(table: Table) -> Course[None]:
    """Four boats, and cards on the market."""
    answer = yield from ask_chance({f"round {n}": 1 for n in table.round_cards})
    card = int(answer.split()[1])
    table.round += 1
    table.round_cards.remove(card)
    sizes = table.edition["round_cards"][NUMBERS[table.seats]][card]
    minimum = table.edition["ships"]["minimum"]
    table.boats = [Boat([None] * int(size), minimum[int(size) - 1]) for size in sizes]
    for field in range(OPEN_CARDS[table.variants["market"]]):
        table.display[field] = yield from table.deck.draw()
    if table.is_b("market"):
        table.deck.hide()
        table.deck.hide()
        table.display[-1] = PAIR if table.deck.hidden else None


def end_round(table: Table) -> Course[None]:
    """The temple, the market, and stones on boats that could not sail."""
    yield from scoring.score_temple(table)
    table.deck.discard.update(card for card in table.display if card and card != PAIR)
    table.display = [None] * len(table.display)
    while table.deck.hidden:
        card = yield from table.deck.uncover()
        table.deck.discard[card] += 1
    for _, boat in legal.on_river(table):
        return_stones(table, boat)


def return_stones(table: Table, boat: Boat) -> None:
    for owner, number in Counter(boat.load).items():
        if owner is not None:
            table.quarry[owner] += number
    boat.load = [None] * len(boat.load)


def act(table: Table, seat: int, answer: str) -> Course[None]:
    """One of the four actions, or a pass."""
    word = answer.split()[0]
    if word == "take":
        table.take(seat, 3)
    elif word == "place":
        place(table, seat, answer)
    elif word == "sail":
        yield from sail(table, answer)
    elif word == "play":
        card = answer.split()[1]
        yield from play_card(table, seat, card)
        table.hands[seat][card] -= 1
        table.deck.discard[card] += 1


def play_card(table: Table, seat: int, card: str) -> Course[None]:
    if card == "lever":
        answer = yield from ask(seat, legal.sailing(table))
        yield from sail(table, answer, seat)
    elif card == "hammer":
        table.take(seat, 3)
        place(table, seat, (yield from ask(seat, legal.placing(table, seat))))
    elif card == "chisel":
        for _ in range(2):
            place(table, seat, (yield from ask(seat, legal.placing(table, seat))))
    else:
        boat = place(table, seat, (yield from ask(seat, legal.placing_to_sail(table, seat))))
        sites = legal.free_sites(table)
        yield from sail(table, (yield from ask(seat, {f"sail {boat} {site}" for site in sites})))


def sail(table: Table, answer: str, chooser: int | None = None) -> Course[None]:
    """A boat sails and is unloaded from the bow, or in the order of whoever pulled the lever."""
    _, number, site = answer.split()
    boat = table.boats[int(number)]
    boat.site = site
    waiting = [slot for slot, owner in enumerate(boat.load) if owner is not None]
    while waiting:
        slot = waiting[0]
        if chooser is not None and len({boat.load[each] for each in waiting}) > 1:
            chosen = yield from ask(chooser, {f"next {each}" for each in waiting})
            slot = int(chosen.split()[1])
        waiting.remove(slot)
        yield from unload(table, boat, slot)
    return_stones(table, boat)


def unload(table: Table, boat: Boat, slot: int) -> Course[None]:
    """A stone at the market stays on the boat until all have their cards (Ruling IM-8)."""
    owner = boat.load[slot]
    assert owner is not None
    if boat.site != "market":
        pyramid = yield from choose_pyramid(table, owner, boat.site)
        boat.load[slot] = None
        yield from build(table, owner, boat.site, pyramid)
        return
    if table.variants["stones_first"] == "on":
        boat.load[slot] = None
        table.quarry[owner] += 1
    yield from visit_market(table, owner)


def ships(boats: list[Boat]) -> dict[str, object]:
    """The boats as the engine writes them."""
    padded = [boat.load + [None] * (LARGEST - len(boat.load)) for boat in boats]
    return {
        "sizes": [len(boat.load) for boat in boats] or [0] * BOATS,
        "load": [NOBODY if owner is None else owner for load in padded for owner in load]
        or [NOBODY] * BOATS * LARGEST,
        "docked": [SITES.index(boat.site) if boat.site else ON_THE_RIVER for boat in boats]
        or [ON_THE_RIVER] * BOATS,
    }


def market(table: Table) -> dict[str, object]:
    numbers = {"": NOTHING, PAIR: FACE_DOWN, **{card: n for n, card in enumerate(CARDS)}}
    return {
        "display": [numbers[card or ""] for card in table.display],
        "discard": [table.deck.discard[card] for card in CARDS],
    }
