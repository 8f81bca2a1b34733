"""The course of a game, turn by turn."""

from __future__ import annotations

from baumeister import NOTHING
from tests.games.course import Course, Told, ask
from tests.games.lockstep import Outcome
from tests.games.oh_pharaoh.model import legal
from tests.games.oh_pharaoh.model.attacks import send_tax_collector, send_thief
from tests.games.oh_pharaoh.model.pyramids import NUMBERS, Laid, is_pyramid, steps, value, widths
from tests.games.oh_pharaoh.model.table import HAND, KINDS, GameOver, Table
from tests.games.oh_pharaoh.model.trading import offer

SOURCES = {2: "two_steps", 3: "three_steps", 4: "four_steps"}
PATIENCE_ROUNDS = 20  # rounds without a scored pyramid


class OhPharaoh(Told):
    """The model."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        self.table = Table(seats, variants, edition)
        self.is_over = False
        super().__init__(self.play())

    def play(self) -> Course[None]:
        try:
            yield from deal(self.table)
            seat = 0
            while True:
                yield from turn(self.table, seat)
                seat = self.table.others(seat)[0]
        except GameOver:
            score_end(self.table)
            self.is_over = True

    def points(self) -> list[int]:
        rows = self.table.account.values()
        return [sum(row[seat] for row in rows) for seat in range(self.table.seats)]

    def result(self) -> Outcome | None:
        if not self.is_over:
            return None
        points = self.points()
        ranks = [1 + sum(other > own for other in points) for own in points]
        return Outcome(ranks, self.table.account)

    def public(self) -> dict[str, object]:
        table = self.table
        pyramids = [laid for places in table.pyramids for laid in places]
        jokers = [[(card, number) for card, number in laid if card == "joker"] for laid in pyramids]
        return {
            "hand_sizes": [table.size(seat) for seat in range(table.seats)],
            "pile_size": table.pile.total(),
            "discard": [table.discard[card] for card in KINDS],
            "open": [KINDS.index(card) if card else NOTHING for card in table.row],
            "pyramids": [by_number(laid) for laid in pyramids],
            "jokers": [by_number(laid) for laid in jokers],
            "overseer": table.overseer,
            "end_card": 2 if self.is_over else int(table.has_end_card),
            "quiet_turns": table.quiet,
        }


def by_number(laid: Laid) -> list[int]:
    width = widths(laid)
    return [width[number] for number in NUMBERS]


def deal(table: Table) -> Course[None]:
    for seat in range(table.seats):
        yield from table.fill_hand(seat)
    yield from table.fill_row()


def turn(table: Table, seat: int) -> Course[None]:
    table.offers = 0
    yield from score(table, seat)
    yield from take_card(table, seat)
    yield from act(table, seat)
    yield from end_turn(table, seat)


def score(table: Table, seat: int) -> Course[None]:
    """Action 1: one pyramid, both or none."""
    while options := legal.scoring(table, seat):
        answer = yield from ask(seat, options)
        if answer == "go_on":
            return
        laid = table.pyramids[seat][int(answer.split()[1])]
        if steps(laid) >= table.fewest_steps():  # Ruling OP-11
            table.score(SOURCES.get(steps(laid), "more_steps"), seat, value(laid))
        table.discard.update(card for card, _ in laid)
        laid.clear()
        table.move_overseer()


def take_card(table: Table, seat: int) -> Course[None]:
    """Action 2: an open card, which is replaced at once, or the top one of the pile."""
    yield from table.fill_row()
    options = legal.taking(table)
    if not options:
        return
    answer = yield from ask(seat, options)
    if answer == "pile":
        table.hands[seat][(yield from table.draw())] += 1
        return
    field = int(answer.split()[1])
    card, table.row[field] = table.row[field], None
    assert card
    table.hands[seat][card] += 1
    yield from table.fill_row()


def act(table: Table, seat: int) -> Course[None]:
    """Action 3: whatever the player wants, as often as it is possible."""
    while (answer := (yield from ask(seat, legal.acting(table, seat)))) != "finish":
        word, *rest = answer.split()
        if word == "lay":
            yield from build(table, seat, answer)
        elif word == "swap":
            swap(table, seat, *(int(part) for part in rest))
        elif word == "thief":
            yield from send_thief(table, seat, *(int(part) for part in rest))
        elif word == "tax":
            yield from send_tax_collector(table, seat)
        else:
            yield from offer(table, seat)


def build(table: Table, seat: int, answer: str) -> Course[None]:
    """Card by card, until it is a pyramid (Ruling OP-21)."""
    while True:
        place = lay(table, seat, answer)
        if is_pyramid(widths(table.pyramids[seat][place])):
            return
        answer = yield from ask(seat, legal.laying(table, seat, place))


def lay(table: Table, seat: int, answer: str) -> int:
    """Tells where."""
    words = answer.split()
    card, place = words[1], int(words[2])
    table.hands[seat][card] -= 1
    number = int(words[3] if card == "joker" else card)
    table.pyramids[seat][place].append((card, number))
    return place


def swap(table: Table, seat: int, owner: int, place: int, number: int) -> None:
    laid = table.pyramids[owner][place]
    laid.remove(("joker", number))
    laid.append((str(number), number))
    table.hands[seat][str(number)] -= 1
    table.hands[seat]["joker"] += 1


def end_turn(table: Table, seat: int) -> Course[None]:
    """Action 4: seven cards again; who has no more than that may discard one before."""
    hand, is_free = table.hands[seat], 0 < table.size(seat) <= HAND
    while is_free or table.size(seat) > HAND:
        options = {f"discard {card}" for card, number in hand.items() if number}
        answer = yield from ask(seat, options | {"done"} if is_free else options)
        if answer != "done":
            table.move(answer.split()[1], hand, table.discard)
        is_free = False
    table.quiet += 1
    if table.quiet >= PATIENCE_ROUNDS * table.seats and not table.has_end_card:
        table.move_overseer()  # Ruling OP-20: before the hand is filled
    yield from table.fill_hand(seat)


def score_end(table: Table) -> None:
    for seat, pyramids in enumerate(table.pyramids):
        for laid in pyramids:
            if steps(laid) >= 3:
                table.score("at_the_end", seat, value(laid))
