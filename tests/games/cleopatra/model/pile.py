"""The draw pile, half face up and half face down, and the stalls of the market."""

from __future__ import annotations

from collections import Counter

from tests.games.cleopatra.model.table import RESOURCES, STALLS, TAINTED, Palace
from tests.games.course import Course, ask, ask_chance

CARDS = (*RESOURCES, *TAINTED)


def deal(table: Palace) -> Course[None]:
    for hand in table.hands:
        for _ in range(table.printed["table"]["cards"][0]):
            hand[(yield from draw(table, 0))] += 1
    cut(table)
    yield from turn_up(table)
    for stall in table.stalls:
        stall += yield from from_top(table)


def draw(table: Palace, pile: int) -> Course[str]:
    """A card that nobody has seen comes out of all that it can be."""
    unseen = table.unseen[pile]
    drawn = yield from ask_chance({f"draw {card}": unseen[card] for card in CARDS})
    card = drawn.split()[1]
    unseen[card] -= 1
    return card


def cut(table: Palace) -> None:
    """The smaller half is turned face up."""
    cards = table.unseen[-1].total()
    table.up = cards // 2
    table.down = cards - table.up


def turn_up(table: Palace) -> Course[None]:
    """The next card of the pile can be seen, or its back; a used-up pile is made anew."""
    table.top = None
    if not table.up + table.down:
        if not table.discard.total():
            return
        yield from ask_chance({"shuffle": 1})
        table.unseen.append(table.discard)
        table.discard = Counter()
        table.sure = Counter()
        cut(table)
    unseen = table.unseen[-1]
    weights = {f"open {card}": table.up * unseen[card] for card in CARDS}
    weights["face_down"] = table.down * unseen.total()
    seen = "face_down"
    if table.up:  # else only backs are left
        seen = yield from ask_chance(weights)
    if seen == "face_down":
        table.down -= 1
        table.top = f"down {len(table.unseen) - 1}"
    else:
        table.up -= 1
        table.top = seen.split()[1]
        unseen[table.top] -= 1


def from_top(table: Palace) -> Course[list[str]]:
    """The top card, if there is one, as it lies."""
    cards = [table.top] if table.top else []
    if cards:
        yield from turn_up(table)
    return cards


def renew(table: Palace) -> Course[None]:
    """Cards are wanted: where no pile was left, those that were discarded later make one."""
    if table.top is None and table.discard.total():
        yield from turn_up(table)


def see(table: Palace, card: str) -> Course[str]:
    """What a card is that a seat takes."""
    if not card.startswith("down"):
        return card
    return (yield from draw(table, int(card.split()[1])))


def take_stall(table: Palace, seat: int, stall: int) -> Course[None]:
    cards, table.stalls[stall] = table.stalls[stall], []
    for card in cards:
        table.hands[seat][(yield from see(table, card))] += 1


def refill(table: Palace, seat: int) -> Course[None]:
    """Each stall gets one of three new cards, as the player likes."""
    yield from renew(table)
    cards: list[str] = []
    for _ in range(STALLS):
        cards += yield from from_top(table)
    stalls = [*range(STALLS)]
    while cards:
        stall = stalls[0]
        if len({*cards}) > 1 or len(cards) < len(stalls):
            stall = int((yield from ask(seat, {f"put {each}" for each in stalls})).split()[1])
        stalls.remove(stall)
        table.stalls[stall].append(cards.pop(0))
